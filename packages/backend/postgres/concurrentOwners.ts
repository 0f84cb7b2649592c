import type { Player, TestGame } from '../test/support/testGame.ts';

export interface Attempt {
  readonly userId: string;
  readonly raceId: string;
  readonly horseId: string;
  readonly requestId?: string;
}

/**
 * Calls a function of the API as a player, on a session of its own: 'done' with the row of its answer,
 * or the code of the refusal.
 */
export const callAlone = (
  game: TestGame,
  { userId, call, parameters }: { userId: string; call: string; parameters: readonly unknown[] },
) =>
  game.database.session(async (session) => {
    await session.query(`select set_config('request.jwt.claim.sub', $1, false)`, [userId]);
    await session.exec('set role authenticated');
    try {
      const { rows } = await session.query(`select * from ${call}`, [...parameters]);
      return { outcome: 'done', row: rows[0] };
    } catch (error) {
      return { outcome: String(Object(error).hint ?? error), row: undefined };
    } finally {
      await session.exec('reset role');
    }
  });

/** Enters on a session of its own: 'entered' with the entry's id, or the code of the refusal. */
export async function enterAlone(
  game: TestGame,
  { userId, raceId, horseId, requestId = crypto.randomUUID() }: Attempt,
) {
  const { outcome, row } = await callAlone(game, {
    userId,
    call: 'public.enter_race($1, $2, $3)',
    parameters: [raceId, horseId, requestId],
  });
  return { outcome: outcome === 'done' ? 'entered' : outcome, entry: row?.id };
}

/** Owners made straight in the database: forty passwords would take longer than the test. */
export async function owners(game: TestGame, count: number): Promise<Omit<Player, 'backend'>[]> {
  const rows = await game.sql(
    `with born as (
       insert into auth.users (id, email)
       select gen_random_uuid(), gen_random_uuid() || '@example.test' from generate_series(1, $1)
       returning id
     ) select id from born`,
    [count],
  );
  const stables = await game.sql(
    `select s.owner_id, s.id as stable_id, h.id as horse_id
     from public.stables s join public.horses h on h.stable_id = s.id
     where s.owner_id = any ($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  return stables.map((row) => ({
    userId: String(row.owner_id),
    stableId: String(row.stable_id),
    horseId: String(row.horse_id),
  }));
}
