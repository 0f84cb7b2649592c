import { expect } from 'vitest';
import { enterRace } from '../../src/index.ts';
import type { RunSql } from './testDatabase.ts';
import type { Player, TestGame } from './testGame.ts';

export interface RefusedEntry {
  by: Player;
  raceId: string;
  /** The player's own horse unless given. */
  horseId?: string;
}

/** Expects that the entry is refused with the code, and that it changes nothing. */
export async function expectRefusal(
  game: TestGame,
  code: string,
  { by, raceId, horseId = by.horseId }: RefusedEntry,
): Promise<void> {
  const before = await game.snapshot();
  await expect(
    enterRace(by.backend, { raceId, horseId, requestId: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code });
  expect(await game.snapshot()).toEqual(before);
}

/** Changes a row by its id, which is the first parameter, and puts it back after the work. */
export async function during(
  game: TestGame,
  change: string,
  parameters: unknown[],
  work: () => Promise<void>,
): Promise<void> {
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
}

/** 'entered', or the code of the refusal, inside a transaction whose now() stands still. */
export async function entryOutcome(
  sql: RunSql,
  { userId, horseId }: Player,
  raceId: string,
): Promise<unknown> {
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  await sql('savepoint before');
  await sql(
    `select set_config('request.jwt.claims', $1, true),
       set_config('request.jwt.claim.sub', $2, true)`,
    [claims, userId],
  );
  try {
    await sql('select public.enter_race($1, $2, gen_random_uuid())', [raceId, horseId]);
    return 'entered';
  } catch (error) {
    return Object(error).hint;
  } finally {
    await sql('rollback to savepoint before');
  }
}
