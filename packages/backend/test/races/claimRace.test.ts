import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillRace, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  claim,
  enter,
  freeze,
  openTestRace,
  registerHouseHorses,
  settle,
} from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(async () => {
  await registerHouseHorses(game, 'Vale House', 12);
  // Its time comes before that of every other race, and nobody may be given it.
  const raceId = await openTestRace(game);
  await voidRace(game.steward(), {
    raceId,
    reason: 'could_not_be_run',
    beaconSignature: null,
    at: Date.now(),
  });
});

describe('claiming', () => {
  it('gives a due race to one steward at a time, and to the next when the lease ends', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await fillRace(game.steward(), { raceId, target: 3, at: closesAt });

    expect(await claim(game, 'Ada', closesAt - 1)).toBeNull();
    expect(await claim(game, 'Ada', closesAt)).toEqual({ raceId, stage: 'close' });
    expect(await claim(game, 'Bea', closesAt + 59_999)).toBeNull();
    // The same steward, started again after it was killed, goes on at once.
    expect(await claim(game, 'Ada', closesAt + 1)).toEqual({ raceId, stage: 'close' });
    expect(await claim(game, 'Bea', closesAt + 60_001)).toEqual({ raceId, stage: 'close' });

    await freeze(game, raceId, closesAt + 60_002);
    expect(await claim(game, 'Ada', closesAt + 60_003)).toEqual({ raceId, stage: 'run' });
    await settle(game, raceId, 6000, closesAt + 60_004);
    expect(await claim(game, 'Bea', closesAt + HOUR)).toBeNull();
  });

  it('is not kept by a clock that was hours ahead, but is by one that is seconds ahead', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await claim(game, 'Ada', closesAt + 3 * HOUR);
    expect(await claim(game, 'Bea', closesAt)).toEqual({ raceId, stage: 'close' });
    expect(await claim(game, 'Ada', closesAt - 10_000)).toBeNull();
    expect(await claim(game, 'Ada', closesAt + 1)).toBeNull();
    await voidRace(game.steward(), {
      raceId,
      reason: 'too_few_runners',
      beaconSignature: null,
      at: closesAt,
    });
  });

  it('a steward killed between running and settling loses nothing: the next settles once', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, await game.player());
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    await claim(game, 'Ada', closesAt);
    await freeze(game, raceId, closesAt);
    const offAt = closesAt + MINUTE;
    expect(await claim(game, 'Ada', offAt)).toEqual({ raceId, stage: 'run' });
    expect(await claim(game, 'Bea', offAt + 30_000)).toBeNull();
    expect(await claim(game, 'Bea', offAt + 60_000)).toEqual({ raceId, stage: 'run' });
    const settled = await settle(game, raceId, 6000, offAt + 60_000);
    const before = await game.snapshot();
    // Ada was only slow after all.
    expect(await settle(game, raceId, 6000, offAt + 61_000)).toEqual(settled);
    expect(await game.snapshot()).toEqual(before);
  });
});
