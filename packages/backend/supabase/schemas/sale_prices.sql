-- What a horse is worth: by the rule of @furlong/game, and by what others like it were sold for.

-- Whole dollars: `guidePrice` in @furlong/game, where the reasons are.
create function private.guide_price(p_rating integer, p_age integer) returns bigint
language sql immutable set search_path = '' as $$
  select greatest(500, 50 * ((
    p_rating::bigint * p_rating * p_rating * case
      when p_age <= 2 then 110
      when p_age = 3 then 115
      when p_age = 4 then 100
      when p_age = 5 then 85
      when p_age = 6 then 70
      when p_age = 7 then 55
      else 40
    end + 50000
  ) / 100000))
$$;

create function private.age_at(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season
$$;

-- The age under which a horse is compared: `comparableAge` in @furlong/game.
create function private.compared_age(p_birth_season integer, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select least(5, greatest(2, private.age_at(p_birth_season, p_at)))
$$;

-- What the last comparable horses were sold for: of the same age, from five on all alike, and rated within
-- three pounds. The median of twenty at the most, null without any, and how many it rests on.
create function private.comparable_sales(p_rating integer, p_age integer)
returns table (median bigint, sales integer)
language sql stable set search_path = '' as $$
  select
    floor(percentile_cont(0.5) within group (order by last.price) + 0.5)::bigint,
    count(*)::integer
  from (
    select l.price
    from generate_series(p_rating - 3, p_rating + 3) as near (rating)
    cross join lateral (
      select x.price, x.ended_at from private.listings x
      where x.compared_age = least(5, greatest(2, p_age)) and x.rating = near.rating
        and x.ending = 'sold' and x.returned_at is null
      order by x.ended_at desc
      limit 20
    ) l
    order by l.ended_at desc
    limit 20
  ) last
$$;
