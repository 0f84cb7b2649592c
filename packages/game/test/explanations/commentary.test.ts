import { describe, expect, it } from 'vitest';
import type { RaceEventKind } from '../../src/engine/events.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { commentary } from '../../src/explanations/commentary.ts';
import { classFour, wordsFor } from '../field.ts';

const kinds: readonly RaceEventKind[] = [
  'slow start',
  'led',
  'took over',
  'boxed in',
  'wide',
  'made ground',
  'ran on',
  'weakened',
  'eased',
  'photo',
];

/** A race of two over 1000 m that is led throughout by `margin` ms. */
function matchRace(margin: number, events: ReturnType<typeof runRace>['events'] = []) {
  const runner = (horseId: string, place: number, timeMs: number) => ({
    horseId,
    place,
    timeMs,
    sectionalsMs: Array.from({ length: 5 }, () => timeMs / 5),
    positions: [place],
    topSpeed: 19,
    leastEnergy: 0,
  });
  return {
    runners: [runner('a', 1, 60_000), runner('b', margin === 0 ? 1 : 2, 60_000 + margin)],
    events,
    positionsAt: (ms: number) =>
      ['a', 'b'].map((horseId, index) => ({
        horseId,
        metres: (1000 * ms) / (60_000 + index * margin),
        lane: 1,
        finished: false,
      })),
  };
}

const names = { a: 'Halcyon Blue', b: 'Ferryman' };
const told = (margin: number) =>
  commentary({ race: matchRace(margin), distance: 1000, names }).map(({ text }) => text);

describe('the commentary', () => {
  it('tells the off, the order at the marks and the finish', () => {
    expect(told(400)).toEqual([
      'They are off, 2 of them.',
      '400 metres to go: Halcyon Blue by 1¾ lengths from Ferryman.',
      '200 metres to go: Halcyon Blue by 2¼ lengths from Ferryman.',
      'Halcyon Blue wins by 2½ lengths from Ferryman, in 1:00.00.',
    ]);
  });

  it.each([
    [0, 'A dead heat: Halcyon Blue and Ferryman, in 1:00.00.'],
    [40, 'Halcyon Blue wins by a neck from Ferryman, in 1:00.00.'],
    [80, 'Halcyon Blue wins by half a length from Ferryman, in 1:00.00.'],
    [160, 'Halcyon Blue wins by a length from Ferryman, in 1:00.00.'],
  ])('says a margin of %i ms as “%s”', (margin, line) => {
    expect(told(margin).at(-1)).toBe(line);
  });

  it('has a sentence with the name for every event, in the order of time', () => {
    const events = kinds.map((kind, index) => ({
      kind,
      horseId: index % 2 === 0 ? 'a' : 'b',
      ms: 1000 * (index + 1),
      metres: 0,
    }));
    const lines = commentary({ race: matchRace(400, events), distance: 1000, names });
    for (const { ms, horseId } of events) {
      const text = lines.find((line) => line.ms === ms)?.text;
      expect(text).toContain(names[horseId === 'a' ? 'a' : 'b']);
      expect(text).toMatch(/\.$/);
    }
  });

  it('follows a real race to the post', () => {
    const race = runRace(classFour(1600, 5), wordsFor(5));
    const lines = commentary({ race, distance: 1600, names: {} });
    const times = lines.map(({ ms }) => ms);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBe(0);
    expect(lines.some(({ text }) => text.includes(`${race.order[0]} wins`))).toBe(true);
    expect(lines.flatMap(({ text }) => text.match(/^\d+(?= metres to go)/) ?? [])).toEqual([
      '1200',
      '800',
      '400',
      '200',
    ]);
  });
});
