import { describe, expect, it } from 'vitest';
import golden from '../../golden/furlong-1.json' with { type: 'json' };
import { GOLDEN_RACES, goldenRace, runGolden } from '../../golden/races.ts';
import { ENGINE } from '../../src/engine/card.ts';

describe('furlong-1, which may never change', () => {
  it('runs every golden race as it always did', () => {
    expect(golden).toHaveLength(GOLDEN_RACES);
    expect(golden.map((_, number) => runGolden(number))).toEqual(golden);
  });

  it('is held by races on every track, of every size and over every distance', () => {
    const cards = golden.map((_, number) => goldenRace(number).card);
    expect(new Set(cards.map(({ engine }) => engine))).toEqual(new Set([ENGINE]));
    expect(new Set(cards.map(({ course }) => course.trackId)).size).toBe(6);
    expect(new Set(cards.map(({ course }) => course.distance)).size).toBe(15);
    expect(new Set(cards.map(({ runners }) => runners.length)).size).toBe(14);
  });
});
