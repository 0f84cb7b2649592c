import type { RaceInput } from '@furlong/backend/service';
import { DAY, EPOCH, middlingTalents, speedLostToAge } from '@furlong/game/rules';
import { describe, expect, it } from 'vitest';
import { entrantOf } from './entrant.ts';

const offAt = EPOCH + 6 * DAY;

const input: RaceInput = {
  horseId: 'h1',
  horseName: 'Bright Anchor',
  stableId: 's1',
  isHouse: false,
  nonce: 'n',
  draw: null,
  weight: null,
  sex: 'female',
  birthSeason: -7,
  specialty: 'Sprint',
  style: 1,
  rating: 60,
  runs: 3,
  condition: 80,
  energy: 40,
  conditionAt: offAt - DAY,
  lastRunAt: offAt - DAY,
  overreached: false,
  wonThisSeason: [],
  lostInFourWeeks: 0,
  talents: { ...middlingTalents, distancePreferred: 1200, distanceBreadth: 200 },
  kit: ['Racing Bridle', 'Basic Saddle', 'Steel Plates'],
  enteredAt: offAt - DAY,
  asked: null,
  lastRider: null,
};

describe('an entrant', () => {
  it('wears what the shop sells, has rested since its last work, and is as old as it is', () => {
    const entrant = entrantOf(input, offAt);
    expect(entrant.kit).toEqual({ speed: 1, endurance: 0, agility: 1, control: 3 });
    expect(entrant.energy).toBeGreaterThan(40);
    expect(entrant.lastRunAt).toBe(offAt - DAY);
    expect(entrant.lostToAge).toBeCloseTo(speedLostToAge(7 + 6 / 84), 9);
    expect(entrant.lostToAge).toBeGreaterThan(0);
  });

  it('is overreached until it has rested for 48 hours', () => {
    const overreached = { ...input, overreached: true };
    expect(entrantOf(overreached, offAt).overreached).toBe(true);
    const idle = { ...overreached, conditionAt: offAt - 2 * DAY };
    expect(entrantOf(idle, offAt).overreached).toBe(false);
    expect(entrantOf({ ...overreached, isHouse: true }, offAt).overreached).toBe(false);
  });

  it('of the house goes out as it always does', () => {
    const entrant = entrantOf({ ...input, isHouse: true }, offAt);
    expect(entrant).toMatchObject({
      kit: { speed: 0, endurance: 0, agility: 0, control: 0 },
      condition: 80,
      energy: 40,
      lastRunAt: null,
      lostToAge: 0,
    });
  });
});
