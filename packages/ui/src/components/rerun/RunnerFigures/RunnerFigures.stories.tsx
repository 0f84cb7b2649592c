import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { shapedField, shapeMarks, shapePar, withOnePulledUp } from '../../../fixtures/shape';
import type { ShapedRunner } from '../RaceShape/RaceShape';
import { RunnerFigures, type RunnerFiguresProps } from './RunnerFigures';

const figured = (field: readonly ShapedRunner[]) =>
  field.map(({ horseId, horse, horseHref, seconds }) => ({
    ...{ horseId, horse, horseHref },
    figures: seconds.map((each) => each?.toFixed(2) ?? null),
  }));

const meta = preview.meta({
  title: 'Components/Rerun/RunnerFigures',
  component: RunnerFigures,
  args: {
    caption: 'Seconds for each section',
    heads: shapeMarks,
    runners: figured(shapedField(8)),
    measure: { name: 'Par', figures: shapePar.map((each) => each.toFixed(2)) },
  } satisfies RunnerFiguresProps,
  parameters: { maxInlineSize: 760 },
});

export const Default = meta.story();

/** Nothing is known of anybody. */
export const Empty = meta.story({ args: { runners: [] } });

export const Match = meta.story({ args: { runners: figured(shapedField(2)) } });

export const Twenty = meta.story({ args: { runners: figured(shapedField(20)) } });

/** The figures of one that pulled up end where it was timed last. */
export const OneDidNotFinish = meta.story({
  args: { runners: figured(withOnePulledUp(shapedField(3))) },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('row', { name: /Turf Legend/ });
    const cells = within(last).getAllByRole('cell');
    await expect(cells.slice(3).map(({ textContent }) => textContent)).toEqual(['–', '–', '–']);
  },
});

/** What the window has no room for is scrolled to. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestIsTable = meta.story({
  name: 'Test: each figure stands under its mark, beside a name that leads to the horse',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Horse', ...shapeMarks]);
    const par = canvas.getByRole('row', { name: /^Par/ });
    await expect(within(par).getAllByRole('cell')[0]).toHaveTextContent('13.42');
    await expect(canvas.getByRole('link', { name: 'Turf Legend' })).toHaveAttribute(
      'href',
      '/horses/h3',
    );
  },
});
