SET local check_function_bodies = off;

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_race_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_type_check";

CREATE TABLE "private"."notices_seen" (
  "stable_id" uuid                     NOT NULL,
  "told_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "notices_seen_pkey" PRIMARY KEY (stable_id)
);

CREATE TABLE "private"."sightings" (
  "day"       date  NOT NULL,
  "mark"      bytea NOT NULL,
  "stable_id" uuid  NOT NULL,
  CONSTRAINT "sightings_pkey" PRIMARY KEY (stable_id, day, mark)
);

CREATE TABLE "private"."watched_lots" (
  "stable_id"  uuid                     NOT NULL,
  "auction_id" uuid                     NOT NULL,
  "watched_at" timestamp with time zone NOT NULL,
  CONSTRAINT "watched_lots_pkey" PRIMARY KEY (stable_id, auction_id)
);

ALTER TABLE "public"."activities"
  ADD COLUMN "told_at" timestamp WITH time zone NOT NULL DEFAULT date_trunc('milliseconds'::text, clock_timestamp());

CREATE OR REPLACE FUNCTION private.are_linked (
  p_one_id   uuid,
  p_other_id uuid,
  p_at       timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.link_between(p_one_id, p_other_id, p_at) is not null
$function$;

CREATE OR REPLACE FUNCTION private.hand_over (
  p_listing  private.listings,
  p_buyer_id uuid,
  p_at       timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.listings
  set ended_at = p_at, ending = 'sold', buyer_id = p_buyer_id,
    compared_age = private.compared_age(birth_season, p_at)
  where id = p_listing.id;
  perform private.transfer_horse(p_listing.horse_id, p_buyer_id, p_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (
    p_buyer_id, p_listing.horse_id,
    case when p_listing.auction_id is null then 'new_horse' else 'auction_won' end, p_at
  );
  if not p_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (p_listing.stable_id, p_listing.horse_id, 'horse_sold', p_at);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_notice (
  p_type text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_type in (
    'race_result', 'race_void', 'balloted_out', 'request_expired', 'horse_sold', 'outbid',
    'auction_won', 'auction_unsold', 'bid_returned', 'claimed', 'claim_lost', 'claim_returned',
    'horse_claimed'
  )
$function$;

CREATE OR REPLACE FUNCTION private.is_place (
  p_address inet
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_address is not null and not (
    p_address << any (array[
      '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12',
      '192.168.0.0/16', 'fc00::/7', 'fe80::/10', '::/127'
    ]::inet[])
  )
$function$;

CREATE OR REPLACE FUNCTION private.link_between (
  p_one_id   uuid,
  p_other_id uuid,
  p_at       timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when private.mailbox(u.email) = private.mailbox(v.email) then 'mailbox'
    when (
      select count(distinct a.day)
      from private.sightings a
      join private.sightings b on b.stable_id = p_other_id and b.day = a.day and b.mark = a.mark
      where a.stable_id = p_one_id and a.day > (p_at at time zone 'UTC')::date - 30
    ) >= 3 then 'browser'
  end
  from public.stables s
  join auth.users u on u.id = s.owner_id
  join public.stables t on t.id = p_other_id
  join auth.users v on v.id = t.owner_id
  where s.id = p_one_id and s.id <> t.id
$function$;

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
        'number', b.number, 'stable_id', s.id, 'stable_name', s.name, 'price', b.price,
        'at', b.placed_at
      )
      from private.bids b
      join public.stables s on s.id = b.stable_id
      where b.auction_id = p_auction.id and b.number = p_auction.bids
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.mail_kind (
  p_type text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_type in ('race_result', 'race_void') then 'results'
    when p_type in ('balloted_out', 'race_request', 'request_expired') then 'entries'
    when p_type in (
      'outbid', 'auction_won', 'bid_returned', 'horse_sold', 'horse_returned', 'auction_unsold',
      'claimed', 'claim_lost', 'claim_returned', 'horse_claimed'
    ) then 'market'
  end
$function$;

CREATE OR REPLACE FUNCTION private.mailbox (
  p_email text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select lower(split_part(split_part(p_email, '@', 1), '+', 1) || '@' || split_part(p_email, '@', 2))
$function$;

CREATE OR REPLACE FUNCTION private.named_stable (
  p_stable_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', s.id, 'name', s.name, 'silks', s.silks)
  from public.stables s where s.id = p_stable_id
$function$;

CREATE OR REPLACE FUNCTION private.notices_seen_by (
  p_stable_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce((
    select told_at from private.notices_seen where stable_id = p_stable_id
  ), '-infinity')
$function$;

CREATE OR REPLACE FUNCTION private.require_play()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (select id from public.stables where owner_id = auth.uid());
  v_pause private.pauses;
  v_minutes integer;
begin
  perform private.sight(v_stable_id, clock_timestamp());
  perform from private.limits where stable_id = v_stable_id order by kind for share;
  v_pause := private.pause_at(v_stable_id, clock_timestamp());
  if v_pause.kind = 'exclusion' then
    perform private.refuse('self_excluded');
  elsif v_pause.kind = 'pause' then
    perform private.refuse('play_paused');
  end if;
  v_minutes := private.limit_of(v_stable_id, 'daily_minutes', clock_timestamp());
  if v_minutes is not null
    and (private.hear(v_stable_id, clock_timestamp())).seconds > 60 * v_minutes
  then
    perform private.refuse('daily_time_over');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.show_bid (
  p_auction    private.auctions,
  p_bid        private.bids,
  p_request_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_best record;
  v_extended constant boolean := p_bid.placed_at > p_auction.closes_at - interval '5 minutes';
begin
  select * into v_best from private.best_bid(p_auction);
  perform private.release_bids(
    p_auction.id,
    array(
      select id from private.bids where auction_id = p_auction.id and held and id <> v_best.id
    ),
    p_request_id, p_bid.placed_at
  );
  if (v_best.stable_id, v_best.price) is not distinct from (p_auction.leader_id, p_auction.price) then
    return;
  end if;
  update private.bids set number = p_auction.bids + 1, price = v_best.price where id = p_bid.id;
  update private.auctions
  set price = v_best.price, leader_id = v_best.stable_id, bids = bids + 1,
    extensions = extensions + v_extended::integer,
    closes_at = case when v_extended then p_bid.placed_at + interval '5 minutes' else closes_at end
  where id = p_auction.id;
  if v_best.stable_id <> p_auction.leader_id then
    perform private.tell_outbid(p_auction.leader_id, p_auction.horse_id, p_bid.placed_at);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sight (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_session record;
begin
  if p_stable_id is null or to_regclass('auth.sessions') is null then
    return;
  end if;
  select s.ip, s.user_agent into v_session
  from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id';
  if v_session.user_agent is null or private.is_place(v_session.ip) is not true then
    return;
  end if;
  insert into private.sightings (stable_id, day, mark)
  values (
    p_stable_id, (p_at at time zone 'UTC')::date,
    sha256(convert_to(host(v_session.ip) || ' ' || v_session.user_agent, 'UTF8'))
  )
  on conflict (stable_id, day, mark) do nothing;
  if found then
    delete from private.sightings
    where stable_id = p_stable_id and day < (p_at at time zone 'UTC')::date - 30;
  end if;
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
    where b.auction_id = p_auction.id and b.held;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_entry (
  p_stable_id uuid,
  p_horse_id  uuid,
  p_race_id   uuid,
  p_type      text,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (p_stable_id, p_horse_id, p_race_id, p_type, p_at)
  on conflict (stable_id, horse_id, race_id) where type in ('race_entry', 'race_withdrawal')
  do update set type = excluded.type, at = excluded.at, told_at = excluded.told_at
$function$;

CREATE OR REPLACE FUNCTION private.tell_lot()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_notify('furlong_live', jsonb_build_object(
    'topics', jsonb_build_array('lots', 'lot:' || new.id), 'told', private.lot_told(new)
  )::text);
  return null;
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
  values (p_stable_id, p_horse_id, 'outbid', p_at)
  on conflict (stable_id, horse_id) where type = 'outbid'
  do update set at = excluded.at, told_at = excluded.told_at
$function$;

CREATE OR REPLACE FUNCTION public.buy_horse (
  p_horse_id    uuid,
  p_price       bigint,
  p_request_id  uuid,
  p_from_wallet bigint DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which sales are paged.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  end if;
  v_listing := private.own_listing(p_horse_id);
  if not v_listing.of_house and private.are_linked(v_stable_id, v_listing.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_from_wallet, p_request_id, v_at);
  perform private.hand_over(v_listing, v_stable_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_horse (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_request_id  uuid,
  p_from_wallet bigint DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
  v_at timestamptz;
  v_refusal text;
  v_id uuid;
  v_escrow bigint;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'claim_horse', concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  -- Read under the lock: who waited for it may come too late.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_refusal := private.claim_window_refusal(v_race, v_at);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  elsif private.are_linked(v_stable_id, v_entry.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif exists (
    select from private.claims
    where race_id = p_race_id and horse_id = p_horse_id and stable_id = v_stable_id
  ) then
    perform private.refuse('already_claimed');
  elsif not private.has_run_lately(v_stable_id, v_at) then
    perform private.refuse('claim_needs_run');
  elsif not private.raise_credits(
    v_stable_id, v_race.claim_price, p_from_wallet, '{}', p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  elsif private.boxes_taken(v_stable_id) >= private.claiming_boxes() then
    perform private.refuse('no_free_box');
  end if;

  insert into private.claims (race_id, horse_id, stable_id, price, nonce, made_at)
  values (p_race_id, p_horse_id, v_stable_id, v_race.claim_price, p_request_id::text, v_at)
  returning id into v_id;
  insert into private.accounts (kind, claim_id) values ('claim', v_id) returning id into v_escrow;
  perform private.post(
    'claim', p_request_id, v_at, array[private.wallet_of(v_stable_id, 'credits'), v_escrow],
    array[-v_race.claim_price, v_race.claim_price], p_horse_id
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.my_auctions (
  p_part      text,
  p_after_key numeric DEFAULT NULL::numeric,
  p_after_id  uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    lot      jsonb,
    sort_key numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.asking_stable();
begin
  if (p_part in ('bidding', 'watching', 'selling', 'won', 'lost', 'sold', 'unsold')) is not true
    or (p_after_key is null) <> (p_after_id is null)
  then
    perform private.refuse('bad_request');
  end if;
  return query
    with mine as materialized (
      select a.id, case when a.ended_at is null then extract(epoch from a.closes_at)
        else -extract(epoch from a.ended_at) end as key
      from private.auctions a
      where case
        when p_part in ('selling', 'sold', 'unsold') then a.id in (
          select x.id from private.auctions x where x.stable_id = v_own
        )
        when p_part = 'watching' then a.id in (
          select w.auction_id from private.watched_lots w where w.stable_id = v_own
        )
        else a.id in (select b.auction_id from private.bids b where b.stable_id = v_own)
      end
    )
    select private.lot_seen(a, v_own), m.key
    from mine m
    join private.auctions a on a.id = m.id
    where case p_part
        when 'sold' then a.outcome = 'sold'
        when 'unsold' then a.outcome <> 'sold'
        when 'won' then a.outcome = 'sold' and a.leader_id = v_own
        when 'lost' then a.ended_at is not null and (a.outcome <> 'sold' or a.leader_id <> v_own)
        else a.ended_at is null
      end
      and (p_after_key is null or (m.key, m.id) > (p_after_key, p_after_id))
    order by m.key, m.id
    limit private.page_size(p_limit);
end
$function$;

CREATE OR REPLACE FUNCTION public.my_marks()
  RETURNS TABLE (
    news    integer,
    letters integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
  select
    (
      select count(*)::integer from (
        select from public.activities a
        where a.stable_id = s.id and private.is_notice(a.type)
          and a.told_at > private.notices_seen_by(s.id)
        limit 100
      ) n
    ),
    public.my_unread_letters()
  from public.stables s
  where s.owner_id = (select auth.uid())
$function$;

REVOKE ALL ON FUNCTION "public"."my_marks"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_notices (
  p_limit integer DEFAULT 10
)
  RETURNS TABLE (
    id          uuid,
    stable_id   uuid,
    stable_name text,
    horse_id    uuid,
    horse_name  text,
    race_id     uuid,
    race_name   text,
    type        text,
    place       integer,
    prize       bigint,
    programme   text,
    at          timestamp with time zone,
    auction_id  uuid,
    told_at     timestamp with time zone,
    fresh       boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
  v_seen constant timestamptz := private.notices_seen_by(v_own);
begin
  return query
    select
      a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize,
      a.programme, a.at, l.id, a.told_at, a.told_at > v_seen
    from (
      select *
      from public.activities x
      where x.stable_id = v_own and private.is_notice(x.type)
      order by x.told_at desc, x.id desc
      limit private.page_size(p_limit)
    ) a
    join public.stables s on s.id = a.stable_id
    cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
    left join lateral (select x.name from public.races x where x.id = a.race_id offset 0) r on true
    -- The lot that it is told of: the horse's last before.
    left join lateral (
      select x.id from private.auctions x
      where x.horse_id = a.horse_id and x.consigned_at <= a.at
        and a.type in ('outbid', 'auction_won', 'auction_unsold', 'bid_returned')
      order by x.consigned_at desc
      limit 1
    ) l on true
    order by a.told_at desc, a.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_notices"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.place_bid (
  p_auction_id  uuid,
  p_maximum     bigint,
  p_request_id  uuid,
  p_from_wallet bigint DEFAULT 0
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_auction private.auctions;
  v_own private.bids;
  v_bid private.bids;
  v_at timestamptz;
begin
  perform private.player();
  if p_auction_id is null or p_request_id is null
    or (p_maximum between 1 and 1000000000) is not true or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'place_bid', concat_ws(' ', p_auction_id, p_maximum, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_auction := private.lock_auction(p_auction_id);
  -- Read under the lock: who waited for it may come too late.
  v_at := date_trunc('milliseconds', clock_timestamp());
  select * into v_own from private.bids
  where auction_id = p_auction_id and stable_id = v_stable_id and held;
  if v_auction.ended_at is not null or v_at >= v_auction.closes_at then
    perform private.refuse('auction_over');
  elsif v_auction.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  elsif not v_auction.of_house and private.are_linked(v_stable_id, v_auction.stable_id, v_at) then
    perform private.refuse('linked_stables');
  elsif v_own.sealed then
    perform private.refuse('sealed_bid_given');
  elsif p_maximum < private.least_bid(v_auction, v_own.maximum) then
    perform private.refuse('bid_too_low', private.least_bid(v_auction, v_own.maximum)::text);
  end if;

  perform private.hold_bid(
    v_auction, v_stable_id, p_maximum, v_own.maximum, p_from_wallet, p_request_id, v_at
  );
  update private.bids set held = false where id = v_own.id;
  insert into private.bids (auction_id, stable_id, maximum, sealed, placed_at, held_since)
  values (
    p_auction_id, v_stable_id, p_maximum, private.is_sealed(v_auction), v_at,
    coalesce(v_own.held_since, v_at)
  )
  returning * into v_bid;
  if not v_bid.sealed then
    perform private.show_bid(v_auction, v_bid, p_request_id);
  end if;
  select to_jsonb(case when b.sealed then 'sealed' when b.held then 'leads' else 'outbid' end)
  into v_answer from private.bids b where b.id = v_bid.id;
  perform private.keep_answer(p_request_id, v_answer);
  return v_answer #>> '{}';
end
$function$;

CREATE OR REPLACE FUNCTION public.see_notices (
  p_told_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_told_at is null then
    perform private.refuse('bad_request');
  end if;
  insert into private.notices_seen as n (stable_id, told_at)
  select v_own, least(p_told_at, clock_timestamp())
  -- Nothing is kept where nothing new was told.
  where exists (
    select from public.activities a
    where a.stable_id = v_own and private.is_notice(a.type) and a.told_at <= p_told_at
      and a.told_at > private.notices_seen_by(v_own)
  )
  on conflict (stable_id) do update set told_at = greatest(n.told_at, excluded.told_at);
end
$function$;

REVOKE ALL ON FUNCTION "public"."see_notices"(timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_auction (
  p_auction_id uuid,
  p_at         timestamp with time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_auction private.auctions;
  v_horse public.horses;
  v_best record;
  v_outcome text;
begin
  p_at := private.not_ahead(p_at);
  select * into v_horse from public.horses
  where id = (select horse_id from private.auctions where id = p_auction_id) for no key update;
  v_auction := private.lock_auction(p_auction_id);
  if v_auction.outcome is not null then
    return v_auction.outcome;
  elsif p_at is null or p_at < v_auction.closes_at then
    perform private.refuse('bad_request', 'the hammer is not to fall yet');
  elsif private.is_away(v_horse.id) then
    perform private.refuse('bad_request', 'the horse is in a race or at work');
  end if;

  select * into v_best from private.best_bid(v_auction);
  v_outcome := case
    when v_horse.retired_at is not null or v_horse.stable_id <> v_auction.stable_id then 'void'
    when v_best.price >= v_auction.reserve then 'sold'
    else 'unsold'
  end;
  perform from private.accounts
  where id in (private.house(), private.escrow_of_auction(p_auction_id))
    or id in (
      select private.wallet_of(b.stable_id, 'credits')
      from private.bids b where b.auction_id = p_auction_id and b.held
    )
    or id = private.wallet_of(v_auction.stable_id, 'credits')
  order by id for no key update;
  perform private.tell_bidders(v_auction, v_outcome, v_best.stable_id, p_at);
  perform private.release_bids(
    p_auction_id,
    array(
      select id from private.bids
      where auction_id = p_auction_id and held and (v_outcome <> 'sold' or id <> v_best.id)
    ),
    null, p_at
  );
  update private.auctions
  set ended_at = p_at, outcome = v_outcome,
    price = case when v_outcome = 'sold' then v_best.price else price end,
    leader_id = case when v_outcome = 'sold' then v_best.stable_id else leader_id end
  where id = p_auction_id;
  delete from private.auction_claims where auction_id = p_auction_id;
  if v_outcome = 'sold' then
    perform private.knock_down(v_auction, v_horse, v_best.id, v_best.price, p_at);
  elsif not v_auction.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_auction.stable_id, v_auction.horse_id, 'auction_unsold', p_at);
  end if;
  return v_outcome;
end
$function$;

CREATE OR REPLACE FUNCTION public.shill_patterns (
  p_since timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS TABLE (
    vendor_id   uuid,
    vendor_name text,
    bidder_id   uuid,
    bidder_name text,
    vendor_lots integer,
    lots        integer,
    bids        integer,
    won         integer,
    link        text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with ended as materialized (
    select a.id, a.stable_id, a.outcome, a.leader_id
    from private.auctions a
    where a.ended_at > p_since and not a.of_house
  ), vendor as (
    select e.stable_id, count(*)::integer as lots from ended e group by e.stable_id
  ), pair as (
    select e.stable_id, b.stable_id as bidder_id, count(distinct e.id)::integer as lots,
      count(*)::integer as bids,
      (count(distinct e.id) filter (
        where e.outcome = 'sold' and e.leader_id = b.stable_id
      ))::integer as won
    from ended e
    join private.bids b on b.auction_id = e.id
    group by e.stable_id, b.stable_id
  )
  select
    s.id, s.name, t.id, t.name, v.lots, p.lots, p.bids, p.won,
    private.link_between(s.id, t.id, now())
  from pair p
  join vendor v on v.stable_id = p.stable_id
  join public.stables s on s.id = p.stable_id
  join public.stables t on t.id = p.bidder_id
  -- On three lots at the least, on every second of the vendor's, and hardly one in four of them won.
  where p.lots >= 3 and 2 * p.lots >= v.lots and 4 * p.won <= p.lots
  order by p.lots - p.won desc, p.bids desc, s.id, t.id
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.watch_lot (
  p_auction_id uuid,
  p_watched    boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_auction_id is null or p_watched is null then
    perform private.refuse('bad_request');
  elsif not exists (select from private.auctions where id = p_auction_id) then
    perform private.refuse('auction_not_found');
  end if;
  if not p_watched then
    delete from private.watched_lots where stable_id = v_own and auction_id = p_auction_id;
    return false;
  end if;
  -- Two marks of a stable see each other.
  perform from public.stables where id = v_own for no key update;
  delete from private.watched_lots w
  using private.auctions a
  where w.stable_id = v_own and a.id = w.auction_id and a.ended_at is not null
    and a.id <> p_auction_id;
  if (select count(*) from private.watched_lots where stable_id = v_own) >= 100 then
    perform private.refuse('watch_list_full');
  end if;
  insert into private.watched_lots (stable_id, auction_id, watched_at)
  values (v_own, p_auction_id, clock_timestamp())
  on conflict (stable_id, auction_id) do nothing;
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."watch_lot"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."notices_seen"
  ADD CONSTRAINT "notices_seen_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."sightings"
  ADD CONSTRAINT "sightings_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."watched_lots"
  ADD CONSTRAINT "watched_lots_auction_id_fkey" FOREIGN KEY (auction_id) REFERENCES private.auctions(id);

ALTER TABLE "private"."watched_lots"
  ADD CONSTRAINT "watched_lots_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_race_check"
    CHECK
    (((race_id IS NULL) = (type = ANY (ARRAY['new_horse'::text, 'training'::text, 'retirement'::text, 'horse_sold'::text, 'horse_returned'::text, 'race_request'::text,
    'request_expired'::text, 'outbid'::text, 'auction_won'::text, 'auction_unsold'::text, 'bid_returned'::text]))));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_type_check"
    CHECK
    ((type = ANY (ARRAY['new_horse'::text, 'race_entry'::text, 'race_withdrawal'::text, 'race_result'::text, 'race_void'::text, 'training'::text, 'retirement'::text,
    'horse_sold'::text,
    'horse_returned'::text,
    'balloted_out'::text,
    'race_request'::text,
    'request_expired'::text,
    'outbid'::text, 'auction_won'::text, 'auction_unsold'::text, 'bid_returned'::text, 'claimed'::text, 'claim_lost'::text, 'claim_returned'::text, 'horse_claimed'::text])));

CREATE INDEX auctions_of_horse ON private.auctions USING btree (horse_id, consigned_at DESC);

CREATE TRIGGER auctions_are_told
  AFTER INSERT ON private.auctions
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_lot();

CREATE TRIGGER changed_auctions_are_told
  AFTER UPDATE OF price, leader_id, bids, extensions, closes_at, ended_at ON private.auctions
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_lot();

REVOKE ALL ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_notice"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_notice"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_notice"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_place"(inet) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_place"(inet) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_place"(inet) TO "postgres";

REVOKE ALL ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lot_told"(private.auctions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lot_told"(private.auctions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lot_told"(private.auctions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mailbox"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mailbox"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mailbox"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."named_stable"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_stable"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."named_stable"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notices_seen_by"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notices_seen_by"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notices_seen_by"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sight"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sight"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sight"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_bidders"(private.auctions, text, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_bidders"(private.auctions, text, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_bidders"(private.auctions, text, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_lot"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_lot"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_lot"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."tell_outbid"(uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_outbid"(uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."tell_outbid"(uuid, uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_marks"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_marks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_marks"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notices"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notices"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notices"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notices"(timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_notices"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notices"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."watch_lot"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."watch_lot"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_lot"(uuid, boolean) TO "postgres";

CREATE INDEX activities_of_mark ON public.activities USING btree (stable_id, told_at DESC, id DESC)
  WHERE private.is_notice(TYPE);
