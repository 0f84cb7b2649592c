SET local check_function_bodies = off;

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

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id) ON DELETE SET NULL;

CREATE INDEX contact_messages_by_email ON private.contact_messages USING btree (lower(email), sent_at DESC);

CREATE INDEX contact_messages_by_stable ON private.contact_messages USING btree (stable_id, sent_at DESC)
  WHERE (stable_id IS NOT NULL);

CREATE INDEX contact_messages_waiting ON private.contact_messages USING btree (id)
  WHERE (mailed_at IS NULL);

REVOKE ALL ON FUNCTION "private"."contact_reference"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."contact_reference"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."contact_reference"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_email"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_email"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."wrote_often"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."contact_us"(text, text, text, uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."contact_us"(text, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."contact_us"(text, text, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."take_contact_messages"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_contact_messages"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_contact_messages"(integer) TO "service_role";

ALTER TABLE "private"."contact_messages"
  ADD CONSTRAINT "contact_messages_email_check" CHECK (private.is_email(email));
