import { beforeAll, describe, expect, it } from 'vitest';
import { enterRace, myActivity, myUpcomingEntries, myWallets } from '../../src/index.ts';
import { declareHorse, voidRace } from '../../src/service/index.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace, registerHouseHorses } from '../support/testRaces.ts';

const game = openTestGame();

let player: Player;
let other: Player;
let house: string[];

beforeAll(async () => {
  player = await game.player();
  other = await game.player();
  house = await registerHouseHorses(game, 'Hill House', 3);
});

describe('an entry', () => {
  it('is made, paid into the pool, and noted as an activity', async () => {
    const raceId = await openTestRace(game, { entryFee: 180 });
    const requestId = crypto.randomUUID();
    const entry = await enterRace(player.backend, { raceId, horseId: player.horseId, requestId });

    expect(entry).toMatchObject({ raceId, horseId: player.horseId, nonce: requestId, draw: null });
    expect(await myWallets(player.backend)).toMatchObject({ credits: 24_820, wallet: 0 });
    expect(await myUpcomingEntries(player.backend)).toMatchObject([
      { id: entry.id, raceId, horseId: player.horseId },
    ]);
    expect(
      await game.sql('select balance from private.accounts where race_id = $1', [raceId]),
    ).toEqual([{ balance: 180 }]);
    const [news] = await myActivity(player.backend, { limit: 1 });
    expect(news).toMatchObject({ type: 'race_entry', horseId: player.horseId, raceId });

    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('costs nothing where the fee is nothing, and nothing to the house', async () => {
    const before = await game.sql('select count(*) from private.transactions');
    const free = await openTestRace(game, { entryFee: 0 });
    await enterRace(other.backend, {
      raceId: free,
      horseId: other.horseId,
      requestId: crypto.randomUUID(),
    });
    const paid = await openTestRace(game);
    const [horseId = ''] = house;
    await declareHorse(game.steward(), { raceId: paid, horseId, nonce: 'n', at: Date.now() });
    expect(await game.sql('select count(*) from private.transactions')).toEqual(before);
    await voidRace(game.steward(), {
      raceId: free,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    await voidRace(game.steward(), {
      raceId: paid,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });
});
