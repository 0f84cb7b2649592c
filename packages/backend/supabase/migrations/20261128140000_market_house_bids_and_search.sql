SET local check_function_bodies = off;

DROP FUNCTION "private"."lots_statement"(text, boolean);

DROP FUNCTION "public"."auction_bids"(uuid, integer, integer);

CREATE OR REPLACE FUNCTION private.check_auctions()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'an auction keeps the maxima that stand in it', a.id::text
  from private.auctions a
  left join private.accounts x on x.auction_id = a.id
  where x.balance is distinct from (
    select coalesce(sum(b.maximum), 0) from private.bids b where b.auction_id = a.id and b.held
  )
  union all
  select 'what was bid stands or has come back', coalesce(m.stable_id, h.stable_id)::text
  from (
    select c.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts c on c.id = p.account_id and c.kind = 'credits'
    where t.kind in ('bid', 'bid_refund')
    group by c.stable_id
  ) m
  full join (
    select b.stable_id, sum(b.maximum) as amount
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.held
    group by b.stable_id
  ) h using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(h.amount, 0)
  union all
  select 'what the house bid stands or has come back', 'the house'
  where (
    select coalesce(-sum(p.amount), 0)
    from private.transactions t
    join private.postings p on p.transaction_id = t.id and p.account_id = private.house()
    where t.kind in ('bid', 'bid_refund')
  ) <> (
    select coalesce(sum(b.maximum), 0)
    from private.bids b
    join public.stables s on s.id = b.stable_id and s.is_house
    where b.held
  )
  union all
  select 'the house bids on its own lots, for less than their reserve', a.id::text
  from private.bids b
  join public.stables s on s.id = b.stable_id and s.is_house
  join private.auctions a on a.id = b.auction_id
  where not a.of_house or b.maximum >= a.reserve or b.sealed or a.outcome = 'sold' and a.leader_id = s.id
  union all
  select 'who leads has the one bid that stands, until bids are sealed', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id and b.held
  where a.ended_at is null
  group by a.id
  having array_remove(array_agg(b.stable_id), null) is distinct from array_remove(array[a.leader_id], null)
    and not (private.is_sealed(a) and a.leader_id = any (array_agg(b.stable_id)))
    or coalesce(max(b.maximum), a.asked) < a.asked
  union all
  select 'an auction that is over holds nothing, and no steward', a.id::text
  from private.auctions a
  left join private.auction_claims c on c.auction_id = a.id
  where (c.auction_id is null) <> (a.ended_at is not null)
    or a.ended_at is not null
      and exists (select from private.bids b where b.auction_id = a.id and b.held)
  union all
  select 'an auction counts the bids that were seen', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id
  group by a.id
  having (a.bids, a.bids) is distinct from (count(b.number)::integer, coalesce(max(b.number), 0))
  union all
  select 'a horse is sold once under the hammer, to who led', coalesce(a.id, l.auction_id)::text
  from (select * from private.auctions where outcome = 'sold') a
  full join (select * from private.listings where auction_id is not null) l on l.auction_id = a.id
  where (a.horse_id, a.stable_id, a.leader_id, a.price, a.of_house, a.ended_at)
    is distinct from (l.horse_id, l.stable_id, l.buyer_id, l.price, l.of_house, l.ended_at)
  union all
  select 'a horse in an auction is its vendor''s, as it is found, and back before the hammer', a.id::text
  from private.auctions a
  join public.horses h on h.id = a.horse_id
  join public.stables s on s.id = a.stable_id
  where a.ended_at is null and (
    (h.stable_id, h.birth_season, h.sex, h.specialty, h.rating, lower(h.name), lower(s.name))
      is distinct from (
        a.stable_id, a.birth_season, a.sex, a.specialty, a.rating, a.horse_name, a.seller_name
      )
    or a.of_house <> exists (select from private.sales_agents where stable_id = a.stable_id)
    or h.retired_at is not null or private.is_for_sale(h.id) or private.waits_in_request(h.id)
    or exists (
      select from public.auto_training_orders o where o.horse_id = h.id and o.ended_at is null
    )
    or h.at_work_until > a.closes_at
    or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = h.id and r.off_at >= a.closes_at
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.find_lots (
  p_order     text,
  p_text      text,
  p_sex       text,
  p_age       text,
  p_rating    text,
  p_specialty text,
  p_price     text,
  p_outcome   text,
  p_after_key text,
  p_after_id  uuid,
  p_limit     integer
)
  RETURNS TABLE (
    lot      jsonb,
    sort_key text
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.is_rare_text (
  p_order text,
  p_text  text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lot_grams (
  p_horse_name  text,
  p_seller_name text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.grams(p_horse_name, 2) || private.grams(p_seller_name, 2)
$function$;

CREATE OR REPLACE FUNCTION private.lot_told (
  p_auction private.auctions
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'id', p_auction.id,
    'price', p_auction.price,
    'bids', p_auction.bids,
    'leader', private.named_stable(p_auction.leader_id),
    'reserve_met', p_auction.reserve_met,
    'extensions', p_auction.extensions,
    'closes_at', p_auction.closes_at,
    'ended_at', p_auction.ended_at,
    'outcome', p_auction.outcome,
    'last_bid', (
      select jsonb_build_object(
        'number', b.number, 'stable_id', s.id, 'stable_name', s.name, 'of_house', s.is_house,
        'price', b.price, 'at', b.placed_at
      )
      from private.bids b
      join public.stables s on s.id = b.stable_id
      where b.auction_id = p_auction.id and b.number = p_auction.bids
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.lots_order (
  p_order text
)
  RETURNS TABLE (
    key     text,
    type    text,
    falls   boolean,
    among   text,
    aged_at text
  )
  LANGUAGE sql
  IMMUTABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lots_statement (
  p_order text,
  p_paged boolean,
  p_rare  boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.most_of_house (
  p_guide bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  STRICT
  SET search_path TO ''
  AS $function$
  select p_guide * 8 / 10 / private.bid_increment(p_guide * 8 / 10)
    * private.bid_increment(p_guide * 8 / 10)
$function$;

CREATE OR REPLACE FUNCTION private.payer_of (
  p_stable_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(private.wallet_of(s.id, 'credits'), private.house())
  from public.stables s where s.id = p_stable_id
$function$;

CREATE OR REPLACE FUNCTION private.refund (
  p_kind       text,
  p_request_id uuid,
  p_at         timestamp with time zone,
  p_from       bigint,
  p_stable_ids uuid[],
  p_amounts    bigint[],
  p_paid_at    timestamp with time zone[],
  p_horse_id   uuid                       DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_credits constant bigint[] := array(
    select private.payer_of(stable_id)
    from unnest(p_stable_ids) with ordinality each (stable_id, place) order by place
  );
  v_refund record;
  v_due bigint;
begin
  perform from private.accounts where id = any (array[p_from, private.house()] || v_credits)
  order by id for no key update;
  perform private.post(
    p_kind, p_request_id, p_at, p_from || v_credits,
    -(select sum(amount)::bigint from unnest(p_amounts) amount) || p_amounts, p_horse_id
  );
  for v_refund in
    select * from unnest(p_stable_ids, v_credits, p_amounts, p_paid_at)
      as each (stable_id, credits, amount, paid_at)
    order by stable_id
  loop
    v_due := private.due_of_refund(v_refund.stable_id, v_refund.paid_at, v_refund.amount);
    if v_due > 0 then
      update private.box_bills b set paid = b.paid + v_due
      where b.stable_id = v_refund.stable_id
        and b.week = (select max(x.week) from private.box_bills x where x.stable_id = b.stable_id);
      perform private.post(
        'box_fee', p_request_id, p_at, array[v_refund.credits, private.house()], array[-v_due, v_due]
      );
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_bidders (
  p_auction   private.auctions,
  p_outcome   text,
  p_winner_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_outcome = 'sold' then
    perform private.tell_outbid(b.stable_id, p_auction.horse_id, p_at)
    from private.bids b
    where b.auction_id = p_auction.id and b.held and b.stable_id <> p_winner_id
    order by b.stable_id;
  else
    insert into public.activities (stable_id, horse_id, type, at)
    select b.stable_id, p_auction.horse_id, 'bid_returned', p_at
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.auction_id = p_auction.id and b.held;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_outbid (
  p_stable_id uuid,
  p_horse_id  uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.activities (stable_id, horse_id, type, at)
  select s.id, p_horse_id, 'outbid', p_at
  from public.stables s where s.id = p_stable_id and not s.is_house
  on conflict (stable_id, horse_id) where type = 'outbid'
  do update set at = excluded.at, told_at = excluded.told_at
$function$;

CREATE OR REPLACE FUNCTION public.auction_bids (
  p_auction_id    uuid,
  p_before_number integer DEFAULT NULL::integer,
  p_limit         integer DEFAULT 20
)
  RETURNS TABLE (
    number      integer,
    stable_id   uuid,
    stable_name text,
    of_house    boolean,
    price       bigint,
    at          timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.number, s.id, s.name, s.is_house, b.price, b.placed_at
  from private.bids b
  join public.stables s on s.id = b.stable_id
  where b.auction_id = p_auction_id and b.number is not null
    and (p_before_number is null or b.number < p_before_number)
  order by b.number desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.lots_for_house (
  p_at timestamp with time zone
)
  RETURNS TABLE (
    auction_id   uuid,
    guide        bigint,
    price        bigint,
    starting_bid bigint,
    consigned_at timestamp with time zone,
    bidders      text[]
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select a.id, private.guide_of_auction(a), a.price, a.starting_bid, a.consigned_at, array(
    select s.name
    from private.bids b join public.stables s on s.id = b.stable_id and s.is_house
    where b.auction_id = a.id
    order by b.id
  )
  from private.auctions a
  where a.of_house and a.ended_at is null and a.extensions = 0
    and a.closes_at > private.not_ahead(p_at) + interval '5 minutes'
  order by a.closes_at, a.id
$function$;

REVOKE ALL ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.place_house_bid (
  p_auction_id  uuid,
  p_stable_name text,
  p_maximum     bigint,
  p_at          timestamp with time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (
    select id from public.stables where is_house and lower(name) = lower(p_stable_name)
  );
  v_auction private.auctions;
  v_bid private.bids;
begin
  p_at := private.not_ahead(p_at);
  if v_stable_id is null or p_at is null or (p_maximum > 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_auction := private.lock_auction(p_auction_id);
  if not v_auction.of_house
    or p_maximum > private.most_of_house(private.guide_of_auction(v_auction))
    or p_maximum >= v_auction.reserve
  then
    perform private.refuse('bad_request', 'the house bids on its own lots, for less than their reserve');
  elsif v_auction.ended_at is not null or v_auction.closes_at <= p_at + interval '5 minutes'
    or p_at < v_auction.consigned_at or p_maximum < private.least_bid(v_auction, null)
    or exists (
      select from private.bids where auction_id = p_auction_id and stable_id = v_stable_id
    )
  then
    return null;
  end if;

  perform from private.accounts
  where id in (
    private.house(), private.escrow_of_auction(p_auction_id),
    private.payer_of(v_auction.leader_id)
  )
  order by id for no key update;
  p_at := date_trunc('milliseconds', p_at);
  perform private.post(
    'bid', null, p_at, array[private.house(), private.escrow_of_auction(p_auction_id)],
    array[-p_maximum, p_maximum], v_auction.horse_id
  );
  insert into private.bids (auction_id, stable_id, maximum, sealed, placed_at, held_since)
  values (p_auction_id, v_stable_id, p_maximum, false, p_at, p_at)
  returning * into v_bid;
  perform private.show_bid(v_auction, v_bid, null);
  return (select case when held then 'leads' else 'outbid' end from private.bids where id = v_bid.id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."is_rare_text"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_rare_text"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_rare_text"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lot_grams"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lot_grams"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lot_grams"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lots_order"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lots_order"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lots_order"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lots_statement"(text, boolean, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_of_house"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_of_house"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_of_house"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."payer_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."payer_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."payer_of"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lots_for_house"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_house_bid"(uuid, text, bigint, timestamp WITH time zone) TO "service_role";

CREATE INDEX auctions_by_grams ON private.auctions USING gin (private.lot_grams(horse_name, seller_name));
