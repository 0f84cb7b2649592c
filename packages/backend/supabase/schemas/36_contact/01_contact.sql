-- What somebody writes to who runs the game, signed in or not. A message is a row, and a mail to the operator.

-- One name, one sign, a host with a dot, nothing that cannot be seen: whether mail comes there only a mail tells.
create function private.is_email(p_email text) returns boolean
language sql immutable set search_path = '' as $$
  select length(p_email) <= 254 and p_email ~ '^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@<>"(),:;\\[\].]+$'
$$;

create table private.contact_messages (
  id bigint generated always as identity primary key,
  -- By which its writer and the operator speak of it.
  reference text not null unique check (reference ~ '^F-[2-9A-HJ-NP-Z]{6}$'),
  request_id uuid not null unique,
  -- Null of a visitor's.
  stable_id uuid references public.stables (id) on delete set null,
  -- Where the answer goes.
  email text not null check (private.is_email(email)),
  topic text not null check (topic in ('fault', 'account', 'conduct', 'idea', 'other')),
  body text not null check (body = private.player_text(body, 4000)),
  sent_at timestamptz not null,
  -- Null until a server has taken it to mail it.
  mailed_at timestamptz
);

create index contact_messages_by_email on private.contact_messages (lower(email), sent_at desc);
create index contact_messages_by_stable on private.contact_messages (stable_id, sent_at desc)
  where stable_id is not null;
create index contact_messages_waiting on private.contact_messages (id) where mailed_at is null;

-- Six letters and figures that are not taken for others when they are read aloud.
create function private.contact_reference() returns text
language sql volatile set search_path = '' as $$
  select 'F-' || string_agg(
    substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + get_byte(b.bytes, i) % 32, 1), '' order by i
  )
  from (select uuid_send(gen_random_uuid()) as bytes) b cross join generate_series(0, 5) i
$$;

-- Whether a stable, or an address, has sent as many messages within a day as one may: `CONTACT_A_DAY` in @furlong/game.
create function private.wrote_often(p_stable_id uuid, p_email text, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
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
$$;

-- Sends a message to the operator; answers its reference. The same request id is answered with its first answer and
-- sent once. It is no play: who has paused may write, and who is not signed in.
create function public.contact_us(
  p_email text, p_topic text, p_body text, p_request_id uuid
) returns text
language plpgsql security definer set search_path = '' as $$
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
$$;

-- Takes up to p_limit messages that wait, the first sent first: whoever takes them mails them, and no other does.
create function public.take_contact_messages(p_limit integer default 50)
returns table (
  reference text, stable_name text, email text, topic text, body text, sent_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
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
$$;

revoke execute on function public.contact_us, public.take_contact_messages
  from public, anon, authenticated, service_role;
grant execute on function public.contact_us to anon, authenticated;
grant execute on function public.take_contact_messages to service_role;
