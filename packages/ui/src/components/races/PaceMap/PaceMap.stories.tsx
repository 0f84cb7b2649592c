import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { declared } from '../../../fixtures/declarations';
import { unbroken } from '../../../fixtures/names';
import { PaceMap, type PaceMapProps, type PaceStyle } from './PaceMap';

const order: readonly PaceStyle[] = ['hold-up', 'midfield', 'lead', 'prominent'];

/** So many runners, in the styles and colours of the fixtures by turns. */
function fieldOf(count: number): PaceMapProps['runners'] {
  const rounds = Array.from({ length: Math.ceil(count / declared.length) }, () => declared);
  return rounds
    .flat()
    .slice(0, count)
    .map(({ horse, silks }, index) => ({
      horseId: `h${index}`,
      horse,
      silks,
      draw: index + 1,
      style: order[index % order.length] ?? 'lead',
    }));
}

const meta = preview.meta({
  title: 'Components/Races/PaceMap',
  component: PaceMap,
  args: { direction: 'left', runners: fieldOf(9) } satisfies PaceMapProps,
  parameters: { maxInlineSize: 480 },
});

export const Default = meta.story();

/** The course is run the other way round. */
export const RightHanded = meta.story({ tags: ['vrt'], args: { direction: 'right' } });

/** Two run, and one of them leads. */
export const TwoRunners = meta.story({ args: { runners: fieldOf(2) } });

/** The largest field that a race can have. */
export const FullField = meta.story({ tags: ['vrt'], args: { runners: fieldOf(24) } });

/** Everybody wants the same place. */
export const OneStyle = meta.story({
  args: { runners: fieldOf(12).map((runner) => ({ ...runner, style: 'prominent' as const })) },
});

/** A name without a gap. */
export const LongName = meta.story({
  args: { runners: fieldOf(3).map((runner) => ({ ...runner, horse: unbroken })) },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestRead = meta.story({
  name: 'Test: who sits where is read out, from the front and from the rail',
  tags: ['!autodocs'],
  args: { runners: fieldOf(5) },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Leads', 'Prominent', 'Midfield', 'Held up']);
    const fields = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(fields.at(-1)).toBe('1\u00a0Morning Glory, 5\u00a0Morning Glory');
  },
});
