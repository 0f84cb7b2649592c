SET local check_function_bodies = off;

CREATE TABLE "private"."blocked_stables" (
  "stable_id"  uuid                     NOT NULL,
  "blocked_id" uuid                     NOT NULL,
  "blocked_at" timestamp with time zone NOT NULL,
  CONSTRAINT "blocked_stables_check" CHECK ((stable_id <> blocked_id)),
  CONSTRAINT "blocked_stables_pkey" PRIMARY KEY (stable_id, blocked_id)
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
  v_answer := private.first_answer(p_request_id, 'block_stable', p_stable_id || ' ' || p_blocked);
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
  v_answer := private.first_answer(p_request_id, 'send_letter', p_stable_id || ' ' || p_body);
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

ALTER TABLE "private"."blocked_stables"
  ADD CONSTRAINT "blocked_stables_blocked_id_fkey" FOREIGN KEY (blocked_id) REFERENCES public.stables(id);

ALTER TABLE "private"."blocked_stables"
  ADD CONSTRAINT "blocked_stables_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."correspondents"
  ADD CONSTRAINT "correspondents_other_id_fkey" FOREIGN KEY (other_id) REFERENCES public.stables(id);

ALTER TABLE "private"."correspondents"
  ADD CONSTRAINT "correspondents_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_high_id_fkey" FOREIGN KEY (high_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_low_id_fkey" FOREIGN KEY (low_id) REFERENCES public.stables(id);

ALTER TABLE "private"."letters_sent"
  ADD CONSTRAINT "letters_sent_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

CREATE INDEX correspondents_by_time ON private.correspondents USING btree (stable_id, last_at DESC, other_id DESC);

CREATE INDEX correspondents_unread ON private.correspondents USING btree (stable_id)
  WHERE (unread > 0);

CREATE INDEX letters_by_pair ON private.letters USING btree (low_id, high_id, id DESC);

REVOKE ALL ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_letter"(uuid, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."letter_limits"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_letter"(uuid, uuid, text, boolean, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."player_text"(text, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."player_text"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."player_text"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."block_stable"(uuid, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_blocked_stables"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_blocked_stables"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_blocked_stables"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondent"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_correspondent"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondent"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_correspondents"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_letters"(uuid, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_letters"(uuid, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_letters"(uuid, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_news"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_news"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_news"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_unread_letters"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_unread_letters"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_unread_letters"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_letters"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_letters"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_letters"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_letter"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_letter"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_letter"(uuid, text, uuid) TO "postgres";

ALTER TABLE "private"."letters"
  ADD CONSTRAINT "letters_body_check" CHECK ((body = private.player_text(body, 2000)));
