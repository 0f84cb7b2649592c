import { describe, expect, it } from 'vitest';
import { runRace } from '../../src/engine/runRace.ts';
import {
  cardUnder,
  conditionsOf,
  inStall,
  type RaceConditions,
} from '../../src/explanations/whatIf.ts';
import { classFour, wordsFor } from '../field.ts';

const card = classFour(1200, 5);
const words = wordsFor(5);
const race = runRace(card, words);
const asRun = conditionsOf(card);
const [runner] = card.runners;
if (runner === undefined) throw new Error('The field is too small.');
const { horseId } = runner;

/** The conditions with the first runner changed. */
const under = (change: Partial<RaceConditions['runners'][number]>): RaceConditions => ({
  ...asRun,
  runners: asRun.runners.map((each) => (each.horseId === horseId ? { ...each, ...change } : each)),
});

const timeUnder = (conditions: RaceConditions, id = horseId) => {
  const { runners } = runRace(cardUnder(card, conditions), words);
  return runners.find((each) => each.horseId === id)?.timeMs ?? Number.NaN;
};

describe('a race under other conditions', () => {
  it('is the race itself when nothing is changed', () => {
    expect(cardUnder(card, asRun)).toEqual(card);
  });

  it('costs a horse time for every pound, and changes nothing of its rivals’ figures', () => {
    const heavy = cardUnder(card, under({ weight: runner.weight + 20 }));
    expect(heavy.runners.slice(1)).toEqual(card.runners.slice(1));
    expect(heavy.runners[0]?.speed).toBeLessThan(runner.speed);
    expect(timeUnder(under({ weight: runner.weight + 20 }))).toBeGreaterThan(timeUnder(asRun));
    const light = cardUnder(card, under({ weight: runner.weight - 20 })).runners[0]?.speed ?? 0;
    expect(light - runner.speed).toBeCloseTo(runner.speed - (heavy.runners[0]?.speed ?? 0), -1);
  });

  it('slows the whole field on softer ground', () => {
    for (const { horseId: id, timeMs } of race.runners) {
      expect(timeUnder({ ...asRun, going: 80 }, id)).toBeGreaterThan(timeMs);
    }
  });

  it('rides a horse otherwise', () => {
    const changed = cardUnder(card, under({ style: runner.style === 0 ? 3 : 0 }));
    expect(changed.runners[0]).toEqual({ ...runner, style: runner.style === 0 ? 3 : 0 });
    expect(runRace(changed, words).checksum).not.toBe(race.checksum);
  });

  it('exchanges the stalls of two, and with them what chance each stall held', () => {
    const moved = cardUnder(card, inStall(asRun, horseId, 7));
    expect(moved.runners.map(({ draw }) => draw)).toEqual(card.runners.map(({ draw }) => draw));
    expect(moved.runners[6]).toEqual({ ...runner, draw: 7 });
    expect(moved.runners[0]).toEqual({ ...card.runners[6], draw: 1 });
    expect(inStall(inStall(asRun, horseId, 7), horseId, 1)).toEqual(asRun);
    // A horse exactly like the one it changes places with runs the other's race.
    const alike = { ...runner, horseId: card.runners[6]?.horseId ?? '', draw: 7 };
    const twins = {
      ...card,
      runners: card.runners.map((each) => (each.draw === 7 ? alike : each)),
    };
    const before = runRace(twins, words).runners;
    const after = runRace(
      cardUnder(twins, inStall(conditionsOf(twins), horseId, 7)),
      words,
    ).runners;
    const timeOf = (runners: typeof before, id: string) =>
      runners.find((each) => each.horseId === id)?.timeMs;
    expect(timeOf(after, horseId)).toBe(timeOf(before, alike.horseId));
    expect(timeOf(after, alike.horseId)).toBe(timeOf(before, horseId));
  });

  it('is refused for a field that is not the card’s', () => {
    expect(() => cardUnder(card, { ...asRun, runners: asRun.runners.slice(1) })).toThrow(
      RangeError,
    );
  });
});
