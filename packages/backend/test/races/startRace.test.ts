import { HOUR, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { raceWithEntries } from '../../src/index.ts';
import { fillRace, raceSecret, startRace, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { freeze, openTestRace, registerHouseHorses, start } from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Vale House', 6));

async function openField(closesAt: number): Promise<string> {
  const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
  await fillRace(game.steward(), { raceId, target: 3, at: closesAt });
  return raceId;
}

describe('starting a race', () => {
  it('reveals its seed and salt, once, and says until when it runs', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openField(closesAt);
    await freeze(game, raceId, closesAt);
    const seed = await raceSecret(game.steward(), { raceId });
    const beaconSignature = 'ab'.repeat(48);
    const offAt = closesAt + MINUTE;
    const finishesAt = offAt + 70_412;
    const off = { raceId, checksum: '85413e00', finishesAt, beaconSignature, at: offAt };
    const race = await startRace(game.steward(), off);
    const revealed = { seed, salt: 'salt', checksum: '85413e00', beaconSignature, finishesAt };
    expect(race).toMatchObject({ status: 'running', ...revealed, settledAt: null });
    const { runners } = await raceWithEntries(game.visitor(), { raceId });
    const results = { place: null, timeMs: null, prize: null, ratingAfter: null };
    for (const runner of runners) expect(runner).toMatchObject(results);

    const before = await game.snapshot();
    const other = { ...off, checksum: 'another', finishesAt: finishesAt + 1, at: offAt + 1 };
    expect(await startRace(game.steward(), other)).toEqual(race);
    expect(await game.snapshot()).toEqual(before);
  });

  it('is refused before the off, without a field, and with an end that is not after the off', async () => {
    const closesAt = Date.now() + HOUR;
    const raceId = await openField(closesAt);
    const offAt = closesAt + MINUTE;
    const off = { raceId, checksum: 'c', finishesAt: offAt + 1, beaconSignature: null, at: offAt };
    const refused = (attempt: typeof off) =>
      expect(startRace(game.steward(), attempt)).rejects.toMatchObject({ code: 'bad_request' });
    await refused(off);
    await freeze(game, raceId, closesAt);
    const before = await game.snapshot();
    await refused({ ...off, at: offAt - 1 });
    await refused({ ...off, finishesAt: offAt });
    expect(await game.snapshot()).toEqual(before);
    const reason = 'could_not_be_run' as const;
    await voidRace(game.steward(), { raceId, reason, beaconSignature: null, at: offAt });
    await expect(start(game, raceId)).rejects.toMatchObject({ code: 'bad_request' });
  });
});
