import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { RunnerBar, type RunnerBarProps } from './RunnerBar';

const onClose = fn<RunnerBarProps['onClose']>();

const meta = preview.meta({
  title: 'Components/Layout/RunnerBar',
  component: RunnerBar,
  args: {
    state: 'inProgress',
    message: 'Silver Comet is running in the Ashford Stakes.',
    link: { href: '/races/r1', label: 'Watch live' },
    onClose,
  } satisfies RunnerBarProps,
});

export const Default = meta.story();

/** The off is near. */
export const StartingSoon = meta.story({
  args: {
    state: 'startingSoon',
    message: 'Silver Comet runs in the Ashford Stakes.',
    countdown: 'Off in 1:12',
    link: { href: '/races/r1', label: 'Go to the race' },
  },
});

/** The result is official. */
export const Finished = meta.story({
  args: {
    state: 'finished',
    message: 'Silver Comet won the Ashford Stakes.',
    link: { href: '/races/r1', label: 'See the result' },
  },
});

export const LongNames = meta.story({
  tags: ['vrt'],
  args: { message: `${unbroken} is running in the ${unbroken}.` },
  parameters: { maxInlineSize: 320 },
});

/** Turf in both themes; two on one page would be two landmarks of one name. */
export const Matrix = meta.story({ tags: ['vrt', '!autodocs'] });

export const TestCloses = meta.story({
  name: 'Test: it leads to the race, and is closed by its button',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onClose.mockClear();
    await expect(canvas.getByRole('link', { name: 'Watch live' })).toHaveAttribute(
      'href',
      '/races/r1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
