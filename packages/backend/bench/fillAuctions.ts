import type { Statements } from './fillSalesRing.ts';

/** Puts so many lots that are over into an empty game, and a tenth as many that are open, past the triggers; returns the seconds it took. */
export async function fillAuctions(client: Statements, lots: number): Promise<number> {
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
     from generate_series(1, ${lots + Math.floor(lots / 10)}) n,
       (select array_agg(id) as ids from public.stables where name like 'Stable of %') s`,
  );
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'private' and tablename = 'auctions' and indexname not like '%key'`,
  );
  for (const { indexname } of indexes) {
    if (indexname !== 'auctions_pkey') await client.query(`drop index private.${indexname}`);
  }
  await client.query(
    `insert into private.auctions (
       horse_id, stable_id, of_house, reserve, starting_bid, consigned_at, closes_at, price, leader_id,
       bids, birth_season, sex, specialty, rating, horse_name, seller_name, ended_at, outcome
     )
     select h.id, h.stable_id, false, p.price, 500, t.at - interval '1 day', t.at, p.price, h.stable_id, 1,
       h.birth_season, h.sex, h.specialty, h.rating, lower(h.name), lower(s.name),
       case when h.over then t.at end,
       case when h.over then case when random() < 0.7 then 'sold' else 'unsold' end end
     from (select x.*, row_number() over () > ${Math.floor(lots / 10)} as over from public.horses x) h
     join public.stables s on s.id = h.stable_id
     cross join lateral (
       select case when h.over then now() - random() * interval '600 days' * (h.rating > 0)::int
         else now() + random() * interval '3 days' * (h.rating > 0)::int end as at
     ) t
     cross join lateral (
       select greatest(500, (private.guide_price(h.rating, 4) * (0.7 + random() * 0.8))::bigint) as price
     ) p`,
  );
  for (const { indexname, indexdef } of indexes) {
    if (indexname !== 'auctions_pkey') await client.query(String(indexdef));
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze private.auctions');
  await client.query('analyze public.horses, public.stables');
  return (performance.now() - began) / 1000;
}
