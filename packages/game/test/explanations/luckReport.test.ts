import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/engine/card.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { luckReport } from '../../src/explanations/luckReport.ts';
import type { SeedWords } from '../../src/fairness/seed.ts';
import { classFour, wordsFor } from '../field.ts';
import { luckless } from './luckless.ts';

const card = classFour(1200, 7);
const words = wordsFor(7);

describe('the luck report', () => {
  it('comes in chunks, each of all re-runs so far', () => {
    const counts = [];
    const question = { card, words, reruns: 120, chunk: 50, runOnce: luckless };
    for (const { reruns } of luckReport(question)) counts.push(reruns);
    expect(counts).toEqual([50, 100, 120]);
  });

  it('refuses chunks that would never end', () => {
    expect(() =>
      luckReport({ card, words, reruns: 10, chunk: 0, runOnce: luckless }).next(),
    ).toThrow(RangeError);
  });

  it('finds no luck where there is none', () => {
    const question = { card, words, reruns: 10, chunk: 50, runOnce: luckless };
    const [report] = luckReport(question);
    expect(report?.runners.map(({ luckLengths }) => luckLengths)).toEqual(
      card.runners.map(() => 0),
    );
    expect(report?.runners[0]).toMatchObject({ place: 1, winShare: 1, expectedPlace: 1 });
    expect(report?.runners[3]).toMatchObject({ place: 4, winShare: 0, expectedPlace: 4 });
  });

  it('gives each re-run luck of its own, never the race’s, and the same to all who ask', () => {
    const asked = () => {
      const seen: string[] = [];
      const runOnce = (given: Card, luck: SeedWords) => {
        seen.push(luck.join());
        return luckless(given, luck);
      };
      expect([...luckReport({ card, words, reruns: 200, chunk: 50, runOnce })]).toHaveLength(4);
      return seen;
    };
    const seen = asked();
    expect(new Set(seen).size).toBe(201);
    expect(asked()).toEqual(seen);
  });

  it('sums to no luck at all, and its shares of wins and places to one race', () => {
    const report = [...luckReport({ card, words, reruns: 60, chunk: 50, runOnce: runRace })].at(-1);
    const runners = report?.runners ?? [];
    const sum = (figure: (runner: (typeof runners)[number]) => number) =>
      runners.reduce((total, runner) => total + figure(runner), 0);
    expect(runners.map(({ horseId }) => horseId)).toEqual(runRace(card, words).order);
    expect(sum(({ luckLengths }) => luckLengths)).toBeCloseTo(0, 6);
    expect(sum(({ winShare }) => winShare)).toBeCloseTo(1, 6);
    expect(sum(({ expectedPlace }) => expectedPlace)).toBeCloseTo(78, 0);
  });
});
