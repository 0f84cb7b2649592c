SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.lot_seen (
  p_auction   private.auctions,
  p_stable_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
    'own_sealed', coalesce(own.sealed, false)
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
$function$;

CREATE OR REPLACE FUNCTION public.auction_prices (
  p_limit integer DEFAULT 100
)
  RETURNS TABLE (
    auction_id uuid,
    ended_at   timestamp with time zone,
    rating     integer,
    age        integer,
    price      bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select a.id, a.ended_at, a.rating, private.age_at(a.birth_season, a.ended_at), a.price
  from private.auctions a
  where a.outcome = 'sold'
  order by a.ended_at desc, a.id desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."auction_prices"(integer) FROM PUBLIC, "service_role";

GRANT EXECUTE ON FUNCTION "public"."auction_prices"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_prices"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_prices"(integer) TO "postgres";
