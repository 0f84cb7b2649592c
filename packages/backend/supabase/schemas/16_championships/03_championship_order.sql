-- Who stands how in a division, and who would run in its final.

-- A horse as championships tell of it.
create function private.championship_horse(p_horse public.horses, p_stable public.stables)
returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_horse.id, 'name', p_horse.name, 'coat', p_horse.coat, 'sex', p_horse.sex,
    'birth_season', p_horse.birth_season, 'rating', p_horse.rating,
    'stable', jsonb_build_object(
      'id', p_stable.id, 'name', p_stable.name, 'owner_name', p_stable.owner_name,
      'is_house', p_stable.is_house, 'silks', p_stable.silks
    )
  )
$$;

-- A horse's lot in a season: of the seed once it is revealed, and of nothing but its id before.
create function private.championship_lot(p_season integer, p_horse_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    private.sha256_hex(
      (select seed from private.championship_seasons where season = p_season) || ':' || p_horse_id
    ),
    p_horse_id::text
  )
$$;

-- A division's table: `byPoints` in @furlong/game.
create function private.championship_ranking(p_season integer, p_division text)
returns table (
  rank integer, horse_id uuid, points integer, earnings bigint, runs integer, wins integer,
  best_place integer, best_at timestamptz, automatic boolean, lot text
)
language sql stable set search_path = '' as $$
  select
    row_number() over (
      order by s.points desc, s.earnings desc, s.best_place, s.best_at, s.lot collate "C"
    )::integer,
    s.horse_id, s.points, s.earnings, s.runs, s.wins, s.best_place, s.best_at, s.automatic, s.lot
  from (
    select x.*, private.championship_lot(x.season, x.horse_id) as lot
    from private.championship_standings x
    where x.season = p_season and x.division = p_division
  ) s
$$;

-- Those that ran in a qualifier, in the order in which they take the places of the final, and what gives
-- them theirs: a win, points, or at last their rating.
create function private.championship_claims(p_season integer, p_division text)
returns table (turn integer, horse_id uuid, claim text, points integer)
language sql stable set search_path = '' as $$
  select
    row_number() over (
      order by c.class, case when c.class < 3 then c.rank end, h.rating desc, c.lot collate "C"
    )::integer,
    c.horse_id, (array['win', 'points', 'rating'])[c.class], c.points
  from (
    select r.*,
      case
        when r.automatic and row_number() over (partition by r.automatic order by r.rank) <= 3 then 1
        when r.points > 0 then 2
        else 3
      end as class
    from private.championship_ranking(p_season, p_division) r
  ) c
  join public.horses h on h.id = c.horse_id
$$;

-- The same, and after them the house's horses, so that a final is always full: `championshipOrder` in
-- @furlong/game.
create function private.championship_order(p_season integer, p_division text, p_at timestamptz)
returns table (turn integer, horse_id uuid, claim text, points integer)
language sql stable set search_path = '' as $$
  with ran as materialized (
    select * from private.championship_claims(p_season, p_division)
  )
  select * from ran
  union all
  select
    ((select count(*) from ran) + row_number() over (
      order by h.rating desc, h.lot collate "C"
    ))::integer,
    h.id, 'house', 0
  from (
    select h.*, private.championship_lot(p_season, h.id) as lot
    from public.stables s
    join public.horses h on h.stable_id = s.id
    where s.is_house and h.created_at <= p_at and h.retired_at is null
      and private.is_of_division(p_division, p_season, h)
      and private.house_sends_out(h.birth_season, p_at)
      and not exists (select from ran where ran.horse_id = h.id)
    order by h.rating desc, private.championship_lot(p_season, h.id) collate "C"
    limit 48
  ) h
$$;

-- The points of the last that would be invited by points; null while places are left over.
create function private.championship_cut(p_season integer, p_division text) returns integer
language sql stable set search_path = '' as $$
  select points from private.championship_claims(p_season, p_division)
  where turn = 11 and claim = 'points'
$$;
