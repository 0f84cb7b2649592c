/** What sends a statement to the database. */
export interface Statements {
  query: (statement: string) => Promise<{ rows: readonly Record<string, unknown>[] }>;
}

/** Puts so many horses into an empty sales ring, past the triggers; returns the seconds it took. */
export async function fillSalesRing(client: Statements, horses: number): Promise<number> {
  const began = performance.now();
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query(`set session_replication_role = replica`);
  await client.query(
    `insert into public.stables (name, owner_name, silks, created_at)
     select 'Stable of ' || (array['Ember', 'Quince', 'Marl', 'Thorn', 'Wold'])[1 + n % 5] || ' ' || n,
       'Owner', jsonb_build_object('n', n), now()
     from generate_series(1, 2000) n`,
  );
  await client.query(
    `insert into public.horses (
       id, stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating, condition,
       energy, condition_at, created_at, talents_hash
     )
     select gen_random_uuid(), s.ids[1 + n % 2000],
       (array['Silver', 'Ember', 'Night', 'Quiet', 'Royal', 'Amber', 'Winter', 'Paper', 'Iron', 'Lark'])
         [1 + (random() * 9)::int] || ' '
         || (array['Comet', 'Quartz', 'Lane', 'Harbour', 'Ledger', 'Parade', 'Moor', 'Orchard'])
         [1 + (random() * 7)::int] || ' ' || n,
       (array['male', 'female'])[1 + (random())::int], private.season_at(now()) - 2 - (random() * 5)::int,
       'Bay', 'Sire', 'Dam',
       (array['Sprint', 'Mile', 'Middle Distance', 'Long Distance'])[1 + (random() * 3)::int], 1,
       40 + (random() * 40 + random() * 38)::int, 85, 85, now(), now(), repeat('0', 64)
     from generate_series(1, ${horses}) n,
       (select array_agg(id) as ids from public.stables where name like 'Stable of %') s`,
  );
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'private' and tablename = 'listings' and indexname <> 'listings_pkey'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index private.${indexname}`);
  await client.query(
    `create temp table offered as
     select h.id as horse_id, h.stable_id, random() < 0.2 as of_house,
       (private.guide_price(h.rating, aged) * (0.7 + random() * 0.8))::bigint as price, h.birth_season,
       private.compared_age(h.birth_season, now()) as compared_age, h.sex, h.rating, h.specialty,
       case when raced then (array['Turf', 'Dirt'])[1 + (random())::int] else '' end as surface,
       case when raced then 1 + (random() * 14)::int else 0 end as runs,
       lower(h.name) as horse_name, lower(s.name) as seller_name
     from public.horses h
     join public.stables s on s.id = h.stable_id
     cross join lateral private.age_at(h.birth_season, now()) as aged
     cross join lateral (select h.id is not null and random() < 0.7 as raced) r`,
  );
  await client.query(
    `create temp table placed as
     select o.*, o.price >= 15000 as high_price,
       case when rating >= 90 then '90 and above' when rating >= 80 then '80 to 89'
         when rating >= 60 then '60 to 79' else 'under 60' end as rating_band,
       case when runs = 0 then 'unraced' when runs <= 5 then 'up to 5 runs'
         else 'more than 5 runs' end as runs_band
     from offered o`,
  );
  await client.query(
    `insert into private.sale_cells (
       high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house, lots
     )
     select high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house,
       count(*)
     from placed group by 1, 2, 3, 4, 5, 6, 7, 8`,
  );
  await client.query(
    `insert into private.listings (
       horse_id, stable_id, of_house, price, listed_at, birth_season, compared_age, sex, rating,
       specialty, surface, runs, horse_name, seller_name, grams, cell_id
     )
     select p.horse_id, p.stable_id, p.of_house, p.price, now(), p.birth_season, p.compared_age, p.sex,
       p.rating, p.specialty, p.surface, p.runs, p.horse_name, p.seller_name,
       array(
         select distinct gram
         from unnest(private.grams(p.horse_name, 1) || private.grams(p.seller_name, 1)) gram
       ), c.id
     from placed p
     join private.sale_cells c using (
       high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house
     )`,
  );
  for (const { indexdef } of indexes) await client.query(String(indexdef));
  await client.query(
    `insert into private.listing_words (word, horse_name, horse_id)
     select w.word, l.horse_name, l.horse_id
     from private.listings l cross join lateral private.words_of(l.horse_name, l.seller_name) w (word)
     order by 1, 2, 3`,
  );
  await client.query(
    `insert into private.sale_words (word, grams)
     select word, private.grams(word, 1) from (select distinct word from private.listing_words) w`,
  );
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze private.listings, private.listing_words, private.sale_words');
  await client.query('analyze public.horses, private.sale_cells');
  return (performance.now() - began) / 1000;
}
