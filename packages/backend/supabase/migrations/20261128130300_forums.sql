SET local check_function_bodies = off;

CREATE TABLE "private"."appeals" (
  "id"            bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "moderation_id" bigint                   NOT NULL,
  "stable_id"     uuid                     NOT NULL,
  "body"          text                     NOT NULL,
  "at"            timestamp with time zone NOT NULL,
  "due_at"        timestamp with time zone NOT NULL,
  "upheld"        boolean,
  "answer"        text,
  "answered_at"   timestamp with time zone,
  "role"          text,
  CONSTRAINT "appeals_check" CHECK ((((upheld IS NULL) = (answer IS NULL)) AND ((upheld IS NULL) = (answered_at IS NULL)) AND ((upheld IS NULL) = (role IS NULL)))),
  CONSTRAINT "appeals_moderation_id_key" UNIQUE (moderation_id),
  CONSTRAINT "appeals_pkey" PRIMARY KEY (id)
);

CREATE TABLE "private"."forum_edits" (
  "post_id" bigint                   NOT NULL,
  "version" integer                  NOT NULL,
  "body"    text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL,
  CONSTRAINT "forum_edits_pkey" PRIMARY KEY (post_id, VERSION)
);

CREATE TABLE "private"."forum_posts" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "thread_id"  bigint                   NOT NULL,
  "number"     integer                  NOT NULL,
  "section_id" text                     NOT NULL,
  "stable_id"  uuid,
  "body"       text                     NOT NULL,
  "posted_at"  timestamp with time zone NOT NULL,
  "edited_at"  timestamp with time zone,
  "deleted"    boolean                  NOT NULL DEFAULT false,
  "hidden"     boolean                  NOT NULL DEFAULT false,
  "search"     tsvector                 NOT NULL,
  CONSTRAINT "forum_posts_pkey" PRIMARY KEY (id),
  CONSTRAINT "forum_posts_thread_id_number_key" UNIQUE (thread_id, number),
  CONSTRAINT "forum_posts_body_check" CHECK ((body = private.player_text(body, 5000)))
);

CREATE TABLE "private"."forum_reads" (
  "stable_id" uuid    NOT NULL,
  "thread_id" bigint  NOT NULL,
  "read_to"   integer NOT NULL DEFAULT 0,
  "followed"  boolean NOT NULL DEFAULT false,
  CONSTRAINT "forum_reads_pkey" PRIMARY KEY (stable_id, thread_id)
);

CREATE TABLE "private"."forum_sections" (
  "id"             text    NOT NULL,
  "place"          integer NOT NULL,
  "threads"        integer NOT NULL DEFAULT 0,
  "posts"          integer NOT NULL DEFAULT 0,
  "last_thread_id" bigint,
  CONSTRAINT "forum_sections_pkey" PRIMARY KEY (id),
  CONSTRAINT "forum_sections_place_key" UNIQUE (place)
);

CREATE TABLE "private"."forum_threads" (
  "id"             bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "section_id"     text                     NOT NULL,
  "title"          text                     NOT NULL,
  "stable_id"      uuid,
  "opened_at"      timestamp with time zone NOT NULL,
  "posts"          integer                  NOT NULL DEFAULT 0,
  "last_at"        timestamp with time zone NOT NULL,
  "last_stable_id" uuid,
  "pinned"         boolean                  NOT NULL DEFAULT false,
  "locked"         boolean                  NOT NULL DEFAULT false,
  "hidden"         boolean                  NOT NULL DEFAULT false,
  "race_id"        uuid,
  "horse_id"       uuid,
  CONSTRAINT "forum_threads_check" CHECK (((race_id IS NULL) OR (horse_id IS NULL))),
  CONSTRAINT "forum_threads_horse_id_key" UNIQUE (horse_id),
  CONSTRAINT "forum_threads_pkey" PRIMARY KEY (id),
  CONSTRAINT "forum_threads_race_id_key" UNIQUE (race_id)
);

CREATE TABLE "private"."moderations" (
  "id"            bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "action"        text                     NOT NULL,
  "case_id"       bigint,
  "post_id"       bigint,
  "thread_id"     bigint,
  "stable_id"     uuid,
  "rule"          text,
  "reason"        text                     NOT NULL,
  "days"          integer,
  "role"          text                     NOT NULL,
  "user_id"       uuid,
  "at"            timestamp with time zone NOT NULL,
  "undone_at"     timestamp with time zone,
  "undone_reason" text,
  "undone_role"   text,
  "undone_by"     uuid,
  CONSTRAINT "moderations_action_check" CHECK ((action = ANY (ARRAY['dismiss'::text, 'hide'::text, 'lock'::text, 'mute'::text, 'pin'::text, 'warn'::text]))),
  CONSTRAINT "moderations_check1" CHECK (((undone_at IS NULL) = (undone_reason IS NULL))),
  CONSTRAINT "moderations_check2" CHECK (((action <> ALL (ARRAY['hide'::text, 'mute'::text, 'warn'::text])) OR (rule IS NOT NULL))),
  CONSTRAINT "moderations_check" CHECK (((days IS NOT NULL) = (action = 'mute'::text))),
  CONSTRAINT "moderations_days_check" CHECK (((days >= 1) AND (days <= 90))),
  CONSTRAINT "moderations_pkey" PRIMARY KEY (id)
);

CREATE TABLE "private"."posts_written" (
  "stable_id" uuid                     NOT NULL,
  "minute"    timestamp with time zone NOT NULL,
  "posts"     integer                  NOT NULL,
  "threads"   integer                  NOT NULL,
  CONSTRAINT "posts_written_pkey" PRIMARY KEY (stable_id, minute)
);

CREATE TABLE "private"."report_cases" (
  "id"        bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "post_id"   bigint,
  "letter_id" bigint,
  "stable_id" uuid                     NOT NULL,
  "reports"   integer                  NOT NULL DEFAULT 0,
  "opened_at" timestamp with time zone NOT NULL,
  "closed_at" timestamp with time zone,
  CONSTRAINT "report_cases_check" CHECK (((post_id IS NULL) <> (letter_id IS NULL))),
  CONSTRAINT "report_cases_letter_id_key" UNIQUE (letter_id),
  CONSTRAINT "report_cases_pkey" PRIMARY KEY (id),
  CONSTRAINT "report_cases_post_id_key" UNIQUE (post_id)
);

CREATE TABLE "private"."reports" (
  "case_id"   bigint                   NOT NULL,
  "stable_id" uuid                     NOT NULL,
  "rule"      text                     NOT NULL,
  "note"      text                     NOT NULL,
  "at"        timestamp with time zone NOT NULL,
  CONSTRAINT "reports_pkey" PRIMARY KEY (case_id, stable_id)
);

CREATE TABLE "private"."role_holders" (
  "user_id"  uuid                     NOT NULL,
  "role"     text                     NOT NULL,
  "given_at" timestamp with time zone NOT NULL,
  CONSTRAINT "role_holders_pkey" PRIMARY KEY (user_id)
);

CREATE TABLE "private"."role_powers" (
  "role"  text NOT NULL,
  "power" text NOT NULL,
  CONSTRAINT "role_powers_pkey" PRIMARY KEY (ROLE, power),
  CONSTRAINT "role_powers_power_check"
    CHECK ((power = ANY (ARRAY['announce'::text, 'answer'::text, 'hide'::text, 'lock'::text, 'mute'::text, 'pin'::text, 'undo'::text, 'warn'::text])))
);

CREATE TABLE "private"."roles" (
  "role" text NOT NULL,
  CONSTRAINT "roles_pkey" PRIMARY KEY (ROLE)
);

CREATE OR REPLACE FUNCTION private.add_post (
  p_thread    private.forum_threads,
  p_stable_id uuid,
  p_body      text,
  p_at        timestamp with time zone
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_number constant integer := p_thread.posts + 1;
begin
  insert into private.forum_posts (thread_id, number, section_id, stable_id, body, posted_at, search)
  values (
    p_thread.id, v_number, p_thread.section_id, p_stable_id, p_body, p_at,
    private.search_of(case when v_number = 1 then p_thread.title end, p_body)
  );
  update private.forum_threads
  set posts = v_number, last_at = p_at, last_stable_id = p_stable_id
  where id = p_thread.id;
  update private.forum_sections
  set posts = posts + 1, threads = threads + (v_number = 1)::integer, last_thread_id = p_thread.id
  where id = p_thread.section_id;
  insert into private.forum_reads (stable_id, thread_id, read_to)
  values (p_stable_id, p_thread.id, v_number)
  on conflict (stable_id, thread_id) do update set read_to = excluded.read_to;
  return v_number;
end
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
  union all select * from private.check_forums()
$function$;

CREATE OR REPLACE FUNCTION private.check_forums()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'the posts of a thread are numbered from one on', t.id::text
  from private.forum_threads t
  where t.posts <> (select count(*) from private.forum_posts p where p.thread_id = t.id)
    or t.posts <> (select max(p.number) from private.forum_posts p where p.thread_id = t.id)
  union all
  select 'a section counts its threads and posts', s.id
  from private.forum_sections s
  where s.threads <> (select count(*) from private.forum_threads t where t.section_id = s.id)
    or s.posts <> (select count(*) from private.forum_posts p where p.section_id = s.id)
  union all
  select 'what is hidden or deleted is not found', p.id::text
  from private.forum_posts p where (p.hidden or p.deleted) and p.search <> ''::tsvector
  union all
  select 'a thread is hidden with its first post', t.id::text
  from private.forum_threads t
  join private.forum_posts p on p.thread_id = t.id and p.number = 1
  where p.hidden <> t.hidden
$function$;

CREATE OR REPLACE FUNCTION private.count_post (
  p_stable_id uuid,
  p_opens     boolean,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_most record;
  v_written record;
begin
  if private.role_of(p_stable_id) is not null then
    return;
  end if;
  select l.posts, l.threads into v_most
  from public.stables s cross join private.forum_limits(s.created_at, p_at) l
  where s.id = p_stable_id;
  select
    coalesce(sum(w.posts) filter (where w.minute > p_at - interval '1 hour'), 0) as posts,
    coalesce(sum(w.threads), 0) as threads
  into v_written
  from private.posts_written w
  where w.stable_id = p_stable_id and w.minute > p_at - interval '1 day';
  if v_written.posts >= v_most.posts then
    perform private.refuse('too_many_posts');
  elsif p_opens and v_written.threads >= v_most.threads then
    perform private.refuse('too_many_threads');
  end if;
  delete from private.posts_written
  where stable_id = p_stable_id and minute <= p_at - interval '1 day';
  insert into private.posts_written as w (stable_id, minute, posts, threads)
  values (p_stable_id, date_trunc('minute', p_at), 1, p_opens::integer)
  on conflict (stable_id, minute) do update
  set posts = w.posts + 1, threads = w.threads + excluded.threads;
end
$function$;

CREATE OR REPLACE FUNCTION private.forum_limits (
  p_founded_at timestamp with time zone,
  p_at         timestamp with time zone
)
  RETURNS TABLE (
    posts   integer,
    threads integer
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when young then 15 else 60 end, case when young then 5 else 20 end
  from (select p_founded_at > p_at - interval '7 days') s (young)
$function$;

CREATE OR REPLACE FUNCTION private.is_forum_rule (
  p_rule text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_rule in ('respect', 'fair', 'deceit', 'private', 'topic', 'law'), false)
$function$;

CREATE OR REPLACE FUNCTION private.lock_own_post (
  p_own     uuid,
  p_post_id bigint
)
  RETURNS private.forum_posts
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_thread private.forum_threads;
  v_post private.forum_posts;
begin
  select t.* into v_thread from private.forum_threads t
  where t.id = (select thread_id from private.forum_posts where id = p_post_id)
  for no key update;
  select * into v_post from private.forum_posts where id = p_post_id for no key update;
  if v_post.id is null then
    perform private.refuse('post_not_found');
  elsif v_post.stable_id is distinct from p_own then
    perform private.refuse('post_not_yours');
  elsif v_post.hidden or v_post.deleted then
    perform private.refuse('post_gone');
  elsif v_thread.locked then
    perform private.refuse('thread_locked');
  end if;
  return v_post;
end
$function$;

CREATE OR REPLACE FUNCTION private.may (
  p_power text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.role_holders h
    join private.role_powers p on p.role = h.role and p.power = p_power
    where h.user_id = (select auth.uid())
  )
$function$;

CREATE OR REPLACE FUNCTION private.muted_until (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select max(m.at + make_interval(days => m.days))
  from private.moderations m
  where m.stable_id = p_stable_id and m.action = 'mute' and m.undone_at is null
    and m.at + make_interval(days => m.days) > p_at
$function$;

CREATE OR REPLACE FUNCTION private.newest_posts (
  p_section   text,
  p_stable_id uuid
)
  RETURNS TABLE (
    id     bigint,
    search tsvector
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if p_stable_id is not null then
    return query
      select p.id, p.search from private.forum_posts p
      where p.stable_id = p_stable_id and (p_section is null or p.section_id = p_section)
      order by p.id desc limit 5000;
  elsif p_section is not null then
    return query
      select p.id, p.search from private.forum_posts p
      where p.section_id = p_section order by p.id desc limit 5000;
  else
    return query
      select p.id, p.search from private.forum_posts p order by p.id desc limit 5000;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_report (
  p_post_id    bigint,
  p_letter_id  bigint,
  p_writer     uuid,
  p_changed_at timestamp with time zone,
  p_rule       text,
  p_note       text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.lock_own_stable();
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_case private.report_cases;
begin
  if p_writer is null then
    perform private.refuse('not_over_referees');
  elsif p_writer = v_own then
    perform private.refuse('report_of_oneself');
  elsif (
    select count(*) from private.reports
    where stable_id = v_own and at > v_at - interval '1 day'
  ) >= 20 then
    perform private.refuse('too_many_reports');
  end if;
  insert into private.report_cases (post_id, letter_id, stable_id, opened_at)
  values (p_post_id, p_letter_id, p_writer, v_at)
  on conflict do nothing;
  select * into v_case from private.report_cases
  where post_id = p_post_id or letter_id = p_letter_id
  for no key update;
  if v_case.closed_at is not null and v_case.closed_at > p_changed_at then
    perform private.refuse('already_judged');
  end if;
  insert into private.reports (case_id, stable_id, rule, note, at)
  values (v_case.id, v_own, p_rule, p_note, v_at)
  on conflict (case_id, stable_id) do update
  set rule = excluded.rule, note = excluded.note, at = excluded.at;
  update private.report_cases
  set closed_at = null,
    reports = (select count(*) from private.reports where case_id = v_case.id)
  where id = v_case.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_section (
  p_id    text,
  p_place integer,
  p_title text,
  p_body  text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_at constant timestamptz := '2026-11-28 12:00:00+00';
  v_body constant text := private.player_text(p_body, 5000);
  v_id bigint;
begin
  insert into private.forum_sections (id, place, threads, posts) values (p_id, p_place, 1, 1);
  insert into private.forum_threads (section_id, title, opened_at, posts, last_at, pinned)
  values (p_id, p_title, v_at, 1, v_at, true)
  returning id into v_id;
  insert into private.forum_posts (thread_id, number, section_id, body, posted_at, search)
  values (v_id, 1, p_id, v_body, v_at, private.search_of(p_title, v_body));
  update private.forum_sections set last_thread_id = v_id where id = p_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.posts_with (
  p_query     tsquery,
  p_section   text,
  p_stable_id uuid
)
  RETURNS bigint[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_found bigint[] := array(
    select n.id from private.newest_posts(p_section, p_stable_id) n
    where n.search <> ''::tsvector and (p_query is null or n.search @@ p_query)
    limit 1000
  );
begin
  if cardinality(v_found) >= 50 or p_stable_id is not null or p_query is null then
    return v_found;
  end if;
  return array(
    select p.id from private.forum_posts p
    where p.search @@ p_query and (p_section is null or p.section_id = p_section)
    limit 1000
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
    when 'not_a_referee' then '403'
    when 'post_not_yours' then '403'
    when 'not_over_referees' then '403'
    when 'muted' then '403'
    when 'section_not_found' then '404'
    when 'thread_not_found' then '404'
    when 'post_not_found' then '404'
    when 'letter_not_found' then '404'
    when 'moderation_not_found' then '404'
    when 'appeal_not_found' then '404'
    when 'case_not_found' then '404'
    when 'post_text' then '422'
    when 'thread_title' then '422'
    when 'reason_needed' then '422'
    when 'appeal_text' then '422'
    when 'report_note' then '422'
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

CREATE OR REPLACE FUNCTION private.refuse_muted (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  if private.muted_until(p_stable_id, p_at) is not null then
    perform private.refuse('muted');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_note (
  p_note text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_note constant text := private.player_text(p_note, 500);
begin
  if v_note is null and p_note !~ '^\s*$' then
    perform private.refuse('report_note');
  end if;
  return coalesce(v_note, '');
end
$function$;

CREATE OR REPLACE FUNCTION private.require_power (
  p_power text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  perform private.player();
  if private.may(p_power) is not true then
    perform private.refuse('not_a_referee');
  end if;
  return (select role from private.role_holders where user_id = auth.uid());
end
$function$;

CREATE OR REPLACE FUNCTION private.role_of (
  p_stable_id uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select h.role
  from public.stables s join private.role_holders h on h.user_id = s.owner_id
  where s.id = p_stable_id
$function$;

CREATE OR REPLACE FUNCTION private.search_of (
  p_title text,
  p_body  text
)
  RETURNS tsvector
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select setweight(to_tsvector('pg_catalog.simple', coalesce(p_title, '')), 'A')
    || to_tsvector('pg_catalog.simple', p_body)
$function$;

CREATE OR REPLACE FUNCTION private.set_hidden (
  p_post_id bigint,
  p_hidden  boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update private.forum_threads t set hidden = p_hidden
  from private.forum_posts p
  where p.id = p_post_id and p.number = 1 and t.id = p.thread_id;
  update private.forum_posts p
  set hidden = p_hidden,
    search = case when not p_hidden and not p.deleted
      then private.search_of(private.title_of(p), p.body) else '' end
  where p.id = p_post_id;
$function$;

CREATE OR REPLACE FUNCTION private.thread_seen (
  t        private.forum_threads,
  p_viewer uuid
)
  RETURNS TABLE (
    id          bigint,
    section     text,
    title       text,
    pinned      boolean,
    locked      boolean,
    posts       integer,
    opened_at   timestamp with time zone,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    last_at     timestamp with time zone,
    last_stable text,
    read_to     integer,
    followed    boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select
    t.id, t.section_id, case when not t.hidden then t.title end, t.pinned, t.locked, t.posts,
    t.opened_at, s.id, s.name, s.silks, t.last_at, l.name, r.read_to, coalesce(r.followed, false)
  from (select) one
  left join public.stables s on s.id = t.stable_id
  left join public.stables l on l.id = t.last_stable_id
  left join private.forum_reads r on r.stable_id = p_viewer and r.thread_id = t.id
$function$;

CREATE OR REPLACE FUNCTION private.title_of (
  p_post private.forum_posts
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select t.title from private.forum_threads t where t.id = p_post.thread_id and p_post.number = 1
$function$;

CREATE OR REPLACE FUNCTION private.undo (
  p_id     bigint,
  p_role   text,
  p_reason text,
  p_at     timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_done private.moderations;
begin
  perform from private.forum_threads
  where id = (select thread_id from private.moderations where id = p_id)
  for no key update;
  select * into v_done from private.moderations where id = p_id for no key update;
  if v_done.undone_at is not null then
    perform private.refuse('already_undone');
  end if;
  update private.moderations
  set undone_at = p_at, undone_reason = p_reason, undone_role = p_role, undone_by = auth.uid()
  where id = p_id;
  if v_done.action = 'hide' then
    perform private.set_hidden(v_done.post_id, false);
  elsif v_done.action = 'lock' then
    update private.forum_threads set locked = false where id = v_done.thread_id;
  elsif v_done.action = 'pin' then
    update private.forum_threads set pinned = false where id = v_done.thread_id;
  elsif v_done.action = 'dismiss' then
    update private.report_cases set closed_at = null where id = v_done.case_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.viewing_stable()
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select s.id from public.stables s
  where s.owner_id = (select auth.uid())
    and ((select auth.jwt()) ->> 'aal' = 'aal2' or not private.has_second_factor(s.owner_id))
$function$;

CREATE OR REPLACE FUNCTION private.words_looked_for (
  p_words text
)
  RETURNS tsquery
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when numnode(q) > 0
    then regexp_replace(q::text, '''(?= &|$)', ''':*', 'g')::tsquery
  end
  from (select plainto_tsquery('pg_catalog.simple', left(p_words, 200)) as q) s
$function$;

CREATE OR REPLACE FUNCTION public.answer_appeal (
  p_appeal_id  bigint,
  p_upheld     boolean,
  p_answer     text,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_role text;
  v_answer jsonb;
  v_text constant text := private.player_text(p_answer, 2000);
  v_at timestamptz;
  v_appeal private.appeals;
  v_done private.moderations;
begin
  perform private.player();
  if p_appeal_id is null or p_upheld is null or p_answer is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_role := private.require_power('answer');
  v_answer := private.first_request(
    p_request_id, 'answer_appeal', concat_ws(E'\n', p_appeal_id, p_upheld, p_answer)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_appeal from private.appeals where id = p_appeal_id for no key update;
  select * into v_done from private.moderations where id = v_appeal.moderation_id;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_appeal.id is null then
    perform private.refuse('appeal_not_found');
  elsif v_appeal.answered_at is not null then
    perform private.refuse('already_done');
  elsif v_text is null then
    perform private.refuse('reason_needed');
  elsif v_done.user_id = auth.uid() and exists (
    select from private.role_holders h
    join private.role_powers p on p.role = h.role and p.power = 'answer'
    where h.user_id <> auth.uid()
  ) then
    perform private.refuse('appeal_to_another');
  end if;
  update private.appeals
  set upheld = p_upheld, answer = v_text, answered_at = v_at, role = v_role
  where id = p_appeal_id;
  if p_upheld and v_done.undone_at is null then
    perform private.undo(v_done.id, v_role, left(v_text, 500), v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_upheld));
  return p_upheld;
end
$function$;

REVOKE ALL ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.appeal (
  p_moderation_id bigint,
  p_body          text,
  p_request_id    uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 2000);
  v_at timestamptz;
  v_done private.moderations;
  v_id bigint;
begin
  perform private.player();
  if p_moderation_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'appeal', p_moderation_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  select * into v_done from private.moderations
  where id = p_moderation_id and stable_id = v_own and action in ('hide', 'lock', 'mute', 'warn')
  for no key update;
  if v_done.id is null then
    perform private.refuse('moderation_not_found');
  elsif v_done.undone_at is not null then
    perform private.refuse('already_undone');
  elsif v_body is null then
    perform private.refuse('appeal_text');
  end if;
  insert into private.appeals (moderation_id, stable_id, body, at, due_at)
  values (v_done.id, v_own, v_body, v_at, v_at + interval '3 days')
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    perform private.refuse('already_appealed');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."appeal"(bigint, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.appeals (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id            bigint,
    moderation_id bigint,
    action        text,
    rule          text,
    body          text,
    at            timestamp with time zone,
    due_at        timestamp with time zone,
    upheld        boolean,
    answer        text,
    answered_at   timestamp with time zone,
    role          text,
    own           boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    a.id, m.id, m.action, m.rule,
    case
      when a.answered_at is not null or a.stable_id = v.id or private.may('answer') then a.body
    end,
    a.at, a.due_at, a.upheld, a.answer, a.answered_at, a.role, coalesce(a.stable_id = v.id, false)
  from (
    select * from private.appeals x
    where x.id < coalesce(p_before_id, 9223372036854775807)
    order by x.id desc
    limit private.page_size(p_limit)
  ) a
  join private.moderations m on m.id = a.moderation_id
  cross join (select private.viewing_stable() as id) v
  order by a.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."appeals"(bigint, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.delete_post (
  p_post_id    bigint,
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
  if p_post_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'delete_post', p_post_id::text);
  if v_answer is not null then
    return v_answer;
  end if;

  perform private.lock_own_post(private.lock_own_stable(), p_post_id);
  update private.forum_posts set deleted = true, search = '' where id = p_post_id;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_post"(bigint, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.edit_post (
  p_post_id    bigint,
  p_body       text,
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
  v_body constant text := private.player_text(p_body, 5000);
  v_at timestamptz;
  v_post private.forum_posts;
  v_edits integer;
begin
  perform private.player();
  if p_post_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'edit_post', p_post_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer;
  end if;

  v_own := private.lock_own_stable();
  v_post := private.lock_own_post(v_own, p_post_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  v_edits := (select count(*) from private.forum_edits where post_id = p_post_id);
  if v_body is null then
    perform private.refuse('post_text');
  elsif v_edits >= 20 then
    perform private.refuse('too_many_edits');
  end if;
  if v_body <> v_post.body then
    insert into private.forum_edits (post_id, version, body, at)
    values (p_post_id, v_edits + 1, v_post.body, coalesce(v_post.edited_at, v_post.posted_at));
    update private.forum_posts
    set body = v_body, edited_at = v_at, search = private.search_of(private.title_of(v_post), v_body)
    where id = p_post_id;
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."edit_post"(bigint, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.enquiries (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    race_id     uuid,
    race_name   text,
    track_id    text,
    off_at      timestamp with time zone,
    void_reason text,
    entries     integer,
    stables     integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    r.id, r.name, r.track_id, r.off_at, r.void_reason,
    (select count(*)::integer from public.entries e where e.race_id = r.id),
    (
      select count(distinct e.stable_id)::integer
      from public.entries e join public.stables s on s.id = e.stable_id
      where e.race_id = r.id and not s.is_house
    )
  from (
    select * from public.races x
    where x.status = 'void'
      and (x.off_at, x.id) < (
        coalesce(p_before_at, 'infinity'),
        coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by x.off_at desc, x.id desc
    limit private.page_size(p_limit)
  ) r
  order by r.off_at desc, r.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.follow_thread (
  p_thread_id  bigint,
  p_followed   boolean,
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
  if p_thread_id is null or p_followed is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'follow_thread', p_thread_id || ' ' || p_followed);
  if v_answer is not null then
    return v_answer;
  end if;

  v_own := private.lock_own_stable();
  if not exists (select from private.forum_threads where id = p_thread_id) then
    perform private.refuse('thread_not_found');
  elsif p_followed and (
    select count(*) from private.forum_reads where stable_id = v_own and followed
  ) >= 200 then
    perform private.refuse('too_many_followed');
  end if;
  insert into private.forum_reads (stable_id, thread_id, followed)
  values (v_own, p_thread_id, p_followed)
  on conflict (stable_id, thread_id) do update set followed = excluded.followed;
  perform private.keep_answer(p_request_id, to_jsonb(p_followed));
  return p_followed;
end
$function$;

REVOKE ALL ON FUNCTION "public"."follow_thread"(bigint, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forum_sections()
  RETURNS TABLE (
    id             text,
    threads        integer,
    posts          integer,
    last_thread_id bigint,
    last_title     text,
    last_at        timestamp with time zone,
    last_posts     integer,
    last_stable    text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.id, s.threads, s.posts, t.id, case when not t.hidden then t.title end, t.last_at, t.posts, l.name
  from private.forum_sections s
  left join lateral (
    select * from private.forum_threads x where x.id = s.last_thread_id offset 0
  ) t on true
  left join lateral (
    select x.name from public.stables x where x.id = t.last_stable_id offset 0
  ) l on true
  order by s.place
$function$;

REVOKE ALL ON FUNCTION "public"."forum_sections"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.forum_thread (
  p_id bigint
)
  RETURNS TABLE (
    id          bigint,
    section     text,
    title       text,
    pinned      boolean,
    locked      boolean,
    posts       integer,
    opened_at   timestamp with time zone,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    last_at     timestamp with time zone,
    last_stable text,
    read_to     integer,
    followed    boolean,
    race_id     uuid,
    horse_id    uuid
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.*, t.race_id, t.horse_id
  from private.forum_threads t
  cross join lateral private.thread_seen(t, private.viewing_stable()) r
  where t.id = p_id
$function$;

REVOKE ALL ON FUNCTION "public"."forum_thread"(bigint) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.forum_threads (
  p_section       text,
  p_before_pinned boolean                  DEFAULT NULL::boolean,
  p_before_at     timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id     bigint                   DEFAULT NULL::bigint,
  p_limit         integer                  DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    section     text,
    title       text,
    pinned      boolean,
    locked      boolean,
    posts       integer,
    opened_at   timestamp with time zone,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    last_at     timestamp with time zone,
    last_stable text,
    read_to     integer,
    followed    boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_viewer constant uuid := private.viewing_stable();
begin
  if not exists (select from private.forum_sections s where s.id = p_section) then
    perform private.refuse('section_not_found');
  end if;
  return query
    select r.*
    from (
      select x as thread from private.forum_threads x
      where x.section_id = p_section
        and (x.pinned, x.last_at, x.id) < (
          coalesce(p_before_pinned, true), coalesce(p_before_at, 'infinity'),
          coalesce(p_before_id, 9223372036854775807)
        )
      order by x.pinned desc, x.last_at desc, x.id desc
      limit private.page_size(p_limit)
    ) t
    cross join lateral private.thread_seen(t.thread, v_viewer) r
    order by r.pinned desc, r.last_at desc, r.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."forum_threads"(text, boolean, timestamp WITH time zone, bigint, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.give_role (
  p_stable_id uuid,
  p_at        timestamp with time zone,
  p_role      text                     DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_owner constant uuid := (select owner_id from public.stables where id = p_stable_id);
begin
  p_at := private.not_ahead(p_at);
  if v_owner is null then
    perform private.refuse('stable_not_found');
  elsif p_role is null then
    delete from private.role_holders where user_id = v_owner;
  elsif not exists (select from private.roles where role = p_role) then
    perform private.refuse('bad_request');
  else
    insert into private.role_holders (user_id, role, given_at)
    values (v_owner, p_role, p_at)
    on conflict (user_id) do update set role = excluded.role, given_at = excluded.given_at
    where private.role_holders.role <> excluded.role;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.moderate (
  p_action     text,
  p_reason     text,
  p_request_id uuid,
  p_case_id    bigint  DEFAULT NULL::bigint,
  p_post_id    bigint  DEFAULT NULL::bigint,
  p_thread_id  bigint  DEFAULT NULL::bigint,
  p_rule       text    DEFAULT NULL::text,
  p_days       integer DEFAULT NULL::integer
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_role text;
  v_answer jsonb;
  v_at timestamptz;
  v_reason constant text := private.player_text(p_reason, 500);
  v_case private.report_cases;
  v_post private.forum_posts;
  v_thread private.forum_threads;
  v_stable uuid;
  v_id bigint;
begin
  perform private.player();
  if p_request_id is null or p_reason is null
    or (p_action in ('dismiss', 'hide', 'lock', 'mute', 'pin', 'warn')) is not true
    or num_nonnulls(p_case_id, p_post_id, p_thread_id) <> 1
    or (p_rule is not null and not private.is_forum_rule(p_rule))
    or (p_action in ('hide', 'mute', 'warn') and p_rule is null)
    or (p_action = 'mute') <> (p_days is not null) or p_days not between 1 and 90
    or (p_action in ('lock', 'pin')) <> (p_thread_id is not null)
    or (p_action = 'dismiss' and p_case_id is null)
  then
    perform private.refuse('bad_request');
  end if;
  -- Who looks at a case may find that there is nothing in it.
  v_role := private.require_power(case p_action when 'dismiss' then 'hide' else p_action end);
  v_answer := private.first_request(
    p_request_id, 'moderate',
    concat_ws(
      E'\n', p_action, 'case ' || p_case_id, 'post ' || p_post_id, 'thread ' || p_thread_id, p_rule,
      p_days, p_reason
    )
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  if v_reason is null then
    perform private.refuse('reason_needed');
  end if;

  select * into v_case from private.report_cases where id = p_case_id;
  if p_case_id is not null and v_case.id is null then
    perform private.refuse('case_not_found');
  end if;
  select t.* into v_thread from private.forum_threads t
  where t.id = coalesce(
    p_thread_id,
    (select thread_id from private.forum_posts where id = coalesce(p_post_id, v_case.post_id))
  )
  for no key update;
  select * into v_post from private.forum_posts
  where id = coalesce(p_post_id, v_case.post_id) for no key update;
  if p_thread_id is not null and v_thread.id is null then
    perform private.refuse('thread_not_found');
  elsif p_post_id is not null and v_post.id is null then
    perform private.refuse('post_not_found');
  end if;
  v_stable := case
    when p_thread_id is not null then v_thread.stable_id
    when v_post.id is not null then v_post.stable_id
    else v_case.stable_id
  end;
  if p_action in ('hide', 'mute', 'warn')
    and (v_stable is null or private.role_of(v_stable) is not null)
  then
    perform private.refuse('not_over_referees');
  elsif p_action = 'hide' and v_post.id is null then
    perform private.refuse('bad_request');
  elsif (p_action = 'hide' and v_post.hidden) or (p_action = 'lock' and v_thread.locked)
    or (p_action = 'pin' and v_thread.pinned)
  then
    perform private.refuse('already_done');
  end if;
  -- A case that is there, whether the referee came by it or by the post.
  select * into v_case from private.report_cases
  where id = p_case_id or post_id = v_post.id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if p_case_id is not null and v_case.closed_at is not null then
    perform private.refuse('already_done');
  end if;

  insert into private.moderations (
    action, case_id, post_id, thread_id, stable_id, rule, reason, days, role, user_id, at
  )
  values (
    p_action, v_case.id, v_post.id, v_thread.id, v_stable, p_rule, v_reason, p_days, v_role,
    auth.uid(), v_at
  )
  returning id into v_id;
  update private.report_cases set closed_at = v_at where id = v_case.id and closed_at is null;
  if p_action = 'hide' then
    perform private.set_hidden(v_post.id, true);
  elsif p_action = 'lock' then
    update private.forum_threads set locked = true where id = v_thread.id;
  elsif p_action = 'pin' then
    update private.forum_threads set pinned = true where id = v_thread.id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.moderation_log (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id            bigint,
    action        text,
    rule          text,
    reason        text,
    days          integer,
    role          text,
    at            timestamp with time zone,
    thread_id     bigint,
    title         text,
    number        integer,
    letter        boolean,
    undone_at     timestamp with time zone,
    undone_reason text,
    undone_role   text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    m.id, m.action, m.rule, m.reason, m.days, m.role, m.at, m.thread_id,
    case when not t.hidden then t.title end, p.number, c.letter_id is not null, m.undone_at,
    m.undone_reason, m.undone_role
  from (
    select * from private.moderations x
    where x.id < coalesce(p_before_id, 9223372036854775807)
    order by x.id desc
    limit private.page_size(p_limit)
  ) m
  left join private.forum_threads t on t.id = m.thread_id
  left join private.forum_posts p on p.id = m.post_id
  left join private.report_cases c on c.id = m.case_id
  order by m.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."moderation_log"(bigint, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.my_followed_threads()
  RETURNS TABLE (
    id          bigint,
    section     text,
    title       text,
    pinned      boolean,
    locked      boolean,
    posts       integer,
    opened_at   timestamp with time zone,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    last_at     timestamp with time zone,
    last_stable text,
    read_to     integer,
    followed    boolean
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
    select r.*
    from private.forum_reads f
    join private.forum_threads t on t.id = f.thread_id
    cross join lateral private.thread_seen(t, v_own) r
    where f.stable_id = v_own and f.followed
    order by r.last_at desc, r.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_followed_threads"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_moderations()
  RETURNS TABLE (
    id            bigint,
    action        text,
    rule          text,
    reason        text,
    days          integer,
    role          text,
    at            timestamp with time zone,
    thread_id     bigint,
    title         text,
    number        integer,
    letter        boolean,
    undone_at     timestamp with time zone,
    undone_reason text,
    undone_role   text,
    appeal_id     bigint,
    due_at        timestamp with time zone,
    upheld        boolean,
    answer        text
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
      m.id, m.action, m.rule, m.reason, m.days, m.role, m.at, m.thread_id, t.title, p.number,
      c.letter_id is not null, m.undone_at, m.undone_reason, m.undone_role, a.id, a.due_at, a.upheld,
      a.answer
    from private.moderations m
    left join private.forum_threads t on t.id = m.thread_id
    left join private.forum_posts p on p.id = m.post_id
    left join private.report_cases c on c.id = m.case_id
    left join private.appeals a on a.moderation_id = m.id
    where m.stable_id = v_own and m.action in ('hide', 'lock', 'mute', 'warn')
    order by m.id desc
    limit 100;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_moderations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_standing()
  RETURNS TABLE (
    role         text,
    powers       text[],
    muted_until  timestamp with time zone,
    open_reports integer,
    open_appeals integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    h.role,
    coalesce(
      (select array_agg(p.power order by p.power) from private.role_powers p where p.role = h.role), '{}'
    ),
    private.muted_until(s.id, clock_timestamp()),
    case when h.role is not null then
      (
        select count(*) from (
          select from private.report_cases where closed_at is null limit 100
        ) c
      )
    end::integer,
    case when h.role is not null then
      (select count(*) from (select from private.appeals where answered_at is null limit 100) a)
    end::integer
  from public.stables s
  left join private.role_holders h on h.user_id = s.owner_id
  where s.id = private.viewing_stable()
$function$;

REVOKE ALL ON FUNCTION "public"."my_standing"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_thread (
  p_section    text,
  p_title      text,
  p_body       text,
  p_request_id uuid,
  p_race_id    uuid DEFAULT NULL::uuid,
  p_horse_id   uuid DEFAULT NULL::uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 5000);
  v_title text;
  v_at timestamptz;
  v_thread private.forum_threads;
begin
  perform private.player();
  if p_section is null or p_title is null or p_body is null or p_request_id is null
    or (p_race_id is not null and p_horse_id is not null)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'open_thread',
    concat_ws(E'\n', p_section, p_race_id, p_horse_id, p_title, p_body)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  if not exists (select from private.forum_sections where id = p_section) then
    perform private.refuse('section_not_found');
  elsif p_section = 'news' and not private.may('announce') then
    perform private.refuse('operator_opens_news');
  elsif v_body is null then
    perform private.refuse('post_text');
  end if;
  if p_race_id is not null then
    v_title := (
      select r.name || ', ' || to_char(r.off_at at time zone 'UTC', 'FMDD Mon YYYY')
      from public.races r where r.id = p_race_id
    );
    if v_title is null then
      perform private.refuse('race_not_found');
    end if;
  elsif p_horse_id is not null then
    v_title := (select h.name from public.horses h where h.id = p_horse_id);
    if v_title is null then
      perform private.refuse('horse_not_found');
    end if;
  else
    v_title := private.player_text(regexp_replace(p_title, '\s+', ' ', 'g'), 100);
    if v_title is null or char_length(v_title) < 3 then
      perform private.refuse('thread_title');
    end if;
  end if;

  insert into private.forum_threads (
    section_id, title, stable_id, opened_at, last_at, last_stable_id, race_id, horse_id
  )
  values (p_section, v_title, v_own, v_at, v_at, v_own, p_race_id, p_horse_id)
  on conflict do nothing
  returning * into v_thread;
  if v_thread.id is null then
    select * into v_thread from private.forum_threads
    where race_id = p_race_id or horse_id = p_horse_id
    for no key update;
    if v_thread.locked then
      perform private.refuse('thread_locked');
    end if;
    perform private.count_post(v_own, false, v_at);
  else
    perform private.count_post(v_own, true, v_at);
  end if;
  perform private.add_post(v_thread, v_own, v_body, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_thread.id));
  return v_thread.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.post_history (
  p_post_id bigint
)
  RETURNS TABLE (
    version integer,
    body    text,
    at      timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.version, e.body, e.at
  from private.forum_edits e
  join private.forum_posts p on p.id = e.post_id
  where e.post_id = p_post_id and not p.hidden and not p.deleted
  order by e.version
$function$;

REVOKE ALL ON FUNCTION "public"."post_history"(bigint) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.read_thread (
  p_thread_id bigint,
  p_number    integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_thread_id is null or p_number is null then
    perform private.refuse('bad_request');
  end if;
  insert into private.forum_reads (stable_id, thread_id, read_to)
  select v_own, t.id, least(p_number, t.posts)
  from private.forum_threads t where t.id = p_thread_id and p_number > 0
  on conflict (stable_id, thread_id) do update set read_to = excluded.read_to
  where private.forum_reads.read_to < excluded.read_to;
end
$function$;

REVOKE ALL ON FUNCTION "public"."read_thread"(bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_letter (
  p_letter_id  bigint,
  p_rule       text,
  p_note       text,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_note text;
  v_own uuid;
  v_letter private.letters;
begin
  perform private.player();
  if p_letter_id is null or p_request_id is null or p_note is null
    or not private.is_forum_rule(p_rule)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'report_letter', concat_ws(E'\n', p_letter_id, p_rule, p_note)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.own_stable();
  v_note := private.report_note(p_note);
  select * into v_letter from private.letters
  where id = p_letter_id and v_own in (low_id, high_id);
  if v_letter.id is null then
    perform private.refuse('letter_not_found');
  end if;
  perform private.note_report(
    null, p_letter_id,
    case when v_letter.from_low then v_letter.low_id else v_letter.high_id end,
    v_letter.sent_at, p_rule, v_note
  );
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_post (
  p_post_id    bigint,
  p_rule       text,
  p_note       text,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_note text;
  v_post private.forum_posts;
begin
  perform private.player();
  if p_post_id is null or p_request_id is null or p_note is null or not private.is_forum_rule(p_rule)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'report_post', concat_ws(E'\n', p_post_id, p_rule, p_note)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_post from private.forum_posts where id = p_post_id;
  v_note := private.report_note(p_note);
  if v_post.id is null then
    perform private.refuse('post_not_found');
  elsif v_post.hidden or v_post.deleted then
    perform private.refuse('post_gone');
  end if;
  perform private.note_report(
    p_post_id, null, v_post.stable_id, coalesce(v_post.edited_at, v_post.posted_at), p_rule, v_note
  );
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_post"(bigint, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.report_queue (
  p_after_id bigint  DEFAULT NULL::bigint,
  p_limit    integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    opened_at   timestamp with time zone,
    reports     integer,
    rules       text[],
    notes       text[],
    post_id     bigint,
    thread_id   bigint,
    title       text,
    number      integer,
    letter      boolean,
    body        text,
    stable_id   uuid,
    stable_name text,
    warnings    integer,
    context     jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_power('hide');
  return query
    select
      c.id, c.opened_at, c.reports,
      (select array_agg(distinct r.rule) from private.reports r where r.case_id = c.id),
      (
        select array_agg(n.note) from (
          select r.note from private.reports r
          where r.case_id = c.id and r.note <> '' order by r.at limit 5
        ) n
      ),
      p.id, p.thread_id, t.title, p.number, l.id is not null, coalesce(p.body, l.body), s.id, s.name,
      (
        select count(*)::integer from private.moderations m
        where m.stable_id = s.id and m.undone_at is null and m.action in ('hide', 'mute', 'warn')
      ),
      coalesce(
        case when p.id is not null then (
          select jsonb_agg(jsonb_build_object('name', b.name, 'body', b.body) order by b.number)
          from (
            select coalesce(w.name, 'Furlong') as name, x.body, x.number
            from private.forum_posts x left join public.stables w on w.id = x.stable_id
            where x.thread_id = p.thread_id and x.number < p.number
            order by x.number desc limit 2
          ) b
        ) else (
          select jsonb_agg(jsonb_build_object('name', b.name, 'body', b.body) order by b.id)
          from (
            select w.name, x.body, x.id
            from private.letters x
            join public.stables w on w.id = case when x.from_low then x.low_id else x.high_id end
            where x.low_id = l.low_id and x.high_id = l.high_id and x.id < l.id
            order by x.id desc limit 4
          ) b
        ) end,
        '[]'
      )
    from private.report_cases c
    join public.stables s on s.id = c.stable_id
    left join private.forum_posts p on p.id = c.post_id
    left join private.forum_threads t on t.id = p.thread_id
    left join private.letters l on l.id = c.letter_id
    where c.closed_at is null and c.id > coalesce(p_after_id, 0)
    order by c.id
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."report_queue"(bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.search_posts (
  p_words   text,
  p_section text    DEFAULT NULL::text,
  p_stable  text    DEFAULT NULL::text,
  p_limit   integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    thread_id   bigint,
    number      integer,
    section     text,
    title       text,
    stable_name text,
    body        text,
    posted_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_query constant tsquery := private.words_looked_for(p_words);
  v_stable_id uuid;
begin
  if p_stable <> '' then
    v_stable_id := (
      select s.id from private.stables_named(p_stable) s
      order by lower(s.name) = lower(p_stable) desc, s.id limit 1
    );
    if v_stable_id is null then
      return;
    end if;
  end if;
  if v_query is null and (v_stable_id is null or p_words <> '') then
    return;
  end if;
  return query
    select
      p.id, p.thread_id, p.number, p.section_id, t.title, s.name,
      left(regexp_replace(p.body, '\s+', ' ', 'g'), 240), p.posted_at
    from (
      select x.*, case when v_query is not null then ts_rank(x.search, v_query) end as rank
      from private.forum_posts x
      where x.id = any(private.posts_with(v_query, nullif(p_section, ''), v_stable_id))
      order by rank desc nulls last, x.id desc
      limit least(private.page_size(p_limit), 50)
    ) p
    join private.forum_threads t on t.id = p.thread_id and not t.hidden
    left join public.stables s on s.id = p.stable_id
    order by p.rank desc nulls last, p.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."search_posts"(text, text, text, integer) FROM PUBLIC, "service_role";

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
  perform private.refuse_muted(v_own, v_at);
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

CREATE OR REPLACE FUNCTION public.thread_about (
  p_race_id  uuid DEFAULT NULL::uuid,
  p_horse_id uuid DEFAULT NULL::uuid
)
  RETURNS TABLE (
    thread_id bigint,
    name      text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select t.id, r.name
  from public.races r left join private.forum_threads t on t.race_id = r.id
  where r.id = p_race_id
  union all
  select t.id, h.name
  from public.horses h left join private.forum_threads t on t.horse_id = h.id
  where h.id = p_horse_id
$function$;

REVOKE ALL ON FUNCTION "public"."thread_about"(uuid, uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.thread_posts (
  p_thread_id bigint,
  p_after     integer DEFAULT 0,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    number      integer,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    role        text,
    body        text,
    posted_at   timestamp with time zone,
    edited_at   timestamp with time zone,
    deleted     boolean,
    hidden      boolean,
    blocked     boolean,
    own         boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    p.id, p.number, s.id, s.name, s.silks,
    case when p.stable_id is null then 'operator' else h.role end,
    case when not p.deleted and not p.hidden then p.body end,
    p.posted_at, case when not p.deleted and not p.hidden then p.edited_at end, p.deleted, p.hidden,
    b.stable_id is not null, coalesce(p.stable_id = v.id, false)
  from (
    select * from private.forum_posts x
    where x.thread_id = p_thread_id and x.number > coalesce(p_after, 0)
    order by x.number
    limit private.page_size(p_limit)
  ) p
  cross join (select private.viewing_stable() as id) v
  left join public.stables s on s.id = p.stable_id
  left join private.role_holders h on h.user_id = s.owner_id
  left join private.blocked_stables b on b.stable_id = v.id and b.blocked_id = p.stable_id
  order by p.number
$function$;

REVOKE ALL ON FUNCTION "public"."thread_posts"(bigint, integer, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.undo_moderation (
  p_id         bigint,
  p_reason     text,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_role text;
  v_answer jsonb;
  v_reason constant text := private.player_text(p_reason, 500);
begin
  perform private.player();
  if p_id is null or p_reason is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_role := private.require_power('undo');
  v_answer := private.first_request(p_request_id, 'undo_moderation', p_id || E'\n' || p_reason);
  if v_answer is not null then
    return v_answer;
  end if;
  if v_reason is null then
    perform private.refuse('reason_needed');
  elsif not exists (select from private.moderations where id = p_id) then
    perform private.refuse('moderation_not_found');
  end if;
  perform private.undo(p_id, v_role, v_reason, date_trunc('milliseconds', clock_timestamp()));
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.write_post (
  p_thread_id  bigint,
  p_body       text,
  p_request_id uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 5000);
  v_at timestamptz;
  v_thread private.forum_threads;
  v_number integer;
begin
  perform private.player();
  if p_thread_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'write_post', p_thread_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  select * into v_thread from private.forum_threads where id = p_thread_id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  if v_thread.id is null then
    perform private.refuse('thread_not_found');
  elsif v_thread.locked or v_thread.hidden then
    perform private.refuse('thread_locked');
  elsif v_body is null then
    perform private.refuse('post_text');
  end if;
  perform private.count_post(v_own, false, v_at);
  v_number := private.add_post(v_thread, v_own, v_body, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_number));
  return v_number;
end
$function$;

REVOKE ALL ON FUNCTION "public"."write_post"(bigint, text, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."appeals"
  ADD CONSTRAINT "appeals_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."forum_edits"
  ADD CONSTRAINT "forum_edits_post_id_fkey" FOREIGN KEY (post_id) REFERENCES private.forum_posts(id);

ALTER TABLE "private"."forum_posts"
  ADD CONSTRAINT "forum_posts_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."forum_reads"
  ADD CONSTRAINT "forum_reads_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."forum_posts"
  ADD CONSTRAINT "forum_posts_section_id_fkey" FOREIGN KEY (section_id) REFERENCES private.forum_sections(id);

ALTER TABLE "private"."forum_threads"
  ADD CONSTRAINT "forum_threads_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."forum_threads"
  ADD CONSTRAINT "forum_threads_last_stable_id_fkey" FOREIGN KEY (last_stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."forum_posts"
  ADD CONSTRAINT "forum_posts_thread_id_fkey" FOREIGN KEY (thread_id) REFERENCES private.forum_threads(id);

ALTER TABLE "private"."forum_reads"
  ADD CONSTRAINT "forum_reads_thread_id_fkey" FOREIGN KEY (thread_id) REFERENCES private.forum_threads(id);

ALTER TABLE "private"."forum_sections"
  ADD CONSTRAINT "forum_sections_last_thread_id_fkey" FOREIGN KEY (last_thread_id) REFERENCES private.forum_threads(id);

ALTER TABLE "private"."forum_threads"
  ADD CONSTRAINT "forum_threads_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."forum_threads"
  ADD CONSTRAINT "forum_threads_section_id_fkey" FOREIGN KEY (section_id) REFERENCES private.forum_sections(id);

ALTER TABLE "private"."forum_threads"
  ADD CONSTRAINT "forum_threads_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."appeals"
  ADD CONSTRAINT "appeals_moderation_id_fkey" FOREIGN KEY (moderation_id) REFERENCES private.moderations(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_post_id_fkey" FOREIGN KEY (post_id) REFERENCES private.forum_posts(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_thread_id_fkey" FOREIGN KEY (thread_id) REFERENCES private.forum_threads(id);

ALTER TABLE "private"."posts_written"
  ADD CONSTRAINT "posts_written_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."report_cases"
  ADD CONSTRAINT "report_cases_letter_id_fkey" FOREIGN KEY (letter_id) REFERENCES private.letters(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_case_id_fkey" FOREIGN KEY (case_id) REFERENCES private.report_cases(id);

ALTER TABLE "private"."report_cases"
  ADD CONSTRAINT "report_cases_post_id_fkey" FOREIGN KEY (post_id) REFERENCES private.forum_posts(id);

ALTER TABLE "private"."report_cases"
  ADD CONSTRAINT "report_cases_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."reports"
  ADD CONSTRAINT "reports_case_id_fkey" FOREIGN KEY (case_id) REFERENCES private.report_cases(id);

ALTER TABLE "private"."reports"
  ADD CONSTRAINT "reports_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."role_holders"
  ADD CONSTRAINT "role_holders_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."appeals"
  ADD CONSTRAINT "appeals_role_fkey" FOREIGN KEY (ROLE) REFERENCES private.roles(ROLE);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_role_fkey" FOREIGN KEY (ROLE) REFERENCES private.roles(ROLE);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_undone_role_fkey" FOREIGN KEY (undone_role) REFERENCES private.roles(ROLE);

ALTER TABLE "private"."role_holders"
  ADD CONSTRAINT "role_holders_role_fkey" FOREIGN KEY (ROLE) REFERENCES private.roles(ROLE);

ALTER TABLE "private"."role_powers"
  ADD CONSTRAINT "role_powers_role_fkey" FOREIGN KEY (ROLE) REFERENCES private.roles(ROLE);

CREATE INDEX appeals_open ON private.appeals USING btree (id)
  WHERE (answered_at IS NULL);

CREATE INDEX forum_posts_of_section ON private.forum_posts USING btree (section_id, id DESC);

CREATE INDEX forum_posts_of_stable ON private.forum_posts USING btree (stable_id, id DESC);

CREATE INDEX forum_posts_search ON private.forum_posts USING gin (search);

CREATE INDEX forum_reads_followed ON private.forum_reads USING btree (stable_id)
  WHERE followed;

CREATE INDEX forum_threads_by_time ON private.forum_threads USING btree (section_id, pinned DESC, last_at DESC, id DESC);

CREATE INDEX moderations_of_post ON private.moderations USING btree (post_id)
  WHERE ((action = 'hide'::text) AND (undone_at IS NULL));

CREATE INDEX moderations_of_stable ON private.moderations USING btree (stable_id, id DESC);

CREATE INDEX report_cases_open ON private.report_cases USING btree (id)
  WHERE (closed_at IS NULL);

CREATE INDEX reports_of_stable ON private.reports USING btree (stable_id, at);

REVOKE ALL ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_forums"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_forums"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_forums"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_forum_rule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_forum_rule"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_forum_rule"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_post"(uuid, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_post"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_post"(uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."newest_posts"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_posts"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."newest_posts"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_section"(text, integer, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_section"(text, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_section"(text, integer, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."posts_with"(tsquery, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."posts_with"(tsquery, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."posts_with"(tsquery, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_note"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_note"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_note"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_power"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_power"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_power"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."role_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."role_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."role_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_of"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_of"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_of"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_hidden"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_hidden"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_hidden"(bigint, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."thread_seen"(private.forum_threads, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."thread_seen"(private.forum_threads, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."thread_seen"(private.forum_threads, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."title_of"(private.forum_posts) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."title_of"(private.forum_posts) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."title_of"(private.forum_posts) TO "postgres";

REVOKE ALL ON FUNCTION "private"."undo"(bigint, text, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."undo"(bigint, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."undo"(bigint, text, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."viewing_stable"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."viewing_stable"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."viewing_stable"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."words_looked_for"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."words_looked_for"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."words_looked_for"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeal"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."appeal"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeal"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeals"(bigint, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."appeals"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeals"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_post"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_post"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_post"(bigint, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."edit_post"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."edit_post"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."edit_post"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_thread"(bigint, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."follow_thread"(bigint, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_thread"(bigint, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_sections"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."forum_sections"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_sections"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_thread"(bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."forum_thread"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_thread"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_threads"(text, boolean, timestamp WITH time zone, bigint, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."forum_threads"(text, boolean, timestamp WITH time zone, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forum_threads"(text, boolean, timestamp WITH time zone, bigint, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderation_log"(bigint, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."moderation_log"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderation_log"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_followed_threads"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_followed_threads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_followed_threads"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_moderations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_moderations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_moderations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_standing"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_standing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_standing"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_history"(bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."post_history"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_history"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_thread"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_thread"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_thread"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_post"(bigint, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_post"(bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_post"(bigint, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_queue"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_queue"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_queue"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_posts"(text, text, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."search_posts"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_posts"(text, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_about"(uuid, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."thread_about"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_about"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_posts"(bigint, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."thread_posts"(bigint, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_posts"(bigint, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_post"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_post"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_post"(bigint, text, uuid) TO "postgres";

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_rule_check" CHECK (((rule IS NULL) OR private.is_forum_rule(rule)));

ALTER TABLE "private"."reports"
  ADD CONSTRAINT "reports_rule_check" CHECK (private.is_forum_rule(rule));

insert into private.roles (role) values ('referee'), ('operator');

insert into private.role_powers (role, power) values
  ('referee', 'hide'), ('referee', 'lock'), ('referee', 'pin'), ('referee', 'warn'),
  ('referee', 'mute'), ('referee', 'undo'), ('referee', 'answer'),
  ('operator', 'announce'), ('operator', 'hide'), ('operator', 'lock'), ('operator', 'pin'),
  ('operator', 'warn'), ('operator', 'mute'), ('operator', 'undo'), ('operator', 'answer');

select private.open_section('news', 1, 'What is said here, and the rules of these forums', $text$
What changes in Furlong is told in this section. The operator opens its threads; anybody may answer.

The rules are few:

- **Respect.** Argue about horses, not about people.
- **Fair play.** One stable each. Do not lose a race on purpose, and do not agree on a result.
- **No deceit.** Do not pass yourself off as somebody else, and do not offer what you do not have.
- **Nothing private.** No names, addresses or letters of others without their word.
- **To the point.** No advertising, and nothing ten times over.
- **The law.** What is forbidden elsewhere is forbidden here.

A post is reported with the button under it. What a referee does about it, under which rule and why, is told in [the stewards' room](/community/referees); who reported it never is.
$text$);

select private.open_section('racing', 2, 'What this section is for', $text$
Races that were run, races to come, and how the game is played. A race has a thread of its own, which its page leads to.

What a result shows can be checked: on the page of a race your browser runs it again from its card and seed.
$text$);

select private.open_section('form', 3, 'What this section is for', $text$
Who will win, and why. Say before the off what you see in the form, the going, the pace or the draw.

> A chance is worth more with a reason.
$text$);

select private.open_section('clubs', 4, 'What this section is for', $text$
Looking for stables to race with, or for a club to join? Say what your club is about, and what it asks of its members.
$text$);

select private.open_section('market', 5, 'What this section is for', $text$
Horses wanted, horses to be sold, lots and claims. Horses change hands in [the sales ring](/marketplace/buy-in-sales-ring), [under the hammer](/marketplace/bid-in-auction) and by [claims](/marketplace/claim-a-horse) alone: what is agreed here binds nobody, and credits cannot be given away.
$text$);

select private.open_section('help', 6, 'Ask anything', $text$
No question is too small. Begin with [the quick start guide](/help/quick-start-guide); how races are kept fair stands under [fairness](/fairness), where the money comes from under [economy](/help/economy).
$text$);

select private.open_section('suggestions', 7, 'What would make Furlong better', $text$
One suggestion a thread, please: say what you wanted to do, and what kept you from it. What does not work as it should belongs here too.
$text$);
