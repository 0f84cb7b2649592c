SET local check_function_bodies = off;

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_check4";

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_kind_check";

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_type_check";

ALTER TABLE "public"."races"
  DROP CONSTRAINT "races_grade_check";

DROP FUNCTION "public"."house_reserves"(uuid);

DROP FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid);

CREATE TABLE "private"."blocked_stables" (
  "stable_id"  uuid                     NOT NULL,
  "blocked_id" uuid                     NOT NULL,
  "blocked_at" timestamp with time zone NOT NULL,
  CONSTRAINT "blocked_stables_check" CHECK ((stable_id <> blocked_id)),
  CONSTRAINT "blocked_stables_pkey" PRIMARY KEY (stable_id, blocked_id)
);

CREATE TABLE "private"."claims" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "race_id"    uuid                     NOT NULL,
  "horse_id"   uuid                     NOT NULL,
  "stable_id"  uuid                     NOT NULL,
  "price"      bigint                   NOT NULL,
  "nonce"      text                     NOT NULL,
  "made_at"    timestamp with time zone NOT NULL,
  "state"      text                     NOT NULL DEFAULT 'held'::text,
  "settled_at" timestamp with time zone,
  CONSTRAINT "claims_pkey" PRIMARY KEY (id),
  CONSTRAINT "claims_price_check" CHECK ((price > 0)),
  CONSTRAINT "claims_race_id_horse_id_stable_id_key" UNIQUE (race_id, horse_id, stable_id),
  CONSTRAINT "claims_settled_check" CHECK (((settled_at IS NULL) = (state = 'held'::text))),
  CONSTRAINT "claims_state_check" CHECK ((state = ANY (ARRAY['held'::text, 'won'::text, 'lost'::text, 'returned'::text])))
);

CREATE TABLE "private"."correspondents" (
  "stable_id"  uuid                     NOT NULL,
  "other_id"   uuid                     NOT NULL,
  "last_at"    timestamp with time zone NOT NULL,
  "last_words" text                     NOT NULL,
  "last_own"   boolean                  NOT NULL,
  "unread"     integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "correspondents_check" CHECK ((stable_id <> other_id)),
  CONSTRAINT "correspondents_pkey" PRIMARY KEY (stable_id, other_id)
);

CREATE TABLE "private"."house_departures" (
  "horse_id"  uuid                     NOT NULL,
  "stable_id" uuid                     NOT NULL,
  "name"      text                     NOT NULL,
  "rating"    integer                  NOT NULL,
  "left_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "house_departures_pkey" PRIMARY KEY (horse_id)
);

CREATE TABLE "private"."letters_sent" (
  "stable_id" uuid                     NOT NULL,
  "minute"    timestamp with time zone NOT NULL,
  "letters"   integer                  NOT NULL,
  "openings"  integer                  NOT NULL,
  CONSTRAINT "letters_sent_pkey" PRIMARY KEY (stable_id, minute)
);

CREATE TABLE "private"."letters" (
  "id"       bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "low_id"   uuid                     NOT NULL,
  "high_id"  uuid                     NOT NULL,
  "from_low" boolean                  NOT NULL,
  "body"     text                     NOT NULL,
  "sent_at"  timestamp with time zone NOT NULL,
  CONSTRAINT "letters_check" CHECK ((low_id < high_id)),
  CONSTRAINT "letters_pkey" PRIMARY KEY (id)
);

CREATE TABLE "private"."limits" (
  "stable_id"   uuid                     NOT NULL,
  "kind"        text                     NOT NULL,
  "amount"      integer,
  "next_amount" integer,
  "rises_at"    timestamp with time zone,
  CONSTRAINT "limits_check2" CHECK (((rises_at IS NOT NULL) OR (next_amount IS NULL))),
  CONSTRAINT "limits_kind_check" CHECK ((kind = ANY (ARRAY['weekly_credits'::text, 'daily_minutes'::text, 'reminder_minutes'::text]))),
  CONSTRAINT "limits_pkey" PRIMARY KEY (stable_id, kind)
);

CREATE TABLE "private"."mail_addresses" (
  "stable_id" uuid NOT NULL,
  "secret"    text NOT NULL,
  CONSTRAINT "mail_addresses_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "mail_addresses_secret_check" CHECK ((secret ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "mail_addresses_secret_key" UNIQUE (secret)
);

CREATE TABLE "private"."mail_choices" (
  "stable_id" uuid                     NOT NULL,
  "kind"      text                     NOT NULL,
  "timing"    text                     NOT NULL,
  "next_at"   timestamp with time zone,
  CONSTRAINT "mail_choices_check1" CHECK (((next_at IS NOT NULL) = (kind = 'week'::text))),
  CONSTRAINT "mail_choices_pkey" PRIMARY KEY (stable_id, kind)
);

CREATE TABLE "private"."mail_news" (
  "activity_id" uuid                     NOT NULL,
  "stable_id"   uuid                     NOT NULL,
  "kind"        text                     NOT NULL,
  "due_at"      timestamp with time zone NOT NULL,
  CONSTRAINT "mail_news_pkey" PRIMARY KEY (activity_id)
);

CREATE TABLE "private"."pauses" (
  "stable_id" uuid                     NOT NULL,
  "kind"      text                     NOT NULL,
  "begins_at" timestamp with time zone NOT NULL,
  "ends_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "pauses_check" CHECK ((ends_at > begins_at)),
  CONSTRAINT "pauses_kind_check" CHECK ((kind = ANY (ARRAY['pause'::text, 'exclusion'::text]))),
  CONSTRAINT "pauses_pkey" PRIMARY KEY (stable_id, begins_at)
);

CREATE TABLE "private"."play_time" (
  "stable_id"   uuid                     NOT NULL,
  "day"         date                     NOT NULL,
  "seconds"     double precision         NOT NULL,
  "since"       timestamp with time zone NOT NULL,
  "heard_at"    timestamp with time zone NOT NULL,
  "reminded_at" timestamp with time zone,
  CONSTRAINT "play_time_pkey" PRIMARY KEY (stable_id)
);

ALTER TABLE "private"."accounts"
  ADD COLUMN "claim_id" uuid;

ALTER TABLE "public"."races"
  ADD COLUMN "claim_price" bigint;

ALTER TABLE "public"."races"
  ADD COLUMN "claims_shut_at" timestamp WITH time zone;

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
    when private.may_be_claimed(p_horse.id) then 'may_be_claimed'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
    when p_horse.at_work_until > p_closes_at or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_closes_at
    ) then 'hammer_first'
  end
$function$;

CREATE OR REPLACE FUNCTION private.box_costs (
  p_stable_id uuid,
  p_week      integer
)
  RETURNS TABLE (
    horses integer,
    runs   integer,
    fee    bigint
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select count(*)::integer, coalesce(sum(r.runs), 0)::integer,
    floor(coalesce(sum(private.box_fee(r.runs)), 0) * (1 - private.paused_part(
      p_stable_id, private.week_start(p_week), private.week_start(p_week + 1)
    )))::bigint
  from public.horses h
  cross join lateral (
    select count(*)::integer as runs
    from public.entries e
    join public.races x on x.id = e.race_id
    where e.horse_id = h.id and e.place is not null
      and x.settled_at >= private.books_from(p_week) and x.settled_at < private.books_from(p_week + 1)
  ) r
  where h.stable_id = p_stable_id and h.retired_at is null
$function$;

CREATE OR REPLACE FUNCTION private.boxes_taken (
  p_stable_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select (
    select count(*) from public.horses where stable_id = p_stable_id and retired_at is null
  ) + (
    select count(*) from private.claims where stable_id = p_stable_id and state = 'held'
  )
$function$;

CREATE OR REPLACE FUNCTION private.check_claims()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'a claim keeps its price until it is settled', c.id::text
  from private.claims c
  left join private.accounts a on a.claim_id = c.id
  where a.balance is distinct from case when c.state = 'held' then c.price else 0 end
  union all
  select 'claims were paid, and came back or went to who had the horse', coalesce(m.stable_id, o.stable_id)::text
  from (
    select a.stable_id, sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind in ('claim', 'claim_refund', 'claim_sale')
    group by a.stable_id
  ) m
  full join (
    select side.stable_id, sum(side.amount) as amount
    from (
      select c.stable_id, case when c.state in ('held', 'won') then -c.price else 0 end as amount
      from private.claims c
      union all
      select e.stable_id, c.price - private.claim_commission_on(c.price)
      from private.claims c
      join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
      join public.stables s on s.id = e.stable_id and not s.is_house
      where c.state = 'won'
    ) side
    group by side.stable_id
  ) o using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(o.amount, 0)
  union all
  select 'claims are settled with their race', c.id::text
  from private.claims c
  join public.races r on r.id = c.race_id
  where (c.state = 'held') <> (r.status in ('closed', 'running'))
    or (c.state = 'returned') <> (r.status = 'void')
    or c.settled_at is distinct from r.settled_at
    or c.price is distinct from r.claim_price
    or c.made_at < r.closes_at or c.made_at >= r.claims_shut_at
  union all
  select 'of the claims for a horse the least lot is drawn', c.race_id || ' ' || c.horse_id
  from private.claims c
  where c.state in ('won', 'lost')
  group by c.race_id, c.horse_id
  having count(*) filter (where c.state = 'won') <> 1
    or (array_agg(c.id order by private.claim_lot(c) collate "C"))[1]
      <> (array_agg(c.id) filter (where c.state = 'won'))[1]
  union all
  select 'a runner is claimed of another stable', c.id::text
  from private.claims c
  left join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
  where e.stable_id is null or e.stable_id = c.stable_id
  union all
  select 'a stable claims what it has boxes for', s.id::text
  from public.stables s
  where exists (select from private.claims c where c.stable_id = s.id and c.state = 'held')
    and (select count(*) from private.claims c where c.stable_id = s.id and c.state = 'held')
      > private.claiming_boxes()
  union all
  select 'a horse left the house when it was claimed', d.horse_id::text
  from private.house_departures d
  join public.stables s on s.id = d.stable_id
  where not s.is_house or not exists (
    select from private.claims c
    where c.horse_id = d.horse_id and c.state = 'won' and c.settled_at = d.left_at
  )
  union all
  select 'a horse in a claiming race is in no auction', h.id::text
  from public.horses h
  where private.may_be_claimed(h.id) and private.hammer_of(h.id) is not null
$function$;

CREATE OR REPLACE FUNCTION private.check_credits()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'packs of a week are within the rule', d.stable_id || ' ' || min(d.day)
  from public.money_days d
  where d.kind = 'credit_pack'
  group by d.stable_id, private.week_at(d.day::timestamp at time zone 'UTC')
  having sum(d.amount) > private.weekly_credits()
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
  union all select * from private.check_credits()
  union all select * from private.check_limits()
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
  union all select * from private.check_championships()
  union all select * from private.check_requests()
  union all select * from private.check_auctions()
  union all select * from private.check_claims()
$function$;

CREATE OR REPLACE FUNCTION private.check_limits()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'a player has limits of every kind', s.id::text
  from public.stables s
  where s.owner_id is not null
    and (select count(*) from private.limits l where l.stable_id = s.id) <> 3
  union all
  select 'pauses lie apart', p.stable_id || ' ' || p.begins_at
  from private.pauses p
  join private.pauses q on q.stable_id = p.stable_id and q.begins_at > p.begins_at
  where q.begins_at < p.ends_at
$function$;

CREATE OR REPLACE FUNCTION private.check_sales()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with moved as (
    select a.stable_id, sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind in ('horse_sale', 'horse_return')
    group by a.stable_id
  ), owed as (
    select side.stable_id, sum(side.amount) as amount
    from (
      select buyer_id as stable_id, case when returned_at is null then -price else 0 end as amount
      from private.listings where ending = 'sold'
      union all
      select stable_id, price - private.commission_on(price)
      from private.listings where ending = 'sold' and not of_house
    ) side
    group by side.stable_id
  )
  select 'horses were paid for and the sellers were paid', coalesce(m.stable_id, o.stable_id)::text
  from moved m full join owed o using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(o.amount, 0)
  union all
  select 'a horse for sale is its seller''s, as it was offered, and does nothing else', l.id::text
  from private.listings l
  join public.horses h on h.id = l.horse_id
  join public.stables s on s.id = l.stable_id
  where l.ended_at is null and (
    (h.stable_id, h.birth_season, h.sex, h.rating, h.specialty, h.runs, lower(h.name), lower(s.name))
      is distinct from (
        l.stable_id, l.birth_season, l.sex, l.rating, l.specialty, l.runs, l.horse_name,
        l.seller_name
      )
    or l.of_house <> exists (select from private.sales_agents where stable_id = l.stable_id)
    or h.at_work_until is not null or private.is_engaged(h.id)
  )
  union all
  select 'a horse is with who bought or claimed it last', l.horse_id::text
  from (
    select distinct on (horse_id) horse_id, owner_id
    from (
      select horse_id, ended_at as at,
        case when returned_at is null then buyer_id else stable_id end as owner_id
      from private.listings where ending = 'sold'
      union all
      select horse_id, settled_at, stable_id from private.claims where state = 'won'
    ) change
    order by horse_id, at desc
  ) l
  join public.horses h on h.id = l.horse_id
  where h.stable_id <> l.owner_id
  union all
  select 'cells count their horses', coalesce(c.id, l.cell_id)::text
  from private.sale_cells c
  full join (
    select cell_id, count(*) as lots from private.listings where ended_at is null group by cell_id
  ) l on l.cell_id = c.id
  where c.lots is distinct from coalesce(l.lots, 0)
  union all
  select 'horses for sale are found by the words of their names', coalesce(l.horse_id, x.horse_id)::text
  from private.listing_words x
  full join (
    select horse_id, horse_name, w.word
    from private.listings
    cross join lateral private.words_of(horse_name, seller_name) w (word)
    where ended_at is null
  ) l on (l.horse_id, l.horse_name, l.word) = (x.horse_id, x.horse_name, x.word)
  where l.horse_id is null or x.horse_id is null
    or not exists (select from private.sale_words where word = l.word)
$function$;

CREATE OR REPLACE FUNCTION private.claim_commission_on (
  p_price bigint
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_price / 50
$function$;

CREATE OR REPLACE FUNCTION private.claim_lot (
  p_claim private.claims
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.sha256_hex(concat_ws(
    ':', x.seed, coalesce(x.salt, 'none'), coalesce(r.beacon_signature, 'none'), 'claim', r.id,
    p_claim.horse_id, p_claim.stable_id, p_claim.nonce
  ))
  from private.race_secrets x
  join public.races r on r.id = x.race_id
  where x.race_id = p_claim.race_id
$function$;

CREATE OR REPLACE FUNCTION private.claim_window_refusal (
  p_race public.races,
  p_at   timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_race.claim_price is null then 'no_claiming_race'
    when p_race.status not in ('open', 'closed') or p_at >= p_race.claims_shut_at then 'claims_shut'
    when p_race.status = 'open' then 'claims_not_open'
  end
$function$;

CREATE OR REPLACE FUNCTION private.claiming_boxes()
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 24
$function$;

CREATE OR REPLACE FUNCTION private.claiming_obstacle (
  p_race  public.races,
  p_horse public.horses,
  p_at    timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select case
    when p_race.claim_price is null then null
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when (p_horse.sellable_from > p_at) is not true then null
    else (
      select case
        when c.id is null then 'not_sellable_yet'
        when c.price >= p_race.claim_price then 'claimed_lately'
      end
      from (select 1) one
      left join private.claims c on c.horse_id = p_horse.id and c.state = 'won'
        and c.stable_id = p_horse.stable_id
        and c.settled_at + interval '10 days' = p_horse.sellable_from
    )
  end
$function$;

CREATE OR REPLACE FUNCTION private.count_letter (
  p_stable_id uuid,
  p_opening   boolean,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_most record;
  v_sent record;
begin
  select l.letters, l.openings into v_most
  from public.stables s cross join private.letter_limits(s.created_at, p_at) l
  where s.id = p_stable_id;
  select
    coalesce(sum(s.letters) filter (where s.minute > p_at - interval '1 hour'), 0) as letters,
    coalesce(sum(s.openings), 0) as openings
  into v_sent
  from private.letters_sent s
  where s.stable_id = p_stable_id and s.minute > p_at - interval '1 day';
  if v_sent.letters >= v_most.letters then
    perform private.refuse('too_many_letters');
  elsif p_opening and v_sent.openings >= v_most.openings then
    perform private.refuse('too_many_new_letters');
  end if;
  delete from private.letters_sent
  where stable_id = p_stable_id and minute <= p_at - interval '1 day';
  insert into private.letters_sent as s (stable_id, minute, letters, openings)
  values (p_stable_id, date_trunc('minute', p_at), 1, p_opening::integer)
  on conflict (stable_id, minute) do update
  set letters = s.letters + 1, openings = s.openings + excluded.openings;
end
$function$;

CREATE OR REPLACE FUNCTION private.credits_taken (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(d.amount), 0)::bigint
  from public.money_days d
  where d.stable_id = p_stable_id and d.kind = 'credit_pack'
    and d.day >= (private.week_start(private.week_at(p_at)) at time zone 'UTC')::date
    and d.day < (private.week_start(private.week_at(p_at) + 1) at time zone 'UTC')::date
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
  v_claiming text;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  v_claiming := private.claiming_obstacle(v_race, v_horse, v_at);
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
  elsif v_claiming is not null then
    perform private.refuse(
      v_claiming,
      case when v_claiming <> 'horse_in_auction' then
        to_char(v_horse.sellable_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      end
    );
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

CREATE OR REPLACE FUNCTION private.escrow_of_claim (
  p_claim_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select id from private.accounts where claim_id = p_claim_id
$function$;

CREATE OR REPLACE FUNCTION private.first_answer (
  p_request_id uuid,
  p_action     text,
  p_arguments  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_answer constant jsonb := private.first_request(p_request_id, p_action, p_arguments);
begin
  if v_answer is null then
    perform private.require_play();
  end if;
  return v_answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.first_request (
  p_request_id uuid,
  p_action     text,
  p_arguments  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_arguments constant bytea := sha256(convert_to(p_arguments, 'UTF8'));
  v_request private.requests;
begin
  insert into private.requests (request_id, user_id, action, arguments, at)
  values (p_request_id, private.player(), p_action, v_arguments, now())
  on conflict (request_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_request from private.requests where request_id = p_request_id;
  if (v_request.user_id, v_request.action, v_request.arguments)
    is distinct from (private.player(), p_action, v_arguments)
  then
    perform private.refuse('request_reused');
  end if;
  return v_request.answer;
end
$function$;

CREATE OR REPLACE FUNCTION private.found_owned_stable (
  p_owner_id     uuid,
  p_name         text,
  p_full_name    text,
  p_registration text,
  p_at           timestamp with time zone
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_id uuid := gen_random_uuid();
  v_asked text := private.normal_name(p_name, 40);
  v_name text := coalesce(v_asked, 'New Stable');
  -- The silks are those of the name that was asked for, as the form has shown them.
  v_silks_of text := coalesce(v_asked, v_id::text);
begin
  update public.stables s set name = private.free_name(v_name)
  from private.stables_named(v_name) holder
  where s.id = holder.id and not private.keeps_name(holder, p_registration);
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (
      v_id, p_owner_id, private.free_name(v_name),
      private.shown_owner_name(p_full_name, 'initial'),
      private.named_silks(v_silks_of, private.free_variant(v_silks_of)), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into private.owner_names (stable_id, full_name) values (v_id, p_full_name);
  insert into public.wallets (stable_id, kind, takes_prizes)
  values (v_id, 'credits', false), (v_id, 'wallet', true);
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  perform private.set_up_limits(v_id);
  return v_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_claimed_over (
  p_claim     private.claims,
  p_condition integer,
  p_energy    integer,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_vendor public.stables;
  v_escrow constant bigint := private.escrow_of_claim(p_claim.id);
  v_fee bigint;
begin
  select s.* into v_vendor
  from public.horses h join public.stables s on s.id = h.stable_id where h.id = p_claim.horse_id;
  v_fee := case
    when v_vendor.is_house then p_claim.price else private.claim_commission_on(p_claim.price)
  end;
  update private.claims set state = 'won', settled_at = p_at where id = p_claim.id;
  perform private.post(
    'claim_sale', null, p_at,
    array_remove(array[v_escrow, private.house(), case
      when not v_vendor.is_house then private.wallet_of(v_vendor.id, 'credits')
    end], null),
    case when v_vendor.is_house then array[-p_claim.price, v_fee]
      else array[-p_claim.price, v_fee, p_claim.price - v_fee] end,
    p_claim.horse_id
  );
  if v_vendor.is_house then
    perform private.leave_house(p_claim.horse_id, p_condition, p_energy, p_at);
  else
    insert into public.activities (stable_id, horse_id, race_id, type, at)
    values (v_vendor.id, p_claim.horse_id, p_claim.race_id, 'horse_claimed', p_at);
  end if;
  perform private.transfer_horse(p_claim.horse_id, p_claim.stable_id, p_at + interval '10 days');
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (p_claim.stable_id, p_claim.horse_id, p_claim.race_id, 'claimed', p_at);
end
$function$;

CREATE OR REPLACE FUNCTION private.has_run_lately (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.entries e
    join public.races r on r.id = e.race_id
    where e.stable_id = p_stable_id and e.entered_at > p_at - interval '60 days'
      and e.place is not null and r.off_at > p_at - interval '30 days'
  )
$function$;

CREATE OR REPLACE FUNCTION private.has_second_factor (
  p_user_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors where user_id = p_user_id and status = 'verified'
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hear (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS private.play_time
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.play_time as t (stable_id, day, seconds, since, heard_at)
  values (
    p_stable_id, (p_at at time zone 'UTC')::date, 60, p_at - interval '1 minute', p_at
  )
  on conflict (stable_id) do update
  set day = excluded.day,
    seconds = case when t.day = excluded.day then t.seconds else 0 end
      + case when p_at - t.heard_at > interval '2 minutes' then 60
        else greatest(0, extract(epoch from p_at - t.heard_at)) end,
    since = case when p_at - t.heard_at > interval '15 minutes' then excluded.since else t.since end,
    reminded_at = case when p_at - t.heard_at > interval '15 minutes' then null else t.reminded_at end,
    heard_at = greatest(t.heard_at, p_at)
  returning t.*
$function$;

CREATE OR REPLACE FUNCTION private.is_limit (
  p_kind   text,
  p_amount integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_amount is null or case p_kind
    when 'weekly_credits' then p_amount between 0 and 500
    when 'daily_minutes' then p_amount between 15 and 720
    when 'reminder_minutes' then p_amount between 15 and 720
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION private.is_mail_timing (
  p_kind   text,
  p_timing text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(case
    when p_kind in ('results', 'entries', 'market') then p_timing in ('at_once', 'daily')
    when p_kind = 'week' then p_timing = 'weekly'
  end, false)
$function$;

CREATE OR REPLACE FUNCTION private.keep_news()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  insert into private.mail_news (activity_id, stable_id, kind, due_at)
  select new.id, c.stable_id, c.kind,
    case c.timing when 'daily' then private.next_morning(v_now) else v_now + interval '5 minutes' end
  from private.mail_choices c
  where c.stable_id = new.stable_id and c.kind = private.mail_kind(new.type)
    and (private.pause_at(c.stable_id, v_now)).stable_id is null
  on conflict (activity_id) do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_purse_week (
  p_closed_week integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into public.purse_weeks
  select p_closed_week + 1, private.week_start(p_closed_week + 1),
    private.next_prize_subsidy(
      private.prize_subsidy(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select
      coalesce(array_agg(private.prize_subsidy(w.week)) filter (where w.stables >= 5), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      -- With a week that is not told it would be told by what the sums differ in.
      coalesce(sum(f.won) filter (where w.stables >= 5), 0)::bigint as won,
      coalesce(sum(f.spent) filter (where w.stables >= 5), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        -- What the house gives in packs pays a part of it.
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment', 'credit_pack')
        ), 0) as spent
      from public.economy_flows where week = w.week
    ) f
    where w.week > p_closed_week - 4 and w.week <= p_closed_week
  ) j
  on conflict (week) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.leave_house (
  p_horse_id  uuid,
  p_condition integer,
  p_energy    integer,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.house_departures (horse_id, stable_id, name, rating, left_at)
  select h.id, h.stable_id, h.name, h.rating, p_at from public.horses h where h.id = p_horse_id;
  insert into private.horse_standings (
    horse_id, sex, birth_season, runs, wins, places, earnings
  )
  select h.id, h.sex, h.birth_season, h.runs, h.wins, h.places, h.earnings
  from public.horses h where h.id = p_horse_id;
  update public.horses set condition = p_condition, energy = p_energy where id = p_horse_id;
$function$;

CREATE OR REPLACE FUNCTION private.letter_limits (
  p_founded_at timestamp with time zone,
  p_at         timestamp with time zone
)
  RETURNS TABLE (
    letters  integer,
    openings integer
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when young then 20 else 60 end, case when young then 10 else 30 end
  from (select p_founded_at > p_at - interval '7 days') s (young)
$function$;

CREATE OR REPLACE FUNCTION private.limit_of (
  p_stable_id uuid,
  p_kind      text,
  p_at        timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when rises_at <= p_at then next_amount else amount end
  from private.limits where stable_id = p_stable_id and kind = p_kind
$function$;

CREATE OR REPLACE FUNCTION private.lock_claim_accounts (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select from private.accounts
  where id in (private.house(), private.pool_of(p_race_id))
    or claim_id in (select c.id from private.claims c where c.race_id = p_race_id)
    or stable_id in (
      select c.stable_id from private.claims c where c.race_id = p_race_id
      union
      select e.stable_id from public.entries e where e.race_id = p_race_id
    )
  order by id for no key update
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
    when p_type in ('outbid', 'horse_sold', 'horse_returned', 'auction_unsold') then 'market'
  end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_claimed (
  p_horse_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.engagements g
    join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id and r.claim_price is not null
  )
$function$;

CREATE OR REPLACE FUNCTION private.next_monday_morning (
  p_at timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.week_start(private.week_at(p_at - interval '7 hours') + 1) + interval '7 hours'
$function$;

CREATE OR REPLACE FUNCTION private.next_morning (
  p_at timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select date_trunc('day', p_at - interval '7 hours', 'UTC') + interval '31 hours'
$function$;

CREATE OR REPLACE FUNCTION private.note_letter (
  p_stable_id uuid,
  p_other_id  uuid,
  p_words     text,
  p_own       boolean,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.correspondents as c (
    stable_id, other_id, last_at, last_words, last_own, unread
  )
  values (p_stable_id, p_other_id, p_at, p_words, p_own, (not p_own)::integer)
  on conflict (stable_id, other_id) do update
  set last_at = excluded.last_at, last_words = excluded.last_words, last_own = excluded.last_own,
    unread = case when p_own then 0 else c.unread + 1 end
$function$;

CREATE OR REPLACE FUNCTION private.pause_at (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS private.pauses
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.pauses
  where stable_id = p_stable_id and begins_at <= p_at and ends_at > p_at
  order by begins_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.paused_part (
  p_stable_id uuid,
  p_from      timestamp with time zone,
  p_to        timestamp with time zone
)
  RETURNS double precision
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(sum(extract(epoch from least(ends_at, p_to) - greatest(begins_at, p_from))), 0)
    / extract(epoch from p_to - p_from)
  from private.pauses
  where stable_id = p_stable_id and begins_at < p_to and ends_at > p_from
$function$;

CREATE OR REPLACE FUNCTION private.player()
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in');
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and private.has_second_factor(auth.uid()) then
    perform private.refuse('second_factor_needed');
  end if;
  return auth.uid();
end
$function$;

CREATE OR REPLACE FUNCTION private.player_text (
  p_text text,
  p_most integer
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_text text;
begin
  if p_text is null or char_length(p_text) > 4 * p_most then
    return null;
  end if;
  v_text := normalize(replace(p_text, E'\r\n', E'\n'), NFC);
  v_text := regexp_replace(
    v_text, '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]', '', 'g'
  );
  v_text := regexp_replace(v_text, '[ \t\u00A0]+(?=\n|$)', '', 'g');
  v_text := regexp_replace(v_text, '\n{3,}', E'\n\n', 'g');
  v_text := regexp_replace(v_text, '^[ \t\n\u00A0]+|[ \t\n\u00A0]+$', '', 'g');
  if v_text = '' or char_length(v_text) > p_most or v_text ~ '[\u0001-\u0008\u000B-\u001F\u007F-\u009F]' then
    return null;
  end if;
  return v_text;
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
    when 'second_factor_needed' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'auction_not_found' then '404'
    when 'bid_too_low' then '422'
    when 'no_claiming_race' then '422'
    when 'reserve_below_start' then '422'
    when 'request_times' then '422'
    when 'request_ground' then '422'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'mails_not_found' then '404'
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

CREATE OR REPLACE FUNCTION private.release_claim (
  p_claim private.claims,
  p_state text,
  p_at    timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.claims set state = p_state, settled_at = p_at where id = p_claim.id;
  perform private.refund(
    'claim_refund', null, p_at, private.escrow_of_claim(p_claim.id), array[p_claim.stable_id],
    array[p_claim.price], array[p_claim.made_at], p_claim.horse_id
  );
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (
    p_claim.stable_id, p_claim.horse_id, p_claim.race_id,
    case p_state when 'lost' then 'claim_lost' else 'claim_returned' end, p_at
  );
end
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

CREATE OR REPLACE FUNCTION private.return_claims (
  p_race_id uuid,
  p_at      timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.release_claim(c, 'returned', p_at)
  from private.claims c
  where c.race_id = p_race_id and c.state = 'held'
  order by c.horse_id, c.id
$function$;

CREATE OR REPLACE FUNCTION private.runners_to_claim (
  p_race      public.races,
  p_stable_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'horse', to_jsonb(h),
    'stable', jsonb_build_object(
      'id', s.id, 'name', s.name, 'silks', s.silks, 'is_house', s.is_house
    ),
    'draw', e.draw,
    'guide', private.guide_price(h.rating, private.age_at(h.birth_season, now())),
    'comparable', (
      select jsonb_build_object('median', x.median, 'sales', x.sales)
      from private.comparable_sales(h.rating, private.age_at(h.birth_season, now())) x
    ),
    'claims', (
      select count(*) from private.claims c where c.race_id = p_race.id and c.horse_id = h.id
    ),
    'claimed_by_you', exists (
      select from private.claims c
      where c.race_id = p_race.id and c.horse_id = h.id and c.stable_id = p_stable_id
    )
  ) order by e.draw, h.id), '[]')
  from public.entries e
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race.id
$function$;

CREATE OR REPLACE FUNCTION private.set_up_limits (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.limits (stable_id, kind)
  select p_stable_id, kind from unnest(array['weekly_credits', 'daily_minutes', 'reminder_minutes']) kind
$function$;

CREATE OR REPLACE FUNCTION private.settle_claims (
  p_race_id    uuid,
  p_horse_ids  uuid[],
  p_conditions integer[],
  p_energies   integer[],
  p_at         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_drawn record;
begin
  for v_drawn in
    select c as claim, f.condition, f.energy, row_number() over (
      partition by c.horse_id order by private.claim_lot(c) collate "C"
    ) as turn
    from private.claims c
    join unnest(p_horse_ids, p_conditions, p_energies) f (horse_id, condition, energy)
      on f.horse_id = c.horse_id
    where c.race_id = p_race_id and c.state = 'held'
    order by c.horse_id, turn desc
  loop
    if v_drawn.turn > 1 then
      perform private.release_claim(v_drawn.claim, 'lost', p_at);
    else
      perform private.hand_claimed_over(v_drawn.claim, v_drawn.condition, v_drawn.energy, p_at);
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_reserves (
  p_race   public.races,
  p_target integer,
  p_at     timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_wanted constant integer := least(p_target, p_race.max_entries) - p_race.entries_count;
  v_reserves uuid[];
  v_seed text;
  v_horse public.horses;
  v_entry public.entries;
  v_entered integer := 0;
begin
  if v_wanted <= 0 then
    return 0;
  end if;
  select o.reserves, s.seed into v_reserves, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  -- All at once and by id, so that two fields that are filled at a time do not block each other.
  perform from public.horses where id = any (v_reserves) order by id for no key update;
  for v_horse in
    select h.*
    from unnest(v_reserves) with ordinality as r (horse_id, turn)
    join public.horses h on h.id = r.horse_id
    join public.stables s on s.id = h.stable_id and s.is_house
    where private.meets_conditions(p_race, h) and not private.is_engaged(h.id)
    order by r.turn
    limit v_wanted
  loop
    v_entry := private.write_entry(
      p_race, v_horse, true, private.sha256_hex(v_seed || ':nonce:' || v_horse.id), null, p_at
    );
    -- It may have been engaged since it was looked for.
    v_entered := v_entered + (v_entry.id is not null)::integer;
  end loop;
  return v_entered;
end
$function$;

CREATE OR REPLACE FUNCTION private.weekly_credits()
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 500::bigint
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

CREATE OR REPLACE FUNCTION public.block_stable (
  p_stable_id  uuid,
  p_blocked    boolean,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_stable_id is null or p_blocked is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'block_stable', p_stable_id || ' ' || p_blocked);
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.lock_own_stable();
  if not exists (select from public.stables where id = p_stable_id and not is_house) then
    perform private.refuse('stable_not_found');
  elsif p_stable_id = v_own then
    perform private.refuse('letter_to_oneself');
  end if;
  if p_blocked then
    insert into private.blocked_stables (stable_id, blocked_id, blocked_at)
    values (v_own, p_stable_id, now())
    on conflict do nothing;
    update private.correspondents set unread = 0
    where stable_id = v_own and other_id = p_stable_id;
  else
    delete from private.blocked_stables where stable_id = v_own and blocked_id = p_stable_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_blocked));
  return p_blocked;
end
$function$;

REVOKE ALL ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.choose_mails (
  p_kind       text,
  p_timing     text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
begin
  perform private.player();
  if (p_kind in ('results', 'entries', 'market', 'week')) is not true or p_request_id is null
    or (p_timing = 'off' or private.is_mail_timing(p_kind, p_timing)) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'choose_mails', concat_ws(' ', p_kind, p_timing));
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  if p_timing = 'off' then
    delete from private.mail_choices where stable_id = v_stable_id and kind = p_kind;
    delete from private.mail_news where stable_id = v_stable_id and kind = p_kind;
  else
    insert into private.mail_addresses (stable_id, secret)
    values (v_stable_id, private.random_hex())
    on conflict (stable_id) do nothing;
    insert into private.mail_choices (stable_id, kind, timing, next_at)
    values (
      v_stable_id, p_kind, p_timing,
      case p_kind when 'week' then private.next_monday_morning(clock_timestamp()) end
    )
    on conflict (stable_id, kind) do update set timing = excluded.timing;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_timing));
  return p_timing;
end
$function$;

REVOKE ALL ON FUNCTION "public"."choose_mails"(text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.choose_prize_wallet (
  p_kind       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
begin
  perform private.player();
  if (p_kind in ('credits', 'wallet')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'choose_prize_wallet', p_kind);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  update public.wallets set takes_prizes = kind = p_kind where stable_id = private.own_stable();
  perform private.keep_answer(p_request_id, to_jsonb(p_kind));
  return p_kind;
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

REVOKE ALL ON FUNCTION "public"."claim_horse"(uuid, uuid, uuid, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claiming_races()
  RETURNS TABLE (
    race    jsonb,
    runners jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 5
  SET search_path TO ''
  AS $function$
  select
    to_jsonb(r) - array[
      'slot', 'engine', 'rules', 'seed_hash', 'card', 'card_hash', 'salt', 'seed', 'checksum',
      'beacon_signature'
    ],
    case
      when r.status = 'closed' then private.runners_to_claim(r, private.asking_stable())
      else '[]'
    end
  from (
    select * from public.races
    where claim_price is not null and status in ('open', 'closed')
      and off_at > now() and off_at < now() + interval '1 day' and claims_shut_at > now()
    order by off_at, id
    limit 20
  ) r
  order by r.off_at, r.id
$function$;

REVOKE ALL ON FUNCTION "public"."claiming_races"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.end_session (
  p_session_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from auth.sessions where id = p_session_id and user_id = private.player();
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.house_reserves (
  p_race_id uuid
)
  RETURNS TABLE (
    horse_id      uuid,
    sex           text,
    specialty     text,
    birth_season  integer,
    rating        integer,
    registered_at timestamp with time zone,
    first_won_at  timestamp with time zone,
    engagements   jsonb,
    left_at       timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    h.id, h.sex, h.specialty, h.birth_season, coalesce(d.rating, h.rating), h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', e.settled_at) order by e.entered_at
      ), '[]')
      from (
        select n.race_id, n.entered_at, x.settled_at
        from public.entries n join public.races x on x.id = n.race_id
        where n.horse_id = h.id
        union all
        select l.race_id, l.entered_at, x.balloted_at
        from public.ballot_lots l join public.races x on x.id = l.race_id
        where l.horse_id = h.id and not l.runs
      ) e
      where e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(e.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    ),
    d.left_at
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id
  -- One that was claimed was the house's until then.
  left join private.house_departures d on d.horse_id = h.id
  where r.id = p_race_id and (s.is_house or d.left_at > o.opened_at - interval '1 minute')
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and coalesce(d.rating, h.rating) between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$function$;

CREATE OR REPLACE FUNCTION public.house_to_come (
  p_race_ids uuid[]
)
  RETURNS TABLE (
    race_id  uuid,
    places   integer,
    reserves jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.id, field.places, coalesce(free.reserves, '[]')
  from public.races r
  join public.openings o on o.race_id = r.id
  cross join lateral (
    select least((o.terms::jsonb ->> 'finalField')::integer, r.max_entries) as places
  ) field
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'rating', f.rating, 'sex', f.sex, 'birth_season', f.birth_season
      ) order by f.turn
    ) as reserves
    from (
      select h.id, h.rating, h.sex, h.birth_season, t.turn
      from unnest(o.reserves) with ordinality as t (horse_id, turn)
      join public.horses h on h.id = t.horse_id
      join public.stables s on s.id = h.stable_id and s.is_house
      where private.meets_conditions(r, h)
        and not exists (
          select from private.engagements e
          join public.races x on x.id = e.race_id
          -- It is home three minutes after its off, if that is not known better.
          where e.horse_id = h.id
            and coalesce(x.finishes_at, x.off_at + interval '3 minutes') > r.closes_at
        )
      order by t.turn
      limit greatest(field.places - r.entries_count, 0)
    ) f
  ) free
  where r.id = any (p_race_ids[1:100]) and r.status = 'open'
$function$;

CREATE OR REPLACE FUNCTION public.leave_first_visit_step (
  p_step       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null or (p_step in ('name', 'race')) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_first_visit_step', p_step);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.first_visit_steps (stable_id, step, left_at)
  values (private.own_stable(), p_step, now())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(p_step));
  return p_step;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_race_request (
  p_race_request_id uuid,
  p_horse_id        uuid,
  p_request_id      uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_request public.race_requests;
  v_entry public.race_request_entries;
begin
  perform private.player();
  if p_race_request_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'leave_race_request', concat_ws(' ', p_race_request_id, p_horse_id)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_request := private.lock_race_request(p_race_request_id);
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.race_request_entries
  where race_request_id = p_race_request_id and horse_id = p_horse_id;
  if v_entry.horse_id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_request.state in ('full', 'opened') then
    perform private.refuse('request_full');
  elsif v_request.state <> 'open' then
    perform private.refuse('request_over');
  end if;

  perform private.refund_request(
    v_request, array[p_horse_id], p_request_id, clock_timestamp()
  );
  delete from public.race_request_entries
  where race_request_id = p_race_request_id and horse_id = p_horse_id;
  update public.race_requests q
  set state = 'withdrawn', ended_at = clock_timestamp()
  where q.id = p_race_request_id
    and not exists (select from public.race_request_entries where race_request_id = q.id)
  returning * into v_request;
  if found then
    delete from private.race_request_claims where race_request_id = p_race_request_id;
  end if;
  v_answer := to_jsonb(coalesce(v_request.state, 'open'));
  perform private.keep_answer(p_request_id, v_answer);
  return v_answer #>> '{}';
end
$function$;

CREATE OR REPLACE FUNCTION public.my_awards (
  p_before_at  timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_key text                     DEFAULT NULL::text,
  p_limit      integer                  DEFAULT 25
)
  RETURNS TABLE (
    key        text,
    kind       text,
    at         timestamp with time zone,
    season     integer,
    award      text,
    division   text,
    race_id    uuid,
    race_name  text,
    grade      text,
    horse_id   uuid,
    horse_name text,
    track_id   text,
    surface    text,
    distance   integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  ), awarded as (
    select 'race ' || f.race_id || ' ' || f.horse_id as key,
      case when c.race_id is null then 'graded_win' else 'championship' end as kind,
      f.at, c.season, null::text as award, c.division, f.race_id, f.horse_id
    from own
    join private.feats f on f.hall = 'stables' and f.subject_id = own.id
    left join private.champions c on c.race_id = f.race_id and c.horse_id = f.horse_id
    where f.feat = 'championship' or (f.feat = 'graded_win' and c.race_id is null)
    union all
    select 'season ' || a.season || ' ' || a.award, 'season_award', private.week_start(12 * (a.season + 1)),
      a.season, a.award, null, null, a.horse_id
    from own join private.season_awards a on a.stable_id = own.id
    union all
    select 'record ' || e.id, 'course_record', r.off_at, null, null, null, r.id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join own on own.id = e.stable_id
    join public.races r on r.id = e.race_id
    where c.races >= 20
    union all
    select 'hall ' || own.id, 'hall_stable', m.since, null, null, null, null, null
    from own join private.hall_members m on m.hall = 'stables' and m.subject_id = own.id
    union all
    select 'hall ' || h.id, 'hall_horse', m.since, null, null, null, null, h.id
    from own
    join public.horses h on h.stable_id = own.id
    join private.hall_members m on m.hall = 'horses' and m.subject_id = h.id
  )
  select a.key, a.kind, a.at, a.season, a.award, a.division, r.id, r.name, r.grade, h.id, h.name,
    r.track_id, r.surface, r.distance
  from (
    select * from awarded w
    where p_before_at is null or (w.at, w.key) < (p_before_at, coalesce(p_before_key, ''))
    order by w.at desc, w.key desc
    limit private.page_size(p_limit)
  ) a
  left join public.races r on r.id = a.race_id
  left join public.horses h on h.id = a.horse_id
  order by a.at desc, a.key desc
$function$;

REVOKE ALL ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_blocked_stables()
  RETURNS TABLE (
    stable_id  uuid,
    name       text,
    silks      jsonb,
    blocked_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select s.id, s.name, s.silks, b.blocked_at
    from private.blocked_stables b
    join public.stables s on s.id = b.blocked_id
    where b.stable_id = v_own
    order by b.blocked_at desc, s.id
    limit 100;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_blocked_stables"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_claims (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    race_id     uuid,
    race_name   text,
    off_at      timestamp with time zone,
    horse_id    uuid,
    horse_name  text,
    vendor_id   uuid,
    vendor_name text,
    price       bigint,
    made_at     timestamp with time zone,
    state       text,
    settled_at  timestamp with time zone,
    claims      integer,
    winner_id   uuid,
    winner_name text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    c.id, r.id, r.name, r.off_at, h.id, h.name, v.id, v.name, c.price, c.made_at, c.state,
    c.settled_at,
    (
      select count(*)::integer from private.claims x
      where x.race_id = c.race_id and x.horse_id = c.horse_id
    ),
    w.id, w.name
  from (
    select * from private.claims x
    where x.stable_id = private.asking_stable()
      and (p_before_at is null or (x.made_at, x.id) < (p_before_at, p_before_id))
    order by x.made_at desc, x.id desc
    limit private.page_size(p_limit)
  ) c
  join public.races r on r.id = c.race_id
  join public.horses h on h.id = c.horse_id
  join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
  join public.stables v on v.id = e.stable_id
  left join private.claims won
    on won.race_id = c.race_id and won.horse_id = c.horse_id and won.state = 'won'
  left join public.stables w on w.id = won.stable_id
  order by c.made_at desc, c.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."my_claims"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_correspondent (
  p_stable_id uuid
)
  RETURNS TABLE (
    stable_id uuid,
    name      text,
    silks     jsonb,
    blocked   boolean,
    unread    integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select
      s.id, s.name, s.silks,
      exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = s.id
      ),
      coalesce(c.unread, 0)
    from public.stables s
    left join private.correspondents c on c.stable_id = v_own and c.other_id = s.id
    where s.id = p_stable_id and not s.is_house and s.id <> v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_correspondent"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_correspondents (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    stable_id  uuid,
    name       text,
    silks      jsonb,
    last_at    timestamp with time zone,
    last_words text,
    last_own   boolean,
    unread     integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select s.id, s.name, s.silks, c.last_at, c.last_words, c.last_own, c.unread
    from private.correspondents c
    join public.stables s on s.id = c.other_id
    where c.stable_id = v_own
      and (c.last_at, c.other_id) < (
        coalesce(p_before_at, 'infinity'),
        coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = c.other_id
      )
    order by c.last_at desc, c.other_id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

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
  union all
  select c.price, r.off_at, r.id, r.name, null, h.id, h.name
  from own
  join private.claims c on c.stable_id = own.stable_id and c.state = 'held'
  join public.races r on r.id = c.race_id
  join public.horses h on h.id = c.horse_id
  order by 2, 3, 5, 6
$function$;

CREATE OR REPLACE FUNCTION public.my_letters (
  p_stable_id uuid,
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id      bigint,
    own     boolean,
    body    text,
    sent_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select l.id, l.from_low = (v_own < p_stable_id), l.body, l.sent_at
    from private.letters l
    where l.low_id = least(v_own, p_stable_id) and l.high_id = greatest(v_own, p_stable_id)
      and l.id < coalesce(p_before_id, 9223372036854775807)
    order by l.id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_letters"(uuid, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_limits()
  RETURNS TABLE (
    weekly_credits         integer,
    next_weekly_credits    integer,
    weekly_credits_rise_at timestamp with time zone,
    daily_minutes          integer,
    next_daily_minutes     integer,
    daily_minutes_rise_at  timestamp with time zone,
    reminder_minutes       integer,
    played_seconds         integer,
    credits_taken          bigint,
    pause_kind             text,
    pause_ends_at          timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    private.limit_of(s.id, 'weekly_credits', c.now), w.next_amount, w.rises_at,
    private.limit_of(s.id, 'daily_minutes', c.now), d.next_amount, d.rises_at,
    private.limit_of(s.id, 'reminder_minutes', c.now),
    coalesce((
      select t.seconds from private.play_time t
      where t.stable_id = s.id and t.day = (c.now at time zone 'UTC')::date
    ), 0)::integer,
    private.credits_taken(s.id, c.now), p.kind, p.ends_at
  from public.stables s
  cross join (select now() as now) c
  left join private.limits w on w.stable_id = s.id and w.kind = 'weekly_credits' and w.rises_at > c.now
  left join private.limits d on d.stable_id = s.id and d.kind = 'daily_minutes' and d.rises_at > c.now
  left join lateral private.pause_at(s.id, c.now) p on true
  where s.owner_id = (select auth.uid())
$function$;

REVOKE ALL ON FUNCTION "public"."my_limits"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_mail_choices()
  RETURNS TABLE (
    kind   text,
    timing text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.kind, c.timing
  from private.mail_choices c
  join public.stables s on s.id = c.stable_id
  where s.owner_id = (select auth.uid())
  order by c.kind
$function$;

REVOKE ALL ON FUNCTION "public"."my_mail_choices"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_news (
  p_before_id uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
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
    at          timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select
      a.id, a.stable_id, s.name, a.horse_id, h.name, a.race_id, r.name, a.type, a.place, a.prize,
      a.programme, a.at
    from (
      select *
      from public.activities x
      where x.stable_id = v_own
        and (x.at, x.id) < (
          coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
          coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        )
      order by x.at desc, x.id desc
      limit private.page_size(p_limit)
    ) a
    join public.stables s on s.id = a.stable_id
    cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
    left join lateral (select x.name from public.races x where x.id = a.race_id offset 0) r on true
    order by a.at desc, a.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_news"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_sessions()
  RETURNS TABLE (
    id           uuid,
    is_current   boolean,
    user_agent   text,
    address      text,
    signed_in_at timestamp with time zone,
    seen_at      timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
begin
  return query
  select
    s.id, s.id::text = auth.jwt() ->> 'session_id', s.user_agent, host(s.ip), s.created_at,
    greatest(s.refreshed_at at time zone 'UTC', s.created_at) as seen
  from auth.sessions s
  where s.user_id = private.player()
  order by seen desc, s.id
  limit 50;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_sessions"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_statement (
  p_wallet text,
  p_kinds  text[]  DEFAULT NULL::text[],
  p_before bigint  DEFAULT NULL::bigint,
  p_limit  integer DEFAULT 25
)
  RETURNS TABLE (
    id                bigint,
    kind              text,
    at                timestamp with time zone,
    amount            bigint,
    balance           bigint,
    race_id           uuid,
    race_name         text,
    race_request_id   uuid,
    horse_id          uuid,
    horse_name        text,
    items             text[],
    other_stable_id   uuid,
    other_stable_name text,
    commission        bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    p.id, p.kind, p.at, p.amount, p.balance, r.id, r.name, c.race_request_id, h.id, h.name,
    case when p.kind = 'equipment' then array(
      select i.name from public.equipment e join public.equipment_items i on i.id = e.item_id
      where e.stable_id = p.stable_id and e.got_at = p.at order by i.position
    ) end,
    other.id, other.name, case when other.id is not null then c.commission end
  from (
    select t.id, t.kind, t.at, t.horse_id, x.account_id, x.amount, x.balance, s.id as stable_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = p_wallet
    join private.postings x on x.account_id = a.id
    join private.transactions t on t.id = x.transaction_id
    where s.owner_id = (select auth.uid())
      and (p_before is null or x.transaction_id < p_before)
      and (p_kinds is null or t.kind = any (p_kinds))
    order by x.transaction_id desc
    limit private.page_size(p_limit)
  ) p
  left join public.horses h on h.id = p.horse_id
  left join lateral (
    select
      (array_agg(b.race_id) filter (where b.race_id is not null))[1] as race_id,
      (array_agg(b.race_request_id) filter (where b.race_request_id is not null))[1] as race_request_id,
      (array_agg(b.claim_id) filter (where b.claim_id is not null))[1] as claim_id,
      (array_agg(b.stable_id) filter (where p.kind = 'horse_sale'))[1] as stable_id,
      sum(q.amount) filter (where b.kind = 'house')::bigint as commission
    from private.postings q
    join private.accounts b on b.id = q.account_id
    where q.transaction_id = p.id and q.account_id <> p.account_id
  ) c on true
  left join private.claims k on k.id = c.claim_id
  left join public.races r on r.id = coalesce(c.race_id, k.race_id)
  left join public.stables other
    on other.id = case when p.kind = 'claim_sale' then k.stable_id else c.stable_id end
  order by p.id desc
$function$;

CREATE OR REPLACE FUNCTION public.my_unread_letters()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer
  from (
    select from private.correspondents c
    where c.stable_id = (select id from public.stables where owner_id = (select auth.uid()))
      and c.unread > 0
    limit 100
  ) c
$function$;

REVOKE ALL ON FUNCTION "public"."my_unread_letters"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_play()
  RETURNS TABLE (
    played_seconds integer,
    daily_minutes  integer,
    reminds        boolean
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (select id from public.stables where owner_id = auth.uid());
  v_at constant timestamptz := clock_timestamp();
  v_time private.play_time;
  v_reminds boolean;
begin
  if v_stable_id is null then
    return;
  end if;
  v_time := private.hear(v_stable_id, v_at);
  v_reminds := coalesce(
    v_at - coalesce(v_time.reminded_at, v_time.since)
      >= make_interval(mins => private.limit_of(v_stable_id, 'reminder_minutes', v_at)),
    false
  );
  if v_reminds then
    update private.play_time set reminded_at = v_at where stable_id = v_stable_id;
  end if;
  return query select
    v_time.seconds::integer, private.limit_of(v_stable_id, 'daily_minutes', v_at), v_reminds;
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_play"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_race (
  p_slot                text,
  p_name                text,
  p_track_id            text,
  p_distance            integer,
  p_surface             text,
  p_going               integer,
  p_grade               text,
  p_age_class           text,
  p_conditions          text,
  p_suitable_for        text[],
  p_purse               bigint,
  p_entry_fee           bigint,
  p_novice_stables_only boolean,
  p_max_entries         integer,
  p_off_at              timestamp with time zone,
  p_closes_at           timestamp with time zone,
  p_seed                text,
  p_engine              text,
  p_terms               text,
  p_opening_field       integer,
  p_at                  timestamp with time zone,
  p_min_rating          integer                  DEFAULT NULL::integer,
  p_max_rating          integer                  DEFAULT NULL::integer
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash, championship, claim_price, claims_shut_at
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for,
    private.purse_at(p_purse, p_entry_fee, private.prize_subsidy(private.week_at(p_at))), p_entry_fee,
    p_min_rating, p_max_rating, p_novice_stables_only, p_max_entries,
    p_off_at, p_closes_at, p_engine, 'furlong-race-2', '',
    nullif(p_terms::jsonb -> 'championship', 'null'),
    (p_terms::jsonb -> 'claim' ->> 'price')::bigint,
    to_timestamp((p_terms::jsonb -> 'claim' ->> 'shutsAt')::bigint / 1000.0)
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
  v_reserves := case
    when private.is_by_invitation(v_race) then private.invite(v_race)
    else private.reserves_of(v_race, p_at)
  end;
  update public.races
  set seed_hash = private.sha256_hex(
    concat_ws(':', 'furlong-race-2', id, p_seed, p_terms, array_to_string(v_reserves, ','))
  )
  where id = v_race.id
  returning * into v_race;
  insert into public.openings (race_id, opened_at, terms, reserves)
  values (v_race.id, p_at, p_terms, v_reserves);
  insert into private.race_secrets (race_id, seed) values (v_race.id, p_seed);
  insert into private.accounts (kind, race_id) values ('pool', v_race.id);
  if private.is_by_invitation(v_race) then
    perform private.take_finalists(v_race, p_opening_field, p_at);
  else
    perform private.take_reserves(v_race, p_opening_field, p_at);
  end if;
  return v_race.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.pause_play (
  p_days       integer,
  p_request_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_kind constant text := case when p_days > 42 then 'exclusion' else 'pause' end;
  v_ends_at timestamptz;
  v_stands private.pauses;
begin
  perform private.player();
  if (p_days in (1, 3, 7, 14, 28, 42, 182, 365, 1826)) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'pause_play', p_days::text);
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;

  v_stable_id := private.own_stable();
  -- What is being done ends first, and what comes after finds the pause.
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := clock_timestamp();
  v_ends_at := v_at + make_interval(days => p_days);
  v_stands := private.pause_at(v_stable_id, v_at);
  if v_stands.ends_at >= v_ends_at then
    perform private.refuse('pause_stands');
  end if;
  if v_stands.stable_id is null then
    insert into private.pauses (stable_id, kind, begins_at, ends_at)
    values (v_stable_id, v_kind, v_at, v_ends_at);
  else
    update private.pauses set kind = v_kind, ends_at = v_ends_at
    where stable_id = v_stable_id and begins_at = v_stands.begins_at;
  end if;
  perform from public.horses
  where stable_id = v_stable_id and retired_at is null order by id for no key update;
  perform private.end_auto_training(o.horse_id, date_trunc('milliseconds', v_at))
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null;
  perform private.keep_answer(p_request_id, to_jsonb(v_ends_at));
  return v_ends_at;
end
$function$;

REVOKE ALL ON FUNCTION "public"."pause_play"(integer, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.race_claims (
  p_race_id uuid
)
  RETURNS TABLE (
    horse_id    uuid,
    stable_id   uuid,
    stable_name text,
    nonce       text,
    made_at     timestamp with time zone,
    state       text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.horse_id, c.stable_id, s.name, c.nonce, c.made_at, c.state
  from private.claims c
  join public.races r on r.id = c.race_id and r.status in ('running', 'finished', 'void')
  join public.stables s on s.id = c.stable_id
  where c.race_id = p_race_id
  order by c.horse_id, c.made_at, c.id
$function$;

CREATE OR REPLACE FUNCTION public.races_over (
  p_from      timestamp with time zone,
  p_to        timestamp with time zone,
  p_after_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id  uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    race         jsonb,
    runners      jsonb,
    opening      jsonb,
    house_horses jsonb,
    ballot       jsonb,
    championship jsonb,
    claims       jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  with page as (
    select * from (
      (
        select * from public.races f
        where f.status = 'finished' and f.off_at >= p_from and f.off_at < p_to
          and (p_after_off is null or (f.off_at, f.id) > (p_after_off, p_after_id))
        order by f.off_at, f.id limit 50
      )
      union all
      (
        select * from public.races v
        where v.status = 'void' and v.off_at >= p_from and v.off_at < p_to
          and (p_after_off is null or (v.off_at, v.id) > (p_after_off, p_after_id))
        order by v.off_at, v.id limit 50
      )
    ) every order by every.off_at, every.id limit 50
  )
  select
    to_jsonb(r),
    (
      select coalesce(jsonb_agg(
        to_jsonb(e) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by e.place, e.draw, e.entered_at, e.id
      ), '[]')
      from public.entries e
      join public.horses h on h.id = e.horse_id
      join public.stables s on s.id = e.stable_id
      where e.race_id = r.id
    ),
    (select to_jsonb(o) from public.openings o where o.race_id = r.id),
    (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.horse_id), '[]')
      from public.house_reserves(r.id) x
    ),
    (
      select coalesce(jsonb_agg(
        to_jsonb(l) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by l.turn
      ), '[]')
      from public.ballot_lots l
      join public.horses h on h.id = l.horse_id
      join public.stables s on s.id = l.stable_id
      where l.race_id = r.id
    ),
    (select to_jsonb(c) from public.championship_draw(r.id) c),
    (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from public.race_claims(r.id) k)
  from page r
  order by r.off_at, r.id
$function$;

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.read_letters (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  update private.correspondents set unread = 0
  where stable_id = v_own and other_id = p_stable_id and unread > 0;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_letters"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.renew_calendar_secret (
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_secret text;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'renew_calendar_secret', '');
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.calendar_addresses (stable_id, secret, made_at)
  values (private.own_stable(), private.random_hex(), clock_timestamp())
  on conflict (stable_id) do update set secret = excluded.secret, made_at = excluded.made_at
  returning secret into v_secret;
  perform private.keep_answer(p_request_id, to_jsonb(v_secret));
  return v_secret;
end
$function$;

CREATE OR REPLACE FUNCTION public.retired_house_horses()
  RETURNS TABLE (
    name         text,
    stable_id    uuid,
    specialty    text,
    rating       integer,
    birth_season integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select h.name, h.stable_id, h.specialty, h.rating, h.birth_season
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.retired_at is not null and private.season_at(h.created_at) - h.birth_season >= 3
  union all
  select d.name, d.stable_id, h.specialty, d.rating, private.season_at(d.left_at) - 8
  from private.house_departures d
  join public.horses h on h.id = d.horse_id
  where private.season_at(h.created_at) - h.birth_season >= 3
  order by 5, 1
$function$;

CREATE OR REPLACE FUNCTION public.return_horse (
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_purchase private.listings;
  v_obstacle text;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'return_horse', p_horse_id::text);
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_purchase := private.house_purchase(p_horse_id, v_horse.stable_id);
  v_obstacle := private.return_obstacle(v_horse, v_purchase, v_at);
  if v_obstacle is not null then
    perform private.refuse(v_obstacle);
  end if;

  perform private.refund(
    'horse_return', p_request_id, v_at, private.house(), array[v_horse.stable_id],
    array[v_purchase.price], array[v_purchase.ended_at], p_horse_id
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_letter (
  p_stable_id  uuid,
  p_body       text,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_house boolean;
  v_body constant text := private.player_text(p_body, 2000);
  v_words text;
  v_at timestamptz;
  v_id bigint;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null or p_body is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'send_letter', p_stable_id || ' ' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  select is_house into v_house from public.stables where id = p_stable_id;
  if v_house is null then
    perform private.refuse('stable_not_found');
  elsif v_house then
    perform private.refuse('letter_to_house');
  elsif p_stable_id = v_own then
    perform private.refuse('letter_to_oneself');
  elsif v_body is null then
    perform private.refuse('letter_text');
  elsif exists (
    select from private.blocked_stables
    where (stable_id, blocked_id) in ((p_stable_id, v_own), (v_own, p_stable_id))
  ) then
    perform private.refuse('letter_blocked');
  end if;
  perform private.count_letter(
    v_own,
    not exists (
      select from private.correspondents where stable_id = v_own and other_id = p_stable_id
    ),
    v_at
  );
  insert into private.letters (low_id, high_id, from_low, body, sent_at)
  values (
    least(v_own, p_stable_id), greatest(v_own, p_stable_id), v_own < p_stable_id, v_body, v_at
  )
  returning id into v_id;
  v_words := left(regexp_replace(v_body, '\s+', ' ', 'g'), 120);
  -- The lesser first, whoever writes.
  if v_own < p_stable_id then
    perform private.note_letter(v_own, p_stable_id, v_words, true, v_at);
    perform private.note_letter(p_stable_id, v_own, v_words, false, v_at);
  else
    perform private.note_letter(p_stable_id, v_own, v_words, false, v_at);
    perform private.note_letter(v_own, p_stable_id, v_words, true, v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_letter"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_limit (
  p_kind       text,
  p_request_id uuid,
  p_amount     integer DEFAULT NULL::integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_present integer;
begin
  perform private.player();
  if (p_kind in ('weekly_credits', 'daily_minutes', 'reminder_minutes')) is not true
    or p_request_id is null or not private.is_limit(p_kind, p_amount)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'set_limit', concat_ws(' ', p_kind, p_amount));
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;

  v_stable_id := private.own_stable();
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := clock_timestamp();
  v_present := private.limit_of(v_stable_id, p_kind, v_at);
  if p_kind = 'reminder_minutes' or p_amount <= coalesce(v_present, p_amount)
    or (p_amount is null and v_present is null)
  then
    update private.limits set amount = p_amount, next_amount = null, rises_at = null
    where stable_id = v_stable_id and kind = p_kind;
  else
    v_at := v_at + interval '1 day';
    update private.limits set amount = v_present, next_amount = p_amount, rises_at = v_at
    where stable_id = v_stable_id and kind = p_kind;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_at));
  return v_at;
end
$function$;

REVOKE ALL ON FUNCTION "public"."set_limit"(text, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_race (
  p_race_id     uuid,
  p_horse_ids   uuid[],
  p_places      integer[],
  p_times_ms    integer[],
  p_prizes      bigint[],
  p_ratings     integer[],
  p_conditions  integer[],
  p_energies    integer[],
  p_overreached uuid[],
  p_checksum    text,
  p_at          timestamp with time zone
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  perform private.lock_entries(p_race_id);

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_boards(p_race_id);
  perform private.rate_stables(p_race_id);
  perform private.count_feats(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_championship(v_race);
  perform private.count_jockeys(p_race_id);
  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  if v_race.claim_price is not null then
    perform private.settle_claims(p_race_id, p_horse_ids, p_conditions, p_energies, p_at);
  end if;
  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.show_owner_name (
  p_shown      text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
begin
  perform private.player();
  if (p_shown in ('full', 'initial', 'none')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'show_owner_name', p_shown);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  update private.owner_names set shown = p_shown where stable_id = v_stable_id
  returning private.shown_owner_name(full_name, p_shown) into v_name;
  update public.stables set owner_name = v_name where id = v_stable_id;
  perform private.keep_answer(p_request_id, coalesce(to_jsonb(v_name), 'null'));
  return v_name;
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_auto_training (
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS public.auto_training_orders
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'stop_auto_training', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_order := private.end_auto_training(
    p_horse_id, date_trunc('milliseconds', clock_timestamp())
  );
  if v_order.id is null then
    perform private.refuse('not_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_mails (
  p_secret text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (
    select stable_id from private.mail_addresses where secret = p_secret
  );
begin
  if v_stable_id is null then
    perform private.refuse('mails_not_found');
  end if;
  delete from private.mail_choices where stable_id = v_stable_id;
  delete from private.mail_news where stable_id = v_stable_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_credits (
  p_amount     bigint,
  p_request_id uuid
)
  RETURNS TABLE (
    number  bigint,
    at      timestamp with time zone,
    amount  bigint,
    balance bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_credits bigint;
  v_at timestamptz;
begin
  perform private.player();
  if (p_amount in (100, 250, 500)) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'take_credits', p_amount::text);
  if v_answer is null then
    v_stable_id := private.own_stable();
    v_credits := private.wallet_of(v_stable_id, 'credits');
    -- Two packs of one stable meet here, and the second counts the first.
    perform from private.accounts where id in (v_credits, private.house()) order by id for no key update;
    v_at := clock_timestamp();
    if private.credits_taken(v_stable_id, v_at) + p_amount
      > private.limit_of(v_stable_id, 'weekly_credits', v_at)
    then
      perform private.refuse('own_credits_taken');
    elsif private.credits_taken(v_stable_id, v_at) + p_amount > private.weekly_credits() then
      perform private.refuse('weekly_credits_taken');
    end if;
    perform private.post(
      'credit_pack', p_request_id, v_at, array[private.house(), v_credits], array[-p_amount, p_amount]
    );
    select jsonb_build_object(
      'number', p.transaction_id, 'at', v_at, 'amount', p.amount, 'balance', p.balance
    ) into v_answer
    from private.postings p
    where p.account_id = v_credits order by p.transaction_id desc limit 1;
    perform private.keep_answer(p_request_id, v_answer);
  end if;
  return query select
    (v_answer ->> 'number')::bigint, (v_answer ->> 'at')::timestamptz,
    (v_answer ->> 'amount')::bigint, (v_answer ->> 'balance')::bigint;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_credits"(bigint, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.take_due_mails (
  p_at    timestamp with time zone,
  p_limit integer                  DEFAULT 50
)
  RETURNS TABLE (
    email       text,
    stable_name text,
    secret      text,
    type        text,
    at          timestamp with time zone,
    horse_name  text,
    race_id     uuid,
    race_name   text,
    place       integer,
    prize       bigint,
    runs        integer,
    wins        integer,
    money       bigint
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 1000) is not true then
    perform private.refuse('bad_request');
  end if;
  -- Of servers that take at once each takes its own.
  v_stable_ids := array(
    select a.stable_id from private.mail_addresses a
    where a.stable_id in (
      select n.stable_id from private.mail_news n where n.due_at <= p_at
      union
      select c.stable_id from private.mail_choices c where c.next_at <= p_at
    )
    order by a.stable_id
    limit p_limit
    for update skip locked
  );
  return query
    with taken as (
      delete from private.mail_news n where n.stable_id = any (v_stable_ids)
      returning n.stable_id, n.activity_id
    ), ended as (
      update private.mail_choices c set next_at = private.next_monday_morning(p_at)
      where c.stable_id = any (v_stable_ids) and c.next_at <= p_at
      returning c.stable_id, private.week_start(private.week_at(p_at) - 1) as begins_at
    ), line as (
      select t.stable_id, a.type, a.at, h.name as horse_name, r.id as race_id, r.name as race_name, a.place,
        a.prize, null::integer as runs, null::integer as wins, null::bigint as money
      from taken t
      join public.activities a on a.id = t.activity_id
      join public.horses h on h.id = a.horse_id
      left join public.races r on r.id = a.race_id
      union all
      select e.stable_id, 'week', e.begins_at, null, null, null, null, ran.prizes, ran.runs, ran.wins, (
        select coalesce(sum(d.amount), 0)::bigint from public.money_days d
        where d.stable_id = e.stable_id and d.kind <> 'wallet_transfer'
          and d.day >= (e.begins_at at time zone 'UTC')::date
          and d.day < (e.begins_at at time zone 'UTC')::date + 7
      )
      from ended e
      cross join lateral (
        select count(*)::integer as runs, (count(*) filter (where a.place = 1))::integer as wins,
          coalesce(sum(a.prize), 0)::bigint as prizes
        from public.activities a
        where a.stable_id = e.stable_id and a.type = 'race_result'
          and a.at >= e.begins_at and a.at < e.begins_at + interval '7 days'
      ) ran
    )
    select u.email::text, s.name, m.secret, l.type, l.at, l.horse_name, l.race_id, l.race_name, l.place,
      l.prize, l.runs, l.wins, l.money
    from line l
    join private.players_stables s on s.id = l.stable_id
    join auth.users u on u.id = s.owner_id
    join private.mail_addresses m on m.stable_id = s.id
    where (private.pause_at(s.id, p_at)).stable_id is null
    order by s.id, l.at, l.horse_name;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_due_mails"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.void_race (
  p_race_id          uuid,
  p_reason           text,
  p_at               timestamp with time zone,
  p_beacon_signature text                     DEFAULT NULL::text
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  select array_agg(s.id), array_agg(e.entered_at)
  into v_stable_ids, v_paid_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;
  perform private.refund_fees(v_race, v_stable_ids, v_paid_at, p_at);
  perform private.refund_supplement(v_race, p_at);
  perform private.return_claims(p_race_id, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_void', p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races r
  set status = 'void', void_reason = p_reason, settled_at = p_at, seed = s.seed, salt = s.salt,
    beacon_signature = coalesce(r.beacon_signature, p_beacon_signature)
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.withdraw_entry (
  p_race_id    uuid,
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'withdraw_entry', concat_ws(' ', p_race_id, p_horse_id)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('field_is_final');
  elsif v_race.requested then
    perform private.refuse('request_full');
  end if;

  delete from public.entries where id = v_entry.id;
  delete from private.engagements where horse_id = p_horse_id and race_id = p_race_id;
  update public.races set entries_count = entries_count - 1 where id = p_race_id;
  if v_race.entry_fee > 0 then
    perform private.refund(
      'entry_refund', p_request_id, clock_timestamp(), private.pool_of(p_race_id),
      array[v_stable_id], array[v_race.entry_fee], array[v_entry.entered_at]
    );
  end if;
  perform private.count_withdrawal(p_horse_id, clock_timestamp());
  perform private.tell_entry(
    v_stable_id, p_horse_id, p_race_id, 'race_withdrawal', clock_timestamp()
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
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
  v_answer := private.first_request(p_request_id, 'withdraw_from_auction', p_auction_id::text);
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

CREATE OR REPLACE FUNCTION public.withdraw_from_sale (
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'withdraw_from_sale', p_horse_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  update private.listings set ended_at = clock_timestamp(), ending = 'withdrawn'
  where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$function$;

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check4" CHECK (((kind = 'claim'::text) = (claim_id IS NOT NULL)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check5" CHECK (((kind = 'house'::text) OR (balance >= 0)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_claim_id_key" UNIQUE (claim_id);

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_kind_check" CHECK ((kind = ANY (ARRAY['credits'::text, 'wallet'::text, 'pool'::text, 'house'::text, 'request'::text, 'bid'::text, 'claim'::text])));

ALTER TABLE "private"."blocked_stables"
  ADD CONSTRAINT "blocked_stables_blocked_id_fkey" FOREIGN KEY (blocked_id) REFERENCES public.stables(id);

ALTER TABLE "private"."blocked_stables"
  ADD CONSTRAINT "blocked_stables_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."claims"
  ADD CONSTRAINT "claims_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_claim_id_fkey" FOREIGN KEY (claim_id) REFERENCES private.claims(id);

ALTER TABLE "private"."claims"
  ADD CONSTRAINT "claims_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."claims"
  ADD CONSTRAINT "claims_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."correspondents"
  ADD CONSTRAINT "correspondents_other_id_fkey" FOREIGN KEY (other_id) REFERENCES public.stables(id);

ALTER TABLE "private"."correspondents"
  ADD CONSTRAINT "correspondents_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."house_departures"
  ADD CONSTRAINT "house_departures_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."house_departures"
  ADD CONSTRAINT "house_departures_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_high_id_fkey" FOREIGN KEY (high_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_low_id_fkey" FOREIGN KEY (low_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters_sent"
  ADD CONSTRAINT "letters_sent_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."limits"
  ADD CONSTRAINT "limits_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_addresses"
  ADD CONSTRAINT "mail_addresses_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_choices"
  ADD CONSTRAINT "mail_choices_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_news"
  ADD CONSTRAINT "mail_news_activity_id_fkey" FOREIGN KEY (activity_id) REFERENCES public.activities(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_news"
  ADD CONSTRAINT "mail_news_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."pauses"
  ADD CONSTRAINT "pauses_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."play_time"
  ADD CONSTRAINT "play_time_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_kind_check"
    CHECK
    ((kind = ANY (ARRAY['grant'::text, 'entry_fee'::text, 'entry_refund'::text, 'rake'::text, 'top_up'::text, 'prizes'::text, 'training'::text, 'equipment'::text,
    'horse_sale'::text,
    'horse_return'::text,
    'box_fee'::text,
    'wallet_transfer'::text,
    'request_listing'::text,
    'request_fee'::text,
    'request_refund'::text, 'auction_listing'::text, 'bid'::text, 'bid_refund'::text, 'claim'::text, 'claim_refund'::text, 'claim_sale'::text, 'credit_pack'::text])));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_type_check"
    CHECK
    ((type = ANY (ARRAY['new_horse'::text, 'race_entry'::text, 'race_withdrawal'::text, 'race_result'::text, 'race_void'::text, 'training'::text, 'retirement'::text,
    'horse_sold'::text,
    'horse_returned'::text,
    'balloted_out'::text,
    'race_request'::text, 'request_expired'::text, 'outbid'::text, 'auction_unsold'::text, 'claimed'::text, 'claim_lost'::text, 'claim_returned'::text, 'horse_claimed'::text])));

ALTER TABLE "public"."races"
  ADD CONSTRAINT "races_claim_price_check" CHECK ((claim_price > 0));

ALTER TABLE "public"."races"
  ADD CONSTRAINT "races_claiming_check" CHECK ((((claim_price IS NULL) = (claims_shut_at IS NULL)) AND ((claim_price IS
    NOT NULL) = (grade = 'Claiming'::text)) AND (claims_shut_at > closes_at) AND (claims_shut_at <= off_at)));

ALTER TABLE "public"."races"
  ADD CONSTRAINT "races_grade_check"
    CHECK
    ((grade = ANY (ARRAY['Grade 1'::text, 'Grade 2'::text, 'Grade 3'::text, 'Listed'::text, 'Class 2'::text, 'Class 3'::text, 'Class 4'::text, 'Class 5'::text, 'Class 6'::text,
    'Claiming'::text, 'Maiden'::text, 'Novice'::text])));

CREATE INDEX claims_held ON private.claims USING btree (stable_id)
  WHERE (state = 'held'::text);

CREATE INDEX claims_of_horse ON private.claims USING btree (horse_id, settled_at DESC)
  WHERE (state = 'won'::text);

CREATE INDEX claims_of_stable ON private.claims USING btree (stable_id, made_at DESC, id DESC);

CREATE UNIQUE INDEX claims_won ON private.claims USING btree (race_id, horse_id)
  WHERE (state = 'won'::text);

CREATE INDEX correspondents_by_time ON private.correspondents USING btree (stable_id, last_at DESC, other_id DESC);

CREATE INDEX correspondents_unread ON private.correspondents USING btree (stable_id)
  WHERE (unread > 0);

CREATE INDEX letters_by_pair ON private.letters USING btree (low_id, high_id, id DESC);

CREATE INDEX mail_choices_next ON private.mail_choices USING btree (next_at, stable_id)
  WHERE (next_at IS NOT NULL);

CREATE INDEX mail_news_by_stable ON private.mail_news USING btree (stable_id, kind);

CREATE INDEX mail_news_due ON private.mail_news USING btree (due_at, stable_id);

CREATE INDEX races_claiming ON public.races USING btree (off_at, id)
  WHERE ((claim_price IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'closed'::text])));

CREATE TRIGGER keep_news
  AFTER INSERT OR UPDATE ON public.activities
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_news();

REVOKE ALL ON FUNCTION "private"."boxes_taken"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."boxes_taken"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."boxes_taken"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_claims"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_claims"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_claims"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_credits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_limits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_limits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_limits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_commission_on"(bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_commission_on"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_commission_on"(bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_lot"(private.claims) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_lot"(private.claims) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_lot"(private.claims) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claim_window_refusal"(public.races, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_window_refusal"(public.races, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claim_window_refusal"(public.races, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."claiming_boxes"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claiming_boxes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claiming_boxes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."claiming_obstacle"(public.races, public.horses, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claiming_obstacle"(public.races, public.horses, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."claiming_obstacle"(public.races, public.horses, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."escrow_of_claim"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."escrow_of_claim"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."escrow_of_claim"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."first_request"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_request"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_request"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hand_claimed_over"(private.claims, integer, integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_claimed_over"(private.claims, integer, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hand_claimed_over"(private.claims, integer, integer, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_run_lately"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_run_lately"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_run_lately"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_second_factor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_second_factor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."hear"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hear"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hear"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_limit"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_limit"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_limit"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_mail_timing"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_mail_timing"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_mail_timing"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_news"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_news"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_news"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave_house"(uuid, integer, integer, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave_house"(uuid, integer, integer, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave_house"(uuid, integer, integer, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_claim_accounts"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_claim_accounts"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_claim_accounts"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_kind"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_kind"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_kind"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_be_claimed"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_claimed"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_be_claimed"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_morning"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_morning"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_morning"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."player_text"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."player_text"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."player_text"(text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."release_claim"(private.claims, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."release_claim"(private.claims, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."release_claim"(private.claims, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_play"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_play"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."return_claims"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."return_claims"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."return_claims"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."runners_to_claim"(public.races, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."runners_to_claim"(public.races, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."runners_to_claim"(public.races, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_up_limits"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_up_limits"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_up_limits"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."settle_claims"(uuid, uuid[], integer[], integer[], timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_claims"(uuid, uuid[], integer[], integer[], timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."settle_claims"(uuid, uuid[], integer[], integer[], timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."weekly_credits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_prices"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."auction_prices"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."auction_prices"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_mails"(text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."choose_mails"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_mails"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_horse"(uuid, uuid, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_horse"(uuid, uuid, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_horse"(uuid, uuid, uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claiming_races"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."claiming_races"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claiming_races"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_session"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_session"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."house_reserves"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."house_reserves"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_reserves"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_blocked_stables"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_blocked_stables"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_blocked_stables"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_claims"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_claims"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_claims"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_correspondent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondent"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_letters"(uuid, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_letters"(uuid, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_letters"(uuid, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_limits"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_limits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_limits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_mail_choices"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_mail_choices"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_mail_choices"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_news"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_news"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_news"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sessions"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_sessions"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sessions"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_unread_letters"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_unread_letters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_unread_letters"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_play"(integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pause_play"(integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_play"(integer, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."race_claims"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."race_claims"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."race_claims"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_claims"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_claims"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."read_letters"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_letters"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_letters"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_letter"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_letter"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_letter"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_limit"(text, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_limit"(text, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_limit"(text, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."stop_mails"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."stop_mails"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."stop_mails"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_mails"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_mails"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."take_credits"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_credits"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_credits"(bigint, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_due_mails"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_due_mails"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_due_mails"(timestamp WITH time zone, integer) TO "service_role";

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_body_check" CHECK ((body = private.player_text(body, 2000)));

ALTER TABLE "private"."limits"
  ADD CONSTRAINT "limits_check1" CHECK (private.is_limit(kind, next_amount));

ALTER TABLE "private"."limits"
  ADD CONSTRAINT "limits_check" CHECK (private.is_limit(kind, amount));

ALTER TABLE "private"."mail_choices"
  ADD CONSTRAINT "mail_choices_check" CHECK (private.is_mail_timing(kind, timing));

-- Everybody who plays has limits, of which none is set.
SELECT private.set_up_limits(id) FROM public.stables WHERE owner_id IS NOT NULL;
