import type { RunSql } from '../test/support/testDatabase.ts';
import type { Player } from '../test/support/testGame.ts';

/** Of the owner whose screens are asked for. */
const own = 60;
/** Of all others. */
const horses = 6_000;
const stables = 1_000;
const sessions = 1_000_000;
export const ownSessions = 2_000;
const races = 100_000;
const runners = 2;
/** Of each other kind of thing that a game gathers. */
const facts = 50_000;

/** Gives each n a horse with its stable: each so manieth to the owner's in turn, all else to the others'. */
const dealt = (n: string, share = 300) => `public.deal h on h.turn = case
  when ${n} % ${share} = 0 then ${n} / ${share} % ${own}
  else ${own} + ${n} % ${horses} end`;

/** Founds stables with likenesses of the owner's horse, and gives the owner some. */
export async function fillStables(sql: RunSql, { stableId, horseId }: Player): Promise<void> {
  await sql(
    `insert into public.stables (name, owner_name, silks, created_at)
     select 'Yard ' || n, 'Owner', jsonb_build_object('n', n), now()
     from generate_series(1, ${stables}) n`,
  );
  // It is costly to keep, and nothing that is asked for here is found by it.
  await sql('drop index public.horses_plain_look');
  await sql(
    `insert into public.horses (
       id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
       energy, condition_at, created_at, talents_hash, retired_at
     )
     select gen_random_uuid(), case when n < ${own} then h.stable_id else s.ids[1 + n % ${stables}] end,
       'Likeness ' || n, h.sex, h.birth_season, h.coat, h.sire, h.dam, h.specialty, h.style, h.rating,
       h.condition, h.energy, h.condition_at, h.created_at, h.talents_hash,
       case when n % 10 = 0 then now() - n * interval '1 minute' end
     from public.horses h,
       (select array_agg(id) as ids from public.stables where name like 'Yard %') s,
       generate_series(1, ${own - 1 + horses}) n
     where h.id = $1`,
    [horseId],
  );
  await sql(
    `create table public.deal as
     select id as horse_id, stable_id,
       (row_number() over (order by stable_id <> '${stableId}', id) - 1)::integer as turn
     from public.horses`,
  );
  await sql('analyze public.deal');
}

/** A million sessions that have ended, one every six minutes. */
export async function fillSessions(sql: RunSql): Promise<void> {
  await withoutIndexes(sql, 'training_sessions', () =>
    sql(
      `insert into public.training_sessions (
         id, horse_id, stable_id, programme, price, started_at, ends_at, state, condition, energy,
         overreached, gains
       )
       select lpad(to_hex(n), 32, '0')::uuid, h.horse_id, h.stable_id, 'speed', 500, at,
         at + interval '3 hours', 'completed', 90, 80, false, '{40,30,20,0,10,5}'
       from generate_series(1, ${sessions}) n
       join ${dealt('n', sessions / ownSessions)}
       cross join lateral (select now() - n * interval '6 minutes' as at) begun`,
    ),
  );
}

/** What else the horses did in a year: they ran, galloped, earned, were trained for the owner, wore out shoes. */
export async function fillRecord(sql: RunSql, { stableId }: Player, raceId: string): Promise<void> {
  await sql(
    `create table public.run as
     select gen_random_uuid() as id, n, now() - n * interval '5 minutes' as at
     from generate_series(1, ${races}) n`,
  );
  await sql(
    `insert into public.races (
       id, slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
       purse, entry_fee, novice_stables_only, max_entries, entries_count, off_at, closes_at, status,
       engine, seed_hash, seed, settled_at, rules
     )
     select run.id, 'run ' || run.n, r.name, r.track_id, r.distance, r.surface, r.going,
       case when n % 10 = 0 then 'Grade 3' else r.grade end, r.age_class, r.conditions, r.suitable_for, r.purse, r.entry_fee, false, r.max_entries,
       ${runners}, run.at, run.at, 'finished', r.engine, r.seed_hash, 'seed', run.at, r.rules
     from public.run, public.races r where r.id = $1`,
    [raceId],
  );
  await withoutIndexes(sql, 'entries', () =>
    sql(
      `insert into public.entries (
         race_id, horse_id, stable_id, nonce, entered_at, seed_hash, draw, place, time_ms, prize,
         rating_before, rating_after, condition_after
       )
       select run.id, h.horse_id, h.stable_id, 'nonce', run.at - interval '1 hour', 'hash', place,
         place, 72000, 100, 50, 50, 80
       from public.run cross join generate_series(1, ${runners}) place
       join ${dealt(`(${runners} * run.n + place)`)}`,
    ),
  );
  await sql(
    `insert into public.activities (stable_id, horse_id, type, at, programme)
     select h.stable_id, h.horse_id, told.type, now() - n * interval '30 minutes', told.programme
     from generate_series(1, ${facts}) n join ${dealt('n')}
     join (values (0, 'training', 'speed'), (1, 'horse_sold', null)) told (rest, type, programme)
       on told.rest = n % 2`,
  );
  await sql(
    `insert into public.gallops (
       horse_id, stable_id, at, day, number, distance, surface, going, kit, tenths
     )
     select h.horse_id, h.stable_id, at, at::date, 1, 1200, 'Turf', 0, 0, 10
     from generate_series(1, ${facts}) n
     join ${dealt('n')}
     cross join lateral (select now() - n * interval '30 minutes' as at) galloped
     on conflict do nothing`,
  );
  await sql(
    `insert into private.accounts (kind, stable_id)
     select kind, id from public.stables, unnest(array['credits', 'wallet']) kind
     where name like 'Yard %'`,
  );
  await sql(
    `with made as (
       insert into private.transactions (kind, at)
       select 'prizes', now() - n * interval '30 minutes' from generate_series(1, ${facts}) n
       returning id
     )
     insert into private.postings (transaction_id, account_id, amount, balance)
     select m.id, case when m.id % 300 = 0 then mine.id else others.ids[1 + m.id % ${2 * stables}] end, 100, 100
     from made m,
       (select id from private.accounts where stable_id = '${stableId}' and kind = 'wallet') mine,
       (select array_agg(id) as ids from private.accounts where stable_id <> '${stableId}') others`,
  );
  await sql(
    `with ordered as (
       insert into public.auto_training_orders (
         horse_id, stable_id, programme, weekly_budget, started_at, ended_at
       )
       select h.horse_id, h.stable_id, 'balanced', 500, at, at + interval '1 day'
       from generate_series(1, ${facts / 4}) n
       join ${dealt('n')}
       cross join lateral (select now() - n * interval '5 hours' - interval '1 day' as at) begun
       returning id, started_at
     )
     insert into public.auto_training_slots (order_id, at, skipped)
     select id, started_at + slot * interval '6 hours', 'fit enough'
     from ordered, generate_series(1, 4) slot`,
  );
  await sql(
    `insert into public.equipment (stable_id, item_id, runs_left, got_at, worn_out_at, worn_out_by)
     select h.stable_id, 'steel-plates', case when n % 4 = 0 then 6 else 0 end, now(),
       case when n % 4 > 0 then now() - n * interval '1 hour' end,
       case when n % 4 > 0 then h.horse_id end
     from generate_series(1, ${facts}) n join ${dealt('n')}`,
  );
}

/** Does `work`, which fills a table, and builds the table's indexes afterwards: half the time. */
async function withoutIndexes(sql: RunSql, table: string, work: () => Promise<unknown>) {
  const indexes = await sql(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.schemaname = 'public' and i.tablename = '${table}'
       and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of indexes) await sql(`drop index public.${name}`);
  await work();
  for (const { definition } of indexes) await sql(`${definition}`);
}
