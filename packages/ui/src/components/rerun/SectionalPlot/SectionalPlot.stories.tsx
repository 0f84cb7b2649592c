import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { shapedField, shapePar, withOnePulledUp } from '../../../fixtures/shape';
import type { ShapedRunner } from '../RaceShape/RaceShape';
import { SectionalPlot, type SectionalPlotProps } from './SectionalPlot';

const paced = (field: readonly ShapedRunner[]) =>
  field.map(({ horseId, seconds }) => ({
    horseId,
    slower: seconds.map((each, mark) => (each === null ? null : each - (shapePar[mark] ?? 0))),
  }));

const meta = preview.meta({
  title: 'Components/Rerun/SectionalPlot',
  component: SectionalPlot,
  args: {
    summary: 'Silver Comet was faster than par in 3 of 6 sections',
    from: 'From the stalls',
    to: 'To the post',
    runners: paced(shapedField(8)),
    horseId: 'h1',
  } satisfies SectionalPlotProps,
  parameters: { maxInlineSize: 760 },
});

export const Default = meta.story();

/** Nothing is known of anybody. */
export const Empty = meta.story({
  args: { runners: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nobody’s sectional times are known/)).toBeVisible();
  },
});

export const Match = meta.story({ args: { runners: paced(shapedField(2)) } });

/** The largest field that a course has room for. */
export const Twenty = meta.story({ args: { runners: paced(shapedField(20)) } });

/** The one drawn in front pulled up: its line ends where it was timed last. */
export const OneDidNotFinish = meta.story({
  args: { runners: paced(withOnePulledUp(shapedField(8))), horseId: 'h8' },
  play: async ({ canvasElement }) => {
    const front = [...canvasElement.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
    await expect(front.match(/[ML]/g)).toHaveLength(3);
    await expect(front).not.toMatch(/NaN/);
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestFasterIsAbove = meta.story({
  name: 'Test: who is faster than par is drawn above it, who is slower below',
  tags: ['!autodocs'],
  args: {
    runners: [{ horseId: 'h1', slower: [-0.2, 0, 0.2] }],
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.summary })).toBeVisible();
    const front = [...canvasElement.querySelectorAll('path')].at(-1)?.getAttribute('d') ?? '';
    const heights = front
      .split(/[ML]/)
      .slice(1)
      .map((point) => Number(point.split(',')[1]));
    await expect(heights.map((height) => Math.sign(height - 50))).toEqual([-1, 0, 1]);
  },
});
