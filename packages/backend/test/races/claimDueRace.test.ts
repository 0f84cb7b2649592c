import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillRace, nextDueAt, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import {
  claim,
  enter,
  freeze,
  openTestRace,
  raceTime,
  registerHouseHorses,
  settle,
  start,
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
    expect(await claim(game, 'Ada', closesAt + 60_003)).toEqual({ raceId, stage: 'start' });
    const { offAt } = await start(game, raceId);
    expect(await claim(game, 'Bea', offAt + raceTime - 1)).toBeNull();
    expect(await claim(game, 'Bea', offAt + raceTime)).toEqual({ raceId, stage: 'settle' });
    await settle(game, raceId, 6000, offAt + raceTime);
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

  it('a steward killed at the off or at the settlement loses nothing: the next does it once', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openTestRace(game, { closesAt });
    await enter(raceId, await game.player());
    await fillRace(game.steward(), { raceId, target: 4, at: closesAt });
    await claim(game, 'Ada', closesAt);
    await freeze(game, raceId, closesAt);
    const offAt = closesAt + MINUTE;
    expect(await claim(game, 'Ada', offAt)).toEqual({ raceId, stage: 'start' });
    expect(await claim(game, 'Bea', offAt + 30_000)).toBeNull();
    expect(await claim(game, 'Bea', offAt + 60_000)).toEqual({ raceId, stage: 'start' });
    const started = await start(game, raceId);
    expect(await claim(game, 'Bea', offAt + raceTime)).toEqual({ raceId, stage: 'settle' });
    expect(await claim(game, 'Cyd', offAt + raceTime + 60_000)).toEqual({
      raceId,
      stage: 'settle',
    });
    const running = await game.snapshot();
    // Ada was only slow after all, and so is Bea.
    expect(await start(game, raceId)).toEqual(started);
    expect(await game.snapshot()).toEqual(running);
    const settled = await settle(game, raceId, 6000, offAt + raceTime + 60_000);
    const before = await game.snapshot();
    expect(await settle(game, raceId, 6000, offAt + raceTime + 61_000)).toEqual(settled);
    expect(await start(game, raceId)).toEqual(settled);
    expect(await game.snapshot()).toEqual(before);
  });

  it('gives what is due in the order in which it was due, and says when the next thing is', async () => {
    expect(await nextDueAt(game.steward())).toBeNull();
    const closesAt = Date.now() + HOUR;
    const first = await openTestRace(game, { closesAt, entryFee: 0 });
    // Entries of the second close while the first is running.
    const second = await openTestRace(game, { closesAt: closesAt + 2 * MINUTE, entryFee: 0 });
    await fillRace(game.steward(), { raceId: first, target: 3, at: closesAt });
    await fillRace(game.steward(), { raceId: second, target: 3, at: closesAt });
    const later = closesAt + HOUR;
    const done: unknown[] = [];
    for (let next = await nextDueAt(game.steward()); next !== null; ) {
      const due = await claim(game, 'Ada', later);
      done.push([due?.raceId === first ? 'first' : 'second', due?.stage, next - closesAt]);
      const raceId = due?.raceId ?? '';
      if (due?.stage === 'close') await freeze(game, raceId, later);
      else if (due?.stage === 'start') await start(game, raceId);
      else await settle(game, raceId, 6000, later);
      next = await nextDueAt(game.steward());
    }
    expect(done).toEqual([
      ['first', 'close', 0],
      ['first', 'start', MINUTE],
      ['second', 'close', 2 * MINUTE],
      ['first', 'settle', MINUTE + raceTime],
      ['second', 'start', 3 * MINUTE],
      ['second', 'settle', 3 * MINUTE + raceTime],
    ]);
  });
});
