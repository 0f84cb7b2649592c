import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedRace } from '../../src/races/requestedRace.ts';
import {
  type AskedRace,
  leavesPlaces,
  purseOfFees,
  REQUEST_STABLES,
  requestBand,
  requestBars,
  requestConditions,
  requestDistances,
  requestFault,
  requestGrades,
  suitedBy,
} from '../../src/races/requests.ts';
import { DAY, HOUR, MINUTE, WEEK } from '../../src/season/durations.ts';
import { EPOCH, SEASON_WEEKS, seasonAt } from '../../src/season/season.ts';

/** In the middle of a season. */
const now = EPOCH + (5 * SEASON_WEEKS + 6) * WEEK;

const asked: AskedRace = {
  trackId: 'kingsmere',
  distance: 1600,
  surface: 'Turf',
  grade: 'Class 5',
  ageClass: '3yo+',
  sex: null,
  entryFee: 200,
  runners: 5,
  earliestOff: now + HOUR,
  latestOff: now + DAY,
};

const horse = {
  specialty: 'Mile' as const,
  rating: 60,
  birthSeason: seasonAt(now) - 4,
  wins: 0,
  sex: 'female' as const,
};

describe('what may be asked for', () => {
  it.each([
    [null, {}],
    [null, { entryFee: 50 }],
    ['bad_request', { entryFee: 40 }],
    [null, { entryFee: 2_000 }],
    ['bad_request', { entryFee: 2_010 }],
    ['bad_request', { entryFee: 205 }],
    [null, { runners: 3 }],
    ['bad_request', { runners: 2 }],
    [null, { runners: 8 }],
    ['bad_request', { runners: 9 }],
    ['bad_request', { distance: 1500 }],
    ['bad_request', { latestOff: now + DAY + 1 }],
    [null, { latestOff: asked.earliestOff }],
    ['request_times', { latestOff: asked.earliestOff - MINUTE }],
    [null, { earliestOff: now, latestOff: now + 30 * MINUTE }],
    ['request_times', { earliestOff: now, latestOff: now + 29 * MINUTE }],
    [null, { latestOff: now + 7 * DAY }],
    ['request_times', { latestOff: now + 7 * DAY + MINUTE }],
    ['request_ground', { trackId: 'port-regis' as const }],
  ])('%s for %o', (fault, over) => {
    expect(requestFault({ ...asked, ...over }, now)).toBe(fault);
  });

  it('does not reach into another season, in which horses are a year older', () => {
    const turn = EPOCH + 6 * SEASON_WEEKS * WEEK;
    const over = { earliestOff: turn - HOUR, latestOff: turn + HOUR };
    expect(requestFault({ ...asked, ...over }, turn - 2 * HOUR)).toBe('request_times');
  });

  it('suits somebody at every distance, and has a band in every class', () => {
    for (const metres of requestDistances) expect(suitedBy(metres).length).toBeGreaterThan(0);
    for (const grade of requestGrades) {
      const { minRating, maxRating } = requestBand(grade);
      expect(maxRating).toBeGreaterThan(minRating ?? 0);
    }
    expect(suitedBy(1500)).toEqual([]);
  });
});

describe('a horse', () => {
  it.each([
    [[], {}],
    [['Mile horses only'], { specialty: 'Sprint' as const }],
    [['horses rated 46 or more only'], { rating: 45 }],
    [['horses rated 66 or less only'], { rating: 67 }],
    [['three-year-olds and upward only'], { birthSeason: seasonAt(now) - 2 }],
  ])('reads %o of what bars it for %o', (bars, over) => {
    expect(requestBars(asked, { ...horse, ...over })).toEqual(bars);
  });

  it('is barred by its sex where one is asked for', () => {
    expect(requestBars({ ...asked, sex: 'female' }, horse)).toEqual([]);
    expect(requestBars({ ...asked, sex: 'male' }, horse)).toEqual(['colts and horses only']);
    expect(requestConditions({ ...asked, sex: 'male' })).toMatch(/, colts and horses only\.$/);
  });
});

describe('the laws of a request', () => {
  const fees = fc.integer({ min: 5, max: 200 }).map((tens) => tens * 10);
  const runners = fc.integer({ min: 3, max: 8 });

  it('the purse and the tenth that the house keeps are what the runners pay', () => {
    fc.assert(
      fc.property(fees, runners, (entryFee, places) => {
        const paid = entryFee * places;
        expect(purseOfFees({ entryFee, runners: places }) + Math.floor(paid / 10)).toBe(paid);
      }),
    );
  });

  it('a field that is full has three stables, and one that is not has a place for a new one', () => {
    fc.assert(
      fc.property(runners, fc.array(fc.integer({ min: 0, max: 4 })), (places, wishes) => {
        const joined: { stableId: string }[] = [];
        for (const wish of wishes) {
          const stableId = `s${wish}`;
          if (joined.length < places && leavesPlaces(places, joined, stableId)) {
            joined.push({ stableId });
          }
        }
        const stables = new Set(joined.map(({ stableId }) => stableId)).size;
        if (joined.length === places) expect(stables).toBeGreaterThanOrEqual(REQUEST_STABLES);
        else expect(leavesPlaces(places, joined, 'somebody new')).toBe(true);
      }),
    );
  });

  it('the race is the one that was asked for, and nothing is added to its fees', () => {
    const race = requestedRace({ ...asked, id: 'q1', sex: 'female' }, now + 2 * HOUR);
    expect(race).toMatchObject({
      slot: 'request q1',
      trackId: asked.trackId,
      distance: 1600,
      suitableFor: ['Mile'],
      minRating: 46,
      maxRating: 66,
      maxEntries: 5,
      entryFee: 200,
      purse: 900,
      offAt: now + 2 * HOUR,
    });
    expect(race.conditions).toMatch(/fillies and mares only\.$/);
    expect(requestedRace({ ...asked, id: 'q1' }, now).name).toBe(race.name);
  });
});
