import { MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterRace, myWallets } from '../../src/index.ts';
import { declareHorse, voidRace } from '../../src/service/index.ts';
import { during, entryOutcome, expectRefusal } from '../support/entryAttempts.ts';
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

describe('a refused entry has its own code and changes nothing', () => {
  it('not_signed_in', async () => {
    const raceId = await openTestRace(game);
    const before = await game.snapshot();
    await expect(
      enterRace(game.visitor(), {
        raceId,
        horseId: player.horseId,
        requestId: crypto.randomUUID(),
      }),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await game.snapshot()).toEqual(before);
  });

  it('no_stable', async () => {
    const raceId = await openTestRace(game);
    await during(
      game,
      'update public.stables set owner_id = null where id = $1',
      [player.stableId],
      () => expectRefusal(game, 'no_stable', { by: player, raceId }),
    );
  });

  it('horse_not_found', async () => {
    await expectRefusal(game, 'horse_not_found', {
      by: player,
      raceId: await openTestRace(game),
      horseId: crypto.randomUUID(),
    });
  });

  it('horse_not_yours', async () => {
    await expectRefusal(game, 'horse_not_yours', {
      by: player,
      raceId: await openTestRace(game),
      horseId: other.horseId,
    });
  });

  it('race_not_found', () =>
    expectRefusal(game, 'race_not_found', {
      by: player,
      raceId: crypto.randomUUID(),
    }));

  it('race_closed: its time, its field, its end', async () => {
    await expectRefusal(game, 'race_closed', {
      by: player,
      raceId: await openTestRace(game, { closesAt: Date.now() - 1, offAt: Date.now() + MINUTE }),
    });
    const called = await openTestRace(game);
    await voidRace(game.steward(), {
      raceId: called,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    await expectRefusal(game, 'race_closed', {
      by: player,
      raceId: called,
    });
  });

  it('already_entered and horse_engaged', async () => {
    const raceId = await openTestRace(game);
    const request = { raceId, horseId: player.horseId, requestId: crypto.randomUUID() };
    await enterRace(player.backend, request);
    await expectRefusal(game, 'already_entered', { by: player, raceId });
    await expectRefusal(game, 'horse_engaged', {
      by: player,
      raceId: await openTestRace(game),
    });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('race_full', async () => {
    const raceId = await openTestRace(game, { maxEntries: 2 });
    const declare = (horseId: string) =>
      declareHorse(game.steward(), { raceId, horseId, nonce: 'n', at: Date.now() });
    const [first = '', second = '', third = ''] = house;
    await declare(first);
    await declare(second);
    await expect(declare(third)).rejects.toMatchObject({ code: 'race_full' });
    const crowd = await game.sql(
      'select private.give_starter_horse($1::uuid, now()) as id from generate_series(1, 4)',
      [player.stableId],
    );
    for (const { id } of crowd) await declare(String(id));
    await expectRefusal(game, 'race_full', { by: player, raceId });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('too_few_credits, by a single dollar', async () => {
    const { credits } = await myWallets(player.backend);
    await expectRefusal(game, 'too_few_credits', {
      by: player,
      raceId: await openTestRace(game, { entryFee: credits + 1 }),
    });
    const raceId = await openTestRace(game, { entryFee: credits });
    const request = { raceId, horseId: player.horseId, requestId: crypto.randomUUID() };
    await enterRace(player.backend, request);
    expect(await myWallets(player.backend)).toMatchObject({ credits: 0 });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    expect(await myWallets(player.backend)).toMatchObject({ credits });
  });

  it('race_closed by the time at which it is judged, not that at which it was begun', async () => {
    const raceId = await openTestRace(game);
    await game.database.withRollback(async (sql) => {
      // At least one tick of the clock after the transaction's beginning.
      await sql('do $$ begin while clock_timestamp() <= now() loop end loop; end $$');
      await sql('update public.races set closes_at = clock_timestamp() where id = $1', [raceId]);
      expect(
        await sql('select closes_at > now() as later from public.races where id = $1', [raceId]),
      ).toEqual([{ later: true }]);
      expect(await entryOutcome(sql, player, raceId)).toBe('race_closed');
    });
  });
});
