import { describe, expect, it } from 'vitest';
import type { Card, CardRunner } from '../../src/engine/card.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { luckOf, luckReport } from '../../src/explanations/luckReport.ts';
import { whyPlaced } from '../../src/explanations/whyPlaced.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { classFour, wordsFor } from '../field.ts';

const card = classFour(1200, 3);
const words = wordsFor(3);
const race = runRace(card, words);
const [winner = '', second = ''] = race.order;
const last = race.order.at(-1) ?? '';

function luckIn(given: Card) {
  const [report] = luckReport({ card: given, words, reruns: 20, chunk: 20, runOnce: runRace });
  if (report === undefined) throw new Error('There were no re-runs.');
  return report;
}
const luck = luckIn(card);

function changed(horseId: string, change: Partial<CardRunner>): Card {
  const runners = card.runners.map((runner) =>
    runner.horseId === horseId ? { ...runner, ...change } : runner,
  );
  return { ...card, runners };
}

function causesOf(horseId: string, question: Partial<Parameters<typeof whyPlaced>[0]> = {}) {
  const why = whyPlaced({ card, words, horseId, fitness: {}, luck, reruns: 3, ...question });
  if (why === null) throw new Error(`${horseId} did not run.`);
  return why;
}

describe('why a runner finished where it did', () => {
  it('adds up to the distance beaten, for every runner', () => {
    const best = race.runners[0]?.timeMs ?? 0;
    for (const { horseId, timeMs } of race.runners) {
      const { lengths, causes, rivalId } = causesOf(horseId, { reruns: 1 });
      const sum = Object.values(causes).reduce((total, each) => total + each, 0);
      expect(sum).toBeCloseTo(lengths, 9);
      if (horseId === winner) continue;
      expect(rivalId).toBe(winner);
      expect(lengths).toBe((timeMs - best) / LENGTH_MS);
    }
  });

  it('measures the winner against the runner-up', () => {
    const why = causesOf(winner);
    expect(why.rivalId).toBe(second);
    expect(why.lengths).toBeLessThanOrEqual(0);
  });

  it('blames weight only for a difference in weight', () => {
    const weight = card.runners.find(({ horseId }) => horseId === winner)?.weight ?? 0;
    const level = { card: changed(last, { weight }) };
    expect(causesOf(last, level).causes.weight).toBe(0);
    const heavier = { card: changed(last, { weight: weight + 30 }), reruns: 6 };
    expect(causesOf(last, heavier).causes.weight).toBeGreaterThan(1);
  });

  it('blames condition where both are known and differ', () => {
    const fresh = { condition: 100, energy: 100 };
    const causes = (condition: number) =>
      causesOf(last, {
        fitness: { [winner]: fresh, [last]: { ...fresh, condition } },
        reruns: 6,
      }).causes;
    expect(causesOf(last).causes.condition).toBe(0);
    expect(causes(100).condition).toBe(0);
    expect(causes(20).condition).toBeGreaterThan(1);
  });

  it('blames pace only for another way of riding', () => {
    const styleOf = (on: Card, id: string) => on.runners.find((r) => r.horseId === id)?.style;
    const alike = ([0, 1, 2, 3] as const)
      .map((style) => changed(last, { style }))
      .find((on) => styleOf(on, runRace(on, words).order[0] ?? '') === styleOf(on, last));
    if (alike === undefined) throw new Error('Nobody wins in the style of the last.');
    expect(causesOf(last, { card: alike }).causes.pace).toBe(0);
  });

  it('tells the luck of both as the luck report does', () => {
    for (const { horseId } of race.runners) {
      const { rivalId, causes } = causesOf(horseId, { reruns: 1 });
      expect(causes.luck).toBe(-luckOf(luck, horseId));
      expect(causes.rivalsLuck).toBe(luckOf(luck, rivalId));
    }
  });

  it('leaves to the draw what parts two that are alike, on average', () => {
    const [twin] = card.runners;
    if (twin === undefined) throw new Error('Nobody runs.');
    const runners = card.runners.map(({ horseId, draw }) => ({ ...twin, horseId, draw }));
    const alike = { ...card, runners };
    const { causes } = causesOf(last, { card: alike, luck: luckIn(alike), reruns: 20 });
    expect([causes.ability, causes.weight, causes.pace]).toEqual([0, 0, 0]);
    expect(Math.abs(causes.draw)).toBeLessThan(3);
  });

  it('is the same whenever it is asked', () => {
    expect(causesOf(last)).toEqual(causesOf(last));
  });

  it('is nothing for a horse that did not run, or that ran alone', () => {
    expect(whyPlaced({ card, words, horseId: 'nobody', fitness: {}, luck, reruns: 1 })).toBeNull();
    const alone = { ...card, runners: card.runners.slice(0, 1) };
    const horseId = alone.runners[0]?.horseId ?? '';
    expect(whyPlaced({ card: alone, words, horseId, fitness: {}, luck, reruns: 1 })).toBeNull();
  });
});
