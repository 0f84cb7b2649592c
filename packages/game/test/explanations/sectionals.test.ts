import { describe, expect, it } from 'vitest';
import { runRace } from '../../src/engine/runRace.ts';
import { sectionals } from '../../src/explanations/sectionals.ts';
import type { SeedWords } from '../../src/fairness/seed.ts';
import { classFour, wordsFor } from '../field.ts';

const words = wordsFor(4);

describe('sectionals', () => {
  it('begin with the odd piece of the distance, and end at the post', () => {
    const { sections } = sectionals({
      card: classFour(1300, 4),
      words,
      reruns: 1,
      runOnce: runRace,
    });
    expect(sections.map(({ length }) => length)).toEqual([100, 200, 200, 200, 200, 200, 200]);
    expect(sections.map(({ toGo }) => toGo)).toEqual([1200, 1000, 800, 600, 400, 200, 0]);
  });

  it('are those of the race itself, and sum to each runner’s time', () => {
    const card = classFour(1200, 4);
    const race = runRace(card, words);
    const { sections, runners } = sectionals({ card, words, reruns: 1, runOnce: runRace });
    expect(runners.map(({ horseId }) => horseId)).toEqual(race.order);
    for (const { sectionsMs, positions, timeMs, place } of runners) {
      expect(sectionsMs).toHaveLength(sections.length);
      expect(sectionsMs.reduce((sum, ms) => sum + ms, 0)).toBe(timeMs);
      expect(positions.at(-1)).toBe(place);
    }
  });

  it('have for par the mean of the field in runs with fresh luck, the race itself left out', () => {
    const card = classFour(1200, 4);
    const [slow, fast] = [12_000, 11_000];
    const runOnce = (_: typeof card, run: SeedWords) => {
      const own = run === words ? 99_000 : 0;
      const runner = (horseId: string, ms: number) => ({
        horseId,
        place: 1,
        timeMs: 6 * (ms + own),
        sectionalsMs: Array(6).fill(ms + own),
        positions: [],
        topSpeed: 19,
        leastEnergy: 0,
      });
      return { runners: [runner('a', slow), runner('b', fast)] };
    };
    const { sections } = sectionals({ card, words, reruns: 3, runOnce });
    expect(sections.map(({ parMs }) => parMs)).toEqual(Array(6).fill((slow + fast) / 2));
  });
});
