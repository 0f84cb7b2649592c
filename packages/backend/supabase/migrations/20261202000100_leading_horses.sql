-- The horses that have won most, from the running totals that the settlement keeps already.

create index horse_standings_leading
  on private.horse_standings (sex, wins desc, earnings desc, horse_id);

-- The horses of players that have won most races, and of those that are level the one with more prize
-- money, of both sexes or of one; a horse that has not won is not among them. Horses that are level in
-- both share their rank.
create function public.top_horses(p_sex text default null, p_limit integer default 50)
returns table (
  horse_id uuid, rank integer, name text, sex text, birth_season integer, coat text,
  retired_at timestamptz, stable_id uuid, stable_name text, silks jsonb, runs integer, wins integer,
  places integer, earnings bigint
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select x.*
    from unnest(array['female', 'male']) as asked (sex)
    cross join lateral (
      select * from private.horse_standings s
      where s.sex = asked.sex and s.wins > 0
      order by s.wins desc, s.earnings desc, s.horse_id
      limit private.page_size(p_limit)
    ) x
    where p_sex is null or asked.sex = p_sex
    order by x.wins desc, x.earnings desc, x.horse_id
    limit private.page_size(p_limit)
  )
  select
    f.horse_id, (rank() over (order by f.wins desc, f.earnings desc))::integer, h.name, h.sex,
    h.birth_season, h.coat, h.retired_at, o.id, o.name, o.silks, f.runs, f.wins, f.places, f.earnings
  from first f
  join public.horses h on h.id = f.horse_id
  join public.stables o on o.id = h.stable_id
  order by f.wins desc, f.earnings desc, f.horse_id
$$;

revoke execute on function public.top_horses from public, anon, authenticated, service_role;
grant execute on function public.top_horses to anon, authenticated;
