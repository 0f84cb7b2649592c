import { describe, expect, it } from 'vitest';
import { GOLDEN_RACES, goldenRace, runGolden } from '../../golden/races.ts';
import { goldenResults } from '../../golden/results.ts';

describe.each(goldenResults)('$engine, which may never change', ({ engine, lines }) => {
  it('runs every golden race as it always did', () => {
    expect(lines).toHaveLength(GOLDEN_RACES);
    expect(lines.map((_, number) => runGolden(engine, number))).toEqual(lines);
  });

  it('is held by races on every track, of every size and over every distance', () => {
    const cards = lines.map((_, number) => goldenRace(engine, number).card);
    expect(new Set(cards.map((card) => card.engine))).toEqual(new Set([engine]));
    expect(new Set(cards.map(({ course }) => course.trackId)).size).toBe(6);
    expect(new Set(cards.map(({ course }) => course.distance)).size).toBe(15);
    expect(new Set(cards.map(({ runners }) => runners.length)).size).toBe(14);
  });
});
