import { describe, expect, it } from 'vitest';
import type { RaceEventKind } from '../../src/engine/events.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { classFour, wordsFor } from '../field.ts';

const races = Array.from({ length: 60 }, (_, number) => {
  const card = classFour([1000, 1400, 1800, 2400][number % 4] ?? 1000, number);
  return { card, ...runRace(card, wordsFor(number)) };
});

/** Metres: between two frames of a replay a runner is drawn on a straight line, millimetres off. */
const BETWEEN_FRAMES = 0.01;

const eventsOf = (kind: RaceEventKind) =>
  races.flatMap((race) =>
    race.events.filter((event) => event.kind === kind).map((event) => ({ race, ...event })),
  );

describe('the events of races', () => {
  it.each<RaceEventKind>([
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
  ])('have somewhere a runner that: %s', (kind) => {
    expect(eventsOf(kind).length).toBeGreaterThan(0);
  });

  it('are told by time, and happen between the off and the post', () => {
    for (const { events, duration, card } of races) {
      const moments = events.map(({ ms }) => ms);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      for (const { ms, metres, horseId } of events) {
        expect(ms).toBeGreaterThanOrEqual(0);
        expect(ms).toBeLessThanOrEqual(duration);
        expect(metres).toBeLessThanOrEqual(card.course.distance);
        expect(card.runners.map((runner) => runner.horseId)).toContain(horseId);
      }
    }
  });

  it('name one first leader a race, who is in front at that moment', () => {
    const led = eventsOf('led');
    expect(led).toHaveLength(races.length);
    for (const { race, ms, horseId } of led) {
      const positions = race.positionsAt(ms);
      const front = Math.max(...positions.map(({ metres }) => metres));
      const leader = positions.find((one) => one.horseId === horseId);
      expect(leader?.metres).toBeGreaterThan(front - BETWEEN_FRAMES);
    }
  });

  it('call for a photo exactly when a tenth of a length or less decides', () => {
    for (const { runners, events } of races) {
      const margin = (runners[1]?.timeMs ?? 0) - (runners[0]?.timeMs ?? 0);
      expect(events.some(({ kind }) => kind === 'photo')).toBe(margin <= 16);
    }
  });

  it('tell of places gained and lost exactly where the calls show them', () => {
    const gains: [RaceEventKind, from: number, to: number, least: number][] = [
      ['made ground', -5, -2, 4],
      ['ran on', -2, -1, 3],
      ['weakened', -1, -3, 4],
    ];
    for (const { runners, events } of races) {
      for (const [kind, from, to, least] of gains) {
        const told = events.filter((event) => event.kind === kind).map(({ horseId }) => horseId);
        const shown = runners
          .filter(({ positions }) => {
            const [before, after] = [positions.at(from), positions.at(to)];
            return before !== undefined && after !== undefined && before - after >= least;
          })
          .map(({ horseId }) => horseId);
        expect(told.toSorted()).toEqual(shown.toSorted());
      }
    }
  });
});

describe('running positions', () => {
  it('hold one for every sectional, and end with the place', () => {
    for (const { runners } of races) {
      for (const { positions, sectionalsMs, place } of runners) {
        expect(positions).toHaveLength(sectionalsMs.length);
        expect(positions.at(-1)).toBe(place);
      }
    }
  });

  it('agree with the clock at every call', () => {
    for (const { runners } of races) {
      const calls = runners[0]?.positions.length ?? 0;
      for (let call = 0; call < calls; call++) {
        const passed = runners.map(({ sectionalsMs }) =>
          sectionalsMs.slice(0, call + 1).reduce((sum, ms) => sum + ms, 0),
        );
        for (const [index, { positions }] of runners.entries()) {
          const before = passed.filter((ms) => ms < (passed[index] ?? 0)).length;
          expect(positions[call]).toBe(before + 1);
        }
      }
    }
  });
});
