import { MINUTE, mayRunAt } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterRace, myPurses } from '../../src/index.ts';
import { declareHorse, voidRace } from '../../src/service/index.ts';
import type { RunSql } from '../support/testDatabase.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace, registerHouseHorses, TWO_YEAR_OLD } from '../support/testRaces.ts';

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
  async function refused(code: string, attempt: { raceId: string; horseId?: string; by?: Player }) {
    const before = await game.snapshot();
    await expect(
      enterRace((attempt.by ?? player).backend, {
        raceId: attempt.raceId,
        horseId: attempt.horseId ?? player.horseId,
        requestId: crypto.randomUUID(),
      }),
    ).rejects.toMatchObject({ code });
    expect(await game.snapshot()).toEqual(before);
  }

  const during = async (change: string, parameters: unknown[], work: () => Promise<void>) => {
    const [table = '', id] = [change.split(' ')[1], parameters[0]];
    const [row] = await game.sql(`select to_jsonb(t) as was from ${table} t where id = $1`, [id]);
    await game.sql(change, parameters);
    await work();
    const columns = Object.keys(Object(row?.was));
    await game.sql(
      `update ${table} t set (${columns}) =
         (select ${columns} from jsonb_populate_record(null::${table}, $2::jsonb)) where id = $1`,
      [id, JSON.stringify(row?.was)],
    );
  };

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
    await during('update public.stables set owner_id = null where id = $1', [player.stableId], () =>
      refused('no_stable', { raceId }),
    );
  });

  it('horse_not_found', async () => {
    await refused('horse_not_found', {
      raceId: await openTestRace(game),
      horseId: crypto.randomUUID(),
    });
  });

  it('horse_not_yours', async () => {
    await refused('horse_not_yours', {
      raceId: await openTestRace(game),
      horseId: other.horseId,
    });
  });

  it('race_not_found', () => refused('race_not_found', { raceId: crypto.randomUUID() }));

  it('race_closed: its time, its field, its end', async () => {
    await refused('race_closed', {
      raceId: await openTestRace(game, { closesAt: Date.now() - 1, offAt: Date.now() + MINUTE }),
    });
    const called = await openTestRace(game);
    await voidRace(game.steward(), {
      raceId: called,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    await refused('race_closed', { raceId: called });
  });

  it('already_entered and horse_engaged', async () => {
    const raceId = await openTestRace(game);
    const request = { raceId, horseId: player.horseId, requestId: crypto.randomUUID() };
    await enterRace(player.backend, request);
    await refused('already_entered', { raceId });
    await refused('horse_engaged', { raceId: await openTestRace(game) });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('horse_unsuitable', async () => {
    await refused('horse_unsuitable', {
      raceId: await openTestRace(game, { suitableFor: ['Long Distance'], distance: 2400 }),
    });
  });

  it.each([
    ['age', { ageClass: '3yo' as const }],
    ['age or older', { ageClass: '4yo+' as const }],
    ['lower rating', { minRating: 61, maxRating: 80 }],
    ['higher rating', { minRating: 0, maxRating: 39 }],
  ])('conditions_not_met: %s', async (_, terms) => {
    await refused('conditions_not_met', { raceId: await openTestRace(game, terms) });
  });

  it('conditions_not_met: a winner in a maiden race', async () => {
    const raceId = await openTestRace(game, { grade: 'Maiden' });
    await game.database.withRollback(async (sql) => {
      await sql('update public.horses set runs = 1, wins = 1, places = 1 where id = $1', [
        player.horseId,
      ]);
      expect(await entryOutcome(sql, raceId)).toBe('conditions_not_met');
    });
  });

  it('novice_stables_only, after 28 days', async () => {
    const raceId = await openTestRace(game, { noviceStablesOnly: true });
    await game.database.withRollback(async (sql) => {
      const age = (interval: string) =>
        sql(`update public.stables set created_at = now() - interval '${interval}' where id = $1`, [
          player.stableId,
        ]);
      await age('28 days');
      expect(await entryOutcome(sql, raceId)).toBe('novice_stables_only');
      await age('27 days 23 hours');
      expect(await entryOutcome(sql, raceId)).toBe('entered');
    });
  });

  it('race_full', async () => {
    const raceId = await openTestRace(game, { maxEntries: 2 });
    for (const horseId of house.slice(1)) {
      await declareHorse(game.steward(), { raceId, horseId, nonce: 'n', at: Date.now() });
    }
    await refused('race_full', { raceId });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
  });

  it('too_few_credits, by a single dollar', async () => {
    const { credits } = await myPurses(player.backend);
    await refused('too_few_credits', {
      raceId: await openTestRace(game, { entryFee: credits + 1 }),
    });
    const raceId = await openTestRace(game, { entryFee: credits });
    const request = { raceId, horseId: player.horseId, requestId: crypto.randomUUID() };
    await enterRace(player.backend, request);
    expect(await myPurses(player.backend)).toMatchObject({ credits: 0 });
    await voidRace(game.steward(), {
      raceId,
      reason: 'could_not_be_run',
      beaconSignature: null,
      at: Date.now(),
    });
    expect(await myPurses(player.backend)).toMatchObject({ credits });
  });

  it('race_closed by the time at which it is judged, not that at which it was begun', async () => {
    const raceId = await openTestRace(game);
    await game.database.withRollback(async (sql) => {
      await sql('update public.races set closes_at = clock_timestamp() where id = $1', [raceId]);
      expect(
        await sql('select closes_at > now() as later from public.races where id = $1', [raceId]),
      ).toEqual([{ later: true }]);
      expect(await entryOutcome(sql, raceId)).toBe('race_closed');
    });
  });

  it('horse_too_tired, with the time from which it may run', async () => {
    const raceId = await openTestRace(game);
    const conditionAt = Date.now();
    await during(
      'update public.horses set energy = 11, condition_at = $2 where id = $1',
      [player.horseId, new Date(conditionAt).toISOString()],
      async () => {
        await refused('horse_too_tired', { raceId });
        await expect(enter(raceId, player)).rejects.toMatchObject({
          cause: { details: new Date(mayRunAt({ energy: 11, conditionAt })).toISOString() },
        });
      },
    );
  });

  it('is judged by the age on the day of the race', async () => {
    const raceId = await openTestRace(game, { ageClass: '3yo' });
    await game.database.withRollback(async (sql) => {
      await sql('update public.horses set birth_season = $2 where id = $1', [
        player.horseId,
        TWO_YEAR_OLD - 1,
      ]);
      expect(await entryOutcome(sql, raceId)).toBe('entered');
    });
  });

  /** 'entered', or the code of the refusal, inside a transaction whose now() stands still. */
  async function entryOutcome(sql: RunSql, raceId: string): Promise<unknown> {
    const claims = JSON.stringify({ sub: player.userId, role: 'authenticated' });
    await sql('savepoint before');
    await sql(
      `select set_config('request.jwt.claims', $1, true),
         set_config('request.jwt.claim.sub', $2, true)`,
      [claims, player.userId],
    );
    try {
      await sql('select public.enter_race($1, $2, gen_random_uuid())', [raceId, player.horseId]);
      return 'entered';
    } catch (error) {
      return Object(error).hint;
    } finally {
      await sql('rollback to savepoint before');
    }
  }
});
