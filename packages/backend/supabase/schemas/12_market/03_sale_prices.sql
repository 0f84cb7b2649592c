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

-- What a horse was worth by the rule when it was sold, or is worth while it is offered.
create function private.guide_of(p_listing private.listings) returns bigint
language sql stable set search_path = '' as $$
  select private.guide_price(
    p_listing.rating,
    private.age_at(p_listing.birth_season, coalesce(p_listing.ended_at, now()))
  )
$$;

-- Between which prices, both included, two stables deal whatever they have won: within a twentieth of the
-- guide, which is what the house keeps of a price. `nearGuide` in @furlong/game, where the reasons are.
create function private.least_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select (p_guide * 95 + 99) / 100
$$;
create function private.most_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_guide * 105 / 100
$$;

-- How far beyond that a stable may still go, in whole dollars: as far as its prizes, less what it gave away
-- through prices before, sold, offered or bid, and not before it is four weeks old. What a stable was given to
-- begin with thus stays with it. Locks its credits: two deals of one stable see each other.
create function private.leeway(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql set search_path = '' as $$
begin
  perform from private.accounts where id = private.wallet_of(p_stable_id, 'credits')
  for no key update;
  return private.leeway_seen(p_stable_id, p_but_for, p_at);
end
$$;

-- The same as it is told, without the lock. p_but_for is a horse for which an offer or a bid does not count.
create function private.leeway_seen(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if (select created_at from public.stables where id = p_stable_id) > p_at - interval '28 days' then
    return 0;
  end if;
  return greatest(0,
    coalesce((select earnings from private.standings where stable_id = p_stable_id), 0)
    - (
      select coalesce(sum(greatest(0, private.least_near_guide(private.guide_of(l)) - l.price)), 0)
      from private.listings l
      where l.stable_id = p_stable_id and not l.of_house
        and (l.ending = 'sold' or (l.ended_at is null and l.horse_id is distinct from p_but_for))
    )
    - (
      select coalesce(sum(greatest(0, l.price - private.most_near_guide(private.guide_of(l)))), 0)
      from private.listings l
      where l.buyer_id = p_stable_id and l.ending = 'sold' and not l.of_house
    )
    - (
      select coalesce(
        sum(greatest(0, private.least_near_guide(private.guide_of_auction(a)) - a.reserve)), 0
      )
      from private.auctions a
      where a.stable_id = p_stable_id and a.ended_at is null and not a.of_house
        and a.horse_id is distinct from p_but_for
    )
    - (
      select coalesce(
        sum(greatest(0, b.maximum - private.most_near_guide(private.guide_of_auction(a)))), 0
      )
      from private.bids b
      join private.auctions a on a.id = b.auction_id
      where b.stable_id = p_stable_id and b.held and not a.of_house
        and a.horse_id is distinct from p_but_for
    )
  );
end
$$;

-- The least that a stable may ask for a horse of that guide, and the most that it may pay another stable.
create function private.least_to_ask(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select greatest((p_guide * 3 + 9) / 10, private.least_near_guide(p_guide) - p_leeway)
$$;
create function private.most_to_pay(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select least(p_guide * 3, private.most_near_guide(p_guide) + p_leeway)
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
