import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { shapedField, withOnePulledUp } from '../../../fixtures/shape';
import { InRunningPlot, type InRunningPlotProps } from './InRunningPlot';

const meta = preview.meta({
  title: 'Components/Rerun/InRunningPlot',
  component: InRunningPlot,
  args: {
    summary: 'Turf Legend led before; Silver Comet was in front from 400 m to go.',
    from: '1000 m',
    to: 'Post',
    runners: shapedField(8),
    myHorseIds: ['h3'],
  } satisfies InRunningPlotProps,
  parameters: { maxInlineSize: 760 },
});

export const Default = meta.story();

/** Nothing is known of anybody. */
export const Empty = meta.story({
  args: { runners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody’s places in running are known/)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Match = meta.story({ args: { runners: shapedField(2), myHorseIds: [] } });

/** The largest field that a course has room for. */
export const Twenty = meta.story({ tags: ['vrt'], args: { runners: shapedField(20) } });

/** One pulled up: its line ends where it was seen last. */
export const OneDidNotFinish = meta.story({
  args: { runners: withOnePulledUp(shapedField(8)) },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const corners = paths.map((d) => d?.match(/[LC]/g)?.length ?? 0);
    // Each line is drawn twice; the last of the field is drawn first.
    await expect(corners.slice(0, 4)).toEqual([2, 2, 5, 5]);
  },
});

/** Two passed the post together: each line ends beside its own name. */
export const DeadHeat = meta.story({
  args: {
    runners: shapedField(3).map((runner, row) =>
      row === 1 ? { ...runner, positions: runner.positions.with(-1, 1) } : runner,
    ),
  },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    // Rows of 10, the line in the middle of each; the silks beside the names come after.
    await expect(paths.slice(0, 6).map((d) => d?.match(/[\d.]+$/)?.[0])).toEqual([
      '25',
      '25',
      '15',
      '15',
      '5',
      '5',
    ]);
  },
});

export const OnPhone = meta.story({
  tags: ['vrt'],
  args: {
    runners: shapedField(8).map((runner, row) =>
      row === 1 ? { ...runner, horse: unbroken } : runner,
    ),
  },
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestSpoken = meta.story({
  name: 'Test: those who hear the page are told who led, and the names in finishing order',
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.summary })).toBeVisible();
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names.slice(0, 3)).toEqual(['Silver Comet', 'Morning Glory', 'Turf LegendYours']);
  },
});
