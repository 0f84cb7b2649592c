import type { TestGame } from './testGame.ts';

/** A settled run as the tests make it up. */
export interface MadeRun {
  readonly stableId: string;
  readonly horseId: string;
  readonly offAt: number;
  readonly trackId: string;
  readonly surface: 'Turf' | 'Dirt';
  readonly going: number;
  readonly distance: number;
  readonly field: number;
  readonly draw: number;
  readonly jockey: number | null;
  readonly style: number | null;
  readonly place: number;
  readonly prize: number;
  readonly winChance: number | null;
  readonly ratingBefore: number;
  readonly ratingAfter: number;
  readonly conditionAfter: number | null;
}

/**
 * Writes runs into a game, each in a race of its own like `raceId`, while `work` is done. No money moves
 * and no horse is counted for them, so that they go again before the invariants are looked at.
 */
export async function withRuns<Result>(
  { sql }: Pick<TestGame, 'sql'>,
  raceId: string,
  runs: readonly MadeRun[],
  work: () => Promise<Result>,
): Promise<Result> {
  await sql(
    `with made as materialized (
       select gen_random_uuid() as id, m.*
       from jsonb_to_recordset($2::text::jsonb) m (
         "stableId" uuid, "horseId" uuid, "offAt" bigint, "trackId" text, surface text,
         going integer, distance integer, field integer, draw integer, jockey integer,
         style smallint, place integer, prize bigint, "winChance" integer, "ratingBefore" integer,
         "ratingAfter" integer, "conditionAfter" integer
       )
     ), race as (
       insert into public.races
       select (jsonb_populate_record(r, jsonb_build_object(
         'id', m.id, 'slot', 'made ' || m.id, 'entries_count', m.field, 'max_entries', 24,
         'track_id', m."trackId", 'surface', m.surface, 'going', m.going, 'distance', m.distance,
         'status', 'finished', 'seed', 'seed', 'off_at', to_timestamp(m."offAt" / 1000.0),
         'closes_at', to_timestamp(m."offAt" / 1000.0),
         'settled_at', to_timestamp(m."offAt" / 1000.0)
       ))).*
       from made m, public.races r where r.id = $1
       returning id
     )
     insert into public.entries (
       race_id, horse_id, stable_id, nonce, entered_at, seed_hash, draw, jockey, style, place, prize,
       win_chance, rating_before, rating_after, condition_after
     )
     select m.id, m."horseId", m."stableId", 'nonce',
       to_timestamp(m."offAt" / 1000.0) - interval '1 hour', 'hash', m.draw, m.jockey, m.style,
       m.place, m.prize, m."winChance", m."ratingBefore", m."ratingAfter", m."conditionAfter"
     from made m join race on race.id = m.id`,
    [raceId, JSON.stringify(runs)],
  );
  try {
    return await work();
  } finally {
    await sql(
      `delete from public.entries e using public.races r
       where r.id = e.race_id and r.slot like 'made %'`,
    );
    await sql(`delete from public.races where slot like 'made %'`);
  }
}
