import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runRace } from '../../src/engine/runRace.ts';
import { luckOfDay } from '../../src/explanations/luckOfDay.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { classFour, wordsFor } from '../field.ts';

const card = classFour(1200, 7);
const words = wordsFor(7);
const race = runRace(card, words);
const [first] = race.runners;
if (first === undefined) throw new Error('Nobody ran.');
/** Any other day is as this one. */
const runOnce = () => race;

describe('the luck of a day', () => {
  it('is where a runner lost or won time that it loses or wins on no other day', () => {
    const runner = fc.constantFrom(...race.runners);
    const section = fc.nat({ max: first.sectionalsMs.length - 1 });
    const delay = fc.integer({ min: -2_000, max: 2_000 }).filter((ms) => ms !== 0);
    fc.assert(
      fc.property(runner, section, delay, (struck, where, ms) => {
        const { horseId } = struck;
        const sectionalsMs = struck.sectionalsMs.map((own, i) => (i === where ? own + ms : own));
        const runners = race.runners.map((each) =>
          each === struck ? { ...each, sectionalsMs } : each,
        );
        const question = { card, words, horseId, reruns: 9, runOnce };
        const luck = luckOfDay({ ...question, race: { runners, events: [] } });
        const lengths = (-ms * (1 - 1 / runners.length)) / LENGTH_MS;
        expect(luck?.oneIn).toBe(10);
        expect(luck?.lengths).toBeCloseTo(lengths, 6);
        expect(luck?.moment.lengths).toBeCloseTo(lengths, 6);
        expect(luck?.moment.toGo).toBe(1200 - 200 * where);
        expect(luck?.moment.from).toBe(
          sectionalsMs.slice(0, where).reduce((sum, each) => sum + each, 0),
        );
      }),
    );
  });

  it('names what was to be seen of the runner in it, and of nobody else', () => {
    const [, struck = first] = race.runners;
    const sectionalsMs = struck.sectionalsMs.map((own, i) => (i === 2 ? own + 900 : own));
    const runners = race.runners.map((each) =>
      each === struck ? { ...each, sectionalsMs } : each,
    );
    const ms = sectionalsMs.slice(0, 2).reduce((sum, each) => sum + each, 0) + 1;
    const at = { ms, metres: 410 };
    const events = [
      { kind: 'wide', horseId: first.horseId, ...at },
      { kind: 'boxed in', horseId: struck.horseId, ...at },
      { kind: 'weakened', horseId: struck.horseId, ms: ms + 30_000, metres: 1000 },
    ] as const;
    const question = { card, words, horseId: struck.horseId, reruns: 1, runOnce };
    expect(luckOfDay({ ...question, race: { runners, events } })?.moment).toMatchObject({
      event: 'boxed in',
      places: [struck.positions[1], struck.positions[2]],
    });
  });

  it('is one of the days there are, most of it in a part of the race that went the same way', () => {
    const question = { card, words, race, reruns: 40, runOnce: runRace };
    const days = race.runners.map(({ horseId, timeMs }) => {
      const luck = luckOfDay({ ...question, horseId });
      if (luck === null) throw new Error('It ran.');
      const { lengths, oneIn, moment } = luck;
      expect(oneIn).toBeGreaterThanOrEqual(1);
      expect(oneIn).toBeLessThanOrEqual(41);
      expect(moment.lengths * Math.sign(lengths)).toBeGreaterThanOrEqual(Math.abs(lengths) / 6);
      expect(moment.from).toBeGreaterThanOrEqual(0);
      expect(moment.to).toBeLessThanOrEqual(timeMs);
      return luck;
    });
    expect(days.reduce((sum, { lengths }) => sum + lengths, 0)).toBeCloseTo(0, 6);
  });

  it('is nobody’s who did not run', () => {
    const question = { card, words, race, reruns: 1, runOnce };
    expect(luckOfDay({ ...question, horseId: 'at home' })).toBeNull();
  });
});
