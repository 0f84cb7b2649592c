import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, migrations } from '../../src/migrations/index.ts';
import { openDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabase('bare');
});
afterAll(() => database.close());

/** Migrates up to a version, that one included. */
const migrateTo = async (last: string) => {
  const steps = (await migrations()).filter(({ version }) => version <= last);
  await database.session((session) => migrate(session, steps));
};

it('activities told in sentences become facts, and the reasons for calling off codes', async () => {
  await migrateTo('20261121001500');
  await database.session((session) => session.exec(beforeFacts));
  await migrateTo('20261121001600');
  expect(
    await database.sql(
      'select type, place, prize, race_id is null as without_race from public.activities order by at',
    ),
  ).toEqual([
    { type: 'new_horse', place: null, prize: null, without_race: true },
    { type: 'race_entry', place: null, prize: null, without_race: false },
    { type: 'race_result', place: 1, prize: 4000, without_race: false },
    { type: 'race_entry', place: null, prize: null, without_race: false },
    { type: 'race_result', place: 7, prize: 0, without_race: false },
    { type: 'race_entry', place: null, prize: null, without_race: false },
    { type: 'race_void', place: null, prize: null, without_race: false },
    { type: 'race_void', place: null, prize: null, without_race: false },
  ]);
  expect(
    await database.sql('select void_reason as reason from public.races order by slot'),
  ).toEqual([
    { reason: null },
    { reason: null },
    { reason: 'too_few_runners' },
    { reason: 'could_not_be_run' },
  ]);
});

/** A stable's horse that has won, been seventh, and had two races called off. */
const beforeFacts = `
  insert into public.stables (id, name, owner_name, silks, created_at)
  values ('00000000-0000-0000-0000-00000000000a', 'Old Yard', 'Old Owner', '{}', '2026-01-05 10:00Z');
  insert into public.horses (
    id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
    energy, condition_at, created_at
  ) values (
    '00000000-0000-0000-0000-00000000000b', '00000000-0000-0000-0000-00000000000a', 'Old Hand',
    'male', -2, 'Bay', 'Sire', 'Dam', 'Sprint', 1, 50, 90, 90, '2026-01-05 10:00Z',
    '2026-01-05 10:00Z'
  );
  insert into public.races (
    id, slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, novice_stables_only, max_entries, off_at, closes_at, engine, seed_hash, seed,
    status, settled_at, void_reason
  )
  select
    ('00000000-0000-0000-0000-00000000000' || n)::uuid, 'slot ' || n, 'Old Stakes', 'kingsmere',
    1200, 'Turf', 0, 'Novice', '2yo', 'Old', array['Sprint'], 4000, 0, false, 12,
    timestamptz '2026-01-05 12:00Z' + n * interval '1 hour', '2026-01-05 12:00Z', 'furlong-1', 'h',
    's', case when n < 3 then 'finished' else 'void' end,
    timestamptz '2026-01-05 12:00Z' + n * interval '1 hour',
    case n when 3 then 'Too few runners' when 4 then 'The race could not be run' end
  from generate_series(1, 4) n;
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at, place, prize)
  select
    ('00000000-0000-0000-0000-00000000000' || n)::uuid, '00000000-0000-0000-0000-00000000000b',
    '00000000-0000-0000-0000-00000000000a', 'n',
    timestamptz '2026-01-05 11:30Z' + n * interval '1 hour',
    case n when 1 then 1 when 2 then 7 end, case n when 1 then 4000 when 2 then 0 end
  from generate_series(1, 4) n;
  insert into public.activities (stable_id, horse_id, race_id, type, action, prize, at)
  select
    '00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-00000000000b',
    ('00000000-0000-0000-0000-00000000000' || race)::uuid, type, action, prize, at::timestamptz
  from (values
    (null, 'new_horse', 'Welcomed Old Hand to the stable', null, '2026-01-05 10:00Z'),
    (1, 'race_entry', 'Entered the Old Stakes', null, '2026-01-05 12:30Z'),
    (1, 'race_win', 'Won the Old Stakes', 4000, '2026-01-05 13:00Z'),
    (2, 'race_entry', 'Entered the Old Stakes', null, '2026-01-05 13:30Z'),
    (2, 'race_entry', 'Finished 7th in the Old Stakes', null, '2026-01-05 14:00Z'),
    (3, 'race_entry', 'Entered the Old Stakes', null, '2026-01-05 14:30Z'),
    (3, 'race_entry', 'The Old Stakes was called off', null, '2026-01-05 15:00Z'),
    (4, 'race_entry', 'The Old Stakes was called off', null, '2026-01-05 16:00Z')
  ) told (race, type, action, prize, at);
`;
