import { beforeAll, describe, expect, it } from 'vitest';
import { gallop } from '../../src/index.ts';
import { runAutoSession } from '../../src/service/index.ts';
import { setRole } from '../support/setRole.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { autoTrain } from '../support/testTraining.ts';

const game = openTestGame();

/** What everybody may read. Every other table that the API shows is its owner's alone. */
const publicTables = [
  'activities',
  'ballot_lots',
  'economy_flows',
  'economy_weeks',
  'entries',
  'equipment_items',
  'horse_equipment',
  'horses',
  'openings',
  'purse_weeks',
  'race_request_entries',
  'race_requests',
  'races',
  'stables',
  'training_programmes',
];

/** What is public of figures that would tell, of few stables, what one has. */
const conditions: Record<string, string> = {
  economy_weeks: '(stables >= 5)',
  purse_weeks: '(stables >= 5)',
  economy_flows: expect.stringContaining('(w.week = economy_flows.week)'),
  race_requests: expect.stringContaining('club_id IS NULL'),
  race_request_entries: expect.stringContaining('q.id = race_request_entries.race_request_id'),
};

let owner: Player;
let other: Player;

/** Both have a row in each table that is its owner's: a table for which that fails shows nothing here. */
beforeAll(async () => {
  [owner, other] = [await fullPlayer(), await fullPlayer()];
});

async function fullPlayer(): Promise<Player> {
  const player = await game.player();
  const { backend, horseId } = player;
  const question = { distance: 1200, surface: 'Dirt', going: 0, equipped: true } as const;
  await gallop(backend, { horseId, ...question, requestId: crypto.randomUUID() });
  const order = await autoTrain(player);
  const dueAt = order.nextAt ?? 0;
  await runAutoSession(game.steward(), { orderId: order.id, dueAt, at: dueAt });
  return player;
}

const policies = () =>
  game.sql(
    `select t.tablename as table, coalesce(p.roles::text[], '{}') as roles, p.qual as condition
     from pg_tables t left join pg_policies p using (schemaname, tablename)
     where t.schemaname = 'public' order by 1, p.policyname`,
  );

/** The rows that a role sees of a table that it may read, whatever was granted. */
const rowsSeen = (table: unknown, reader: Player | null): Promise<string[]> =>
  game.database.withRollback(async (sql) => {
    await sql('grant select on all tables in schema public to anon, authenticated');
    await setRole(sql, reader?.userId ?? null);
    return (await sql(`select t::text as row from public.${table} t`)).map(({ row }) => `${row}`);
  });

describe('the row policies', () => {
  it('let everybody read the tables that are public, and no other', async () => {
    const open = (await policies()).filter(
      ({ condition, roles }) => condition === 'true' || `${roles}`.includes('anon'),
    );
    expect(open.map(({ table }) => table)).toEqual(publicTables);
    for (const { table, roles, condition } of open) {
      expect([table, roles, condition]).toEqual([
        ...[table, ['anon', 'authenticated']],
        conditions[`${table}`] ?? 'true',
      ]);
    }
  });

  it('show what is an owner’s to that owner alone', async () => {
    const tables = new Set((await policies()).map(({ table }) => `${table}`));
    const owned = [...tables].filter((table) => !publicTables.includes(table));
    expect(owned.length).toBeGreaterThan(5);
    for (const table of owned) {
      const own = await rowsSeen(table, owner);
      const others = await rowsSeen(table, other);
      expect([table, own.length > 0, others.length > 0]).toEqual([table, true, true]);
      expect([table, own.filter((row) => others.includes(row))]).toEqual([table, []]);
      expect([table, await rowsSeen(table, null)]).toEqual([table, []]);
    }
  });
});
