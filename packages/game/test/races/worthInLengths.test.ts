import { describe, expect, it } from 'vitest';
import { ENGINE, engineOf } from '../../src/engine/engines.ts';
import { bandsOf } from '../../src/fairness/bands.ts';
import { speedFigure } from '../../src/fairness/composites.ts';
import { shareOfLengths } from '../../src/fairness/preparation.ts';
import { middlingTalents } from '../../src/horses/talents.ts';
import { LENGTHS_A_POUND, lengthsUnfit } from '../../src/races/worthInLengths.ts';

const { worth } = engineOf(ENGINE);
const distances = [1000, 1600, 2400];

describe('what things are worth in lengths is what the engine makes of them', () => {
  it.each(distances)('a pound of ability over %i m', (distance) => {
    const lengths = worth.perPoundOfAbility(distance) / shareOfLengths(1, distance);
    expect(LENGTHS_A_POUND).toBeCloseTo(lengths, 3);
  });

  it.each(distances)('condition and energy over %i m', (distance) => {
    const bands = bandsOf(middlingTalents, worth);
    const day = { distance, surface: 'Turf', going: 0 } as const;
    const figure = (condition: number, energy: number) =>
      speedFigure(
        bands,
        day,
        { weight: 124, immaturity: 0, condition, energy, prepared: 0 },
        worth,
      );
    for (const [condition, energy] of [
      [100, 100],
      [85, 85],
      [40, 60],
      [0, 0],
    ] as const) {
      const share = (figure(100, 100) - figure(condition, energy)) / 1_000_000;
      expect(lengthsUnfit({ condition, energy })).toBeCloseTo(
        share / shareOfLengths(1, distance),
        1,
      );
    }
  });
});
