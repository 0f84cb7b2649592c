import { expect, fn, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { causes, runnersOfStakes } from '../../../fixtures/explanations';
import { unbroken } from '../../../fixtures/names';
import { type PlaceExplained, WhyPlaced, type WhyPlacedProps } from './WhyPlaced';

const horses = ['Iron Duchess', 'Silver Comet'].map((horse) => ({
  horse,
  horseHref: `/horses/${horse}`,
}));

const explainedBy = (answer: Omit<PlaceExplained, 'horses'>) =>
  ({ rerun: { state: 'done', answer: { horses, ...answer } } }) satisfies Partial<WhyPlacedProps>;

const explained = explainedBy({
  verdict: 'Iron Duchess finished 2.4 lengths behind Silver Comet. That is made up of:',
  causes,
});

const meta = preview.meta({
  title: 'Components/Rerun/WhyPlaced',
  component: WhyPlaced,
  tags: ['vrt'],
  args: {
    rerun: { state: 'idle' },
    runners: runnersOfStakes,
    horseId: 'h4',
    onSelect: fn<WhyPlacedProps['onSelect']>(),
    onStart: fn<WhyPlacedProps['onStart']>(),
    onHide: fn<WhyPlacedProps['onHide']>(),
  } satisfies WhyPlacedProps,
});

export const Default = meta.story();

/** The race is run again with one thing changed after another. */
export const Running = meta.story({ args: { rerun: { state: 'running' } } });

export const Explained = meta.story({ args: explained });

/** The winner is told against the runner-up. */
export const Winner = meta.story({
  args: {
    horseId: 'h1',
    ...explainedBy({
      verdict: 'Silver Comet finished 0.2 lengths ahead of Morning Glory. That is made up of:',
      causes: causes.map((cause) =>
        cause.name === 'Luck'
          ? { ...cause, summary: 'Luck made no difference', lengths: 0 }
          : cause,
      ),
    }),
  },
  tags: ['!vrt'],
});

/** The worker could not be started, or could not read the race. */
export const Failed = meta.story({
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
});

export const OnPhone = meta.story({
  args: explained,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Dark = meta.story({ args: explained, globals: { theme: 'dark' } });

/** Sixty characters that no line can be broken at. */
export const LongNames = meta.story({
  args: {
    runners: runnersOfStakes.map(({ value, label }) => ({ value, label: `${label} ${unbroken}` })),
    ...explainedBy({
      verdict: `${unbroken} finished 2.4 lengths behind ${unbroken}.`,
      causes: causes.map((cause) => ({ ...cause, detail: `Against ${unbroken}.` })),
    }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestAsks = meta.story({
  name: 'Test: pressing the button asks, and nothing is to be picked before',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Explain a place' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const TestPicks = meta.story({
  name: 'Test: another runner can be picked, and each cause is told in words',
  tags: ['!autodocs', '!vrt'],
  args: explained,
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Causes' }));
    await expect(list.getByText('Weight cost it 0.4 lengths')).toBeVisible();
    await expect(list.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Runner' }), 'h2');
    await expect(args.onSelect).toHaveBeenCalledWith({ horseId: 'h2' });
  },
});
