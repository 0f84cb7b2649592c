SET local check_function_bodies = off;

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_check2";

ALTER TABLE "private"."accounts"
  DROP CONSTRAINT "accounts_kind_check";

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_race_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_type_check";

CREATE TABLE "private"."race_request_claims" (
  "race_request_id" uuid                     NOT NULL,
  "claimed_by"      text,
  "claimed_until"   timestamp with time zone,
  CONSTRAINT "race_request_claims_pkey" PRIMARY KEY (race_request_id)
);

CREATE TABLE "public"."race_request_entries" (
  "race_request_id" uuid                     NOT NULL,
  "horse_id"        uuid                     NOT NULL,
  "stable_id"       uuid                     NOT NULL,
  "joined_at"       timestamp with time zone NOT NULL,
  "nonce"           text                     NOT NULL,
  "waits"           boolean                  NOT NULL DEFAULT true,
  CONSTRAINT "race_request_entries_pkey" PRIMARY KEY (race_request_id, horse_id)
);

ALTER TABLE "public"."race_request_entries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."race_requests" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "stable_id"    uuid                     NOT NULL,
  "track_id"     text                     NOT NULL,
  "distance"     integer                  NOT NULL,
  "surface"      text                     NOT NULL,
  "grade"        text                     NOT NULL,
  "age_class"    text                     NOT NULL,
  "sex"          text,
  "min_rating"   integer,
  "max_rating"   integer                  NOT NULL,
  "suitable_for" text[]                   NOT NULL,
  "entry_fee"    bigint                   NOT NULL,
  "runners"      integer                  NOT NULL,
  "earliest_off" timestamp with time zone NOT NULL,
  "latest_off"   timestamp with time zone NOT NULL,
  "asked_at"     timestamp with time zone NOT NULL,
  "state"        text                     NOT NULL DEFAULT 'open'::text,
  "off_at"       timestamp with time zone,
  "race_id"      uuid,
  "ended_at"     timestamp with time zone,
  CONSTRAINT "race_requests_age_class_check" CHECK ((age_class = ANY (ARRAY['2yo'::text, '3yo'::text, '3yo+'::text, '4yo+'::text]))),
  CONSTRAINT "race_requests_check1" CHECK (((off_at >= earliest_off) AND (off_at <= latest_off))),
  CONSTRAINT "race_requests_check2" CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['opened'::text, 'expired'::text, 'withdrawn'::text])))),
  CONSTRAINT "race_requests_check3" CHECK (((race_id IS NOT NULL) = (state = 'opened'::text))),
  CONSTRAINT "race_requests_check4" CHECK (((off_at IS NOT NULL) OR (state <> ALL (ARRAY['full'::text, 'opened'::text])))),
  CONSTRAINT "race_requests_check" CHECK ((latest_off >= earliest_off)),
  CONSTRAINT "race_requests_entry_fee_check1" CHECK (((entry_fee % (10)::bigint) = 0)),
  CONSTRAINT "race_requests_entry_fee_check" CHECK (((entry_fee >= 50) AND (entry_fee <= 2000))),
  CONSTRAINT "race_requests_grade_check" CHECK ((grade = ANY (ARRAY['Class 2'::text, 'Class 3'::text, 'Class 4'::text, 'Class 5'::text, 'Class 6'::text]))),
  CONSTRAINT "race_requests_pkey" PRIMARY KEY (id),
  CONSTRAINT "race_requests_race_id_key" UNIQUE (race_id),
  CONSTRAINT "race_requests_runners_check" CHECK (((runners >= 3) AND (runners <= 8))),
  CONSTRAINT "race_requests_sex_check" CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
  CONSTRAINT "race_requests_state_check" CHECK ((state = ANY (ARRAY['open'::text, 'full'::text, 'opened'::text, 'expired'::text, 'withdrawn'::text]))),
  CONSTRAINT "race_requests_surface_check" CHECK ((surface = ANY (ARRAY['Turf'::text, 'Dirt'::text])))
);

ALTER TABLE "public"."race_requests"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."accounts"
  ADD COLUMN "race_request_id" uuid;

ALTER TABLE "public"."races"
  ADD COLUMN "requested" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.asked_terms (
  p_request public.race_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'slot', 'request ' || p_request.id,
    'trackId', p_request.track_id,
    'distance', p_request.distance,
    'surface', p_request.surface,
    'grade', p_request.grade,
    'ageClass', p_request.age_class,
    'suitableFor', p_request.suitable_for,
    'minRating', p_request.min_rating,
    'maxRating', p_request.max_rating,
    'maxEntries', p_request.runners,
    'finalField', p_request.runners,
    'openingField', 0,
    'offAt', (extract(epoch from p_request.off_at) * 1000)::bigint,
    'requested', jsonb_build_object(
      'requestId', p_request.id,
      'entryFee', p_request.entry_fee,
      'purse', private.purse_of_fees(p_request),
      'sex', p_request.sex
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.back_for_request (
  p_horse_id uuid
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(q.off_at, q.latest_off) - private.request_notice()
  from public.race_request_entries e
  join public.race_requests q on q.id = e.race_request_id
  where e.horse_id = p_horse_id and e.waits
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
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
  union all select * from private.check_requests()
$function$;

CREATE OR REPLACE FUNCTION private.check_request (
  p_request public.race_requests,
  p_at      timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if (p_request.entry_fee between 50 and 2000 and p_request.entry_fee % 10 = 0) is not true
    or (p_request.runners between 3 and 8) is not true
    or p_request.suitable_for is null or p_request.max_rating is null
    or (p_request.surface in ('Turf', 'Dirt')) is not true
    or (p_request.age_class in ('2yo', '3yo', '3yo+', '4yo+')) is not true
    or p_request.sex not in ('male', 'female')
    or p_request.earliest_off is null or p_request.latest_off is null
    or p_request.earliest_off <> date_trunc('minute', p_request.earliest_off)
    or p_request.latest_off <> date_trunc('minute', p_request.latest_off)
  then
    perform private.refuse('bad_request');
  elsif p_request.latest_off < p_request.earliest_off
    or p_request.latest_off < p_at + interval '30 minutes'
    or p_request.latest_off > p_at + interval '7 days'
    or p_request.earliest_off < p_at - interval '1 day'
    or private.season_at(p_request.earliest_off) <> private.season_at(p_request.latest_off)
  then
    perform private.refuse('request_times');
  elsif not private.request_ground(
    p_request.track_id, p_request.surface, private.season_at(p_request.latest_off)
  ) then
    perform private.refuse('request_ground');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_requests()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with counted as (
    select q.id, count(e.horse_id)::integer as joined, count(distinct e.stable_id)::integer as stables
    from public.race_requests q
    left join public.race_request_entries e on e.race_request_id = q.id
    group by q.id
  )
  select 'a request keeps the fees of those that wait in it', q.id::text
  from public.race_requests q
  join counted n using (id)
  left join private.accounts a on a.race_request_id = q.id
  where a.balance is distinct from case
    when q.state in ('open', 'full') then q.entry_fee * n.joined else 0
  end
  union all
  select 'a request that is full has its runners, of three stables', q.id::text
  from public.race_requests q
  join counted n using (id)
  where (q.state in ('full', 'opened')) and (n.joined <> q.runners or n.stables < 3)
    or q.state = 'open' and n.joined not between 1 and q.runners - 1
    or q.state = 'withdrawn' and n.joined <> 0
  union all
  select 'horses wait in requests that are not over', e.race_request_id || ' ' || e.horse_id
  from public.race_request_entries e
  join public.race_requests q on q.id = e.race_request_id
  where e.waits <> (q.state in ('open', 'full'))
  union all
  select 'a horse that waits is its stable''s, and does nothing else', h.id::text
  from public.race_request_entries e
  join public.horses h on h.id = e.horse_id
  where e.waits and (
    h.stable_id <> e.stable_id or h.retired_at is not null or private.is_engaged(h.id)
    or private.is_for_sale(h.id)
  )
  union all
  select 'a requested race is what was asked for, and pays its fees less a tenth', r.id::text
  from public.races r
  left join public.race_requests q on q.race_id = r.id
  left join public.openings o on o.race_id = r.id
  where r.requested and (
      q.id is null or (o.terms::jsonb @> private.asked_terms(q)) is not true
      or r.purse <> private.purse_of_fees(q) or r.entry_fee <> q.entry_fee
      or (r.entries_count, r.house_count) <> (q.runners, 0)
    )
    or not r.requested and q.id is not null
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

CREATE OR REPLACE FUNCTION private.enter_requested (
  p_request public.race_requests,
  p_race    public.races,
  p_at      timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_escrow constant bigint := private.escrow_of(p_request.id);
  v_joined record;
begin
  perform from public.horses h
  where h.id in (
    select horse_id from public.race_request_entries where race_request_id = p_request.id
  )
  order by h.id for no key update;
  -- All at once, in the order of their ids: other payments of these stables wait, and not in a circle.
  perform from private.accounts a
  where a.id in (v_escrow, private.pool_of(p_race.id))
    or a.kind = 'credits' and a.stable_id in (
      select stable_id from public.race_request_entries where race_request_id = p_request.id
    )
  order by a.id for no key update;
  update public.race_request_entries set waits = false where race_request_id = p_request.id;
  for v_joined in
    select h as horse, e.nonce from public.horses h
    join public.race_request_entries e on e.horse_id = h.id
    where e.race_request_id = p_request.id
    order by h.id
  loop
    perform private.post(
      'request_refund', null, p_at,
      array[v_escrow, private.wallet_of((v_joined.horse).stable_id, 'credits')],
      array[-p_request.entry_fee, p_request.entry_fee]
    );
    if (private.write_entry(p_race, v_joined.horse, false, v_joined.nonce, null, p_at)).id is null then
      raise exception 'a horse of request % is engaged', p_request.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.escrow_of (
  p_race_request_id uuid
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select id from private.accounts where race_request_id = p_race_request_id
$function$;

CREATE OR REPLACE FUNCTION private.fits_request (
  p_request public.race_requests,
  p_horse   public.horses
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_horse.specialty = any (p_request.suitable_for)
    and p_horse.sex = coalesce(p_request.sex, p_horse.sex)
    and p_horse.rating >= coalesce(p_request.min_rating, 0)
    and p_horse.rating <= p_request.max_rating
    and case p_request.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      when '3yo+' then aged.years >= 3
      when '4yo+' then aged.years >= 4
    end
  from (select private.season_at(p_request.latest_off) - p_horse.birth_season as years) aged
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
      when not p_horse.specialty = any (p_request.suitable_for) then 'horse_unsuitable'
      when not private.fits_request(p_request, p_horse) then 'conditions_not_met'
      when p_horse.at_work_until > p_request.latest_off - private.request_notice()
        then 'horse_not_back'
      when rested.at > p_request.latest_off then 'horse_too_tired'
      when not private.leaves_places(p_request, p_stable_id) then 'request_needs_stables'
    end as code
  ) refusal
$function$;

CREATE OR REPLACE FUNCTION private.join_request (
  p_request     public.race_requests,
  p_horse_id    uuid,
  p_stable_id   uuid,
  p_from_wallet bigint,
  p_request_id  uuid
)
  RETURNS public.race_requests
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_request public.race_requests := p_request;
  v_horse public.horses;
  v_refusal record;
  v_escrow constant bigint := private.escrow_of(p_request.id);
  -- Read under the lock: who waited for it may come too late.
  v_at timestamptz;
begin
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_at := clock_timestamp();
  select * into v_refusal from private.join_refusal(v_request, v_horse, p_stable_id, v_at);
  if v_refusal.code is not null then
    perform private.refuse(v_refusal.code, v_refusal.detail);
  elsif not private.raise_credits(
    p_stable_id, v_request.entry_fee, p_from_wallet, array[v_escrow], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;

  insert into public.race_request_entries (race_request_id, horse_id, stable_id, joined_at, nonce)
  values (v_request.id, p_horse_id, p_stable_id, v_at, p_request_id::text)
  on conflict do nothing;
  if not found then
    perform private.refuse('horse_in_request');
  end if;
  perform private.post(
    'request_fee', p_request_id, v_at,
    array[private.wallet_of(p_stable_id, 'credits'), v_escrow],
    array[-v_request.entry_fee, v_request.entry_fee]
  );
  update public.race_requests q
  set state = 'full', off_at = private.off_of_request(v_request, v_at)
  where q.id = v_request.id
    and q.runners = (select count(*) from public.race_request_entries where race_request_id = q.id)
  returning * into v_request;
  return case when v_request.id is null then p_request else v_request end;
end
$function$;

CREATE OR REPLACE FUNCTION private.leaves_places (
  p_request   public.race_requests,
  p_stable_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select p_request.runners - count(*) - 1
    >= 3 - count(distinct e.stable_id) - (count(*) filter (where e.stable_id = p_stable_id) = 0)::integer
  from public.race_request_entries e
  where e.race_request_id = p_request.id
$function$;

CREATE OR REPLACE FUNCTION private.lock_race_request (
  p_race_request_id uuid
)
  RETURNS public.race_requests
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_request public.race_requests;
begin
  select * into v_request from public.race_requests
  where id = p_race_request_id for no key update;
  if v_request.id is null then
    perform private.refuse('race_request_not_found');
  end if;
  return v_request;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_request_due_at()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select least(
    -- It has been due since it became full.
    (select min(asked_at) from public.race_requests where state = 'full'),
    (
      select latest_off - private.request_notice() from public.race_requests
      where state = 'open' order by latest_off limit 1
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.off_of_request (
  p_request public.race_requests,
  p_at      timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select least(p_request.latest_off, greatest(
    p_request.earliest_off,
    date_trunc('minute', max(greatest(
      p_at + private.request_notice(),
      coalesce(h.at_work_until, p_at) + private.request_notice(),
      private.may_run_at(
        coalesce(h.energy_after_work, h.energy), coalesce(h.at_work_until, h.condition_at)
      )
    )) + interval '59.999999 seconds')
  ))
  from public.race_request_entries e
  join public.horses h on h.id = e.horse_id
  where e.race_request_id = p_request.id
$function$;

CREATE OR REPLACE FUNCTION private.purse_of_fees (
  p_request public.race_requests
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_request.runners * p_request.entry_fee - p_request.runners * p_request.entry_fee / 10
$function$;

CREATE OR REPLACE FUNCTION private.refund_request (
  p_request    public.race_requests,
  p_horse_ids  uuid[],
  p_request_id uuid,
  p_at         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  select array_agg(stable_id order by horse_id), array_agg(joined_at order by horse_id)
  into v_stable_ids, v_paid_at
  from public.race_request_entries
  where race_request_id = p_request.id and horse_id = any (p_horse_ids);
  if v_stable_ids is not null then
    perform private.refund(
      'request_refund', p_request_id, p_at, private.escrow_of(p_request.id), v_stable_ids,
      array_fill(p_request.entry_fee, array[cardinality(v_stable_ids)]), v_paid_at
    );
  end if;
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

CREATE OR REPLACE FUNCTION private.request_band (
  p_grade text
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_grade
    when 'Class 2' then array[84, 106]
    when 'Class 3' then array[72, 92]
    when 'Class 4' then array[60, 80]
    when 'Class 5' then array[46, 66]
    when 'Class 6' then array[null, 60]
  end
$function$;

CREATE OR REPLACE FUNCTION private.request_ground (
  p_track_id text,
  p_surface  text,
  p_season   integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce((
    select mod(t.place - 1 - mod(p_season, 6) + 12, 6) < 4
      and p_surface = any (string_to_array(t.surfaces, ' '))
    from (values
      ('ashford-downs', 1, 'Turf'), ('port-regis', 2, 'Dirt'), ('kingsmere', 3, 'Turf'),
      ('saltmarsh-park', 4, 'Turf Dirt'), ('monte-sereno', 5, 'Turf'), ('red-mesa', 6, 'Dirt')
    ) t (track_id, place, surfaces)
    where t.track_id = p_track_id
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.request_notice()
  RETURNS interval
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select interval '10 minutes'
$function$;

CREATE OR REPLACE FUNCTION private.request_suits (
  p_distance integer
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_distance in (1000, 1200) then array['Sprint']
    when p_distance in (1300, 1400) then array['Sprint', 'Mile']
    when p_distance = 1600 then array['Mile']
    when p_distance in (1700, 1800) then array['Mile', 'Middle Distance']
    when p_distance = 2000 then array['Middle Distance']
    when p_distance in (2100, 2200) then array['Middle Distance', 'Long Distance']
    when p_distance = 2400 then array['Long Distance']
  end
$function$;

CREATE OR REPLACE FUNCTION private.return_obstacle (
  p_horse    public.horses,
  p_purchase private.listings,
  p_at       timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select case
    when p_purchase.id is null then 'not_from_house'
    when exists (
      select from private.listings
      where horse_id = p_horse.id and buyer_id = p_horse.stable_id and returned_at is not null
    ) then 'returned_before'
    when p_at >= p_purchase.ended_at + interval '24 hours' then 'return_too_late'
    when p_horse.runs > p_purchase.runs then 'return_after_run'
    when p_horse.former_name is not null then 'return_after_rename'
    when p_horse.retired_at is not null then 'return_after_retirement'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
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
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
    when p_horse.sellable_from > p_at then 'not_sellable_yet'
  end
$function$;

CREATE OR REPLACE FUNCTION private.skip_reason (
  p_order     public.auto_training_orders,
  p_horse     public.horses,
  p_programme public.training_programmes,
  p_at        timestamp with time zone,
  p_credits   bigint
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when coalesce(p_horse.at_work_until, p_horse.condition_at) > p_at then 'at work'
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id and r.off_at >= p_at and r.off_at < p_at + interval '24 hours'
    ) or private.back_for_request(p_horse.id) < p_at + interval '24 hours' then 'race near'
    when p_programme.energy < 0 and shown.energy < 35 then 'too tired'
    when private.condition_at(p_horse.condition, p_horse.condition_at, p_at) >= 96 then 'fit enough'
    when private.spent_in_week(p_order.id, p_at) + p_programme.price > p_order.weekly_budget
      then 'budget spent'
    when p_programme.price > p_credits then 'no credits'
    when p_horse.overreached and p_at < p_horse.condition_at + interval '48 hours'
      then 'overreached'
    when p_programme.energy < 0
      and private.too_much_work(p_horse.id, -p_programme.energy, p_at) then 'overreached'
  end
  from (select private.energy_at(p_horse.energy, p_horse.condition_at, p_at) as energy) shown
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
    when exists (
      select from private.engagements g join public.races r on r.id = g.race_id
      where g.horse_id = p_horse.id
        and r.closes_at < p_at + make_interval(mins => p_programme.minutes)
    ) then 'horse_runs_first'
    when private.back_for_request(p_horse.id) < p_at + make_interval(mins => p_programme.minutes)
      then 'horse_runs_first'
  end
$function$;

CREATE OR REPLACE FUNCTION private.waits_in_request (
  p_horse_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.race_request_entries where horse_id = p_horse_id and waits
  )
$function$;

CREATE OR REPLACE FUNCTION public.claim_due_race_request (
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
    select c.race_request_id
    from private.race_request_claims c
    join public.race_requests q on q.id = c.race_request_id
    cross join now
    where (q.state = 'full'
        or q.state = 'open' and q.latest_off <= now.at + private.request_notice())
      and (
        c.claimed_until is null or c.claimed_until <= now.at or c.claimed_by = p_steward
        or c.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by q.latest_off, q.id
    limit 1
    for update of c skip locked
  )
  update private.race_request_claims c
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where c.race_request_id = due.race_request_id
  returning c.race_request_id
$function$;

REVOKE ALL ON FUNCTION "public"."claim_due_race_request"(text, timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.expire_race_request (
  p_race_request_id uuid,
  p_at              timestamp with time zone
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.race_requests;
  v_horse_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  v_request := private.lock_race_request(p_race_request_id);
  if v_request.state not in ('open', 'full') then
    return v_request.state;
  elsif p_at is null
    or p_at < coalesce(v_request.off_at, v_request.latest_off) - private.request_notice()
  then
    perform private.refuse('bad_request', 'the request has time left');
  end if;

  select array_agg(horse_id order by horse_id) into v_horse_ids
  from public.race_request_entries where race_request_id = p_race_request_id;
  perform from public.horses where id = any (v_horse_ids) order by id for no key update;
  perform private.refund_request(v_request, v_horse_ids, null, p_at);
  update public.race_request_entries set waits = false where race_request_id = p_race_request_id;
  insert into public.activities (stable_id, horse_id, type, at)
  select stable_id, horse_id, 'request_expired', p_at
  from public.race_request_entries where race_request_id = p_race_request_id;
  update public.race_requests set state = 'expired', ended_at = p_at
  where id = p_race_request_id
  returning * into v_request;
  delete from private.race_request_claims where race_request_id = p_race_request_id;
  return v_request.state;
end
$function$;

REVOKE ALL ON FUNCTION "public"."expire_race_request"(uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.horses_fitting_request (
  p_race_request_id uuid
)
  RETURNS TABLE (
    horses  integer,
    stables integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer, count(distinct f.stable_id)::integer
  from (
    select h.stable_id
    from public.race_requests q
    cross join lateral (
      -- No horse of players is older than twenty.
      select a.age from generate_series(2, 20) a (age)
      where case q.age_class
        when '2yo' then a.age = 2 when '3yo' then a.age = 3 when '3yo+' then a.age >= 3 else a.age >= 4
      end
    ) aged
    cross join unnest(q.suitable_for) suited (specialty)
    cross join lateral (
      select x.stable_id from public.horses x
      join public.stables s on s.id = x.stable_id and not s.is_house
      where x.retired_at is null and x.specialty = suited.specialty
        and x.birth_season = private.season_at(q.latest_off) - aged.age
        and x.rating between coalesce(q.min_rating, 0) and q.max_rating
        and x.sex = coalesce(q.sex, x.sex)
        and not exists (
          select from public.race_request_entries e
          where e.race_request_id = q.id and e.horse_id = x.id
        )
      limit 100
    ) h
    where q.id = p_race_request_id
    limit 100
  ) f
$function$;

REVOKE ALL ON FUNCTION "public"."horses_fitting_request"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.join_race_request (
  p_race_request_id uuid,
  p_horse_id        uuid,
  p_request_id      uuid,
  p_from_wallet     bigint DEFAULT 0
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_state text;
begin
  perform private.player();
  if p_race_request_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'join_race_request',
    concat_ws(' ', p_race_request_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_state := (private.join_request(
    private.lock_race_request(p_race_request_id), p_horse_id, v_stable_id, p_from_wallet,
    p_request_id
  )).state;
  perform private.keep_answer(p_request_id, to_jsonb(v_state));
  return v_state;
end
$function$;

REVOKE ALL ON FUNCTION "public"."join_race_request"(uuid, uuid, uuid, bigint) FROM PUBLIC, "anon", "service_role";

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
  v_answer := private.first_answer(
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

REVOKE ALL ON FUNCTION "public"."leave_race_request"(uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_suitable_races (
  p_horse_id  uuid                     DEFAULT NULL::uuid,
  p_after_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id  uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS SETOF public.races
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := private.own_stable();
  v_founded_at constant timestamptz := (
    select created_at from public.stables where id = v_stable_id
  );
begin
  return query
    select r.* from public.races r
    -- The first of these conditions is that of the index.
    where r.status in ('open', 'closed', 'running')
      and r.status = 'open' and r.closes_at > now() and r.balloted_at is null
      and not r.requested
      and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      and exists (
        select from public.horses h
        where h.stable_id = v_stable_id and h.retired_at is null
          and (p_horse_id is null or h.id = p_horse_id)
          and private.suits(r, h, v_founded_at, now())
      )
    order by r.off_at, r.id
    limit private.page_size(p_limit);
end
$function$;

CREATE OR REPLACE FUNCTION public.my_waiting_horses()
  RETURNS TABLE (
    horse_id        uuid,
    race_request_id uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.horse_id, e.race_request_id
  from public.stables s
  join public.horses h on h.stable_id = s.id
  join public.race_request_entries e on e.horse_id = h.id and e.waits
  where s.owner_id = (select auth.uid())
  order by e.joined_at, e.horse_id
$function$;

REVOKE ALL ON FUNCTION "public"."my_waiting_horses"() FROM PUBLIC, "anon", "service_role";

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
    (select min(ends_at) from private.sessions_at_work),
    (
      select o.next_at from public.auto_training_orders o
      where o.ended_at is null and not private.awaits_its_past(o.horse_id, o.next_at)
      order by o.next_at limit 1
    )
  )
$function$;

CREATE OR REPLACE FUNCTION public.open_race_requests (
  p_after_latest timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id     uuid                     DEFAULT NULL::uuid,
  p_limit        integer                  DEFAULT 20
)
  RETURNS SETOF public.race_requests
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from public.race_requests q
  where q.state = 'open' and q.latest_off > now() + private.request_notice()
    and (p_after_latest is null or (q.latest_off, q.id) > (p_after_latest, p_after_id))
  order by q.latest_off, q.id
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."open_race_requests"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.open_requested_race (
  p_race_request_id uuid,
  p_name            text,
  p_going           integer,
  p_conditions      text,
  p_closes_at       timestamp with time zone,
  p_seed            text,
  p_engine          text,
  p_terms           text,
  p_at              timestamp with time zone
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_request public.race_requests;
  v_race public.races;
  v_reserves uuid[];
begin
  p_at := private.not_ahead(p_at);
  v_request := private.lock_race_request(p_race_request_id);
  if v_request.state = 'opened' then
    return v_request.race_id;
  elsif v_request.state <> 'full' then
    perform private.refuse('bad_request', 'the request is not full');
  elsif p_at is null or (p_closes_at > p_at and p_closes_at <= v_request.off_at) is not true then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  elsif (p_terms::jsonb @> private.asked_terms(v_request)) is not true then
    perform private.refuse('bad_request', 'the terms are not those that were asked for');
  end if;

  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash, requested
  ) values (
    'request ' || v_request.id, p_name, v_request.track_id, v_request.distance, v_request.surface,
    p_going, v_request.grade, v_request.age_class, p_conditions, v_request.suitable_for,
    private.purse_of_fees(v_request), v_request.entry_fee, v_request.min_rating,
    v_request.max_rating, false, v_request.runners, v_request.off_at, p_closes_at, p_engine,
    'furlong-race-2', '', true
  )
  returning * into v_race;
  v_reserves := private.reserves_of(v_race, p_at);
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
  perform private.enter_requested(v_request, v_race, p_at);
  update public.race_requests
  set state = 'opened', race_id = v_race.id, ended_at = p_at
  where id = v_request.id;
  delete from private.race_request_claims where race_request_id = v_request.id;
  return v_race.id;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."open_requested_race"(uuid, text, integer, text, timestamp WITH time zone, text, text, text, timestamp WITH time zone)
  FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.programme_ahead()
  RETURNS TABLE (
    open_until    timestamp with time zone,
    every_minutes integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select max(r.off_at),
    (extract(epoch from min(r.gap) filter (where r.gap >= interval '1 minute')) / 60)::integer
  from (
    select off_at, off_at - lag(off_at) over (order by off_at) as gap
    from public.races
    where status in ('open', 'closed', 'running') and not requested
  ) r
$function$;

CREATE OR REPLACE FUNCTION public.request_race (
  p_track_id     text,
  p_distance     integer,
  p_surface      text,
  p_grade        text,
  p_age_class    text,
  p_sex          text,
  p_entry_fee    bigint,
  p_runners      integer,
  p_earliest_off timestamp with time zone,
  p_latest_off   timestamp with time zone,
  p_horse_id     uuid,
  p_request_id   uuid,
  p_from_wallet  bigint                   DEFAULT 0
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing constant bigint := 100;
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_request public.race_requests;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null or (p_from_wallet >= 0) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'request_race', jsonb_build_array(
    p_track_id, p_distance, p_surface, p_grade, p_age_class, p_sex, p_entry_fee, p_runners,
    p_earliest_off, p_latest_off, p_horse_id, p_from_wallet
  )::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_at := clock_timestamp();
  v_request.id := gen_random_uuid();
  v_request.stable_id := v_stable_id;
  v_request.track_id := p_track_id;
  v_request.distance := p_distance;
  v_request.surface := p_surface;
  v_request.grade := p_grade;
  v_request.age_class := p_age_class;
  v_request.sex := p_sex;
  v_request.min_rating := (private.request_band(p_grade))[1];
  v_request.max_rating := (private.request_band(p_grade))[2];
  v_request.suitable_for := private.request_suits(p_distance);
  v_request.entry_fee := p_entry_fee;
  v_request.runners := p_runners;
  v_request.earliest_off := p_earliest_off;
  v_request.latest_off := p_latest_off;
  v_request.asked_at := v_at;
  v_request.state := 'open';
  perform private.check_request(v_request, v_at);
  if (
    select count(*) from public.race_requests
    where stable_id = v_stable_id and state in ('open', 'full')
  ) >= 3 then
    perform private.refuse('too_many_race_requests');
  end if;

  insert into public.race_requests select v_request.*;
  insert into private.race_request_claims (race_request_id) values (v_request.id);
  insert into private.accounts (kind, race_request_id) values ('request', v_request.id);
  perform from public.horses where id = p_horse_id for no key update;
  -- Both at once: who can pay the one and not the other asks for nothing.
  if not private.raise_credits(
    v_stable_id, v_listing + p_entry_fee, p_from_wallet,
    array[private.house(), private.escrow_of(v_request.id)], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'request_listing', p_request_id, v_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.house()],
    array[-v_listing, v_listing]
  );
  perform private.join_request(v_request, p_horse_id, v_stable_id, 0, p_request_id);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'race_request', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_request.id));
  return v_request.id;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint)
  FROM PUBLIC, "anon", "service_role";

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
  v_answer := private.first_answer(
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

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check2" CHECK (((kind = 'request'::text) = (race_request_id IS NOT NULL)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_check3" CHECK (((kind = 'house'::text) OR (balance >= 0)));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_kind_check" CHECK ((kind = ANY (ARRAY['credits'::text, 'wallet'::text, 'pool'::text, 'house'::text, 'request'::text])));

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_race_request_id_key" UNIQUE (race_request_id);

ALTER TABLE "private"."transactions"
  ADD CONSTRAINT "transactions_kind_check"
    CHECK
    ((kind = ANY (ARRAY['grant'::text, 'entry_fee'::text, 'entry_refund'::text, 'rake'::text, 'top_up'::text, 'prizes'::text, 'training'::text, 'equipment'::text,
    'horse_sale'::text, 'horse_return'::text, 'box_fee'::text, 'wallet_transfer'::text, 'request_listing'::text, 'request_fee'::text, 'request_refund'::text])));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_race_check"
    CHECK
    (((race_id IS NULL) = (type = ANY (ARRAY['new_horse'::text, 'training'::text, 'retirement'::text, 'horse_sold'::text, 'horse_returned'::text, 'race_request'::text,
    'request_expired'::text]))));

ALTER TABLE "public"."activities"
  ADD CONSTRAINT "activities_type_check"
    CHECK
    ((type = ANY (ARRAY['new_horse'::text, 'race_entry'::text, 'race_withdrawal'::text, 'race_result'::text, 'race_void'::text, 'training'::text, 'retirement'::text,
    'horse_sold'::text, 'horse_returned'::text, 'balloted_out'::text, 'race_request'::text, 'request_expired'::text])));

ALTER TABLE "public"."race_request_entries"
  ADD CONSTRAINT "race_request_entries_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "public"."race_request_entries"
  ADD CONSTRAINT "race_request_entries_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."accounts"
  ADD CONSTRAINT "accounts_race_request_id_fkey" FOREIGN KEY (race_request_id) REFERENCES public.race_requests(id);

ALTER TABLE "private"."race_request_claims"
  ADD CONSTRAINT "race_request_claims_race_request_id_fkey" FOREIGN KEY (race_request_id) REFERENCES public.race_requests(id);

ALTER TABLE "public"."race_request_entries"
  ADD CONSTRAINT "race_request_entries_race_request_id_fkey" FOREIGN KEY (race_request_id) REFERENCES public.race_requests(id);

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

CREATE INDEX horses_fitting ON public.horses USING btree (specialty, birth_season, rating)
  WHERE (retired_at IS NULL);

CREATE UNIQUE INDEX race_request_entries_waiting ON public.race_request_entries USING btree (horse_id)
  WHERE waits;

CREATE INDEX race_requests_full ON public.race_requests USING btree (off_at)
  WHERE (state = 'full'::text);

CREATE INDEX race_requests_of_stables ON public.race_requests USING btree (stable_id)
  WHERE (state = ANY (ARRAY['open'::text, 'full'::text]));

CREATE INDEX race_requests_open ON public.race_requests USING btree (latest_off, id)
  WHERE (state = 'open'::text);

CREATE POLICY "race_request_entries_are_public" ON "public"."race_request_entries"
  FOR SELECT
  TO "anon", "authenticated"
  USING (true);

CREATE POLICY "race_requests_are_public" ON "public"."race_requests"
  FOR SELECT
  TO "anon", "authenticated"
  USING (true);

REVOKE ALL ON FUNCTION "private"."asked_terms"(public.race_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."asked_terms"(public.race_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."asked_terms"(public.race_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."back_for_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."back_for_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."back_for_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_request"(public.race_requests, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_request"(public.race_requests, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_request"(public.race_requests, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_requests"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_requests"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_requests"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."enter_requested"(public.race_requests, public.races, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."enter_requested"(public.race_requests, public.races, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."enter_requested"(public.race_requests, public.races, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."escrow_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."escrow_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."escrow_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."fits_request"(public.race_requests, public.horses) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fits_request"(public.race_requests, public.horses) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."fits_request"(public.race_requests, public.horses) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_refusal"(public.race_requests, public.horses, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_refusal"(public.race_requests, public.horses, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_refusal"(public.race_requests, public.horses, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."join_request"(public.race_requests, uuid, uuid, bigint, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."join_request"(public.race_requests, uuid, uuid, bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."join_request"(public.race_requests, uuid, uuid, bigint, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."leaves_places"(public.race_requests, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leaves_places"(public.race_requests, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leaves_places"(public.race_requests, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_race_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_race_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_race_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_request_due_at"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_request_due_at"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_request_due_at"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."off_of_request"(public.race_requests, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."off_of_request"(public.race_requests, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."off_of_request"(public.race_requests, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."purse_of_fees"(public.race_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."purse_of_fees"(public.race_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."purse_of_fees"(public.race_requests) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refund_request"(public.race_requests, uuid[], uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refund_request"(public.race_requests, uuid[], uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refund_request"(public.race_requests, uuid[], uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_band"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_band"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_band"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_ground"(text, text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_ground"(text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_ground"(text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_notice"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_notice"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_notice"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."request_suits"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."request_suits"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."request_suits"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."waits_in_request"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waits_in_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."waits_in_request"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_due_race_request"(text, timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_due_race_request"(text, timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_due_race_request"(text, timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."expire_race_request"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."expire_race_request"(uuid, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."expire_race_request"(uuid, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."horses_fitting_request"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horses_fitting_request"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horses_fitting_request"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_race_request"(uuid, uuid, uuid, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."join_race_request"(uuid, uuid, uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_race_request"(uuid, uuid, uuid, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_race_request"(uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_race_request"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_race_request"(uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_waiting_horses"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_waiting_horses"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_waiting_horses"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_race_requests"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."open_race_requests"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_race_requests"(timestamp WITH time zone, uuid, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."open_requested_race"(uuid, text, integer, text, timestamp WITH time zone, text, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_requested_race"(uuid, text, integer, text, timestamp WITH time zone, text, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_requested_race"(uuid, text, integer, text, timestamp WITH time zone, text, text, text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint)
  TO "postgres";

REVOKE ALL ON TABLE "public"."race_request_entries" FROM "anon";

GRANT SELECT ON TABLE "public"."race_request_entries" TO "anon";

REVOKE ALL ON TABLE "public"."race_request_entries" FROM "authenticated";

GRANT SELECT ON TABLE "public"."race_request_entries" TO "authenticated";

REVOKE ALL ON TABLE "public"."race_request_entries" FROM "service_role";

GRANT SELECT ON TABLE "public"."race_request_entries" TO "service_role";

REVOKE ALL ON TABLE "public"."race_requests" FROM "anon";

GRANT SELECT ON TABLE "public"."race_requests" TO "anon";

REVOKE ALL ON TABLE "public"."race_requests" FROM "authenticated";

GRANT SELECT ON TABLE "public"."race_requests" TO "authenticated";

REVOKE ALL ON TABLE "public"."race_requests" FROM "service_role";

GRANT SELECT ON TABLE "public"."race_requests" TO "service_role";
