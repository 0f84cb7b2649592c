SET local check_function_bodies = off;

ALTER TABLE "private"."transactions"
  DROP CONSTRAINT "transactions_kind_check";

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

CREATE OR REPLACE FUNCTION private.weekly_credits()
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select 500::bigint
$function$;

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
    'wallet_transfer'::text, 'request_listing'::text, 'request_fee'::text, 'request_refund'::text, 'auction_listing'::text, 'bid'::text, 'bid_refund'::text, 'credit_pack'::text])));

CREATE INDEX mail_choices_next ON private.mail_choices USING btree (next_at, stable_id)
  WHERE (next_at IS NOT NULL);

CREATE INDEX mail_news_by_stable ON private.mail_news USING btree (stable_id, kind);

CREATE INDEX mail_news_due ON private.mail_news USING btree (due_at, stable_id);

CREATE TRIGGER keep_news
  AFTER INSERT OR UPDATE ON public.activities
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_news();

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_credits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_limits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_limits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_limits"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."credits_taken"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."first_request"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_request"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."first_request"(uuid, text, text) TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."limit_of"(uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_kind"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_kind"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_kind"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_monday_morning"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_morning"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_morning"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_morning"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pause_at"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."paused_part"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_play"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_play"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_up_limits"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_up_limits"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_up_limits"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."weekly_credits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."weekly_credits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_mails"(text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."choose_mails"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."choose_mails"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_awards"(timestamp WITH time zone, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_limits"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_limits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_limits"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_mail_choices"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_mail_choices"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_mail_choices"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_play"(integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."pause_play"(integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."pause_play"(integer, uuid) TO "postgres";

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

ALTER TABLE "private"."limits"
  ADD CONSTRAINT "limits_check1" CHECK (private.is_limit(kind, next_amount));

ALTER TABLE "private"."limits"
  ADD CONSTRAINT "limits_check" CHECK (private.is_limit(kind, amount));

ALTER TABLE "private"."mail_choices"
  ADD CONSTRAINT "mail_choices_check" CHECK (private.is_mail_timing(kind, timing));

-- Everybody who plays has limits, of which none is set.
SELECT private.set_up_limits(id) FROM public.stables WHERE owner_id IS NOT NULL;
