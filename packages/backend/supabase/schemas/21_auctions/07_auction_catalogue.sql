-- What everybody reads of auctions. The one place where what a lot shows is chosen: neither the reserve, nor what
-- another stable bids at the most, is in it, in what it is ordered by, or in what it is found by.

-- A lot as a stable sees it, null for a visitor's: its horse and vendor, how it stands, and of the stable's own
-- bids the highest maximum. To its vendor alone it tells the reserve.
create function private.lot_seen(p_auction private.auctions, p_stable_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_auction.id,
    'number', p_auction.number,
    -- As it was when the hammer fell.
    'horse', to_jsonb(h) || jsonb_build_object('rating', p_auction.rating),
    'vendor', jsonb_build_object('id', v.id, 'name', v.name, 'silks', v.silks),
    'of_house', p_auction.of_house,
    'guide', private.guide_price(
      p_auction.rating,
      private.age_at(p_auction.birth_season, coalesce(p_auction.ended_at, now()))
    ),
    'starting_bid', p_auction.starting_bid,
    'price', p_auction.price,
    'bids', p_auction.bids,
    'leader', case
      when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name, 'silks', l.silks)
    end,
    'reserve_met', p_auction.reserve_met,
    'extensions', p_auction.extensions,
    'consigned_at', p_auction.consigned_at,
    'closes_at', p_auction.closes_at,
    'ended_at', p_auction.ended_at,
    'outcome', p_auction.outcome
  ) || jsonb_build_object(
    'reserve', case when p_auction.stable_id = p_stable_id then p_auction.reserve end,
    'least_bid', case
      when p_auction.ended_at is null and p_auction.stable_id is distinct from p_stable_id
        then private.least_bid(p_auction, own.standing)
    end,
    'own_maximum', own.maximum,
    'own_stands', own.standing is not null,
    'own_sealed', coalesce(own.sealed, false),
    'watched', exists (
      select from private.watched_lots w
      where w.stable_id = p_stable_id and w.auction_id = p_auction.id
    )
  )
  from public.horses h
  join public.stables v on v.id = p_auction.stable_id
  left join public.stables l on l.id = p_auction.leader_id
  cross join lateral (
    select max(b.maximum) as maximum, max(b.maximum) filter (where b.held) as standing,
      bool_or(b.sealed) as sealed
    from private.bids b
    where b.auction_id = p_auction.id and b.stable_id = p_stable_id
  ) own
  where h.id = p_auction.horse_id
$$;

-- The stable of who asks; null for a visitor, and who has none.
create function private.asking_stable() returns uuid
language sql stable set search_path = '' as $$
  select id from public.stables where owner_id = (select auth.uid())
$$;

-- By what an order walks through the lots, and through which of them.
create function private.lots_order(p_order text)
returns table (key text, type text, falls boolean, among text, aged_at text)
language sql immutable rows 1 set search_path = '' as $$
  select
    o.key, o.type, o.falls,
    case when p_order = 'ended' then 'a.outcome in (''sold'', ''unsold'')' else 'a.ended_at is null' end,
    case when p_order = 'ended' then 'a.ended_at' else 'now()' end
  from (values
    ('closing', 'closes_at', 'timestamptz', false), ('cheapest', 'asked', 'bigint', false),
    ('dearest', 'asked', 'bigint', true), ('best rated', 'rating', 'bigint', true),
    ('ended', 'ended_at', 'timestamptz', true)
  ) o ("order", key, type, falls)
  where o."order" = p_order
$$;

-- The statement that finds a page of lots with their keys: by the index of the order, or where few have the text by
-- what is in it. Its parameters: $1 the text, $2 sex, $3 age, $4 rating, $5 specialty, $6 price, $7 outcome, each
-- null for any; $8 the key and $9 the auction after which it begins; $10 how many.
create function private.lots_statement(p_order text, p_paged boolean, p_rare boolean) returns text
language sql immutable set search_path = '' as $$
  select format(
    '%6$sselect a.id, a.%1$I::text as key from %7$s a
     where %2$s
       and ($1 = '''' or strpos(a.horse_name, $1) > 0 or strpos(a.seller_name, $1) > 0)
       and ($2 is null or a.sex = $2)
       and ($3 is null or (
         a.birth_season >= private.season_at(%3$s) - 3
       ) = ($3 = ''young''))
       and ($4 is null or $4 = case
         when a.rating >= 90 then ''90 and above''
         when a.rating >= 80 then ''80 to 89''
         when a.rating >= 60 then ''60 to 79''
         else ''under 60''
       end)
       and ($5 is null or a.specialty = $5)
       and ($6 is null or (a.asked >= 15000) = ($6 = ''high''))
       and ($7 is null or a.outcome = $7)%4$s
     order by a.%1$I %5$s, a.id %5$s limit $10',
    o.key, o.among, o.aged_at,
    case when p_paged then format(
      ' and (a.%I, a.id) %s ($8::%s, $9)', o.key, case when o.falls then '<' else '>' end, o.type
    ) else '' end,
    case when o.falls then 'desc' else 'asc' end,
    case when p_rare then
      'with few as materialized (
         select * from private.auctions x
         where private.lot_grams(x.horse_name, x.seller_name) @> private.grams($1, least(3, length($1)))
       ) '
    else '' end,
    case when p_rare then 'few' else 'private.auctions' end
  )
  from private.lots_order(p_order) o
$$;

-- True for a text that so few of the first lots of an order have that a walk through them would take long.
create function private.is_rare_text(p_order text, p_text text) returns boolean
language plpgsql stable set search_path = '' set jit = off as $$
declare
  v_found integer;
begin
  if length(p_text) < 2 then
    return false;
  end if;
  execute (
    select format(
      'select count(*) from (
         select a.horse_name, a.seller_name from private.auctions a
         where %1$s order by a.%2$I %3$s, a.id %3$s limit 4000
       ) w where strpos(w.horse_name, $1) > 0 or strpos(w.seller_name, $1) > 0',
      o.among, o.key, case when o.falls then 'desc' else 'asc' end
    )
    from private.lots_order(p_order) o
  ) into v_found using p_text;
  return v_found < 8;
end
$$;

-- A page of lots: those whose horse's or vendor's name holds the text, letter case aside, and that meet all
-- wishes. The words are those of `salesSearch.ts` in @furlong/game.
create function private.find_lots(
  p_order text, p_text text, p_sex text, p_age text, p_rating text, p_specialty text, p_price text,
  p_outcome text, p_after_key text, p_after_id uuid, p_limit integer
)
returns table (lot jsonb, sort_key text)
language plpgsql stable set search_path = '' set jit = off as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
  v_own constant uuid := private.asking_stable();
  v_ids uuid[];
  v_keys text[];
begin
  if coalesce(p_price, 'low') not in ('low', 'high')
    or coalesce(p_age, 'young') not in ('young', 'mature')
    or coalesce(p_outcome, 'sold') not in ('sold', 'unsold')
    or (p_after_key is null) <> (p_after_id is null)
    or length(v_text) > 100
  then
    perform private.refuse('bad_request');
  end if;
  execute format(
    'select array_agg(p.id), array_agg(p.key) from (%s) p',
    private.lots_statement(
      p_order, p_after_id is not null, private.is_rare_text(p_order, v_text)
    )
  ) into v_ids, v_keys using v_text, p_sex, p_age, p_rating, p_specialty, p_price, p_outcome,
    p_after_key, p_after_id, private.page_size(p_limit);
  return query
    select private.lot_seen(a, v_own), p.key
    from unnest(v_ids, v_keys) with ordinality p (id, key, place)
    join private.auctions a on a.id = p.id
    order by p.place;
end
$$;

-- A page of the lots that are open, in the order 'closing', 'cheapest', 'dearest' or 'best rated'.
create function public.auction_catalogue(
  p_text text default '', p_sex text default null, p_age text default null,
  p_rating text default null, p_specialty text default null, p_price text default null,
  p_order text default 'closing', p_after_key text default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (lot jsonb, sort_key text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_order in ('closing', 'cheapest', 'dearest', 'best rated')) is not true then
    perform private.refuse('bad_request');
  end if;
  return query select * from private.find_lots(
    p_order, p_text, p_sex, p_age, p_rating, p_specialty, p_price, null, p_after_key, p_after_id,
    p_limit
  );
end
$$;

-- A page of the lots on which the hammer has fallen, the last first; p_outcome is 'sold', 'unsold', or null for
-- both. Ages and ratings are those of that moment.
create function public.past_auctions(
  p_text text default '', p_sex text default null, p_age text default null,
  p_rating text default null, p_specialty text default null, p_price text default null,
  p_outcome text default null, p_after_key text default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (lot jsonb, sort_key text)
language sql stable security definer set search_path = '' as $$
  select * from private.find_lots(
    'ended', p_text, p_sex, p_age, p_rating, p_specialty, p_price, p_outcome, p_after_key,
    p_after_id, p_limit
  )
$$;

revoke execute on function public.auction_catalogue, public.past_auctions
  from public, anon, authenticated, service_role;
grant execute on function public.auction_catalogue, public.past_auctions to anon, authenticated;
