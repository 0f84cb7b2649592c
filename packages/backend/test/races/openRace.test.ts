import { sha256 } from '@furlong/game/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { raceOpening, raceWithEntries } from '../../src/index.ts';
import { fillRace, openRace, raceSecret, voidRace } from '../../src/service/index.ts';
import { openTestGame } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

beforeAll(() => registerHouseHorses(game, 'Vale House', 12));

describe('opening and filling', () => {
  it('opens one race a slot and publishes the hash of its seed', async () => {
    const raceId = await openTestRace(game);
    const { race } = await raceWithEntries(game.visitor(), { raceId });
    const seed = await raceSecret(game.steward(), { raceId });
    const { terms, reserves } = await raceOpening(game.visitor(), { raceId });
    expect(race.rules).toBe('furlong-race-2');
    expect(race.seedHash).toBe(
      await sha256(`furlong-race-2:${raceId}:${seed}:${terms}:${reserves.join()}`),
    );
    expect(race).toMatchObject({ seed: null, salt: null, status: 'open' });
    expect(
      await openRace(game.steward(), {
        race,
        closesAt: race.closesAt,
        seed,
        engine: 'furlong-2',
        terms: '{}',
        openingField: 0,
        at: Date.now(),
      }),
    ).toBeNull();
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('fills with the reserves of the opening in their order, those engaged elsewhere passed over', async () => {
    const first = await openTestRace(game, { entryFee: 0 });
    const second = await openTestRace(game, { entryFee: 0 });
    const at = Date.now();
    expect(await fillRace(game.steward(), { raceId: first, target: 5, at })).toBe(5);
    expect(await fillRace(game.steward(), { raceId: first, target: 5, at })).toBe(0);
    expect(await fillRace(game.steward(), { raceId: second, target: 99, at })).toBe(7);
    const { race, runners } = await raceWithEntries(game.visitor(), { raceId: first });
    expect(race.entriesCount).toBe(5);
    expect(runners.every(({ stable }) => stable.isHouse)).toBe(true);
    const { reserves } = await raceOpening(game.visitor(), { raceId: first });
    expect(new Set(runners.map(({ horseId }) => horseId))).toEqual(new Set(reserves.slice(0, 5)));
    const seed = await raceSecret(game.steward(), { raceId: first });
    for (const { horseId, nonce } of runners) {
      expect(nonce).toBe(await sha256(`${seed}:nonce:${horseId}`));
    }
    await voidRace(game.steward(), {
      raceId: first,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at,
    });
    await voidRace(game.steward(), {
      raceId: second,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at,
    });
  });

  it('registers horses once, whatever else a second call says of them', async () => {
    const before = await game.sql('select count(*) from private.talents');
    const again = await registerHouseHorses(game, 'Vale House', 12);
    expect(again).toHaveLength(12);
    expect(await game.sql('select count(*) from private.talents')).toEqual(before);
  });
});
