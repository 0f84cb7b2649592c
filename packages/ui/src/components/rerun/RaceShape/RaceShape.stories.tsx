import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { shapedField, shapeMarks, shapePar, withOnePulledUp } from '../../../fixtures/shape';
import { RaceShape, type RaceShapeProps } from './RaceShape';

const shown = (runners: ReturnType<typeof shapedField>) =>
  ({
    rerun: {
      state: 'done',
      answer: {
        marks: shapeMarks,
        par: shapePar,
        runners,
        story: 'Turf Legend led before; Silver Comet was in front from 400 m to go.',
      },
    },
  }) satisfies Partial<RaceShapeProps>;

const meta = preview.meta({
  title: 'Components/Rerun/RaceShape',
  component: RaceShape,
  args: {
    rerun: { state: 'idle' },
    field: 8,
    horseId: 'h1',
    onSelect: fn<RaceShapeProps['onSelect']>(),
    myHorseIds: ['h3'],
    onStart: fn<RaceShapeProps['onStart']>(),
  } satisfies RaceShapeProps,
});

export const Default = meta.story();

export const Running = meta.story({ args: { rerun: { state: 'running' } } });

export const Shown = meta.story({
  tags: ['vrt'],
  args: shown(shapedField(8)),
  // The plots are fetched first.
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sectional times')).toBeVisible();
  },
});

/** The worker could not be started, or could not read the race: it can be asked again. */
export const Failed = meta.story({
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
});

export const TestAgain = meta.story({
  name: 'Test: what failed can be asked again',
  tags: ['!autodocs'],
  args: { rerun: { state: 'failed', problem: 'The published card cannot be read.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const OneDidNotFinish = meta.story({ args: shown(withOnePulledUp(shapedField(8))) });

export const OnPhone = meta.story({
  args: shown(shapedField(20)),
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const TestTables = meta.story({
  name: 'Test: places and sectional times unfold, each with its table, and another runner can be drawn in front',
  tags: ['!autodocs'],
  args: shown(shapedField(8)),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Position at each mark/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Positions as a table'));
    await expect(canvas.getByRole('table', { name: /^Position at each mark/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Sectional times'));
    await userEvent.click(canvas.getByText('Sectional times as a table'));
    await expect(canvas.getByRole('table', { name: /^Seconds for each section/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Drawn in front' }), 'h4');
    await expect(args.onSelect).toHaveBeenCalledWith({ horseId: 'h4' });
  },
});
