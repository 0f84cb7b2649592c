import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrations } from '../../src/migrations/index.ts';
import { openDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase('bare');
  const steps = (await migrations()).filter(({ version }) => version <= '20261121001800');
  await database.session(async (session) => {
    await migrate(session, steps);
    await session.exec(before);
    await migrate(session);
  });
});
afterAll(() => database.close());

it('a horse of an older database that is entered in two races is engaged until the later is over', async () => {
  expect(
    await database.sql(
      `select h.name, r.slot from private.engagements g
       join public.horses h on h.id = g.horse_id join public.races r on r.id = g.race_id
       order by h.name`,
    ),
  ).toEqual([
    { name: 'Once', slot: 'slot 1' },
    { name: 'Twice', slot: 'slot 2' },
  ]);
});

it('a stable of an older database keeps its name, unless it does not pass or an older one looks like it', async () => {
  expect(
    await database.sql('select name, owner_name from public.stables order by created_at'),
  ).toEqual([
    { name: 'Old House', owner_name: 'Old Owner' },
    { name: 'Blue Gate', owner_name: 'Ann B.' },
    { name: 'Вlue Gate 2', owner_name: 'New O.' },
    { name: 'New Stable', owner_name: 'Cy D.' },
  ]);
  // Nobody else reads a full name from now on.
  expect(
    await database.sql('select full_name, shown from private.owner_names order by full_name'),
  ).toEqual([
    { full_name: 'Ann Bell', shown: 'initial' },
    { full_name: 'Cy Dale', shown: 'initial' },
    { full_name: 'New Owner', shown: 'initial' },
  ]);
});

it('a horse of an older database has its talents sealed from now on', async () => {
  expect(await database.sql('select * from private.check_horses()')).toEqual([]);
  const [{ horses, salts } = {}] = await database.sql(
    `select count(*)::int as horses, count(distinct t.salt)::int as salts
     from public.horses h join private.talents t on t.horse_id = h.id
     where h.created_at < h.talents_sealed_at`,
  );
  expect({ horses, salts }).toEqual({ horses: 2, salts: 2 });
});

it('what a horse of an older database wears becomes a piece of its stable', async () => {
  expect(
    await database.sql(
      `select h.name, w.slot, w.item, e.item_id, e.runs_left
       from public.horse_equipment w join public.horses h on h.id = w.horse_id
       join public.equipment e on e.id = w.piece_id and e.stable_id = h.stable_id`,
    ),
  ).toEqual([
    {
      name: 'Once',
      slot: 'saddle',
      item: 'Basic Saddle',
      item_id: 'basic-saddle',
      runs_left: null,
    },
  ]);
  expect(await database.sql('select * from private.check_equipment()')).toEqual([]);
});

it('a race that was closed in an older database is started at its off, and settled when it is over', async () => {
  const [race] = await database.sql(`select id from public.races where slot = 'slot 2'`);
  const claim = (steward = 'Ada') =>
    database.sql(`select * from public.claim_due_race($1, '2026-01-05 14:10Z', 30)`, [steward]);
  expect(await claim('Bea')).toMatchObject([{ stage: 'close' }]);
  expect(await claim()).toEqual([{ race_id: race?.id, stage: 'start' }]);
  const started = await database.sql(
    `select status, seed, finishes_at - off_at = interval '70 seconds' as finishes from public.start_race(
       $1, 'checksum', '2026-01-05 14:01:10Z', '2026-01-05 14:10Z'
     )`,
    [race?.id],
  );
  expect(started).toEqual([{ status: 'running', seed: '5eed'.repeat(16), finishes: true }]);
  expect(await claim()).toEqual([{ race_id: race?.id, stage: 'settle' }]);
  const settled = await database.sql(
    `select r.status from public.entries e, public.settle_race(
       $1, array[e.horse_id], array[1], array[70000], array[4000], array[51], array[80], array[50],
       '{}', 'checksum', '2026-01-05 14:10Z'
     ) r where e.race_id = $1`,
    [race?.id],
  );
  expect(settled).toEqual([{ status: 'finished' }]);
});

/** A horse in one open race, one in two; both have run in a third. Names that no longer pass. */
const before = `
  insert into public.stables (name, owner_name, silks, created_at)
  values
    ('Blue Gate', 'Ann Bell', '{}', '2026-01-06 10:00Z'),
    ('Вlue Gate', 'Ben\u200B', '{}', '2026-01-07 10:00Z'),
    ('Zalgo\u0324\u0325\u032D', 'Cy Dale', '{}', '2026-01-08 10:00Z');
  insert into public.stables (id, name, owner_name, is_house, silks, created_at)
  values ('00000000-0000-0000-0000-00000000000a', 'Old House', 'Old Owner', true, '{}',
    '2026-01-05 10:00Z');
  insert into public.horses (
    stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
    energy, condition_at, created_at
  )
  select
    '00000000-0000-0000-0000-00000000000a', name, 'male', -2, 'Bay', 'Sire', 'Dam', 'Sprint', 1, 50,
    90, 90, '2026-01-05 10:00Z', '2026-01-05 10:00Z'
  from unnest(array['Once', 'Twice']) name;
  insert into public.horse_equipment (horse_id, slot, item, effect)
  select id, 'saddle', 'Basic Saddle', 'None' from public.horses where name = 'Once';
  insert into private.talents
  select id, 50, 51, 52, 53, 54, 55, 56, 1200, 200, 0, 0 from public.horses;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, novice_stables_only, max_entries, off_at, closes_at, engine, seed_hash, seed,
    status, settled_at
  )
  select
    'slot ' || n, 'Old Stakes', 'kingsmere', 1200, 'Turf', 0, 'Novice', '2yo', 'Old',
    array['Sprint'], 4000, 0, false, 12, timestamptz '2026-01-05 12:00Z' + n * interval '1 hour',
    '2026-01-05 12:00Z', 'furlong-1', 'h', case when n = 3 then 's' end,
    (array['open', 'closed', 'finished'])[n], case when n = 3 then now() end
  from generate_series(1, 3) n;
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at)
  select r.id, h.id, h.stable_id, 'n', '2026-01-05 11:30Z'
  from public.races r, public.horses h
  where h.name = 'Twice' or r.slot <> 'slot 2';
  update public.races r
  set entries_count = (select count(*) from public.entries where race_id = r.id);
  insert into private.race_secrets (race_id, seed, salt)
  select id, repeat('5eed', 16), 'salt' from public.races where slot <> 'slot 3';
  insert into private.accounts (kind, race_id)
  select 'pool', id from public.races where slot <> 'slot 3';
`;
