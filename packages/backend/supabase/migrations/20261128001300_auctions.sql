SET local check_function_bodies = off;

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_check3";

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_kind_check";

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_race_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_type_check";

DROP FUNCTION "public"."my_held_money"();

CREATE TABLE "private"."auction_claims" (
  "auction_id"    uuid                     NOT NULL,
  "claimed_by"    text,
  "claimed_until" timestamp with time zone,
  CONSTRAINT "auction_claims_pkey" PRIMARY KEY (auction_id)
);

CREATE TABLE "private"."auctions" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "number"       integer                  GENERATED ALWAYS AS IDENTITY NOT NULL,
  "horse_id"     uuid                     NOT NULL,
  "stable_id"    uuid                     NOT NULL,
  "of_house"     boolean                  NOT NULL,
  "reserve"      bigint                   NOT NULL,
  "starting_bid" bigint                   NOT NULL,
  "consigned_at" timestamp with time zone NOT NULL,
  "closes_at"    timestamp with time zone NOT NULL,
  "extensions"   integer                  NOT NULL DEFAULT 0,
  "price"        bigint,
  "leader_id"    uuid,
  "bids"         integer                  NOT NULL DEFAULT 0,
  "reserve_met"  boolean                  GENERATED ALWAYS AS (COALESCE((price >= reserve), false)) STORED NOT NULL,
  "asked"        bigint                   GENERATED ALWAYS AS (COALESCE(price, starting_bid)) STORED NOT NULL,
  "birth_season" integer                  NOT NULL,
  "sex"          text                     NOT NULL,
  "specialty"    text                     NOT NULL,
  "rating"       integer                  NOT NULL,
  "horse_name"   text                     COLLATE pg_catalog."C" NOT NULL,
  "seller_name"  text                     NOT NULL,
  "ended_at"     timestamp with time zone,
  "outcome"      text,
  CONSTRAINT "auctions_bids_check" CHECK ((((price IS NULL) = (bids = 0)) AND ((price IS NULL) = (leader_id IS NULL)))),
  CONSTRAINT "auctions_ended_check" CHECK (((ended_at IS NULL) = (outcome IS NULL))),
  CONSTRAINT "auctions_extensions_check" CHECK (((extensions >= 0) AND (extensions <= 12))),
  CONSTRAINT "auctions_number_key" UNIQUE (number),
  CONSTRAINT "auctions_outcome_check" CHECK ((outcome = ANY (ARRAY['sold'::text, 'unsold'::text, 'withdrawn'::text, 'void'::text]))),
  CONSTRAINT "auctions_pkey" PRIMARY KEY (id),
  CONSTRAINT "auctions_reserve_check" CHECK ((reserve >= starting_bid)),
  CONSTRAINT "auctions_sold_check" CHECK (((outcome <> 'sold'::text) OR ((price IS NOT NULL) AND (price >= reserve)))),
  CONSTRAINT "auctions_starting_bid_check" CHECK ((starting_bid >= 50)),
  CONSTRAINT "auctions_withdrawn_check" CHECK (((outcome <> 'withdrawn'::text) OR (price IS NULL)))
);

CREATE TABLE "private"."bids" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "auction_id" uuid                     NOT NULL,
  "stable_id"  uuid                     NOT NULL,
  "maximum"    bigint                   NOT NULL,
  "sealed"     boolean                  NOT NULL,
  "placed_at"  timestamp with time zone NOT NULL,
  "held"       boolean                  NOT NULL DEFAULT true,
  "held_since" timestamp with time zone NOT NULL,
  "number"     integer,
  "price"      bigint,
  CONSTRAINT "bids_auction_id_number_key" UNIQUE (auction_id, number),
  CONSTRAINT "bids_maximum_check" CHECK ((maximum > 0)),
  CONSTRAINT "bids_pkey" PRIMARY KEY (id),
  CONSTRAINT "bids_sealed_check" CHECK (((NOT sealed) OR (number IS NULL))),
  CONSTRAINT "bids_seen_check" CHECK (((number IS NULL) = (price IS NULL)))
);

ALTER TABLE "private"."accounts"
  ADD COLUMN "auction_id" uuid;

ALTER TABLE "private"."listings"
  ADD COLUMN "auction_id" uuid;

CREATE OR REPLACE FUNCTION private.asking_stable()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select id from public.stables where owner_id = (select auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.auction_obstacle (
  p_horse     public.horses,
  p_closes_at timestamp with time zone,
  p_at        timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select case
    when p_horse.retired_at is not null then 'horse_retired'
    when private.is_for_sale(p_horse.id) then 'already_for_sale'
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
    when p_horse.at_work_until > p_closes_at or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_closes_at
    ) then 'hammer_first'
  end
$function$;

CREATE OR REPLACE FUNCTION private.best_bid (
  p_auction private.auctions
)
  RETURNS TABLE (
    id        bigint,
    stable_id uuid,
    maximum   bigint,
    price     bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select b.id, b.stable_id, b.maximum, greatest(p_auction.asked, least(b.maximum, greatest(
    coalesce(b.second + private.bid_increment(b.second), 0),
    case when b.maximum >= p_auction.reserve then private.bid_step(p_auction.reserve) end
  )))
  from (
    select x.*, lead(x.maximum) over (order by x.maximum desc, x.id) as second
    from private.bids x
    where x.auction_id = p_auction.id and x.held
  ) b
  order by b.maximum desc, b.id
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.bid_increment (
  p_price bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  STRICT
  SET search_path TO ''
  AS $function$
  select case
    when p_price < 1000 then 50
    when p_price < 5000 then 100
    when p_price < 20000 then 500
    when p_price < 50000 then 1000
    when p_price < 100000 then 2500
    else 5000
  end
$function$;

CREATE OR REPLACE FUNCTION private.bid_step (
  p_amount bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  STRICT
  SET search_path TO ''
  AS $function$
  select (p_amount + private.bid_increment(p_amount) - 1)
    / private.bid_increment(p_amount) * private.bid_increment(p_amount)
$function$;

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
    select b.stable_id, sum(b.maximum) as amount from private.bids b where b.held group by b.stable_id
  ) h using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(h.amount, 0)
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

CREATE OR REPLACE FUNCTION private.check_everything()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_boards()
  union all select * from private.check_courses()
  union all select * from private.check_jockeys()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
  union all select * from private.check_championships()
  union all select * from private.check_requests()
  union all select * from private.check_auctions()
$function$;

CREATE OR REPLACE FUNCTION private.consign (
  p_horse        public.horses,
  p_of_house     boolean,
  p_reserve      bigint,
  p_starting_bid bigint,
  p_closes_at    timestamp with time zone,
  p_at           timestamp with time zone
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
begin
  perform private.end_auto_training(p_horse.id, p_at);
  insert into private.auctions (
    horse_id, stable_id, of_house, reserve, starting_bid, consigned_at, closes_at, birth_season,
    sex, specialty, rating, horse_name, seller_name
  )
  select
    p_horse.id, s.id, p_of_house, p_reserve, p_starting_bid, p_at, p_closes_at,
    p_horse.birth_season, p_horse.sex, p_horse.specialty, p_horse.rating, lower(p_horse.name),
    lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning id into v_id;
  insert into private.auction_claims (auction_id) values (v_id);
  insert into private.accounts (kind, auction_id) values ('bid', v_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.enter (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_stable_id   uuid,
  p_nonce       text,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_horse public.horses;
  v_stable public.stables;
  v_entry public.entries;
  v_at timestamptz;
  v_may_run_at timestamptz;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  -- Of a horse at work counts what its session leaves.
  v_may_run_at := private.may_run_at(
    coalesce(v_horse.energy_after_work, v_horse.energy),
    coalesce(v_horse.at_work_until, v_horse.condition_at)
  );

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('race_closed');
  elsif v_race.requested then
    perform private.refuse('race_by_request');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif private.waits_in_request(p_horse_id) then
    perform private.refuse('horse_in_request');
  elsif private.withdrawn_often(p_horse_id, v_at) then
    perform private.refuse('withdrawn_often');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) <= v_race.off_at then
    perform private.refuse('hammer_first');
  elsif v_horse.at_work_until > v_race.closes_at then
    perform private.refuse(
      'horse_not_back',
      to_char(v_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif not v_horse.specialty = any (v_race.suitable_for) then
    perform private.refuse('horse_unsuitable');
  elsif not private.meets_conditions(v_race, v_horse) then
    perform private.refuse('conditions_not_met');
  elsif v_race.novice_stables_only and not v_stable.is_house
    and v_stable.created_at < v_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
  elsif private.is_by_invitation(v_race) and not private.is_invited(v_race, p_horse_id) then
    perform private.refuse('not_invited');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif private.is_full(v_race, v_stable.is_house) then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house and not private.raise_credits(
    v_stable.id, v_race.entry_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$function$;

CREATE OR REPLACE FUNCTION private.escrow_of_auction (
  p_auction_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select id from private.accounts where auction_id = p_auction_id
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
    private.lots_statement(p_order, p_after_id is not null)
  ) into v_ids, v_keys using v_text, p_sex, p_age, p_rating, p_specialty, p_price, p_outcome,
    p_after_key, p_after_id, private.page_size(p_limit);
  return query
    select private.lot_seen(a, v_own), p.key
    from unnest(v_ids, v_keys) with ordinality p (id, key, place)
    join private.auctions a on a.id = p.id
    order by p.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.guide_of_auction (
  p_auction private.auctions
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.guide_price(p_auction.rating, private.age_at(p_auction.birth_season, now()))
$function$;

CREATE OR REPLACE FUNCTION private.hammer_of (
  p_horse_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select closes_at from private.auctions where horse_id = p_horse_id and ended_at is null
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
  values (p_buyer_id, p_listing.horse_id, 'new_horse', p_at);
  if not p_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (p_listing.stable_id, p_listing.horse_id, 'horse_sold', p_at);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_bid (
  p_auction     private.auctions,
  p_stable_id   uuid,
  p_maximum     bigint,
  p_own         bigint,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_escrow constant bigint := private.escrow_of_auction(p_auction.id);
  v_more constant bigint := p_maximum - coalesce(p_own, 0);
begin
  -- All at once: whose bid may be given back, and the house, which their boxes may be owed to.
  if not private.raise_credits(
    p_stable_id, v_more, p_from_wallet,
    array[v_escrow, private.house(), private.wallet_of(p_auction.leader_id, 'credits')],
    p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_auction.of_house and p_maximum > private.most_to_pay(
    private.guide_of_auction(p_auction), private.leeway(p_stable_id, p_auction.horse_id, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post(
    'bid', p_request_id, p_at, array[private.wallet_of(p_stable_id, 'credits'), v_escrow],
    array[-v_more, v_more], p_auction.horse_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.house_purchase (
  p_horse_id  uuid,
  p_stable_id uuid
)
  RETURNS private.listings
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.listings
  where horse_id = p_horse_id and buyer_id = p_stable_id and of_house and returned_at is null
    and auction_id is null
  order by ended_at desc
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.is_away (
  p_horse_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.is_engaged(p_horse_id)
    or exists (select from private.sessions_at_work where horse_id = p_horse_id)
$function$;

CREATE OR REPLACE FUNCTION private.is_sealed (
  p_auction private.auctions
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_auction.extensions >= 12
$function$;

CREATE OR REPLACE FUNCTION private.join_refusal (
  p_request   public.race_requests,
  p_horse     public.horses,
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS TABLE (
    code   text,
    detail text
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select refusal.code, case refusal.code
    when 'horse_not_back' then to_char(
      p_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
    when 'horse_too_tired' then to_char(
      rested.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  end
  from (
    select private.may_run_at(
      coalesce(p_horse.energy_after_work, p_horse.energy),
      coalesce(p_horse.at_work_until, p_horse.condition_at)
    ) as at
  ) rested
  cross join lateral (
    select case
      when p_horse.id is null then 'horse_not_found'
      when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
      when p_horse.retired_at is not null then 'horse_retired'
      when p_request.state = 'full' or p_request.state = 'opened' then 'request_full'
      when p_request.state <> 'open' or p_at >= p_request.latest_off - private.request_notice()
        then 'request_over'
      when exists (
        select from public.race_request_entries e
        where e.race_request_id = p_request.id and e.horse_id = p_horse.id
      ) then 'already_entered'
      when private.waits_in_request(p_horse.id) then 'horse_in_request'
      when private.is_engaged(p_horse.id) then 'horse_engaged'
      when private.is_for_sale(p_horse.id) then 'horse_for_sale'
      when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
      when not p_horse.specialty = any (p_request.suitable_for) then 'horse_unsuitable'
      when not private.fits_request(p_request, p_horse) then 'conditions_not_met'
      when p_horse.at_work_until > p_request.latest_off - private.request_notice()
        then 'horse_not_back'
      when rested.at > p_request.latest_off then 'horse_too_tired'
      when not private.leaves_places(p_request, p_stable_id) then 'request_needs_stables'
    end as code
  ) refusal
$function$;

CREATE OR REPLACE FUNCTION private.keep_auction()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.auctions set horse_name = lower(new.name), rating = new.rating
  where horse_id = new.id and ended_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.knock_down (
  p_auction private.auctions,
  p_horse   public.horses,
  p_bid_id  bigint,
  p_price   bigint,
  p_at      timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_escrow constant bigint := private.escrow_of_auction(p_auction.id);
  v_bid private.bids;
  v_listing private.listings;
begin
  update private.bids set held = false where id = p_bid_id returning * into v_bid;
  perform private.post(
    'bid_refund', null, p_at, array[v_escrow, private.wallet_of(v_bid.stable_id, 'credits')],
    array[-p_price, p_price], p_auction.horse_id
  );
  v_listing := private.list(p_horse, p_auction.of_house, p_price, p_auction.consigned_at);
  update private.listings set auction_id = p_auction.id where id = v_listing.id
  returning * into v_listing;
  perform private.post_price(v_listing, v_bid.stable_id, null, p_at);
  if v_bid.maximum > p_price then
    perform private.refund(
      'bid_refund', null, p_at, v_escrow, array[v_bid.stable_id],
      array[v_bid.maximum - p_price], array[v_bid.held_since], p_auction.horse_id
    );
  end if;
  perform private.hand_over(v_listing, v_bid.stable_id, p_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.least_bid (
  p_auction private.auctions,
  p_own     bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select greatest(
    coalesce(p_auction.price + private.bid_increment(p_auction.price), p_auction.starting_bid),
    p_own + private.bid_increment(p_own)
  )
$function$;

CREATE OR REPLACE FUNCTION private.leeway_seen (
  p_stable_id uuid,
  p_but_for   uuid,
  p_at        timestamp with time zone
)
  RETURNS bigint
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lock_auction (
  p_auction_id uuid
)
  RETURNS private.auctions
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_auction private.auctions;
begin
  select * into v_auction from private.auctions where id = p_auction_id for no key update;
  if v_auction.id is null then
    perform private.refuse('auction_not_found');
  end if;
  return v_auction;
end
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
    'horse', to_jsonb(h),
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

CREATE OR REPLACE FUNCTION private.lots_statement (
  p_order text,
  p_paged boolean
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select format(
    'select a.id, a.%1$I::text as key from private.auctions a
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
    o.key,
    case when p_order = 'ended' then 'a.outcome in (''sold'', ''unsold'')'
      else 'a.ended_at is null' end,
    case when p_order = 'ended' then 'a.ended_at' else 'now()' end,
    case when p_paged then format(
      ' and (a.%I, a.id) %s ($8::%s, $9)', o.key, case when o.falls then '<' else '>' end, o.type
    ) else '' end,
    case when o.falls then 'desc' else 'asc' end
  )
  from (values
    ('closing', 'closes_at', 'timestamptz', false), ('cheapest', 'asked', 'bigint', false),
    ('dearest', 'asked', 'bigint', true), ('best rated', 'rating', 'bigint', true),
    ('ended', 'ended_at', 'timestamptz', true)
  ) o ("order", key, type, falls)
  where o."order" = p_order
$function$;

CREATE OR REPLACE FUNCTION private.may_be_drawn (
  p_race     public.races,
  p_horse    public.horses,
  p_is_house boolean
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_horse.retired_at is null
    and coalesce(p_horse.at_work_until <= p_race.closes_at, true)
    and (
      p_is_house or p_race.off_at >= private.may_run_at(
        coalesce(p_horse.energy_after_work, p_horse.energy),
        coalesce(p_horse.at_work_until, p_horse.condition_at)
      )
    )
    and private.meets_conditions(p_race, p_horse)
    and not private.is_for_sale(p_horse.id)
    and coalesce(private.hammer_of(p_horse.id) > p_race.off_at, true)
    and not exists (
      select from public.activities a
      where a.race_id = p_race.id and a.horse_id = p_horse.id and a.stable_id = p_horse.stable_id
        and a.type = 'race_withdrawal'
    )
$function$;

CREATE OR REPLACE FUNCTION private.next_hammer_at()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select closes_at from private.auctions
  where ended_at is null and not private.is_away(horse_id)
  order by closes_at, id
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.next_house_lot()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select l.horse_id
  from private.sale_lots n
  join private.listings l on l.horse_id = n.horse_id and l.ended_at is null and l.of_house
  cross join (
    select coalesce((
      select s.number
      from private.auctions a
      join private.sale_lots s on s.horse_id = a.horse_id
      where a.of_house
      order by a.number desc
      limit 1
    ), -1) as number
  ) last
  order by n.number <= last.number, n.number
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.pay_for_horse (
  p_listing     private.listings,
  p_buyer_id    uuid,
  p_from_wallet bigint,
  p_request_id  uuid,
  p_at          timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
begin
  if not private.raise_credits(
    p_buyer_id, p_listing.price, p_from_wallet, array[private.house(), v_seller], p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_listing.of_house and p_listing.price > private.most_to_pay(
    private.guide_of(p_listing), private.leeway(p_buyer_id, null, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post_price(p_listing, p_buyer_id, p_request_id, p_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.post_price (
  p_listing    private.listings,
  p_buyer_id   uuid,
  p_request_id uuid,
  p_at         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_seller constant bigint := case
    when not p_listing.of_house then private.wallet_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[private.wallet_of(p_buyer_id, 'credits'), private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end,
    p_listing.horse_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse (
  p_code   text,
  p_detail text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'auction_not_found' then '404'
    when 'bid_too_low' then '422'
    when 'reserve_below_start' then '422'
    when 'request_times' then '422'
    when 'request_ground' then '422'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$function$;

CREATE OR REPLACE FUNCTION private.release_bids (
  p_auction_id uuid,
  p_bid_ids    bigint[],
  p_request_id uuid,
  p_at         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_stable_ids uuid[];
  v_maxima bigint[];
  v_held_since timestamptz[];
begin
  select array_agg(stable_id order by id), array_agg(maximum order by id),
    array_agg(held_since order by id)
  into v_stable_ids, v_maxima, v_held_since
  from private.bids where id = any (p_bid_ids);
  if v_stable_ids is not null then
    perform private.refund(
      'bid_refund', p_request_id, p_at, private.escrow_of_auction(p_auction_id), v_stable_ids,
      v_maxima, v_held_since,
      (select horse_id from private.auctions where id = p_auction_id)
    );
    update private.bids set held = false where id = any (p_bid_ids);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.sale_obstacle (
  p_horse public.horses,
  p_at    timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select case
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
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
    insert into public.activities (stable_id, horse_id, type, at)
    values (p_auction.leader_id, p_auction.horse_id, 'outbid', p_bid.placed_at)
    on conflict (stable_id, horse_id) where type = 'outbid' do update set at = excluded.at;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.training_refusal (
  p_horse     public.horses,
  p_stable_id uuid,
  p_programme public.training_programmes,
  p_at        timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_horse.id is null then 'horse_not_found'
    when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
    when p_horse.retired_at is not null then 'horse_retired'
    when p_programme.id is null then 'programme_not_found'
    when p_horse.at_work_until is not null then 'horse_at_work'
    when private.is_for_sale(p_horse.id) then 'horse_for_sale'
    when private.hammer_of(p_horse.id) < p_at + make_interval(mins => p_programme.minutes)
      then 'hammer_first'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id
        and r.closes_at < p_at + make_interval(mins => p_programme.minutes)
    ) then 'horse_runs_first'
    when private.back_for_request(p_horse.id) < p_at + make_interval(mins => p_programme.minutes)
      then 'horse_runs_first'
  end
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
    price       bigint,
    at          timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.number, s.id, s.name, b.price, b.placed_at
  from private.bids b
  join public.stables s on s.id = b.stable_id
  where b.auction_id = p_auction_id and b.number is not null
    and (p_before_number is null or b.number < p_before_number)
  order by b.number desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.auction_catalogue (
  p_text      text    DEFAULT ''::text,
  p_sex       text    DEFAULT NULL::text,
  p_age       text    DEFAULT NULL::text,
  p_rating    text    DEFAULT NULL::text,
  p_specialty text    DEFAULT NULL::text,
  p_price     text    DEFAULT NULL::text,
  p_order     text    DEFAULT 'closing'::text,
  p_after_key text    DEFAULT NULL::text,
  p_after_id  uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    lot      jsonb,
    sort_key text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_order in ('closing', 'cheapest', 'dearest', 'best rated')) is not true then
    perform private.refuse('bad_request');
  end if;
  return query select * from private.find_lots(
    p_order, p_text, p_sex, p_age, p_rating, p_specialty, p_price, null, p_after_key, p_after_id,
    p_limit
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."auction_catalogue"(text, text, text, text, text, text, text, text, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.auction_lot (
  p_auction_id uuid
)
  RETURNS TABLE (
    lot      jsonb,
    most_bid bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.lot_seen(a, own.id), case
    when a.ended_at is null and not a.of_house and a.stable_id <> own.id then private.most_to_pay(
      private.guide_of_auction(a), private.leeway_seen(own.id, a.horse_id, now())
    )
  end
  from private.auctions a
  cross join (select private.asking_stable() as id) own
  where a.id = p_auction_id
$function$;

REVOKE ALL ON FUNCTION "public"."auction_lot"(uuid) FROM PUBLIC, "service_role";

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
  if v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_from_wallet, p_request_id, v_at);
  perform private.hand_over(v_listing, v_stable_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.claim_due_auction (
  p_steward       text,
  p_at            timestamp with time zone,
  p_lease_seconds integer
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select c.auction_id
    from private.auction_claims c
    join private.auctions a on a.id = c.auction_id
    cross join now
    where a.ended_at is null and a.closes_at <= now.at and not private.is_away(a.horse_id)
      and (
        c.claimed_until is null or c.claimed_until <= now.at
        or c.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by a.closes_at, a.id
    limit 1
    for update of c skip locked
  )
  update private.auction_claims c
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where c.auction_id = due.auction_id
  returning c.auction_id
$function$;

REVOKE ALL ON FUNCTION "public"."claim_due_auction"(text, timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.consign_house_lot (
  p_lots    integer,
  p_minutes integer,
  p_at      timestamp with time zone
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_horse public.horses;
  v_open integer;
  v_last timestamptz;
  v_guide bigint;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_lots between 0 and 100) is not true
    or (p_minutes between 10 and 4320) is not true
  then
    perform private.refuse('bad_request');
  end if;
  lock table private.sales_agents in share row exclusive mode;
  select count(*), max(closes_at) into v_open, v_last
  from private.auctions where of_house and ended_at is null;
  if v_open >= p_lots then
    return null;
  end if;
  select * into v_horse from public.horses where id = private.next_house_lot() for no key update;
  -- It may have been sold before it was locked.
  update private.listings set ended_at = p_at, ending = 'withdrawn'
  where horse_id = v_horse.id and ended_at is null and of_house;
  if not found then
    return null;
  end if;
  v_guide := private.guide_price(v_horse.rating, private.age_at(v_horse.birth_season, p_at));
  return private.consign(
    v_horse, true, private.least_near_guide(v_guide), private.bid_step(v_guide * 3 / 10),
    greatest(p_at, v_last) + make_interval(mins => p_minutes), p_at
  );
end
$function$;

REVOKE ALL ON FUNCTION "public"."consign_house_lot"(integer, integer, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.consign_to_auction (
  p_horse_id     uuid,
  p_reserve      bigint,
  p_starting_bid bigint,
  p_minutes      integer,
  p_request_id   uuid,
  p_from_wallet  bigint  DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_fee constant bigint := 50;
  v_answer jsonb;
  v_horse public.horses;
  v_at timestamptz;
  v_closes_at timestamptz;
  v_obstacle text;
  v_id uuid;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null
    or (p_reserve between 1 and 1000000000) is not true
    or (p_starting_bid between 50 and 1000000000) is not true
    or (p_minutes between 10 and 4320) is not true or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'consign_to_auction', concat_ws(
      ' ', p_horse_id, p_reserve, p_starting_bid, p_minutes, nullif(p_from_wallet, 0)
    )
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  -- Read under the lock, in the milliseconds that are told.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_closes_at := v_at + make_interval(mins => p_minutes);
  v_obstacle := private.auction_obstacle(v_horse, v_closes_at, v_at);
  if v_obstacle is not null then
    perform private.refuse(
      v_obstacle,
      case v_obstacle when 'not_sellable_yet' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
  elsif p_reserve < p_starting_bid then
    perform private.refuse('reserve_below_start');
  elsif not private.raise_credits(
    v_horse.stable_id, v_fee, p_from_wallet, array[private.house()], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.check_price(v_horse, p_reserve, v_at);
  perform private.post(
    'auction_listing', p_request_id, v_at,
    array[private.wallet_of(v_horse.stable_id, 'credits'), private.house()], array[-v_fee, v_fee],
    v_horse.id
  );
  v_id := private.consign(v_horse, false, p_reserve, p_starting_bid, v_closes_at, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."consign_to_auction"(uuid, bigint, bigint, integer, uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.lot_of_horse (
  p_horse_id uuid
)
  RETURNS TABLE (
    lot jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.lot_seen(a, private.asking_stable())
  from private.auctions a
  where a.horse_id = p_horse_id and a.ended_at is null
$function$;

REVOKE ALL ON FUNCTION "public"."lot_of_horse"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.lots_to_renew (
  p_at timestamp with time zone
)
  RETURNS SETOF uuid
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select h.id
  from private.sales_agents a
  join public.horses h on h.stable_id = a.stable_id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  cross join private.not_ahead(p_at) as now (at)
  cross join lateral private.age_at(h.birth_season, now.at) as aged (years)
  where h.retired_at is null and private.hammer_of(h.id) is null and case
    when aged.years > 7 then true
    else l.id is null or h.condition_at < now.at - interval '1 day'
      or l.price <> private.guide_price(h.rating, aged.years)
  end
  order by h.id
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
  if (p_part in ('bidding', 'selling', 'won', 'lost', 'sold', 'unsold')) is not true
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

REVOKE ALL ON FUNCTION "public"."my_auctions"(text, numeric, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_held_money()
  RETURNS TABLE (
    amount          bigint,
    until           timestamp with time zone,
    race_id         uuid,
    race_name       text,
    race_request_id uuid,
    horse_id        uuid,
    horse_name      text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id as stable_id, a.id as account_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = 'credits'
    where s.owner_id = (select auth.uid())
  ), held as (
    select distinct p.id as account_id, r.off_at as until, r.id as race_id, r.name, null::uuid as race_request_id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join private.engagements g on g.horse_id = h.id
    join public.races r on r.id = g.race_id
    join private.accounts p on p.race_id = r.id
    union all
    select distinct p.id, q.latest_off, null::uuid, null, q.id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join public.race_request_entries e on e.horse_id = h.id and e.waits
    join public.race_requests q on q.id = e.race_request_id
    join private.accounts p on p.race_request_id = q.id
  )
  select paid.amount, held.until, held.race_id, held.name, held.race_request_id, null::uuid, null
  from held
  cross join lateral (
    select -sum(o.amount)::bigint as amount
    from own
    join private.postings q on q.account_id = held.account_id
    join private.postings o on o.transaction_id = q.transaction_id and o.account_id = own.account_id
  ) paid
  where paid.amount > 0
  union all
  select b.maximum, a.closes_at, null, null, null, h.id, h.name
  from own
  join private.bids b on b.stable_id = own.stable_id and b.held
  join private.auctions a on a.id = b.auction_id
  join public.horses h on h.id = a.horse_id
  order by 2, 3, 5, 6
$function$;

REVOKE ALL ON FUNCTION "public"."my_held_money"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.next_due_at()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select least(
    (
      select min(private.due_at(r)) from public.races r
      where r.status in ('open', 'closed', 'running')
    ),
    private.next_request_due_at(),
    private.next_hammer_at(),
    (select min(ends_at) from private.sessions_at_work),
    (
      select o.next_at from public.auto_training_orders o
      where o.ended_at is null and not private.awaits_its_past(o.horse_id, o.next_at)
      order by o.next_at limit 1
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.past_auctions (
  p_text      text    DEFAULT ''::text,
  p_sex       text    DEFAULT NULL::text,
  p_age       text    DEFAULT NULL::text,
  p_rating    text    DEFAULT NULL::text,
  p_specialty text    DEFAULT NULL::text,
  p_price     text    DEFAULT NULL::text,
  p_outcome   text    DEFAULT NULL::text,
  p_after_key text    DEFAULT NULL::text,
  p_after_id  uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    lot      jsonb,
    sort_key text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from private.find_lots(
    'ended', p_text, p_sex, p_age, p_rating, p_specialty, p_price, p_outcome, p_after_key,
    p_after_id, p_limit
  )
$function$;

REVOKE ALL ON FUNCTION "public"."past_auctions"(text, text, text, text, text, text, text, text, uuid, integer) FROM PUBLIC, "service_role";

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

REVOKE ALL ON FUNCTION "public"."place_bid"(uuid, bigint, uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.renew_lot (
  p_horse_id uuid,
  p_at       timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_horse public.horses;
  v_age integer;
begin
  p_at := private.not_ahead(p_at);
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.retired_at is not null or private.hammer_of(p_horse_id) is not null or not exists (
    select from private.sales_agents where stable_id = v_horse.stable_id
  ) then
    return;
  end if;
  v_age := private.age_at(v_horse.birth_season, p_at);
  update public.horses set condition = 85, energy = 85, overreached = false, condition_at = p_at
  where id = p_horse_id
    and (condition_at < p_at - interval '1 day' or not private.is_for_sale(p_horse_id));
  if v_age > 7 then
    update private.listings set ended_at = p_at, ending = 'withdrawn'
    where horse_id = p_horse_id and ended_at is null;
    perform private.retire(p_horse_id, p_at);
  elsif private.is_for_sale(p_horse_id) then
    update private.listings set price = private.guide_price(v_horse.rating, v_age)
    where horse_id = p_horse_id and ended_at is null
      and price <> private.guide_price(v_horse.rating, v_age);
  else
    perform private.list(v_horse, true, private.guide_price(v_horse.rating, v_age), p_at);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.retire_horse (
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS public.horses
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'retire_horse', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('retires_after_race');
  elsif private.waits_in_request(p_horse_id) then
    perform private.refuse('horse_in_request');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('retires_after_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) is not null then
    perform private.refuse('horse_in_auction');
  elsif not exists (
    select from public.horses
    where stable_id = v_stable_id and retired_at is null and id <> p_horse_id
  ) then
    perform private.refuse('last_horse');
  end if;

  v_horse := private.retire(p_horse_id, v_at);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'retirement', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$function$;

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

REVOKE ALL ON FUNCTION "public"."settle_auction"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.start_auto_training (
  p_horse_id      uuid,
  p_programme     text,
  p_weekly_budget bigint,
  p_request_id    uuid,
  p_from_wallet   boolean DEFAULT false
)
  RETURNS public.auto_training_orders
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null or p_from_wallet is null
    or (p_weekly_budget between 1 and 1000000) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_auto_training',
    concat_ws(
      ' ', p_horse_id, p_programme, p_weekly_budget, case when p_from_wallet then 'from wallet' end
    )
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  select * into v_programme from public.training_programmes
  where id = p_programme and every_minutes is not null;
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) is not null then
    perform private.refuse('horse_in_auction');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif p_weekly_budget < v_programme.price then
    perform private.refuse('budget_too_small');
  end if;

  insert into public.auto_training_orders
    (horse_id, stable_id, programme, weekly_budget, from_wallet, started_at, next_at)
  values (
    p_horse_id, v_horse.stable_id, p_programme, p_weekly_budget, p_from_wallet, v_at,
    v_at + make_interval(mins => v_programme.every_minutes)
  )
  on conflict (horse_id) where ended_at is null do nothing
  returning * into v_order;
  if v_order.id is null then
    perform private.refuse('already_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_from_auction (
  p_auction_id uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_horse_id uuid;
  v_auction private.auctions;
  v_at timestamptz;
begin
  perform private.player();
  if p_auction_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'withdraw_from_auction', p_auction_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  select horse_id into v_horse_id from private.auctions where id = p_auction_id;
  if v_horse_id is null then
    perform private.refuse('auction_not_found');
  end if;
  perform private.lock_own_horse(v_horse_id);
  v_auction := private.lock_auction(p_auction_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_auction.ended_at is not null or v_at >= v_auction.closes_at then
    perform private.refuse('auction_over');
  elsif v_auction.price is not null then
    perform private.refuse('auction_has_bids');
  end if;
  update private.auctions set ended_at = v_at, outcome = 'withdrawn' where id = p_auction_id;
  delete from private.auction_claims where auction_id = p_auction_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."withdraw_from_auction"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_auction_id_key" UNIQUE (auction_id);

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check3" CHECK (((kind = 'bid'::text) = (auction_id IS NOT NULL)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check4" CHECK (((kind = 'house'::text) OR (balance >= 0)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_kind_check" CHECK ((kind = ANY (ARRAY['credits'::text, 'wallet'::text, 'pool'::text, 'house'::text, 'request'::text, 'bid'::text])));

ALTER TABLE "private"."auctions"
  ADD CONSTRAINT "auctions_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."auctions"
  ADD CONSTRAINT "auctions_leader_id_fkey" FOREIGN KEY (leader_id) REFERENCES public.stables(id);

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_auction_id_fkey" FOREIGN KEY (auction_id) REFERENCES private.auctions(id);

ALTER TABLE "private"."auction_claims"
  ADD CONSTRAINT "auction_claims_auction_id_fkey" FOREIGN KEY (auction_id) REFERENCES private.auctions(id);

ALTER TABLE "private"."auctions"
  ADD CONSTRAINT "auctions_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."bids"
  ADD CONSTRAINT "bids_auction_id_fkey" FOREIGN KEY (auction_id) REFERENCES private.auctions(id);

ALTER TABLE "private"."bids"
  ADD CONSTRAINT "bids_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."listings"
  ADD CONSTRAINT "listings_auction_id_fkey" FOREIGN KEY (auction_id) REFERENCES private.auctions(id);

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_kind_check"
    CHECK
    ((kind = ANY (ARRAY['grant'::text, 'entry_fee'::text, 'entry_refund'::text, 'rake'::text, 'top_up'::text, 'prizes'::text, 'training'::text, 'equipment'::text,
    'horse_sale'::text,
    'horse_return'::text,
    'box_fee'::text, 'wallet_transfer'::text, 'request_listing'::text, 'request_fee'::text, 'request_refund'::text, 'auction_listing'::text, 'bid'::text, 'bid_refund'::text])));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_race_check"
    CHECK
    (((race_id IS NULL) = (type = ANY (ARRAY['new_horse'::text, 'training'::text, 'retirement'::text, 'horse_sold'::text, 'horse_returned'::text, 'race_request'::text,
    'request_expired'::text, 'outbid'::text, 'auction_unsold'::text]))));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_type_check"
    CHECK
    ((type = ANY (ARRAY['new_horse'::text, 'race_entry'::text, 'race_withdrawal'::text, 'race_result'::text, 'race_void'::text, 'training'::text, 'retirement'::text,
    'horse_sold'::text, 'horse_returned'::text, 'balloted_out'::text, 'race_request'::text, 'request_expired'::text, 'outbid'::text, 'auction_unsold'::text])));

CREATE INDEX auctions_by_close ON private.auctions USING btree (closes_at, id) INCLUDE (birth_season, sex, specialty, rating, asked, horse_name, seller_name)
  WHERE (ended_at IS NULL);

CREATE INDEX auctions_by_end ON private.auctions USING btree (ended_at, id) INCLUDE (birth_season, sex, specialty, rating, asked, horse_name, seller_name, outcome)
  WHERE (outcome = ANY (ARRAY['sold'::text, 'unsold'::text]));

CREATE INDEX auctions_by_price ON private.auctions USING btree (asked, id) INCLUDE (birth_season, sex, specialty, rating, horse_name, seller_name)
  WHERE (ended_at IS NULL);

CREATE INDEX auctions_by_rating ON private.auctions USING btree (rating, id) INCLUDE (birth_season, sex, specialty, asked, horse_name, seller_name)
  WHERE (ended_at IS NULL);

CREATE INDEX auctions_of_house_open ON private.auctions USING btree (closes_at)
  WHERE (of_house AND (ended_at IS NULL));

CREATE INDEX auctions_of_house ON private.auctions USING btree (number)
  WHERE of_house;

CREATE INDEX auctions_of_vendor ON private.auctions USING btree (stable_id);

CREATE UNIQUE INDEX auctions_open ON private.auctions USING btree (horse_id)
  WHERE (ended_at IS NULL);

CREATE INDEX bids_held_of_stable ON private.bids USING btree (stable_id)
  WHERE held;

CREATE UNIQUE INDEX bids_held ON private.bids USING btree (auction_id, stable_id)
  WHERE held;

CREATE INDEX bids_of_stable ON private.bids USING btree (stable_id, auction_id);

CREATE UNIQUE INDEX listings_of_auctions ON private.listings USING btree (auction_id)
  WHERE (auction_id IS NOT NULL);

CREATE UNIQUE INDEX activities_of_bidder ON public.activities USING btree (stable_id, horse_id)
  WHERE (TYPE = 'outbid'::text);

CREATE TRIGGER horses_in_auctions_keep_their_place
  AFTER UPDATE OF name, rating ON public.horses
  FOR EACH ROW
  WHEN (((old.name IS DISTINCT FROM new.name) OR (old.rating IS DISTINCT FROM new.rating)))
  EXECUTE FUNCTION private.keep_auction();

REVOKE ALL ON FUNCTION "private"."asking_stable"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asking_stable"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."asking_stable"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."auction_obstacle"(public.horses, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."auction_obstacle"(public.horses, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."auction_obstacle"(public.horses, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."best_bid"(private.auctions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."best_bid"(private.auctions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."best_bid"(private.auctions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bid_increment"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bid_increment"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bid_increment"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."bid_step"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."bid_step"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."bid_step"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_auctions"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_auctions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_auctions"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."consign"(public.horses, boolean, bigint, bigint, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."consign"(public.horses, boolean, bigint, bigint, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."consign"(public.horses, boolean, bigint, bigint, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."escrow_of_auction"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."escrow_of_auction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."escrow_of_auction"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_lots"(text, text, text, text, text, text, text, text, text, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_lots"(text, text, text, text, text, text, text, text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_lots"(text, text, text, text, text, text, text, text, text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."guide_of_auction"(private.auctions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."guide_of_auction"(private.auctions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."guide_of_auction"(private.auctions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hammer_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hammer_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hammer_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_over"(private.listings, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over"(private.listings, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_over"(private.listings, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_bid"(private.auctions, uuid, bigint, bigint, bigint, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_bid"(private.auctions, uuid, bigint, bigint, bigint, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_bid"(private.auctions, uuid, bigint, bigint, bigint, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_away"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_away"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_away"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_sealed"(private.auctions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_sealed"(private.auctions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_sealed"(private.auctions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_auction"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_auction"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_auction"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."knock_down"(private.auctions, public.horses, bigint, bigint, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."knock_down"(private.auctions, public.horses, bigint, bigint, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."knock_down"(private.auctions, public.horses, bigint, bigint, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."least_bid"(private.auctions, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."least_bid"(private.auctions, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."least_bid"(private.auctions, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_auction"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_auction"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_auction"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lot_seen"(private.auctions, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lot_seen"(private.auctions, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lot_seen"(private.auctions, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lots_statement"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lots_statement"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_hammer_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_hammer_at"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_hammer_at"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_house_lot"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_house_lot"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_house_lot"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."post_price"(private.listings, uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."post_price"(private.listings, uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."post_price"(private.listings, uuid, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_bids"(uuid, bigint[], uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_bids"(uuid, bigint[], uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_bids"(uuid, bigint[], uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."show_bid"(private.auctions, private.bids, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."show_bid"(private.auctions, private.bids, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."show_bid"(private.auctions, private.bids, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_bids"(uuid, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_bids"(uuid, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_catalogue"(text, text, text, text, text, text, text, text, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_catalogue"(text, text, text, text, text, text, text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_catalogue"(text, text, text, text, text, text, text, text, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_lot"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_lot"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_lot"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_due_auction"(text, timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_due_auction"(text, timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_due_auction"(text, timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."consign_house_lot"(integer, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."consign_house_lot"(integer, integer, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."consign_house_lot"(integer, integer, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."consign_to_auction"(uuid, bigint, bigint, integer, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."consign_to_auction"(uuid, bigint, bigint, integer, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."consign_to_auction"(uuid, bigint, bigint, integer, uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."lot_of_horse"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."lot_of_horse"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."lot_of_horse"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_auctions"(text, numeric, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_auctions"(text, numeric, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_auctions"(text, numeric, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_held_money"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_held_money"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_held_money"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."past_auctions"(text, text, text, text, text, text, text, text, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."past_auctions"(text, text, text, text, text, text, text, text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."past_auctions"(text, text, text, text, text, text, text, text, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_bid"(uuid, bigint, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."place_bid"(uuid, bigint, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."place_bid"(uuid, bigint, uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "public"."settle_auction"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_auction"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_auction"(uuid, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."withdraw_from_auction"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_from_auction"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_from_auction"(uuid, uuid) TO "postgres";
