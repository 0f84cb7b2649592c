SET local check_function_bodies = off;

ALTER TABLE "private"."mail_choices"
  DROP CONSTRAINT "mail_choices_check1";

DROP FUNCTION "private"."mail_kind"(text);

DROP FUNCTION "public"."note_play"();

DROP FUNCTION "public"."stable_record"(uuid);

CREATE TABLE "private"."exports" (
  "stable_id"   uuid                     NOT NULL,
  "asked_at"    timestamp with time zone NOT NULL,
  "secret_hash" text,
  "expires_at"  timestamp with time zone,
  "taken_until" timestamp with time zone,
  "mailed_at"   timestamp with time zone,
  "reads"       integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "exports_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "exports_secret_hash_key" UNIQUE (secret_hash)
);

CREATE TABLE "private"."former_names" (
  "stable_id" uuid                     NOT NULL,
  "season"    integer                  NOT NULL,
  "name"      text                     NOT NULL,
  "look"      text                     NOT NULL,
  "until"     timestamp with time zone NOT NULL,
  CONSTRAINT "former_names_pkey" PRIMARY KEY (stable_id, season),
  CONSTRAINT "former_names_name_check" CHECK ((name = private.normal_name(name, 40)))
);

CREATE TABLE "private"."former_stables" (
  "number"    bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "stable_id" uuid                     NOT NULL,
  "left_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "former_stables_pkey" PRIMARY KEY (number),
  CONSTRAINT "former_stables_stable_id_key" UNIQUE (stable_id)
);

CREATE TABLE "private"."leavings" (
  "stable_id"   uuid                     NOT NULL,
  "asked_at"    timestamp with time zone NOT NULL,
  "leaves_at"   timestamp with time zone NOT NULL,
  "taken_until" timestamp with time zone,
  "mailed_at"   timestamp with time zone,
  CONSTRAINT "leavings_pkey" PRIMARY KEY (stable_id)
);

CREATE TABLE "private"."mail_letters" (
  "stable_id" uuid                     NOT NULL,
  "due_at"    timestamp with time zone NOT NULL,
  "taken_at"  timestamp with time zone,
  CONSTRAINT "mail_letters_pkey" PRIMARY KEY (stable_id)
);

ALTER TABLE "private"."mail_addresses"
  ADD COLUMN "taken_until" timestamp WITH time zone;

ALTER TABLE "private"."mail_news"
  ADD COLUMN "taken_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.belongings (
  p_stable_id uuid,
  p_user_id   uuid
)
  RETURNS TABLE (
    part text,
    line jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_table record;
begin
  return query
    select 'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at,
      'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'metadata', private.metadata_of(u.raw_user_meta_data)
    )
    from auth.users u where u.id = p_user_id;
  return query
    select 'sessions', jsonb_build_object(
      'id', s.id, 'user_agent', s.user_agent, 'address', host(s.ip), 'created_at', s.created_at,
      'refreshed_at', s.refreshed_at
    )
    from auth.sessions s where s.user_id = p_user_id order by s.created_at;
  if to_regclass('auth.mfa_factors') is not null then
    return query execute $q$
      select 'second_factors', jsonb_build_object(
        'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at
      )
      from auth.mfa_factors f where f.user_id = $1 order by f.created_at
    $q$ using p_user_id;
  end if;
  return query select 'stables', to_jsonb(s) from public.stables s where s.id = p_stable_id;
  -- Whatever has the stable's id; secrets, and what of others is no concern of the player's, are left out.
  for v_table in
    select n.nspname as schema, c.relname as name, a.attname as key
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'stable_id'
    where c.relkind = 'r' and c.relname <> all (private.not_exported())
    order by c.relname
  loop
    return query execute format(
      'select %L::text, to_jsonb(t) - %L::text[] from %I.%I t where t.stable_id = $1',
      v_table.name, array['secret', 'secret_hash', 'grams', 'cell_id', 'leader_id'], v_table.schema, v_table.name
    ) using p_stable_id;
  end loop;
  return query
    select 'letters', jsonb_build_object(
      'with', o.name, 'own', l.from_low = (l.low_id = p_stable_id), 'body', l.body,
      'sent_at', l.sent_at
    )
    from private.correspondents c
    join public.stables o on o.id = c.other_id
    join private.letters l on l.low_id = least(c.stable_id, c.other_id)
      and l.high_id = greatest(c.stable_id, c.other_id)
    where c.stable_id = p_stable_id
    order by l.id;
  return query
    select 'grouped_horses', to_jsonb(g)
    from private.grouped_horses g join private.horse_groups h on h.id = g.group_id
    where h.stable_id = p_stable_id;
  return query
    select 'ledger', jsonb_build_object(
      'transaction', t.id, 'at', t.at, 'kind', t.kind, 'account', a.kind, 'amount', p.amount,
      'balance', p.balance, 'horse_id', t.horse_id
    )
    from private.accounts a
    join private.postings p on p.account_id = a.id
    join private.transactions t on t.id = p.transaction_id
    where a.stable_id = p_stable_id
    order by t.id, a.id;
  return query
    select 'requests', jsonb_build_object('action', q.action, 'at', q.at)
    from private.requests q where q.user_id = p_user_id order by q.at;
end
$function$;

CREATE OR REPLACE FUNCTION private.change_sign_up (
  p_user_id uuid,
  p_changes jsonb
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update auth.users
  set raw_user_meta_data = private.metadata_of(raw_user_meta_data) || p_changes
  where id = p_user_id;
  update auth.identities
  set identity_data = private.metadata_of(identity_data) || p_changes
  where user_id = p_user_id
$function$;

CREATE OR REPLACE FUNCTION private.entries_closing (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS TABLE (
    races     integer,
    race_id   uuid,
    race_name text,
    closes_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with suitable as (
    select r.id, r.name, r.closes_at
    from public.races r
    join public.stables s on s.id = p_stable_id
    where r.status in ('open', 'closed', 'running')
      and r.status = 'open' and r.championship is not null and r.balloted_at is null
      and r.closes_at > p_at and r.closes_at <= p_at + interval '1 day'
      and exists (
        select from public.horses h
        where h.stable_id = p_stable_id and h.retired_at is null
          and not private.is_engaged(h.id) and private.suits(r, h, s.created_at, p_at)
      )
    order by r.closes_at, r.id
    limit 20
  )
  select (select count(*) from suitable)::integer, f.id, f.name, f.closes_at
  from (select) one
  left join lateral (select * from suitable order by closes_at, id limit 1) f on true
$function$;

CREATE OR REPLACE FUNCTION private.forget_account (
  p_user_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  delete from private.requests where user_id = p_user_id;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries a where strpos(a.payload::text, $1::text) > 0'
      using p_user_id;
  end if;
  for v_table in
    select c.table_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'auth' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE'
    order by c.table_name
  loop
    execute format('delete from auth.%I where user_id::text = $1::text', v_table) using p_user_id;
  end loop;
  delete from auth.users where id = p_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_belongings (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_table text;
begin
  -- Letters are of two: with one they go for the other as well.
  delete from private.letters l
  using private.correspondents c
  where c.stable_id = p_stable_id
    and l.low_id = least(p_stable_id, c.other_id) and l.high_id = greatest(p_stable_id, c.other_id);
  delete from private.correspondents where stable_id = p_stable_id;
  delete from private.correspondents where other_id = p_stable_id;
  delete from private.blocked_stables where blocked_id = p_stable_id;
  delete from private.grouped_horses g
  using private.horse_groups h
  where h.id = g.group_id and h.stable_id = p_stable_id;
  foreach v_table in array array[
    'owner_names', 'former_names', 'first_visit_steps', 'season_turns_seen', 'cart_lines',
    'calendar_addresses', 'horse_notes', 'horse_groups', 'letters_sent', 'blocked_stables',
    'limits', 'pauses', 'play_time', 'mail_news', 'mail_letters', 'mail_choices', 'mail_addresses', 'exports'
  ] loop
    execute format('delete from private.%I where stable_id = $1', v_table) using p_stable_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_sellers (
  p_stable_id uuid,
  p_name      text,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  update private.listings set ended_at = p_at, ending = 'withdrawn'
  where stable_id = p_stable_id and ended_at is null;
  update private.auctions a set seller_name = lower(p_name) where a.stable_id = p_stable_id;
  update private.auctions a set horse_name = lower(h.name)
  from public.horses h
  where h.id = a.horse_id and h.stable_id = p_stable_id and a.horse_name <> lower(h.name);
  update private.listings l set seller_name = lower(p_name) where l.stable_id = p_stable_id;
  update private.listings l set horse_name = lower(h.name)
  from public.horses h
  where h.id = l.horse_id and h.stable_id = p_stable_id and l.horse_name <> lower(h.name);
  -- Words that no listing needs, by whoever was called so. Nobody writes any meanwhile: what a listing needs is there.
  lock table private.sale_words in share row exclusive mode;
  delete from private.sale_words w
  where not exists (select from private.listing_words x where x.word = w.word);
end
$function$;

CREATE OR REPLACE FUNCTION private.free_name (
  p_name text
)
  RETURNS text
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_base constant text :=
    case when private.is_leavers_name(p_name) then 'New Stable' else p_name end;
  v_name text := v_base;
  v_number integer := 1;
  v_suffix text;
begin
  while private.is_kept_name(v_name, null) or exists (select from private.stables_named(v_name)) loop
    v_number := v_number + 1;
    v_suffix := case when v_number < 10 then ' ' || v_number else ' ' || left(gen_random_uuid()::text, 8) end;
    v_name := coalesce(private.normal_name(v_base || v_suffix, 40), 'New Stable' || v_suffix);
  end loop;
  return v_name;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_unfinished (
  p_stable_id uuid
)
  RETURNS boolean
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select exists (
      select from public.horses h
      where h.stable_id = p_stable_id and h.retired_at is null and (
        h.at_work_until is not null or private.is_engaged(h.id)
        or private.waits_in_request(h.id) or private.hammer_of(h.id) is not null
      )
    )
    or exists (select from private.bids b where b.stable_id = p_stable_id and b.held)
    or exists (select from private.claims c where c.stable_id = p_stable_id and c.state = 'held')
$function$;

CREATE OR REPLACE FUNCTION private.is_kept_name (
  p_name   text,
  p_own_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_look constant text := private.look_of(p_name);
begin
  return private.is_leavers_name(p_name) or exists (
    select from private.former_names
    where look = v_look and stable_id is distinct from p_own_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_leavers_name (
  p_name text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.look_of(p_name) ~ ('^' || private.look_of('Former stable') || '\M')
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
    when p_kind in ('results', 'entries', 'market', 'claims', 'championships', 'letters')
      then p_timing in ('at_once', 'daily')
    when p_kind = 'closing' then p_timing = 'daily'
    when p_kind = 'week' then p_timing = 'weekly'
  end, false)
$function$;

CREATE OR REPLACE FUNCTION private.keep_letter_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  insert into private.mail_letters (stable_id, due_at)
  select c.stable_id, private.mail_due_at(c.timing, v_now)
  from private.mail_choices c
  where c.stable_id = new.stable_id and c.kind = 'letters'
    and (private.pause_at(c.stable_id, v_now)).stable_id is null
  on conflict (stable_id) do update
  set due_at = excluded.due_at, taken_at = null
  where mail_letters.taken_at is not null;
  return null;
end
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
  select new.id, c.stable_id, c.kind, private.mail_due_at(c.timing, v_now)
  from private.mail_choices c
  where c.stable_id = new.stable_id and c.kind = private.mail_kind(new.type, new.race_id)
    and (private.pause_at(c.stable_id, v_now)).stable_id is null
  on conflict (activity_id) do update
  set due_at = excluded.due_at, taken_at = null
  where mail_news.taken_at is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.leave (
  p_stable public.stables,
  p_at     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_name text;
begin
  loop
    insert into private.former_stables (stable_id, left_at) values (p_stable.id, p_at)
    returning 'Former stable ' || number into v_name;
    -- Somebody may have had the name before names like it were kept.
    exit when not exists (select from private.stables_named(v_name));
    delete from private.former_stables where stable_id = p_stable.id;
  end loop;
  perform private.retire_string(p_stable.id, p_at);
  update public.stables set name = v_name, owner_name = null where id = p_stable.id;
  perform private.forget_sellers(p_stable.id, v_name, p_at);
  perform private.forget_belongings(p_stable.id);
  delete from private.leavings where stable_id = p_stable.id;
  perform private.forget_account(p_stable.owner_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_own_stable()
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  perform from public.stables
  where id = v_stable_id and owner_id = auth.uid() for no key update;
  -- Its owner may have left the game while this waited.
  if not found then
    perform private.refuse('no_stable');
  end if;
  return v_stable_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_due_at (
  p_timing text,
  p_at     timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_timing when 'daily' then private.next_morning(p_at) else p_at + interval '5 minutes' end
$function$;

CREATE OR REPLACE FUNCTION private.mail_kind (
  p_type    text,
  p_race_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_type = 'race_entry' then (
      select 'championships' from public.races r
      where r.id = p_race_id and private.is_by_invitation(r)
    )
    when p_type in ('claimed', 'claim_lost', 'claim_returned', 'horse_claimed') then 'claims'
    when p_type in ('race_result', 'race_void') then 'results'
    when p_type in ('balloted_out', 'race_request', 'request_expired') then 'entries'
    when p_type in ('outbid', 'horse_sold', 'horse_returned', 'auction_unsold') then 'market'
  end
$function$;

CREATE OR REPLACE FUNCTION private.mails_over (
  p_stable_id uuid,
  p_taken_at  timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from private.mail_news where stable_id = p_stable_id and taken_at <= p_taken_at;
  delete from private.mail_letters where stable_id = p_stable_id and taken_at <= p_taken_at;
  update private.mail_choices set next_at = private.next_mail_at(kind, p_taken_at)
  where stable_id = p_stable_id and next_at <= p_taken_at;
  update private.mail_addresses set taken_until = null where stable_id = p_stable_id
$function$;

CREATE OR REPLACE FUNCTION private.name_born_with (
  p_horse public.horses
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from public.horses where lower(name) = lower(p_horse.former_name) and id <> p_horse.id
  ) then
    return left(p_horse.former_name, 21) || ' ' || left(p_horse.id::text, 8);
  end if;
  return p_horse.former_name;
end
$function$;

CREATE OR REPLACE FUNCTION private.next_mail_at (
  p_kind text,
  p_at   timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_kind
    when 'week' then private.next_monday_morning(p_at)
    when 'closing' then private.next_morning(p_at)
  end
$function$;

CREATE OR REPLACE FUNCTION private.not_exported()
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select array['stables', 'accounts', 'sales_agents', 'house_departures']
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
    when 'export_not_found' then '404'
    when 'not_leaving' then '404'
    when 'owner_name_invalid' then '400'
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

CREATE OR REPLACE FUNCTION private.rename_seller()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.auctions set seller_name = lower(new.name)
  where stable_id = new.id and ended_at is null;
  update private.listings set seller_name = lower(new.name)
  where stable_id = new.id and ended_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_fresh_login()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if not exists (
    select
    from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) shown
    where shown ->> 'method' in ('password', 'otp', 'recovery', 'totp', 'mfa/recovery_code')
      and (shown ->> 'timestamp')::numeric > extract(epoch from now()) - 900
  ) then
    perform private.refuse('reauthentication_needed');
  end if;
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
  if exists (select from private.leavings where stable_id = v_stable_id) then
    perform private.refuse('stable_leaving');
  end if;
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

CREATE OR REPLACE FUNCTION private.retire_string (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_horse public.horses;
begin
  for v_horse in
    select * from public.horses where stable_id = p_stable_id order by id for no key update
  loop
    if v_horse.retired_at is null then
      perform private.retire(v_horse.id, p_at);
    end if;
    if v_horse.former_name is not null then
      update public.horses set name = private.name_born_with(v_horse), former_name = null
      where id = v_horse.id;
      delete from private.taken_horse_looks where horse_id = v_horse.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.account_mail_sent (
  p_kind text,
  p_key  text,
  p_at   timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  p_at := private.not_ahead(p_at);
  update private.exports set mailed_at = p_at
  where p_kind = 'export' and secret_hash = private.sha256_hex(p_key) and mailed_at is null;
  update private.leavings set mailed_at = p_at
  where p_kind = 'leaving' and stable_id::text = p_key and mailed_at is null;
end
$function$;

REVOKE ALL ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.ask_export (
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
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'ask_export', '');
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;
  perform private.require_fresh_login();

  v_stable_id := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  insert into private.exports as e (stable_id, asked_at) values (v_stable_id, v_at)
  on conflict (stable_id) do update
  set asked_at = excluded.asked_at, secret_hash = null, expires_at = null, taken_until = null,
    mailed_at = null, reads = 0
  where e.asked_at <= v_at - interval '1 hour';
  if not found then
    perform private.refuse('export_asked');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_at));
  return v_at;
end
$function$;

REVOKE ALL ON FUNCTION "public"."ask_export"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_owner_name (
  p_full_name  text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_name constant text := private.normal_name(p_full_name, 80);
  v_stable_id uuid;
  v_shown text;
begin
  perform private.player();
  if p_full_name is null or p_request_id is null or char_length(p_full_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  if private.first_request(p_request_id, 'change_owner_name', p_full_name) is not null then
    return (select owner_name from public.stables where id = private.own_stable());
  end if;
  if v_name is null then
    perform private.refuse('owner_name_invalid');
  end if;

  v_stable_id := private.lock_own_stable();
  update private.owner_names set full_name = v_name where stable_id = v_stable_id
  returning private.shown_owner_name(full_name, shown) into v_shown;
  update public.stables set owner_name = v_shown where id = v_stable_id;
  perform private.change_sign_up(auth.uid(), jsonb_build_object('full_name', v_name));
  perform private.keep_answer(p_request_id, 'true');
  return v_shown;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_owner_name"(text, uuid) FROM PUBLIC, "anon", "service_role";

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
  if p_kind is null or p_request_id is null or (
      private.is_mail_timing(p_kind, p_timing)
      or p_timing = 'off' and private.is_mail_timing(
        p_kind, case p_kind when 'week' then 'weekly' else 'daily' end
      )
    ) is not true
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
    delete from private.mail_letters where stable_id = v_stable_id and p_kind = 'letters';
  else
    insert into private.mail_addresses (stable_id, secret)
    values (v_stable_id, private.random_hex())
    on conflict (stable_id) do nothing;
    insert into private.mail_choices (stable_id, kind, timing, next_at)
    values (
      v_stable_id, p_kind, p_timing,
      private.next_mail_at(p_kind, clock_timestamp())
    )
    on conflict (stable_id, kind) do update set timing = excluded.timing;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_timing));
  return p_timing;
end
$function$;

CREATE OR REPLACE FUNCTION public.leave_due_stables (
  p_at    timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable public.stables;
  v_id uuid;
  v_left integer := 0;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 100) is not true then
    perform private.refuse('bad_request');
  end if;
  for v_id in
    select l.stable_id from private.leavings l
    where l.leaves_at <= p_at and not private.has_unfinished(l.stable_id)
    order by l.leaves_at, l.stable_id
    limit p_limit
    for update of l skip locked
  loop
    -- Whose limits are taken does nothing meanwhile.
    perform from private.limits where stable_id = v_id order by kind for no key update;
    select * into v_stable from public.stables where id = v_id for update;
    if not private.has_unfinished(v_id) then
      perform private.leave(v_stable, p_at);
      v_left := v_left + 1;
    end if;
  end loop;
  return v_left;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.leave_game (
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
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_game', '');
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;
  perform private.require_fresh_login();

  v_stable_id := private.own_stable();
  -- What is being done ends first, and what comes after finds that the stable leaves.
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  insert into private.leavings (stable_id, asked_at, leaves_at)
  values (v_stable_id, v_at, v_at + interval '7 days')
  on conflict (stable_id) do nothing;
  if not found then
    perform private.refuse('already_leaving');
  end if;
  perform from public.horses
  where stable_id = v_stable_id and retired_at is null order by id for no key update;
  perform private.end_auto_training(o.horse_id, v_at)
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null;
  v_answer := to_jsonb(v_at + interval '7 days');
  perform private.keep_answer(p_request_id, v_answer);
  return (v_answer #>> '{}')::timestamptz;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_game"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mails_sent (
  p_secret   text,
  p_taken_at timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mails_over(a.stable_id, p_taken_at)
  from private.mail_addresses a where a.secret = p_secret
$function$;

REVOKE ALL ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_export()
  RETURNS TABLE (
    asked_at   timestamp with time zone,
    mailed_at  timestamp with time zone,
    expires_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.asked_at, e.mailed_at, case when e.mailed_at is not null then e.expires_at end
  from private.exports e
  join public.stables s on s.id = e.stable_id
  where s.owner_id = (select auth.uid())
$function$;

REVOKE ALL ON FUNCTION "public"."my_export"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_leaving()
  RETURNS TABLE (
    asked_at  timestamp with time zone,
    leaves_at timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select l.asked_at, l.leaves_at
  from private.leavings l
  join public.stables s on s.id = l.stable_id
  where s.owner_id = (select auth.uid())
$function$;

REVOKE ALL ON FUNCTION "public"."my_leaving"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_next_renaming()
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.season_at(now()) + exists (
    select from private.former_names f
    where f.stable_id = s.id and f.season = private.season_at(now())
  )::integer
  from public.stables s where s.owner_id = (select auth.uid())
$function$;

REVOKE ALL ON FUNCTION "public"."my_next_renaming"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_season_money()
  RETURNS TABLE (
    begins_at timestamp with time zone,
    came      bigint,
    went      bigint,
    balance   bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 12
  SET search_path TO ''
  AS $function$
  with own as (
    select s.id, (select sum(w.balance) from public.wallets w where w.stable_id = s.id)::bigint as has,
      greatest(
        private.week_at(s.created_at), 12 * private.season_at(now()), private.week_at(now()) - 11
      ) as first
    from public.stables s where s.owner_id = (select auth.uid())
  ), week as (
    select w.week, private.week_start(w.week) as begins_at,
      coalesce(sum(d.amount) filter (where d.amount > 0), 0)::bigint as came,
      coalesce(-sum(d.amount) filter (where d.amount < 0), 0)::bigint as went
    from own
    cross join lateral generate_series(own.first, private.week_at(now())) w (week)
    left join public.money_days d on d.stable_id = own.id and d.kind <> 'wallet_transfer'
      and d.day >= (private.week_start(w.week) at time zone 'UTC')::date
      and d.day < (private.week_start(w.week + 1) at time zone 'UTC')::date
    group by w.week
  )
  select week.begins_at, week.came, week.went,
    own.has - coalesce(sum(week.came - week.went) over (
      order by week.week desc rows between unbounded preceding and 1 preceding
    ), 0)::bigint
  from week cross join own
  order by week.week
$function$;

REVOKE ALL ON FUNCTION "public"."my_season_money"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_play()
  RETURNS TABLE (
    played_seconds integer,
    daily_minutes  integer,
    reminds        boolean,
    leaves_at      timestamp with time zone
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
    v_time.seconds::integer, private.limit_of(v_stable_id, 'daily_minutes', v_at), v_reminds,
    (select l.leaves_at from private.leavings l where l.stable_id = v_stable_id);
end
$function$;

REVOKE ALL ON FUNCTION "public"."note_play"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_export (
  p_secret text
)
  RETURNS TABLE (
    part text,
    line jsonb
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  update private.exports e set reads = e.reads + 1
  where e.stable_id = v_stable_id and e.secret_hash = private.sha256_hex(p_secret)
    and e.expires_at > now() and e.reads < 20;
  if not found then
    perform private.refuse('export_not_found');
  end if;
  return query select * from private.belongings(v_stable_id, auth.uid());
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_export"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.rename_stable (
  p_name       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_name constant text := private.normal_name(p_name, 40);
  v_at timestamptz;
  v_stable public.stables;
begin
  perform private.player();
  if p_name is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  if private.first_request(p_request_id, 'rename_stable', p_name) is not null then
    return (select name from public.stables where id = private.own_stable());
  end if;

  select * into v_stable from public.stables where id = private.lock_own_stable();
  v_at := clock_timestamp();
  if v_name is null then
    perform private.refuse('stable_name_invalid');
  elsif v_name = v_stable.name then
    perform private.refuse('stable_name_same');
  elsif exists (
    select from private.former_names
    where stable_id = v_stable.id and season = private.season_at(v_at)
  ) then
    perform private.refuse('stable_renamed');
  elsif private.is_kept_name(v_name, v_stable.id)
    or exists (select from private.stables_named(v_name) s where s.id <> v_stable.id)
  then
    perform private.refuse('stable_name_taken');
  end if;
  begin
    update public.stables set name = v_name where id = v_stable.id;
  exception when unique_violation then
    perform private.refuse('stable_name_taken');
  end;
  insert into private.former_names (stable_id, season, name, look, until)
  values (
    v_stable.id, private.season_at(v_at), v_stable.name, private.look_of(v_stable.name), v_at
  );
  perform private.change_sign_up(auth.uid(), jsonb_build_object('stable_name', v_name));
  perform private.keep_answer(p_request_id, 'true');
  return v_name;
end
$function$;

REVOKE ALL ON FUNCTION "public"."rename_stable"(text, uuid) FROM PUBLIC, "anon", "service_role";

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
  v_left boolean;
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
  select is_house, owner_id is null into v_house, v_left from public.stables where id = p_stable_id;
  if v_house is null then
    perform private.refuse('stable_not_found');
  elsif v_house then
    perform private.refuse('letter_to_house');
  elsif v_left then
    perform private.refuse('stable_left');
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

CREATE OR REPLACE FUNCTION public.stable_name_available (
  p_name         text,
  p_registration text DEFAULT NULL::text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case
    when private.normal_name(p_name, 40) is null then 'stable_name_invalid'
    when private.is_kept_name(private.normal_name(p_name, 40), null) then 'stable_name_taken'
    when exists (
      select from private.stables_named(private.normal_name(p_name, 40)) s
      where private.keeps_name(s, p_registration)
    ) then 'stable_name_taken'
    else 'ok'
  end
$function$;

CREATE OR REPLACE FUNCTION public.stable_record (
  p_stable_id uuid
)
  RETURNS TABLE (
    horses       integer,
    runs         integer,
    wins         integer,
    places       integer,
    earnings     bigint,
    former_names text[],
    owner_left   boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    h.horses, coalesce(s.runs, h.runs), coalesce(s.wins, h.wins), coalesce(s.places, h.places),
    coalesce(s.earnings, h.earnings),
    array(
      select f.name from private.former_names f
      where f.stable_id = p_stable_id order by f.season desc limit 20
    ),
    exists (select from private.former_stables f where f.stable_id = p_stable_id)
  from (
    select
      (count(*) filter (where retired_at is null))::integer as horses,
      coalesce(sum(runs) filter (where of_house), 0)::integer as runs,
      coalesce(sum(wins) filter (where of_house), 0)::integer as wins,
      coalesce(sum(places) filter (where of_house), 0)::integer as places,
      coalesce(sum(earnings) filter (where of_house), 0)::bigint as earnings
    from public.horses
    cross join lateral (
      select is_house as of_house from public.stables where id = p_stable_id
    ) o
    where stable_id = p_stable_id
  ) h
  left join private.standings s on s.stable_id = p_stable_id
$function$;

REVOKE ALL ON FUNCTION "public"."stable_record"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.stay_in_game (
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'stay_in_game', '');
  if v_answer is not null then
    return v_answer;
  end if;
  delete from private.leavings where stable_id = private.own_stable();
  if not found then
    perform private.refuse('not_leaving');
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."stay_in_game"(uuid) FROM PUBLIC, "anon", "service_role";

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
  delete from private.mail_letters where stable_id = v_stable_id;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_account_mails (
  p_at    timestamp with time zone,
  p_limit integer                  DEFAULT 20
)
  RETURNS TABLE (
    kind        text,
    key         text,
    email       text,
    stable_name text,
    at          timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
  v_secret text;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 100) is not true then
    perform private.refuse('bad_request');
  end if;
  for v_id in
    select e.stable_id
    from private.exports e
    where e.mailed_at is null and (e.taken_until is null or e.taken_until <= p_at)
      and e.stable_id in (select s.id from private.players_stables s)
    order by e.asked_at, e.stable_id
    limit p_limit
    for update skip locked
  loop
    v_secret := private.random_hex();
    update private.exports e
    set secret_hash = private.sha256_hex(v_secret), expires_at = p_at + interval '3 days',
      taken_until = p_at + interval '5 minutes'
    where e.stable_id = v_id;
    return query
      select 'export', v_secret, u.email::text, s.name, p_at + interval '3 days'
      from public.stables s join auth.users u on u.id = s.owner_id
      where s.id = v_id;
  end loop;
  return query
    with taken as (
      update private.leavings l set taken_until = p_at + interval '5 minutes'
      where l.stable_id in (
        select w.stable_id from private.leavings w
        where w.mailed_at is null and (w.taken_until is null or w.taken_until <= p_at)
        order by w.asked_at, w.stable_id
        limit p_limit
        for update skip locked
      )
      returning l.stable_id, l.leaves_at
    )
    select 'leaving', t.stable_id::text, u.email::text, s.name, t.leaves_at
    from taken t
    join private.players_stables s on s.id = t.stable_id
    join auth.users u on u.id = s.owner_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

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
        select l.stable_id from private.mail_letters l where l.due_at <= p_at
        union
        select c.stable_id from private.mail_choices c where c.next_at <= p_at
      )
      and (a.taken_until is null or a.taken_until <= p_at)
    order by a.stable_id
    limit p_limit
    for update skip locked
  );
  update private.mail_addresses a set taken_until = p_at + interval '5 minutes'
  where a.stable_id = any (v_stable_ids);
  update private.mail_news n set taken_at = p_at where n.stable_id = any (v_stable_ids);
  update private.mail_letters l set taken_at = p_at where l.stable_id = any (v_stable_ids);
  -- To whom nothing is mailed nothing waits.
  perform private.mails_over(id, p_at)
  from unnest(v_stable_ids) id
  where (private.pause_at(id, p_at)).stable_id is not null
    or not exists (select from private.players_stables s where s.id = id);
  v_stable_ids := array(
    select s.id from private.players_stables s
    where s.id = any (v_stable_ids) and (private.pause_at(s.id, p_at)).stable_id is null
  );
  return query
    with counted as (
      select c.stable_id, c.kind, private.week_start(private.week_at(p_at) - 1) as begins_at
      from private.mail_choices c
      where c.stable_id = any (v_stable_ids) and c.next_at <= p_at
    ), line as (
      select t.stable_id, a.type, a.at, h.name as horse_name, r.id as race_id, r.name as race_name, a.place,
        a.prize, null::integer as runs, null::integer as wins, null::bigint as money
      from private.mail_news t
      join public.activities a on a.id = t.activity_id
      join public.horses h on h.id = a.horse_id
      left join public.races r on r.id = a.race_id
      where t.stable_id = any (v_stable_ids)
      union all
      select l.stable_id, 'letters', p_at, null, null, null, null, null, (
        select coalesce(sum(c.unread), 0)::integer from private.correspondents c
        where c.stable_id = l.stable_id and c.unread > 0
      ), null, null
      from private.mail_letters l
      where l.stable_id = any (v_stable_ids)
      union all
      select e.stable_id, 'closing', coalesce(f.closes_at, p_at), null, f.race_id, f.race_name, null, null,
        f.races, null, null
      from counted e
      cross join lateral private.entries_closing(e.stable_id, p_at) f
      where e.kind = 'closing'
      union all
      select e.stable_id, 'week', e.begins_at, null, null, null, null, ran.prizes, ran.runs, ran.wins, (
        select coalesce(sum(d.amount), 0)::bigint from public.money_days d
        where d.stable_id = e.stable_id and d.kind <> 'wallet_transfer'
          and d.day >= (e.begins_at at time zone 'UTC')::date
          and d.day < (e.begins_at at time zone 'UTC')::date + 7
      )
      from counted e
      cross join lateral (
        select count(*)::integer as runs, (count(*) filter (where a.place = 1))::integer as wins,
          coalesce(sum(a.prize), 0)::bigint as prizes
        from public.activities a
        where a.stable_id = e.stable_id and a.type = 'race_result'
          and a.at >= e.begins_at and a.at < e.begins_at + interval '7 days'
      ) ran
      where e.kind = 'week'
    )
    select u.email::text, s.name, m.secret, l.type, l.at, l.horse_name, l.race_id, l.race_name, l.place,
      l.prize, l.runs, l.wins, l.money
    from line l
    join private.players_stables s on s.id = l.stable_id
    join auth.users u on u.id = s.owner_id
    join private.mail_addresses m on m.stable_id = s.id
    order by s.id, l.at, l.horse_name;
end
$function$;

ALTER TABLE "private"."exports"
  ADD CONSTRAINT "exports_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."former_names"
  ADD CONSTRAINT "former_names_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."former_stables"
  ADD CONSTRAINT "former_stables_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."leavings"
  ADD CONSTRAINT "leavings_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."mail_choices"
  ADD CONSTRAINT "mail_choices_check1" CHECK (((next_at IS NOT NULL) = (kind = ANY (ARRAY['week'::text, 'closing'::text]))));

ALTER TABLE "private"."mail_letters"
  ADD CONSTRAINT "mail_letters_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

CREATE INDEX exports_to_mail ON private.exports USING btree (asked_at)
  WHERE (mailed_at IS NULL);

CREATE INDEX former_names_look ON private.former_names USING btree (look);

CREATE INDEX leavings_by_time ON private.leavings USING btree (leaves_at, stable_id);

CREATE INDEX leavings_to_mail ON private.leavings USING btree (asked_at)
  WHERE (mailed_at IS NULL);

CREATE INDEX mail_letters_due ON private.mail_letters USING btree (due_at, stable_id);

CREATE TRIGGER letters_that_come_are_mailed
  AFTER INSERT OR UPDATE ON private.correspondents
  FOR EACH ROW
  WHEN (((new.unread > 0) AND (NOT new.last_own)))
  EXECUTE FUNCTION private.keep_letter_mail();

CREATE TRIGGER stables_sell_by_their_name
  AFTER UPDATE OF name ON public.stables
  FOR EACH ROW
  WHEN ((old.name IS DISTINCT FROM new.name))
  EXECUTE FUNCTION private.rename_seller();

REVOKE ALL ON FUNCTION "private"."belongings"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."belongings"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."belongings"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_sign_up"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_sign_up"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_sign_up"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."entries_closing"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."entries_closing"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."entries_closing"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_account"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_account"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_account"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_belongings"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_belongings"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_belongings"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forget_sellers"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_sellers"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_sellers"(uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_unfinished"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_unfinished"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_unfinished"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_kept_name"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_kept_name"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_kept_name"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_leavers_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_leavers_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_leavers_name"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_letter_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_letter_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_letter_mail"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_kind"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_kind"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_kind"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_born_with"(public.horses) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_born_with"(public.horses) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_born_with"(public.horses) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."not_exported"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."not_exported"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."not_exported"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."rename_seller"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_seller"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rename_seller"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_fresh_login"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fresh_login"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_fresh_login"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."ask_export"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_export"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_export"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_owner_name"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_owner_name"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_owner_name"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."leave_game"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_game"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_game"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_export"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_export"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_export"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_leaving"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_next_renaming"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_next_renaming"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_next_renaming"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_season_money"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_season_money"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_season_money"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_export"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_export"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_export"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_stable"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rename_stable"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_stable"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_record"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."stable_record"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_record"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stay_in_game"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."stay_in_game"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stay_in_game"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) TO "service_role";
