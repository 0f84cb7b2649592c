import { DAY, EPOCH, type Grade, seasonAt, WEEK } from '@furlong/game/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  closeRace,
  declareHorse,
  type RaceInput,
  raceInputs,
  settleRace,
  voidRace,
} from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace, raceTime, registerHouseHorses, start } from '../support/testRaces.ts';

const game = openTestGame();

/** The first day of a season in which a starter horse is four years old, and three on the day before. */
const season = EPOCH + (seasonAt(Date.now()) + 2) * 12 * WEEK;

let house: string;
let player: Player;

beforeAll(async () => {
  [house = ''] = await registerHouseHorses(game, 'Vale House', 1);
});

beforeEach(async () => {
  player = await game.player();
});

/** Opens a race for the player's horse and one of the house, and declares both. */
async function openMatch(grade: Grade, offAt: number): Promise<string> {
  const raceId = await openTestRace(game, {
    grade,
    offAt,
    closesAt: offAt - 1000,
    ageClass: '3yo+',
    entryFee: 0,
    maxRating: null,
  });
  for (const horseId of [player.horseId, house]) {
    await declareHorse(game.steward(), { raceId, horseId, nonce: 'n', at: offAt - DAY });
  }
  return raceId;
}

/** Runs a match that the player's horse wins or not, and changes its rating by so many pounds. */
async function run({ grade, offAt, won, change }: Result): Promise<void> {
  const raceId = await openMatch(grade, offAt);
  const inputs = await raceInputs(game.steward(), { raceId });
  const runners = inputs.map(({ horseId }, index) => ({ horseId, draw: index + 1, weight: 126 }));
  await closeRace(game.steward(), {
    raceId,
    card: '{}',
    salt: 's',
    runners,
    line: null,
    at: offAt,
  });
  await start(game, raceId);
  await settleRace(game.steward(), {
    raceId,
    checksum: '85413e00',
    at: offAt + raceTime,
    runners: inputs.map(({ horseId, isHouse, rating, overreached }) => ({
      horseId,
      place: isHouse === won ? 2 : 1,
      timeMs: 70_000,
      prize: isHouse === won ? 0 : 6000,
      rating: isHouse ? rating : rating + change,
      condition: 80,
      energy: 55,
      overreached,
    })),
  });
}

interface Result {
  grade: Grade;
  offAt: number;
  won: boolean;
  change: number;
}

/** What a race off at that time would be made from: the player's horse first. */
async function inputsAt(offAt: number): Promise<RaceInput[]> {
  const raceId = await openMatch('Listed', offAt);
  const inputs = await raceInputs(game.steward(), { raceId });
  await voidRace(game.steward(), {
    raceId,
    reason: 'could_not_be_run',
    beaconSignature: null,
    at: offAt,
  });
  return inputs.toSorted((a, b) => Number(a.isHouse) - Number(b.isHouse));
}

describe('what a race is made from', () => {
  it('names the grades that a horse has won this season', async () => {
    await run({ grade: 'Grade 1', offAt: season - DAY, won: true, change: 0 });
    await run({ grade: 'Grade 2', offAt: season + DAY, won: false, change: 0 });
    await run({ grade: 'Grade 3', offAt: season + 2 * DAY, won: true, change: 0 });
    await run({ grade: 'Class 2', offAt: season + 3 * DAY, won: true, change: 0 });
    await run({ grade: 'Grade 3', offAt: season + 4 * DAY, won: true, change: 0 });
    const [mine, others] = await inputsAt(season + 5 * DAY);
    expect(mine?.wonThisSeason.toSorted()).toEqual(['Class 2', 'Grade 3']);
    // The house has won a Grade 2, and is sent out as always.
    expect(others?.wonThisSeason).toEqual([]);
  });

  it('adds the pounds that a rating came down in 28 days, gains not set off', async () => {
    const offAt = season + 6 * WEEK;
    await run({ grade: 'Class 5', offAt: offAt - 28 * DAY - 1000, won: false, change: -4 });
    await run({ grade: 'Class 5', offAt: offAt - 28 * DAY, won: false, change: -3 });
    await run({ grade: 'Class 5', offAt: offAt - 10 * DAY, won: true, change: 7 });
    await run({ grade: 'Class 5', offAt: offAt - DAY, won: false, change: -2 });
    const [mine, others] = await inputsAt(offAt);
    expect(mine?.lostInFourWeeks).toBe(5);
    expect(others?.lostInFourWeeks).toBe(0);
  });

  it('says who is overreached, and the settlement says who still is', async () => {
    await game.sql('update public.horses set overreached = true where id = any ($1::uuid[])', [
      [player.horseId, house],
    ]);
    const [mine] = await inputsAt(season + WEEK);
    expect(mine?.overreached).toBe(true);
    await run({ grade: 'Class 5', offAt: season + 2 * WEEK, won: false, change: 0 });
    const [raced, others] = await inputsAt(season + 3 * WEEK);
    expect(raced?.overreached).toBe(true);
    expect(others?.overreached).toBe(false);
  });
});
