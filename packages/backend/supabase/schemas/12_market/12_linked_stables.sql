-- Stables that one person keeps do not trade with each other. Two signs tell them, and each leaves room for doubt:
-- one mailbox, written in two ways; or one browser at one address, for both, on three days of thirty. One
-- address alone is a household, a school or a café, and one day a visit.

-- From where a stable was seen at play: a hash for each day (UTC), of the address and the browser of its session,
-- kept for thirty days.
create table private.sightings (
  day date not null,
  mark bytea not null,
  stable_id uuid not null references public.stables (id) on delete cascade,
  primary key (stable_id, day, mark)
);

-- True for an address that belongs to one place: one's own machine and a home's inner network are everybody's.
create function private.is_place(p_address inet) returns boolean
language sql immutable set search_path = '' as $$
  select p_address is not null and not (
    p_address << any (array[
      '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12',
      '192.168.0.0/16', 'fc00::/7', 'fe80::/10', '::/127'
    ]::inet[])
  )
$$;

-- Notes from where the player's session is seen, once a day; the account service keeps no sessions in a database
-- that it has not prepared.
create function private.sight(p_stable_id uuid, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
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
$$;

-- The mailbox that an address leads to: what stands behind a plus sign only sorts its letters.
create function private.mailbox(p_email text) returns text
language sql immutable set search_path = '' as $$
  select lower(split_part(split_part(p_email, '@', 1), '+', 1) || '@' || split_part(p_email, '@', 2))
$$;

-- By which sign two stables are linked: 'mailbox', 'browser', or null for none. The house is linked to nobody.
create function private.link_between(p_one_id uuid, p_other_id uuid, p_at timestamptz) returns text
language sql stable set search_path = '' as $$
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
$$;

create function private.are_linked(p_one_id uuid, p_other_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select private.link_between(p_one_id, p_other_id, p_at) is not null
$$;
