SET local check_function_bodies = off;

ALTER TABLE "private"."mail_choices"
  DROP CONSTRAINT "mail_choices_check1";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_race_check";

ALTER TABLE "public"."activities"
  DROP CONSTRAINT "activities_type_check";

DROP FUNCTION "private"."mail_kind"(text);

DROP FUNCTION "public"."note_play"();

DROP FUNCTION "public"."stable_record"(uuid);

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

CREATE TABLE "private"."club_invitations" (
  "stable_id"  uuid                     NOT NULL,
  "club_id"    uuid                     NOT NULL,
  "invited_by" uuid                     NOT NULL,
  "invited_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_invitations_pkey" PRIMARY KEY (stable_id, club_id)
);

CREATE TABLE "private"."club_members" (
  "stable_id" uuid                     NOT NULL,
  "club_id"   uuid                     NOT NULL,
  "role"      text                     NOT NULL,
  "joined_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_members_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "club_members_role_check" CHECK ((role = ANY (ARRAY['founder'::text, 'officer'::text, 'member'::text])))
);

CREATE TABLE "private"."club_notices" (
  "id"        bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "club_id"   uuid                     NOT NULL,
  "stable_id" uuid                     NOT NULL,
  "body"      text                     NOT NULL,
  "posted_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_notices_pkey" PRIMARY KEY (id),
  CONSTRAINT "club_notices_body_check" CHECK ((body = private.player_text(body, 1000)))
);

CREATE TABLE "private"."club_points" (
  "club_id"   uuid    NOT NULL,
  "season"    integer NOT NULL,
  "stable_id" uuid    NOT NULL,
  "points"    integer NOT NULL,
  "runs"      integer NOT NULL,
  "wins"      integer NOT NULL,
  CONSTRAINT "club_points_pkey" PRIMARY KEY (club_id, season, stable_id)
);

CREATE TABLE "private"."club_seasons" (
  "club_id" uuid    NOT NULL,
  "season"  integer NOT NULL,
  "points"  integer NOT NULL,
  "runs"    integer NOT NULL,
  "wins"    integer NOT NULL,
  CONSTRAINT "club_seasons_pkey" PRIMARY KEY (club_id, season)
);

CREATE TABLE "private"."clubs" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"        text                     NOT NULL,
  "description" text,
  "is_open"     boolean                  NOT NULL,
  "members"     integer                  NOT NULL DEFAULT 0,
  "founded_at"  timestamp with time zone NOT NULL,
  CONSTRAINT "clubs_members_check" CHECK (((members >= 0) AND (members <= 100))),
  CONSTRAINT "clubs_pkey" PRIMARY KEY (id),
  CONSTRAINT "clubs_description_check" CHECK ((description = private.player_text(description, 500))),
  CONSTRAINT "clubs_name_check" CHECK ((name = private.normal_name(name, 40)))
);

CREATE TABLE "private"."community_acts" (
  "stable_id" uuid                     NOT NULL,
  "minute"    timestamp with time zone NOT NULL,
  "acts"      integer                  NOT NULL,
  CONSTRAINT "community_acts_pkey" PRIMARY KEY (stable_id, minute)
);

CREATE TABLE "private"."contact_messages" (
  "id"         bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "reference"  text                     NOT NULL,
  "request_id" uuid                     NOT NULL,
  "stable_id"  uuid,
  "email"      text                     NOT NULL,
  "topic"      text                     NOT NULL,
  "body"       text                     NOT NULL,
  "sent_at"    timestamp with time zone NOT NULL,
  "mailed_at"  timestamp with time zone,
  CONSTRAINT "contact_messages_pkey" PRIMARY KEY (id),
  CONSTRAINT "contact_messages_reference_check" CHECK ((reference ~ '^F-[2-9A-HJ-NP-Z]{6}$'::text)),
  CONSTRAINT "contact_messages_reference_key" UNIQUE (reference),
  CONSTRAINT "contact_messages_request_id_key" UNIQUE (request_id),
  CONSTRAINT "contact_messages_topic_check" CHECK ((topic = ANY (ARRAY['fault'::text, 'account'::text, 'conduct'::text, 'idea'::text, 'other'::text]))),
  CONSTRAINT "contact_messages_body_check" CHECK ((body = private.player_text(body, 4000)))
);

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

CREATE TABLE "private"."horse_lists" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "stable_id"   uuid,
  "rule"        text,
  "name"        text                     NOT NULL,
  "description" text,
  "horses"      integer                  NOT NULL DEFAULT 0,
  "followers"   integer                  NOT NULL DEFAULT 0,
  "made_at"     timestamp with time zone NOT NULL,
  CONSTRAINT "horse_lists_check" CHECK (((stable_id IS NULL) = (rule IS NOT NULL))),
  CONSTRAINT "horse_lists_followers_check" CHECK ((followers >= 0)),
  CONSTRAINT "horse_lists_horses_check" CHECK (((horses >= 0) AND (horses <= 50))),
  CONSTRAINT "horse_lists_pkey" PRIMARY KEY (id),
  CONSTRAINT "horse_lists_rule_key" UNIQUE (RULE),
  CONSTRAINT "horse_lists_description_check" CHECK ((description = private.player_text(description, 500))),
  CONSTRAINT "horse_lists_name_check" CHECK ((name = private.normal_name(name, 40)))
);

CREATE TABLE "private"."leavings" (
  "stable_id"   uuid                     NOT NULL,
  "asked_at"    timestamp with time zone NOT NULL,
  "leaves_at"   timestamp with time zone NOT NULL,
  "taken_until" timestamp with time zone,
  "mailed_at"   timestamp with time zone,
  CONSTRAINT "leavings_pkey" PRIMARY KEY (stable_id)
);

CREATE TABLE "private"."list_followers" (
  "stable_id"   uuid                     NOT NULL,
  "list_id"     uuid                     NOT NULL,
  "followed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "list_followers_pkey" PRIMARY KEY (stable_id, list_id)
);

CREATE TABLE "private"."listed_horses" (
  "list_id"   uuid                     NOT NULL,
  "horse_id"  uuid                     NOT NULL,
  "listed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "listed_horses_pkey" PRIMARY KEY (list_id, horse_id)
);

CREATE TABLE "private"."mail_letters" (
  "stable_id" uuid                     NOT NULL,
  "due_at"    timestamp with time zone NOT NULL,
  "taken_at"  timestamp with time zone,
  CONSTRAINT "mail_letters_pkey" PRIMARY KEY (stable_id)
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

CREATE TABLE "private"."notices_seen" (
  "stable_id" uuid                     NOT NULL,
  "told_at"   timestamp with time zone NOT NULL,
  CONSTRAINT "notices_seen_pkey" PRIMARY KEY (stable_id)
);

CREATE TABLE "private"."posts_written" (
  "stable_id" uuid                     NOT NULL,
  "minute"    timestamp with time zone NOT NULL,
  "posts"     integer                  NOT NULL,
  "threads"   integer                  NOT NULL,
  CONSTRAINT "posts_written_pkey" PRIMARY KEY (stable_id, minute)
);

CREATE TABLE "private"."preview_months" (
  "month"     text    NOT NULL,
  "stable_id" uuid    NOT NULL,
  "previews"  integer NOT NULL,
  "score"     bigint  NOT NULL,
  CONSTRAINT "preview_months_month_check" CHECK ((month ~ '^\d{4}-\d{2}$'::text)),
  CONSTRAINT "preview_months_pkey" PRIMARY KEY (month, stable_id)
);

CREATE TABLE "private"."previewed_races" (
  "race_id"  uuid                     NOT NULL,
  "off_at"   timestamp with time zone NOT NULL,
  "previews" integer                  NOT NULL,
  "best"     integer                  NOT NULL,
  CONSTRAINT "previewed_races_pkey" PRIMARY KEY (race_id)
);

CREATE TABLE "private"."previews" (
  "race_id"      uuid                     NOT NULL,
  "stable_id"    uuid                     NOT NULL,
  "chances"      integer[]                NOT NULL,
  "rule"         text,
  "published_at" timestamp with time zone NOT NULL,
  "score"        integer,
  CONSTRAINT "previews_pkey" PRIMARY KEY (race_id, stable_id),
  CONSTRAINT "previews_rule_check" CHECK ((rule = ANY (ARRAY['ratings'::text, 'form'::text, 'half the line'::text])))
);

CREATE TABLE "private"."profiles" (
  "stable_id" uuid   NOT NULL,
  "about"     text,
  "shows"     text[] NOT NULL,
  CONSTRAINT "profiles_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "profiles_shows_check" CHECK ((shows <@ ARRAY['about'::text, 'horses'::text, 'club'::text, 'lists'::text, 'previews'::text])),
  CONSTRAINT "profiles_about_check" CHECK ((about = private.player_text(about, 1000)))
);

CREATE TABLE "private"."race_reviews" (
  "race_id"    uuid                     NOT NULL,
  "stable_id"  uuid                     NOT NULL,
  "body"       text                     NOT NULL,
  "written_at" timestamp with time zone NOT NULL,
  CONSTRAINT "race_reviews_pkey" PRIMARY KEY (race_id, stable_id),
  CONSTRAINT "race_reviews_body_check" CHECK ((body = private.player_text(body, 1000)))
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

ALTER TABLE "private"."mail_addresses"
  ADD COLUMN "taken_until" timestamp WITH time zone;

ALTER TABLE "private"."mail_news"
  ADD COLUMN "taken_at" timestamp WITH time zone;

ALTER TABLE "public"."activities"
  ADD COLUMN "told_at" timestamp WITH time zone NOT NULL DEFAULT date_trunc('milliseconds'::text, clock_timestamp());

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

CREATE OR REPLACE FUNCTION private.admit_to_club (
  p_club      private.clubs,
  p_stable_id uuid,
  p_role      text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_club.members >= 100 then
    perform private.refuse('club_full');
  end if;
  insert into private.club_members (stable_id, club_id, role, joined_at)
  values (p_stable_id, p_club.id, p_role, clock_timestamp())
  on conflict (stable_id) do nothing;
  if not found then
    perform private.refuse('in_club_already');
  end if;
  update private.clubs set members = members + 1 where id = p_club.id;
  delete from private.club_invitations where stable_id = p_stable_id;
end
$function$;

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

CREATE OR REPLACE FUNCTION private.begins_with (
  p_text text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select regexp_replace(lower(btrim(left(p_text, 60))), '([\\%_])', '\\\1', 'g') || '%'
$function$;

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

CREATE OR REPLACE FUNCTION private.contact_reference()
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select 'F-' || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(b.bytes, i) % 32, 1), '' order by i
  )
  from (select uuid_send(gen_random_uuid()) as bytes) b cross join generate_series(0, 5) i
$function$;

CREATE OR REPLACE FUNCTION private.count_act (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_at constant timestamptz := clock_timestamp();
begin
  delete from private.community_acts
  where stable_id = p_stable_id and minute <= v_at - interval '1 hour';
  if (select coalesce(sum(acts), 0) from private.community_acts where stable_id = p_stable_id) >= (
    select private.most_community_acts(created_at, v_at) from public.stables where id = p_stable_id
  ) then
    perform private.refuse('too_many_acts');
  end if;
  insert into private.community_acts as c (stable_id, minute, acts)
  values (p_stable_id, date_trunc('minute', v_at), 1)
  on conflict (stable_id, minute) do update set acts = c.acts + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_clubs (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Who is a member stays one meanwhile: with its last a club ends.
  perform from private.club_members m
  where m.stable_id in (select e.stable_id from public.entries e where e.race_id = p_race_id)
  order by m.stable_id for key share;
  insert into private.club_points as c (club_id, season, stable_id, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), e.stable_id, sum(private.points_of_place(e.place)),
    count(*), count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at, e.stable_id
  order by m.club_id, e.stable_id
  on conflict (club_id, season, stable_id) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
  insert into private.club_seasons as c (club_id, season, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), sum(private.points_of_place(e.place)), count(*),
    count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at
  order by m.club_id
  on conflict (club_id, season) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_house_lists (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_taken record;
  v_list_id uuid;
begin
  for v_taken in
    select k.rule, k.name, k.description, h.id as horse_id, r.off_at
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    join public.horses h on h.id = e.horse_id
    cross join lateral (
      select initcap(replace(r.track_id, '-', ' ')) as track
    ) t
    cross join lateral (
      values
        ('grey', 'Winning Greys', 'The last fifty grey horses to win a race.', h.coat = 'Grey'),
        (
          'graded', 'Graded Winners',
          'The last fifty horses to win a Grade 1, 2 or 3 or a Listed race.',
          r.grade in ('Grade 1', 'Grade 2', 'Grade 3', 'Listed')
        ),
        (
          'course ' || r.track_id, t.track || ' Specialists',
          'The last fifty horses to win at ' || t.track || ' for the second time or more.',
          exists (
            select from public.entries x
            join public.races w on w.id = x.race_id
            where x.horse_id = h.id and x.place = 1 and w.track_id = r.track_id and w.id <> r.id
          )
        )
    ) k (rule, name, description, takes)
    where r.id = p_race_id and k.takes
    order by k.rule, h.id
  loop
    insert into private.horse_lists (rule, name, description, made_at)
    values (v_taken.rule, v_taken.name, v_taken.description, v_taken.off_at)
    on conflict (rule) do nothing;
    select id into v_list_id from private.horse_lists where rule = v_taken.rule for no key update;
    insert into private.listed_horses as l (list_id, horse_id, listed_at)
    values (v_list_id, v_taken.horse_id, v_taken.off_at)
    on conflict (list_id, horse_id) do update
    set listed_at = greatest(l.listed_at, excluded.listed_at);
    delete from private.listed_horses
    where list_id = v_list_id and horse_id in (
      select x.horse_id from private.listed_horses x
      where x.list_id = v_list_id
      order by x.listed_at desc, x.horse_id
      offset 50
    );
    update private.horse_lists
    set horses = (select count(*) from private.listed_horses where list_id = v_list_id)
    where id = v_list_id;
  end loop;
end
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

CREATE OR REPLACE FUNCTION private.description (
  p_text text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_text constant text := private.player_text(p_text, 500);
begin
  if v_text is null and p_text ~ '[^ \t\r\n]' then
    perform private.refuse('description_text');
  end if;
  return v_text;
end
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
  -- What a referee did stays, and by which role.
  update private.moderations set user_id = null where user_id = p_user_id;
  update private.moderations set undone_by = null where undone_by = p_user_id;
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
  perform private.forget_words(p_stable_id);
  -- Letters are of two: with one they go for the other as well, and what was reported of them.
  delete from private.appeals a
  using private.moderations m, private.report_cases c, private.letters l
  where m.id = a.moderation_id and c.id = m.case_id and l.id = c.letter_id
    and p_stable_id in (l.low_id, l.high_id);
  delete from private.moderations m
  using private.report_cases c, private.letters l
  where c.id = m.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.reports r
  using private.report_cases c, private.letters l
  where c.id = r.case_id and l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
  delete from private.report_cases c
  using private.letters l
  where l.id = c.letter_id and p_stable_id in (l.low_id, l.high_id);
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
    'limits', 'pauses', 'play_time', 'mail_news', 'mail_letters', 'mail_choices', 'mail_addresses', 'exports',
    'watched_lots', 'sightings', 'notices_seen', 'forum_reads', 'posts_written', 'race_reviews', 'list_followers',
    'horse_lists', 'club_invitations', 'club_notices', 'community_acts', 'profiles', 'contact_messages'
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

CREATE OR REPLACE FUNCTION private.forget_words (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_member private.club_members;
begin
  delete from private.forum_edits e
  using private.forum_posts p
  where p.id = e.post_id and p.stable_id = p_stable_id;
  update private.forum_posts set body = '-', deleted = true, search = '' where stable_id = p_stable_id;
  update private.forum_threads set title = 'A thread of a former stable'
  where stable_id = p_stable_id and race_id is null and horse_id is null;
  update private.reports set note = '' where stable_id = p_stable_id;
  update private.appeals set body = '-' where stable_id = p_stable_id;
  update private.horse_lists l set followers = l.followers - 1
  from private.list_followers f
  where f.stable_id = p_stable_id and l.id = f.list_id;
  select * into v_member from private.club_members where stable_id = p_stable_id;
  if found then
    perform from private.clubs where id = v_member.club_id for no key update;
    perform private.part_from_club(v_member);
  end if;
  delete from private.club_invitations where invited_by = p_stable_id;
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

CREATE OR REPLACE FUNCTION private.is_email (
  p_email text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select length(p_email) <= 254 and p_email ~ '^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]+$'
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

CREATE OR REPLACE FUNCTION private.list_name (
  p_stable_id uuid,
  p_name      text,
  p_list_id   uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_name constant text := private.normal_name(p_name, 40);
begin
  if v_name is null then
    perform private.refuse('list_name_invalid');
  elsif exists (
    select from private.horse_lists
    where stable_id = p_stable_id and lower(name) = lower(v_name) and id is distinct from p_list_id
  ) then
    perform private.refuse('list_name_taken');
  end if;
  return v_name;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_club (
  p_club_id uuid
)
  RETURNS private.clubs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_club private.clubs;
begin
  select * into v_club from private.clubs where id = p_club_id for no key update;
  if v_club.id is null then
    perform private.refuse('club_not_found');
  end if;
  return v_club;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_club_of (
  p_stable_id uuid
)
  RETURNS private.club_members
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_member private.club_members;
begin
  perform from private.clubs
  where id = (select club_id from private.club_members where stable_id = p_stable_id)
  for no key update;
  select * into v_member from private.club_members where stable_id = p_stable_id;
  if v_member.club_id is null then
    perform private.refuse('not_in_club');
  end if;
  return v_member;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_led_club (
  p_stable_id uuid
)
  RETURNS private.club_members
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_member constant private.club_members := private.lock_club_of(p_stable_id);
begin
  if v_member.role = 'member' then
    perform private.refuse('not_club_officer');
  end if;
  return v_member;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_own_list (
  p_stable_id uuid,
  p_list_id   uuid
)
  RETURNS private.horse_lists
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_list private.horse_lists;
begin
  select * into v_list from private.horse_lists
  where id = p_list_id and stable_id = p_stable_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  end if;
  return v_list;
end
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
    when p_type in (
      'outbid', 'auction_won', 'bid_returned', 'horse_sold', 'horse_returned', 'auction_unsold'
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

CREATE OR REPLACE FUNCTION private.month_at (
  p_at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM')
$function$;

CREATE OR REPLACE FUNCTION private.most_community_acts (
  p_founded_at timestamp with time zone,
  p_at         timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_founded_at > p_at - interval '7 days' then 60 else 180 end
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

CREATE OR REPLACE FUNCTION private.part_from_club (
  p_member private.club_members
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.club_members where stable_id = p_member.stable_id;
  update private.clubs set members = members - 1 where id = p_member.club_id;
  if p_member.role = 'founder' then
    update private.club_members set role = 'founder'
    where stable_id = (
      select m.stable_id from private.club_members m
      where m.club_id = p_member.club_id
      order by m.role <> 'officer', m.joined_at, m.stable_id
      limit 1
    );
    delete from private.clubs where id = p_member.club_id and members = 0;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.points_of_place (
  p_place integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce((array[10, 6, 4, 2, 1])[p_place], 0)
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

CREATE OR REPLACE FUNCTION private.preview_for_house (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with field as (
    select
      e.draw, e.win_chance, h.rating - e.weight as able, h.figures,
      min(h.rating - e.weight) over () as least
    from public.entries e join public.horses h on h.id = e.horse_id
    where e.race_id = p_race_id and e.win_chance is not null
  ), weighed as (
    select r.rule, f.draw,
      case r.rule
        when 'ratings' then (f.able - f.least + 5)::bigint ^ 2
        when 'form' then 2 + (
          select coalesce(sum(case n.figure when '1' then 5 when '2' then 3 when '3' then 2 when '4' then 1 else 0 end), 0)
          from regexp_split_to_table(right(f.figures, 5), '') n (figure)
        )
        else f.win_chance + 10000 / count(*) over (partition by r.rule)
      end::bigint as weight
    from field f cross join (values ('ratings'), ('form'), ('half the line')) r (rule)
  ), made as (
    select rule, private.share_out(array_agg(weight order by draw)) as chances
    from weighed group by rule
  ), stables as (
    select id, row_number() over (order by name) as number
    from (select id, name from public.stables where is_house order by name limit 3) s
  )
  insert into private.previews (race_id, stable_id, chances, rule, published_at)
  select p_race_id, s.id, m.chances, m.rule, date_trunc('milliseconds', clock_timestamp())
  from made m
  join stables s on s.number = case m.rule when 'ratings' then 1 when 'form' then 2 else 3 end
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.preview_score (
  p_chance integer,
  p_line   integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select round(
    100 * ln((100 * p_chance)::double precision / greatest(p_line, 100)) / ln(2::double precision)
  )::integer
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
    when 'list_not_found' then '404'
    when 'list_name_invalid' then '400'
    when 'club_not_found' then '404'
    when 'club_name_invalid' then '400'
    when 'preview_chances' then '422'
    when 'race_without_line' then '422'
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
  perform private.sight(v_stable_id, clock_timestamp());
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

CREATE OR REPLACE FUNCTION private.score_previews (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id;
  update private.previews p
  set score = (
    select floor((2 * sum(private.preview_score(p.chances[e.draw], e.win_chance)) + count(*))::numeric / (2 * count(*)))
    from public.entries e
    where e.race_id = p_race_id and e.place = 1
  )
  where p.race_id = p_race_id;
  if not found then
    return;
  end if;
  insert into private.previewed_races (race_id, off_at, previews, best)
  select p_race_id, v_race.off_at, count(*), max(score) from private.previews where race_id = p_race_id;
  insert into private.preview_months as m (month, stable_id, previews, score)
  select private.month_at(v_race.off_at), p.stable_id, 1, p.score
  from private.previews p
  where p.race_id = p_race_id
  order by p.stable_id
  on conflict (month, stable_id) do update
  set previews = m.previews + 1, score = m.score + excluded.score;
end
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

CREATE OR REPLACE FUNCTION private.share_out (
  p_weights bigint[]
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with weighed as (
    select w.weight, w.place, count(*) over () as runners, sum(w.weight) over () as whole
    from unnest(p_weights) with ordinality w (weight, place)
  ), parted as (
    select
      place, runners,
      floor((100 - runners) * weight / whole)::integer as share,
      mod((100 - runners) * weight, whole) as remainder
    from weighed
  ), ranked as (
    select
      place, share,
      row_number() over (order by remainder desc, place) as turn,
      100 - runners - sum(share) over () as left_over
    from parted
  )
  select array_agg(1 + share + (turn <= left_over)::integer order by place) from ranked
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

CREATE OR REPLACE FUNCTION private.wrote_often (
  p_stable_id uuid,
  p_email     text,
  p_at        timestamp with time zone
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 5 <= greatest(
    (
      select count(*) from private.contact_messages
      where stable_id = p_stable_id and sent_at > p_at - interval '1 day'
    ),
    (
      select count(*) from private.contact_messages
      where lower(email) = lower(p_email) and sent_at > p_at - interval '1 day'
    )
  )
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

CREATE OR REPLACE FUNCTION public.change_club (
  p_description text,
  p_is_open     boolean,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_description is null or p_is_open is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_club', concat_ws(chr(10), p_is_open, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  perform private.count_act(v_own);
  update private.clubs
  set description = private.description(p_description), is_open = p_is_open
  where id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_member.club_id));
  return v_member.club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_club"(text, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_horse_list (
  p_list_id     uuid,
  p_name        text,
  p_description text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_name is null or p_description is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_horse_list', concat_ws(chr(10), p_list_id, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  update private.horse_lists
  set name = private.list_name(v_own, p_name, p_list_id),
    description = private.description(p_description)
  where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.change_profile (
  p_about      text,
  p_shows      text[],
  p_request_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_about constant text := private.player_text(p_about, 1000);
begin
  perform private.player();
  if p_about is null or p_shows is null or p_request_id is null or cardinality(p_shows) > 5
    or not p_shows <@ array['about', 'horses', 'club', 'lists', 'previews']
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_profile', array_to_string(p_shows, ',') || chr(10) || p_about
  );
  if v_answer is not null then
    return p_shows;
  end if;
  v_own := private.lock_own_stable();
  if v_about is null and p_about ~ '[^ \t\r\n]' then
    perform private.refuse('profile_text');
  end if;
  perform private.count_act(v_own);
  insert into private.profiles (stable_id, about, shows) values (v_own, v_about, p_shows)
  on conflict (stable_id) do update set about = excluded.about, shows = excluded.shows;
  perform private.keep_answer(p_request_id, to_jsonb(true));
  return p_shows;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_profile"(text, text[], uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.close_race (
  p_race_id       uuid,
  p_card          text,
  p_salt          text,
  p_horse_ids     uuid[],
  p_draws         integer[],
  p_weights       integer[],
  p_at            timestamp with time zone,
  p_win_chances   integer[]                DEFAULT NULL::integer[],
  p_place_chances integer[]                DEFAULT NULL::integer[],
  p_line_runs     integer                  DEFAULT NULL::integer
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
  if v_race.status = 'closed' then
    return v_race;
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif p_at is null or p_at < v_race.closes_at then
    perform private.refuse('bad_request', 'entries have not closed');
  elsif v_race.entries_count > v_race.max_entries then
    perform private.refuse('bad_request', 'the ballot has not been drawn');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_draws), cardinality(p_weights)
    )
    or exists (select from generate_series(1, v_race.entries_count) n where n <> all (p_draws))
  then
    perform private.refuse('bad_request', 'the lists are not the declared field');
  elsif p_card is null or p_salt is null then
    perform private.refuse('bad_request', 'a field is frozen with its card and salt');
  elsif num_nonnulls(p_win_chances, p_place_chances, p_line_runs) > 0
    and not private.is_morning_line(
      v_race.entries_count, p_win_chances, p_place_chances, p_line_runs
    )
  then
    perform private.refuse('bad_request', 'a morning line gives every runner its chances');
  end if;

  perform private.lock_entries(p_race_id);
  update public.entries e
  set draw = f.draw, weight = f.weight, win_chance = f.win_chance, place_chance = f.place_chance,
    style = private.style_of(e.id)
  from unnest(p_horse_ids, p_draws, p_weights, p_win_chances, p_place_chances)
    f (horse_id, draw, weight, win_chance, place_chance)
  where e.race_id = p_race_id and e.horse_id = f.horse_id;
  update private.race_secrets set salt = p_salt, claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races
  set status = 'closed', card = p_card, card_hash = private.sha256_hex(p_card), closed_at = p_at,
    line_runs = p_line_runs
  where id = p_race_id
  returning * into v_race;
  perform private.note_jockeys(p_race_id);
  if p_line_runs is not null then
    perform private.preview_for_house(p_race_id);
  end if;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.club (
  p_club_id uuid
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    is_open     boolean,
    members     integer,
    founded_at  timestamp with time zone,
    points      integer,
    runs        integer,
    wins        integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select c.id, c.name, c.description, c.is_open, c.members, c.founded_at,
      coalesce(s.points, 0), coalesce(s.runs, 0), coalesce(s.wins, 0)
    from private.clubs c
    left join private.club_seasons s
      on s.club_id = c.id and s.season = private.season_at(now())
    where c.id = p_club_id;
  if not found then
    perform private.refuse('club_not_found');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."club"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.club_members (
  p_club_id uuid
)
  RETURNS TABLE (
    stable_id uuid,
    name      text,
    silks     jsonb,
    role      text,
    joined_at timestamp with time zone,
    points    integer,
    runs      integer,
    wins      integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 100
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, m.role, m.joined_at, coalesce(p.points, 0), coalesce(p.runs, 0),
    coalesce(p.wins, 0)
  from private.club_members m
  join public.stables s on s.id = m.stable_id
  left join private.club_points p
    on p.club_id = m.club_id and p.season = private.season_at(now())
      and p.stable_id = m.stable_id
  where m.club_id = p_club_id
  order by coalesce(p.points, 0) desc, m.joined_at, s.id
$function$;

REVOKE ALL ON FUNCTION "public"."club_members"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.club_table()
  RETURNS TABLE (
    id      uuid,
    name    text,
    members integer,
    points  integer,
    runs    integer,
    wins    integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select c.id, c.name, c.members, t.points, t.runs, t.wins
  from (
    select * from private.club_seasons s
    where s.season = private.season_at(now())
    order by s.points desc, s.wins desc, s.club_id desc
    limit 50
  ) t
  join private.clubs c on c.id = t.club_id
  order by t.points desc, t.wins desc, t.club_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."club_table"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.clubs (
  p_text           text    DEFAULT NULL::text,
  p_before_members integer DEFAULT NULL::integer,
  p_before_id      uuid    DEFAULT NULL::uuid,
  p_limit          integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    is_open     boolean,
    members     integer,
    founded_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_members is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where lower(c.name) like private.begins_with(p_text)
      order by lower(c.name) using ~<~, c.id
      limit private.page_size(p_limit);
  else
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where p_before_id is null or (c.members, c.id) < (p_before_members, p_before_id)
      order by c.members desc, c.id desc
      limit private.page_size(p_limit);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."clubs"(text, integer, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.contact_us (
  p_email      text,
  p_topic      text,
  p_body       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := (
    select id from public.stables where owner_id = (select auth.uid())
  );
  v_body constant text := private.player_text(p_body, 4000);
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_sent private.contact_messages;
begin
  if p_request_id is null or p_body is null
    or (p_topic in ('fault', 'account', 'conduct', 'idea', 'other')) is not true
  then
    perform private.refuse('bad_request');
  elsif not coalesce(private.is_email(p_email), false) then
    perform private.refuse('email_invalid');
  elsif v_body is null then
    perform private.refuse('message_text');
  end if;
  -- What is sent at once from one address, or by one stable, is counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('contact ' || lower(p_email), 0));
  if v_stable_id is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact of ' || v_stable_id, 0));
  end if;
  select * into v_sent from private.contact_messages where request_id = p_request_id;
  if found then
    if (v_sent.stable_id, v_sent.email, v_sent.topic, v_sent.body)
      is distinct from (v_stable_id, p_email, p_topic, v_body)
    then
      perform private.refuse('request_reused');
    end if;
    return v_sent.reference;
  elsif private.wrote_often(v_stable_id, p_email, v_at) then
    perform private.refuse('too_many_messages');
  end if;
  insert into private.contact_messages (
    reference, request_id, stable_id, email, topic, body, sent_at
  )
  values (private.contact_reference(), p_request_id, v_stable_id, p_email, p_topic, v_body, v_at)
  returning * into v_sent;
  return v_sent.reference;
end
$function$;

REVOKE ALL ON FUNCTION "public"."contact_us"(text, text, text, uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.decline_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'decline_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  delete from private.club_invitations where stable_id = v_own and club_id = p_club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decline_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_horse_list (
  p_list_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'delete_horse_list', p_list_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.horse_lists where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_horse_list"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.follow_horse_list (
  p_list_id    uuid,
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
  v_list private.horse_lists;
begin
  perform private.player();
  if p_list_id is null or p_followed is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'follow_horse_list', p_list_id || ' ' || p_followed
  );
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.lock_own_stable();
  select * into v_list from private.horse_lists where id = p_list_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  elsif v_list.stable_id = v_own then
    perform private.refuse('list_own');
  end if;
  perform private.count_act(v_own);
  if not p_followed then
    delete from private.list_followers where stable_id = v_own and list_id = p_list_id;
    if found then
      update private.horse_lists set followers = followers - 1 where id = p_list_id;
    end if;
  else
    if (
      select count(*) from private.list_followers where stable_id = v_own and list_id <> p_list_id
    ) >= 20 then
      perform private.refuse('too_many_followed');
    end if;
    insert into private.list_followers (stable_id, list_id, followed_at)
    values (v_own, p_list_id, clock_timestamp())
    on conflict do nothing;
    if found then
      update private.horse_lists set followers = followers + 1 where id = p_list_id;
    end if;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_followed));
  return p_followed;
end
$function$;

REVOKE ALL ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) FROM PUBLIC, "anon", "service_role";

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
    perform private.refuse('too_many_threads_followed');
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

CREATE OR REPLACE FUNCTION public.found_club (
  p_name        text,
  p_description text,
  p_is_open     boolean,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_club private.clubs;
begin
  perform private.player();
  if p_name is null or p_description is null or p_is_open is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'found_club', concat_ws(chr(10), p_is_open, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.normal_name(p_name, 40);
  if v_name is null then
    perform private.refuse('club_name_invalid');
  elsif exists (select from private.club_members where stable_id = v_own) then
    perform private.refuse('in_club_already');
  end if;
  perform private.count_act(v_own);
  insert into private.clubs (name, description, is_open, founded_at)
  values (v_name, private.description(p_description), p_is_open, clock_timestamp())
  on conflict do nothing
  returning * into v_club;
  if v_club.id is null then
    perform private.refuse('club_name_taken');
  end if;
  perform private.admit_to_club(v_club, v_own, 'founder');
  perform private.keep_answer(p_request_id, to_jsonb(v_club.id));
  return v_club.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."found_club"(text, text, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.give_club_role (
  p_stable_id  uuid,
  p_role       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null
    or coalesce(p_role not in ('founder', 'officer', 'member'), true)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'give_club_role', p_stable_id || ' ' || p_role
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role <> 'founder' then
    perform private.refuse('not_club_founder');
  elsif not exists (
    select from private.club_members
    where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('member_not_found');
  end if;
  perform private.count_act(v_own);
  if p_role = 'founder' then
    update private.club_members set role = 'officer' where stable_id = v_own;
  end if;
  update private.club_members set role = p_role where stable_id = p_stable_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_role));
  return p_role;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_club_role"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.horse_list (
  p_list_id uuid
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text,
    rule        text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name, l.rule
    from private.horse_lists l
    left join public.stables s on s.id = l.stable_id
    where l.id = p_list_id;
  if not found then
    perform private.refuse('list_not_found');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."horse_list"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.horse_lists (
  p_text             text    DEFAULT NULL::text,
  p_before_followers integer DEFAULT NULL::integer,
  p_before_id        uuid    DEFAULT NULL::uuid,
  p_limit            integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_followers is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where lower(x.name) like private.begins_with(p_text)
        order by lower(x.name) using ~<~, x.id
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by lower(l.name) using ~<~, l.id;
  else
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where p_before_id is null or (x.followers, x.id) < (p_before_followers, p_before_id)
        order by x.followers desc, x.id desc
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by l.followers desc, l.id desc;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.horses_of_list (
  p_list_id uuid
)
  RETURNS TABLE (
    horse_id     uuid,
    name         text,
    sex          text,
    birth_season integer,
    coat         text,
    specialty    text,
    rating       integer,
    figures      text,
    retired      boolean,
    stable_name  text,
    silks        jsonb,
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
    h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at
  from private.listed_horses l
  join public.horses h on h.id = l.horse_id
  join public.stables s on s.id = h.stable_id
  left join private.engagements g on g.horse_id = h.id
  left join public.races r on r.id = g.race_id
  where l.list_id = p_list_id
  order by r.off_at nulls last, h.name, h.id
$function$;

REVOKE ALL ON FUNCTION "public"."horses_of_list"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.invite_to_club (
  p_stable_name text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_invited public.stables;
begin
  perform private.player();
  if p_stable_name is null or p_request_id is null or char_length(p_stable_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'invite_to_club', p_stable_name);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_invited from public.stables
  where lower(name) = lower(private.normal_name(p_stable_name, 40));
  if v_invited.id is null then
    perform private.refuse('stable_not_found');
  elsif v_invited.is_house then
    perform private.refuse('invited_house');
  elsif exists (select from private.club_members where stable_id = v_invited.id) then
    perform private.refuse('invited_in_club');
  elsif exists (
    select from private.blocked_stables
    where (stable_id, blocked_id) in ((v_invited.id, v_own), (v_own, v_invited.id))
  ) then
    perform private.refuse('invitation_blocked');
  elsif (
    select count(*) from private.club_invitations where club_id = v_member.club_id
  ) >= 50 then
    perform private.refuse('too_many_invitations');
  end if;
  perform private.count_act(v_own);
  insert into private.club_invitations (stable_id, club_id, invited_by, invited_at)
  values (v_invited.id, v_member.club_id, v_own, clock_timestamp())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(v_invited.id));
  return v_invited.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."invite_to_club"(text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.join_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_club private.clubs;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'join_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_club := private.lock_club(p_club_id);
  if not v_club.is_open and not exists (
    select from private.club_invitations where stable_id = v_own and club_id = p_club_id
  ) then
    perform private.refuse('club_by_invitation');
  end if;
  perform private.count_act(v_own);
  perform private.admit_to_club(v_club, v_own, 'member');
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."join_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.leave_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.club_id <> p_club_id then
    perform private.refuse('not_in_club');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_member);
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.make_horse_list (
  p_name        text,
  p_description text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_id uuid;
begin
  perform private.player();
  if p_name is null or p_description is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'make_horse_list', p_name || chr(10) || p_description);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.list_name(v_own, p_name, null);
  if (select count(*) from private.horse_lists where stable_id = v_own) >= 10 then
    perform private.refuse('too_many_lists');
  end if;
  perform private.count_act(v_own);
  insert into private.horse_lists (stable_id, name, description, made_at)
  values (v_own, v_name, private.description(p_description), clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_horse_list"(text, text, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.my_club()
  RETURNS TABLE (
    club_id   uuid,
    stable_id uuid,
    role      text
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
    select m.club_id, m.stable_id, m.role from private.club_members m where m.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_club_invitations()
  RETURNS TABLE (
    club_id    uuid,
    name       text,
    members    integer,
    invited_by text,
    invited_at timestamp with time zone
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
    select c.id, c.name, c.members, s.name, i.invited_at
    from private.club_invitations i
    join private.clubs c on c.id = i.club_id
    join public.stables s on s.id = i.invited_by
    where i.stable_id = v_own
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = i.invited_by
      )
    order by i.invited_at desc, c.id
    limit 50;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club_invitations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_club_notices (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    stable_id   uuid,
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
  v_own constant uuid := private.own_stable();
begin
  return query
    select n.id, s.id, s.name, n.body, n.posted_at
    from private.club_notices n
    join public.stables s on s.id = n.stable_id
    where n.club_id = (select m.club_id from private.club_members m where m.stable_id = v_own)
      and n.id < coalesce(p_before_id, 9223372036854775807)
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = n.stable_id
      )
    order by n.id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club_notices"(bigint, integer) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.my_horse_lists()
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text,
    own         boolean
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
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name,
      l.stable_id is not distinct from v_own
    from (
      select x.id from private.horse_lists x where x.stable_id = v_own
      union all
      select f.list_id from private.list_followers f where f.stable_id = v_own
    ) m
    join private.horse_lists l on l.id = m.id
    left join public.stables s on s.id = l.stable_id
    order by l.stable_id is distinct from v_own, lower(l.name), l.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_horse_lists"() FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.my_listed_horses (
  p_after_off  timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_name text                     DEFAULT NULL::text,
  p_limit      integer                  DEFAULT 20
)
  RETURNS TABLE (
    horse_id     uuid,
    name         text,
    sex          text,
    birth_season integer,
    coat         text,
    specialty    text,
    rating       integer,
    figures      text,
    retired      boolean,
    stable_name  text,
    silks        jsonb,
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone,
    lists        text[]
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
    select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
      h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at, m.lists
    from (
      select x.horse_id, array_agg(l.name order by lower(l.name)) as lists
      from private.horse_lists l
      join private.listed_horses x on x.list_id = l.id
      where l.stable_id = v_own
        or l.id in (select f.list_id from private.list_followers f where f.stable_id = v_own)
      group by x.horse_id
    ) m
    join public.horses h on h.id = m.horse_id
    join public.stables s on s.id = h.stable_id
    left join private.engagements g on g.horse_id = h.id
    left join public.races r on r.id = g.race_id
    where p_after_name is null
      or (coalesce(r.off_at, 'infinity'), lower(h.name))
        > (coalesce(p_after_off, 'infinity'), lower(p_after_name))
    order by coalesce(r.off_at, 'infinity'), lower(h.name)
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.my_preview (
  p_race_id uuid
)
  RETURNS TABLE (
    chances      integer[],
    published_at timestamp with time zone,
    score        integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_race_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select p.chances, p.published_at, p.score
    from private.previews p
    where p.race_id = p_race_id and p.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_preview"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_previews (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone,
    published_at timestamp with time zone,
    status       text,
    score        integer
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
    select r.id, r.name, r.track_id, r.off_at, p.published_at, r.status, p.score
    from (
      select * from private.previews x
      where x.stable_id = v_own
        and (p_before_at is null or (x.published_at, x.race_id) < (p_before_at, p_before_id))
      order by x.published_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) p
    join public.races r on r.id = p.race_id
    order by p.published_at desc, p.race_id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_profile()
  RETURNS TABLE (
    stable_id uuid,
    about     text,
    shows     text[]
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
    select v_own, p.about, coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews'])
    from (select) one
    left join private.profiles p on p.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_profile"() FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.post_club_notice (
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
  v_member private.club_members;
  v_body constant text := private.player_text(p_body, 1000);
  v_id bigint;
begin
  perform private.player();
  if p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'post_club_notice', p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_body is null then
    perform private.refuse('notice_text');
  end if;
  perform private.count_act(v_own);
  insert into private.club_notices (club_id, stable_id, body, posted_at)
  values (v_member.club_id, v_own, v_body, clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."post_club_notice"(text, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.preview_table (
  p_month text
)
  RETURNS TABLE (
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    is_house    boolean,
    previews    integer,
    score       bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, s.is_house, m.previews, m.score
  from (
    select * from private.preview_months x
    where x.month = p_month
    order by x.score desc, x.stable_id desc
    limit 50
  ) m
  join public.stables s on s.id = m.stable_id
  order by m.score desc, m.stable_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."preview_table"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.previewed_races (
  p_before_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id  uuid                     DEFAULT NULL::uuid,
  p_limit      integer                  DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    track_id    text,
    off_at      timestamp with time zone,
    winner      text,
    previews    integer,
    best        integer,
    best_stable text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_off is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select r.id, r.name, r.track_id, v.off_at, w.name, v.previews, v.best, b.name
    from (
      select * from private.previewed_races x
      where p_before_off is null or (x.off_at, x.race_id) < (p_before_off, p_before_id)
      order by x.off_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) v
    join public.races r on r.id = v.race_id
    cross join lateral (
      select h.name from public.entries e join public.horses h on h.id = e.horse_id
      where e.race_id = v.race_id and e.place = 1 order by e.draw limit 1
    ) w
    cross join lateral (
      select s.name from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = v.race_id order by p.score desc, p.published_at, s.id limit 1
    ) b
    order by v.off_at desc, v.race_id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.publish_preview (
  p_race_id    uuid,
  p_chances    integer[],
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_race public.races;
begin
  perform private.player();
  if p_race_id is null or p_chances is null or p_request_id is null
    or cardinality(p_chances) > 24 or array_ndims(p_chances) is distinct from 1
    or array_lower(p_chances, 1) is distinct from 1
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'publish_preview', p_race_id || ' ' || array_to_string(p_chances, ',', '-')
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select * into v_race from public.races where id = p_race_id for share;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'closed' or clock_timestamp() >= v_race.off_at then
    perform private.refuse('previews_not_open');
  elsif v_race.line_runs is null then
    perform private.refuse('race_without_line');
  elsif cardinality(p_chances) <> v_race.entries_count
    or (select sum(chance) <> 100 or bool_or(chance not between 1 and 99) or bool_or(chance is null)
        from unnest(p_chances) chance)
  then
    perform private.refuse('preview_chances');
  end if;
  perform private.count_act(v_own);
  insert into private.previews (race_id, stable_id, chances, published_at)
  values (p_race_id, v_own, p_chances, date_trunc('milliseconds', clock_timestamp()))
  on conflict (race_id, stable_id) do update
  set chances = excluded.chances, published_at = excluded.published_at;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.put_in_horse_list (
  p_list_id    uuid,
  p_horse_name text,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_list private.horse_lists;
  v_horse_id uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_name is null or p_request_id is null
    or char_length(p_horse_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'put_in_horse_list', p_list_id || ' ' || p_horse_name
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_list := private.lock_own_list(v_own, p_list_id);
  v_horse_id := (
    select id from public.horses where lower(name) = lower(private.normal_name(p_horse_name, 30))
  );
  if v_horse_id is null then
    perform private.refuse('horse_not_found');
  elsif not exists (
    select from private.listed_horses where list_id = p_list_id and horse_id = v_horse_id
  ) then
    if v_list.horses >= 50 then
      perform private.refuse('list_full');
    end if;
    perform private.count_act(v_own);
    insert into private.listed_horses (list_id, horse_id, listed_at)
    values (p_list_id, v_horse_id, clock_timestamp());
    update private.horse_lists set horses = horses + 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.race_previews (
  p_race_id uuid
)
  RETURNS TABLE (
    stable_id    uuid,
    stable_name  text,
    silks        jsonb,
    rule         text,
    chances      integer[],
    published_at timestamp with time zone,
    score        integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 10
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, p.rule, p.chances, p.published_at, p.score
  from private.previews p
  join public.races r on r.id = p.race_id and r.status in ('running', 'finished', 'void')
  join public.stables s on s.id = p.stable_id
  where p.race_id = p_race_id
  order by p.score desc nulls last, p.published_at, s.id
  limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."race_previews"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.race_reviews (
  p_race_id   uuid,
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    stable_id   uuid,
    stable_name text,
    body        text,
    written_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select s.id, s.name, v.body, v.written_at
    from private.race_reviews v
    join public.stables s on s.id = v.stable_id
    where v.race_id = p_race_id
      and (p_before_at is null or (v.written_at, v.stable_id) < (p_before_at, p_before_id))
      and not exists (
        select from private.blocked_stables b
        join public.stables o on o.id = b.stable_id
        where o.owner_id = (select auth.uid()) and b.blocked_id = v.stable_id
      )
    order by v.written_at desc, v.stable_id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.races_to_preview()
  RETURNS TABLE (
    id       uuid,
    name     text,
    track_id text,
    grade    text,
    distance integer,
    surface  text,
    runners  integer,
    off_at   timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 5
  SET search_path TO ''
  AS $function$
  select r.id, r.name, r.track_id, r.grade, r.distance, r.surface, r.entries_count, r.off_at
  from public.races r
  where r.status in ('open', 'closed', 'running') and r.status = 'closed'
    and r.line_runs is not null and r.off_at > now()
  order by r.off_at, r.id
  limit 20
$function$;

REVOKE ALL ON FUNCTION "public"."races_to_preview"() FROM PUBLIC, "service_role";

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

CREATE OR REPLACE FUNCTION public.remove_club_notice (
  p_notice_id  bigint,
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
  v_member private.club_members;
begin
  perform private.player();
  if p_notice_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'remove_club_notice', p_notice_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role = 'member' and exists (
    select from private.club_notices
    where id = p_notice_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('not_club_officer');
  end if;
  delete from private.club_notices where id = p_notice_id and club_id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_notice_id));
  return p_notice_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_club_notice"(bigint, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.review_race (
  p_race_id    uuid,
  p_body       text,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_status text;
  v_body constant text := private.player_text(p_body, 1000);
begin
  perform private.player();
  if p_race_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'review_race', p_race_id || ' ' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select status into v_status from public.races where id = p_race_id;
  if v_status is null then
    perform private.refuse('race_not_found');
  elsif v_status not in ('finished', 'void') then
    perform private.refuse('review_too_early');
  elsif v_body is null and p_body <> '' then
    perform private.refuse('review_text');
  end if;
  perform private.count_act(v_own);
  if p_body = '' then
    delete from private.race_reviews where race_id = p_race_id and stable_id = v_own;
  else
    insert into private.race_reviews (race_id, stable_id, body, written_at)
    values (p_race_id, v_own, v_body, date_trunc('milliseconds', clock_timestamp()))
    on conflict (race_id, stable_id) do update set body = excluded.body, written_at = excluded.written_at;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."review_race"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

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

CREATE OR REPLACE FUNCTION public.send_from_club (
  p_stable_id  uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_other private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'send_from_club', p_stable_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_other from private.club_members
  where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own;
  if v_other.club_id is null then
    perform private.refuse('member_not_found');
  elsif v_member.role <> 'founder' and v_other.role <> 'member' then
    perform private.refuse('not_club_founder');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_other);
  perform private.keep_answer(p_request_id, to_jsonb(p_stable_id));
  return p_stable_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_from_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

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
  perform private.refuse_muted(v_own, v_at);
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
  perform private.count_house_lists(p_race_id);
  perform private.count_clubs(p_race_id);
  perform private.score_previews(p_race_id);
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

CREATE OR REPLACE FUNCTION public.stable_profile (
  p_stable_id uuid
)
  RETURNS TABLE (
    about    text,
    horses   jsonb,
    club     jsonb,
    lists    jsonb,
    previews jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
  select
    case when 'about' = any (v.shows) then p.about end,
    case when 'horses' = any (v.shows) then (
      select coalesce(jsonb_agg(to_jsonb(h)), '[]')
      from (
        select x.id, x.name, x.wins, x.runs, x.earnings
        from public.horses x
        where x.stable_id = s.id and x.retired_at is null
        order by x.earnings desc, x.id
        limit 3
      ) h
    ) end,
    case when 'club' = any (v.shows) then (
      select jsonb_build_object('id', c.id, 'name', c.name, 'role', m.role)
      from private.club_members m join private.clubs c on c.id = m.club_id
      where m.stable_id = s.id
    ) end,
    case when 'lists' = any (v.shows) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by lower(l.name)), '[]')
      from private.horse_lists l where l.stable_id = s.id
    ) end,
    case when 'previews' = any (v.shows) then (
      select jsonb_build_object('previews', m.previews, 'score', m.score)
      from private.preview_months m
      where m.month = private.month_at(now()) and m.stable_id = s.id
    ) end
  from public.stables s
  left join private.profiles p on p.stable_id = s.id
  cross join lateral (
    select coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews']) as shows
  ) v
  where s.id = p_stable_id
$function$;

REVOKE ALL ON FUNCTION "public"."stable_profile"(uuid) FROM PUBLIC, "service_role";

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

CREATE OR REPLACE FUNCTION public.take_contact_messages (
  p_limit integer DEFAULT 50
)
  RETURNS TABLE (
    reference   text,
    stable_name text,
    email       text,
    topic       text,
    body        text,
    sent_at     timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_limit between 1 and 1000) is not true then
    perform private.refuse('bad_request');
  end if;
  return query
    with taken as (
      update private.contact_messages m set mailed_at = clock_timestamp()
      where m.id in (
        select w.id from private.contact_messages w
        where w.mailed_at is null
        order by w.id
        limit p_limit
        for update skip locked
      )
      returning m.*
    )
    select t.reference, s.name, t.email, t.topic, t.body, t.sent_at
    from taken t
    left join public.stables s on s.id = t.stable_id
    order by t.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_contact_messages"(integer) FROM PUBLIC, "anon", "authenticated";

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

CREATE OR REPLACE FUNCTION public.take_from_horse_list (
  p_list_id    uuid,
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
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'take_from_horse_list', p_list_id || ' ' || p_horse_id
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.listed_horses where list_id = p_list_id and horse_id = p_horse_id;
  if found then
    update private.horse_lists set horses = horses - 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

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

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_invited_by_fkey" FOREIGN KEY (invited_by) REFERENCES public.stables(id);

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_members"
  ADD CONSTRAINT "club_members_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_notices"
  ADD CONSTRAINT "club_notices_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_points"
  ADD CONSTRAINT "club_points_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_members"
  ADD CONSTRAINT "club_members_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_notices"
  ADD CONSTRAINT "club_notices_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_points"
  ADD CONSTRAINT "club_points_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_seasons"
  ADD CONSTRAINT "club_seasons_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."community_acts"
  ADD CONSTRAINT "community_acts_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE SET NULL;

ALTER TABLE "private"."exports"
  ADD CONSTRAINT "exports_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."former_names"
  ADD CONSTRAINT "former_names_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."former_stables"
  ADD CONSTRAINT "former_stables_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

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

ALTER TABLE "private"."horse_lists"
  ADD CONSTRAINT "horse_lists_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."leavings"
  ADD CONSTRAINT "leavings_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."list_followers"
  ADD CONSTRAINT "list_followers_list_id_fkey" FOREIGN KEY (list_id) REFERENCES private.horse_lists(id) ON DELETE CASCADE;

ALTER TABLE "private"."list_followers"
  ADD CONSTRAINT "list_followers_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."listed_horses"
  ADD CONSTRAINT "listed_horses_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."listed_horses"
  ADD CONSTRAINT "listed_horses_list_id_fkey" FOREIGN KEY (list_id) REFERENCES private.horse_lists(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_choices"
  ADD CONSTRAINT "mail_choices_check1" CHECK (((next_at IS NOT NULL) = (kind = ANY (ARRAY['week'::text, 'closing'::text]))));

ALTER TABLE "private"."mail_letters"
  ADD CONSTRAINT "mail_letters_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."appeals"
  ADD CONSTRAINT "appeals_moderation_id_fkey" FOREIGN KEY (moderation_id) REFERENCES private.moderations(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_post_id_fkey" FOREIGN KEY (post_id) REFERENCES private.forum_posts(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_thread_id_fkey" FOREIGN KEY (thread_id) REFERENCES private.forum_threads(id);

ALTER TABLE "private"."notices_seen"
  ADD CONSTRAINT "notices_seen_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE CASCADE;

ALTER TABLE "private"."posts_written"
  ADD CONSTRAINT "posts_written_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."preview_months"
  ADD CONSTRAINT "preview_months_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."previewed_races"
  ADD CONSTRAINT "previewed_races_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."previews"
  ADD CONSTRAINT "previews_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."previews"
  ADD CONSTRAINT "previews_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."profiles"
  ADD CONSTRAINT "profiles_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."race_reviews"
  ADD CONSTRAINT "race_reviews_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."race_reviews"
  ADD CONSTRAINT "race_reviews_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

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

CREATE INDEX appeals_open ON private.appeals USING btree (id)
  WHERE (answered_at IS NULL);

CREATE INDEX auctions_of_horse ON private.auctions USING btree (horse_id, consigned_at DESC);

CREATE UNIQUE INDEX club_founder ON private.club_members USING btree (club_id)
  WHERE (ROLE = 'founder'::text);

CREATE INDEX club_invitations_by_club ON private.club_invitations USING btree (club_id);

CREATE INDEX club_members_by_club ON private.club_members USING btree (club_id, joined_at);

CREATE INDEX club_notices_by_club ON private.club_notices USING btree (club_id, id DESC);

CREATE INDEX club_seasons_by_points ON private.club_seasons USING btree (season, points DESC, wins DESC, club_id DESC);

CREATE INDEX clubs_by_members ON private.clubs USING btree (members DESC, id DESC);

CREATE INDEX clubs_by_name ON private.clubs USING btree (lower(name) text_pattern_ops, id);

CREATE INDEX contact_messages_by_email ON private.contact_messages USING btree (lower(email), sent_at DESC);

CREATE INDEX contact_messages_by_stable ON private.contact_messages USING btree (stable_id, sent_at DESC)
  WHERE (stable_id IS NOT NULL);

CREATE INDEX contact_messages_waiting ON private.contact_messages USING btree (id)
  WHERE (mailed_at IS NULL);

CREATE INDEX exports_to_mail ON private.exports USING btree (asked_at)
  WHERE (mailed_at IS NULL);

CREATE INDEX former_names_look ON private.former_names USING btree (look);

CREATE INDEX forum_posts_of_section ON private.forum_posts USING btree (section_id, id DESC);

CREATE INDEX forum_posts_of_stable ON private.forum_posts USING btree (stable_id, id DESC);

CREATE INDEX forum_posts_search ON private.forum_posts USING gin (search);

CREATE INDEX forum_reads_followed ON private.forum_reads USING btree (stable_id)
  WHERE followed;

CREATE INDEX forum_threads_by_time ON private.forum_threads USING btree (section_id, pinned DESC, last_at DESC, id DESC);

CREATE INDEX horse_lists_by_followers ON private.horse_lists USING btree (followers DESC, id DESC);

CREATE INDEX horse_lists_by_name ON private.horse_lists USING btree (lower(name) text_pattern_ops, id);

CREATE UNIQUE INDEX horse_lists_by_stable ON private.horse_lists USING btree (stable_id, lower(name));

CREATE INDEX leavings_by_time ON private.leavings USING btree (leaves_at, stable_id);

CREATE INDEX leavings_to_mail ON private.leavings USING btree (asked_at)
  WHERE (mailed_at IS NULL);

CREATE INDEX list_followers_by_list ON private.list_followers USING btree (list_id);

CREATE INDEX mail_letters_due ON private.mail_letters USING btree (due_at, stable_id);

CREATE INDEX moderations_of_post ON private.moderations USING btree (post_id)
  WHERE ((action = 'hide'::text) AND (undone_at IS NULL));

CREATE INDEX moderations_of_stable ON private.moderations USING btree (stable_id, id DESC);

CREATE INDEX preview_months_by_score ON private.preview_months USING btree (month, score DESC, stable_id DESC);

CREATE INDEX previewed_races_by_off ON private.previewed_races USING btree (off_at DESC, race_id DESC);

CREATE INDEX previews_by_stable ON private.previews USING btree (stable_id, published_at DESC, race_id DESC);

CREATE INDEX race_reviews_by_time ON private.race_reviews USING btree (race_id, written_at DESC, stable_id DESC);

CREATE INDEX report_cases_open ON private.report_cases USING btree (id)
  WHERE (closed_at IS NULL);

CREATE INDEX reports_of_stable ON private.reports USING btree (stable_id, at);

CREATE TRIGGER auctions_are_told
  AFTER INSERT ON private.auctions
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_lot();

CREATE TRIGGER changed_auctions_are_told
  AFTER UPDATE OF price, leader_id, bids, extensions, closes_at, ended_at ON private.auctions
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_lot();

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

REVOKE ALL ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_post"(private.forum_threads, uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."are_linked"(uuid, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begins_with"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begins_with"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begins_with"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."belongings"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."belongings"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."belongings"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."change_sign_up"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_sign_up"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."change_sign_up"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_forums"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_forums"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_forums"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."contact_reference"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_reference"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contact_reference"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_act"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_act"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_act"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_clubs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_clubs"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_clubs"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_house_lists"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_house_lists"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_house_lists"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_post"(uuid, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."description"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."description"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."description"(text) TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."forget_words"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_words"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forget_words"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."forum_limits"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."has_unfinished"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."has_unfinished"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."has_unfinished"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_forum_rule"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_forum_rule"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_forum_rule"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_kept_name"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_kept_name"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_kept_name"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_leavers_name"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_leavers_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_leavers_name"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_notice"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_notice"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_notice"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_place"(inet) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_place"(inet) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_place"(inet) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_letter_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_letter_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_letter_mail"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."leave"(public.stables, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."link_between"(uuid, uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_name"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_name"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_name"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_club"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_club"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_club_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_club_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_club_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_led_club"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_led_club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_led_club"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_list"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_list"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_list"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_post"(uuid, bigint) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_post"(uuid, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_post"(uuid, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lot_told"(private.auctions) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lot_told"(private.auctions) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lot_told"(private.auctions) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_due_at"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mail_kind"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_kind"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mail_kind"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mailbox"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mailbox"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mailbox"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."mails_over"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."month_at"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."month_at"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."month_at"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."muted_until"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."name_born_with"(public.horses) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_born_with"(public.horses) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."name_born_with"(public.horses) TO "postgres";

REVOKE ALL ON FUNCTION "private"."named_stable"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."named_stable"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."named_stable"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."newest_posts"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."newest_posts"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."newest_posts"(text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."next_mail_at"(text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."not_exported"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."not_exported"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."not_exported"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_report"(bigint, bigint, uuid, timestamp WITH time zone, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."notices_seen_by"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notices_seen_by"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."notices_seen_by"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."open_section"(text, integer, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_section"(text, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."open_section"(text, integer, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_from_club"(private.club_members) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_from_club"(private.club_members) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_from_club"(private.club_members) TO "postgres";

REVOKE ALL ON FUNCTION "private"."points_of_place"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."points_of_place"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."points_of_place"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."posts_with"(tsquery, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."posts_with"(tsquery, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."posts_with"(tsquery, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_for_house"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preview_for_house"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_for_house"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_score"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preview_score"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_score"(integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_muted"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rename_seller"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rename_seller"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rename_seller"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_note"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_note"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_note"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_fresh_login"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_fresh_login"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_fresh_login"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."require_power"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_power"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."require_power"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."retire_string"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."role_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."role_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."role_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."score_previews"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."score_previews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."score_previews"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_of"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."search_of"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_of"(text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."set_hidden"(bigint, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."set_hidden"(bigint, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."set_hidden"(bigint, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_out"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."share_out"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_out"(bigint[]) TO "postgres";

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

REVOKE ALL ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."account_mail_sent"(text, text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."answer_appeal"(bigint, boolean, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeal"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."appeal"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeal"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeals"(bigint, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."appeals"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."appeals"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_export"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_export"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_export"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_club"(text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_club"(text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_club"(text, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_owner_name"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_owner_name"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_owner_name"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_profile"(text, text[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_profile"(text, text[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_profile"(text, text[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_members"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club_members"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_members"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_table"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club_table"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_table"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."clubs"(text, integer, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."clubs"(text, integer, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."clubs"(text, integer, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."contact_us"(text, text, text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."contact_us"(text, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."contact_us"(text, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_horse_list"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_horse_list"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_horse_list"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_post"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_post"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_post"(bigint, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."edit_post"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."edit_post"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."edit_post"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enquiries"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) TO "postgres";

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

GRANT EXECUTE ON FUNCTION "public"."found_club"(text, text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."found_club"(text, text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."found_club"(text, text, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_club_role"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."give_club_role"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_club_role"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_role"(uuid, timestamp WITH time zone, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."horse_list"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horse_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_list"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horses_of_list"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horses_of_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horses_of_list"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_club"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_club"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_club"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."join_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_club"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_due_stables"(timestamp WITH time zone, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."leave_game"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_game"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_game"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mails_sent"(text, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."make_horse_list"(text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_horse_list"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_horse_list"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderate"(text, text, uuid, bigint, bigint, bigint, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderation_log"(bigint, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."moderation_log"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."moderation_log"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_invitations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_notices"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club_notices"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_notices"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_export"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_export"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_export"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_followed_threads"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_followed_threads"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_followed_threads"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_horse_lists"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_horse_lists"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_horse_lists"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_leaving"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_leaving"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_marks"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_marks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_marks"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_moderations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_moderations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_moderations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_next_renaming"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_next_renaming"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_next_renaming"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notices"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notices"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notices"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_preview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_preview"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_preview"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_profile"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_profile"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_season_money"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_season_money"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_season_money"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_standing"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_standing"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_standing"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_play"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_play"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."open_thread"(text, text, text, uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_club_notice"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."post_club_notice"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_club_notice"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_history"(bigint) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."post_history"(bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_history"(bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_table"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_table"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_table"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_previews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."race_previews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_previews"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_to_preview"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."races_to_preview"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_to_preview"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_export"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_export"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_export"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_thread"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_thread"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_thread"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_club_notice"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_club_notice"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_club_notice"(bigint, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_stable"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rename_stable"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rename_stable"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_letter"(bigint, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_post"(bigint, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_post"(bigint, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_post"(bigint, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_queue"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_queue"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_queue"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_race"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."review_race"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_race"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_posts"(text, text, text, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."search_posts"(text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_posts"(text, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notices"(timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_notices"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notices"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_from_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_from_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_from_club"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."shill_patterns"(timestamp WITH time zone, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."stable_profile"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."stable_profile"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_profile"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_record"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."stable_record"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_record"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stay_in_game"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."stay_in_game"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stay_in_game"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_account_mails"(timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_contact_messages"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_contact_messages"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_contact_messages"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_about"(uuid, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."thread_about"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_about"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_posts"(bigint, integer, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."thread_posts"(bigint, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."thread_posts"(bigint, integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_moderation"(bigint, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_lot"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."watch_lot"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."watch_lot"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_post"(bigint, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."write_post"(bigint, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."write_post"(bigint, text, uuid) TO "postgres";

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_email_check" CHECK (private.is_email(email));

ALTER TABLE "private"."moderations"
  ADD CONSTRAINT "moderations_rule_check" CHECK (((rule IS NULL) OR private.is_forum_rule(rule)));

ALTER TABLE "private"."reports"
  ADD CONSTRAINT "reports_rule_check" CHECK (private.is_forum_rule(rule));

CREATE UNIQUE INDEX clubs_name_key ON private.clubs USING btree (private.look_of(name));

CREATE INDEX activities_of_mark ON public.activities USING btree (stable_id, told_at DESC, id DESC)
  WHERE private.is_notice(TYPE);

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
