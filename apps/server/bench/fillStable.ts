import pg from 'pg';

export interface StableSize {
  horses: number;
  /** Training sessions that have ended. */
  sessions: number;
}

/** Gives an owner so many horses and sessions, past the triggers: likenesses of the horses they have. */
export async function fillStable(
  databaseUrl: string,
  email: string,
  { horses, sessions }: StableSize,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select s.id, count(h.id)::int as horses
       from auth.users u join public.stables s on s.owner_id = u.id
       join public.horses h on h.stable_id = s.id
       where u.email = $1 group by 1`,
      [email],
    );
    const [stable] = rows;
    if (stable === undefined) throw new Error(`${email} has no horses.`);
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `with mine as (select h, row_number() over (order by h.id) - 1 as n
         from public.horses h where h.stable_id = $1)
       insert into public.horses
       select (jsonb_populate_record(mine.h, jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Likeness ' || i, 'rating', 40 + i % 60
       ))).*
       from generate_series(1, $2::int) i join mine on mine.n = i % $3::int`,
      [stable.id, horses - stable.horses, stable.horses],
    );
    await client.query(
      `insert into private.talents
       select (jsonb_populate_record(t, jsonb_build_object('horse_id', h.id))).*
       from public.horses h,
         (select t from private.talents t join public.horses o on o.id = t.horse_id
          where o.stable_id = $1 limit 1) one
       where h.stable_id = $1 on conflict do nothing`,
      [stable.id],
    );
    await client.query(
      `insert into public.training_sessions (
         horse_id, stable_id, programme, price, started_at, ends_at, state, condition, energy,
         overreached, gains
       )
       select h.ids[1 + i % cardinality(h.ids)], $1, p.id, p.price, at, at + p.minutes * interval '1 minute',
         'completed', 80 + i % 20, 60 + i % 30, false, array[40, 30, 20, 0, 10, 5]
       from generate_series(1, $2::int) i,
         lateral (select now() - (1 + i) * interval '3 hours' as at) begun,
         (select array_agg(id) as ids from public.horses where stable_id = $1) h,
         (select * from public.training_programmes order by position limit 1) p`,
      [stable.id, sessions],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
