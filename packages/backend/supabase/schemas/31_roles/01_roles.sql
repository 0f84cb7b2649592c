-- Who is more than a player. A role is a row that the service role gives: nothing that an account says of itself makes
-- one. What a role may do are rows too.

create table private.roles (
  role text primary key
);
insert into private.roles (role) values ('referee'), ('operator');

create table private.role_powers (
  role text not null references private.roles (role),
  power text not null check (
    power in ('announce', 'answer', 'hide', 'lock', 'mute', 'pin', 'undo', 'warn')
  ),
  primary key (role, power)
);
insert into private.role_powers (role, power) values
  ('referee', 'hide'), ('referee', 'lock'), ('referee', 'pin'), ('referee', 'warn'),
  ('referee', 'mute'), ('referee', 'undo'), ('referee', 'answer'),
  ('operator', 'announce'), ('operator', 'hide'), ('operator', 'lock'), ('operator', 'pin'),
  ('operator', 'warn'), ('operator', 'mute'), ('operator', 'undo'), ('operator', 'answer');

create table private.role_holders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null references private.roles (role),
  given_at timestamptz not null
);

-- Gives the owner of a stable a role, or takes it where none is named. Done twice it is as done once.
create function public.give_role(p_stable_id uuid, p_at timestamptz, p_role text default null) returns void
language plpgsql security definer set search_path = '' as $$
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
$$;

-- The role of a stable's owner; null for a player.
create function private.role_of(p_stable_id uuid) returns text
language sql stable set search_path = '' as $$
  select h.role
  from public.stables s join private.role_holders h on h.user_id = s.owner_id
  where s.id = p_stable_id
$$;

-- Whether the caller may do something that a player may not.
create function private.may(p_power text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.role_holders h
    join private.role_powers p on p.role = h.role and p.power = p_power
    where h.user_id = (select auth.uid())
  )
$$;

-- The role in which the caller does what only some roles may; refuses all others.
create function private.require_power(p_power text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform private.player();
  if private.may(p_power) is not true then
    perform private.refuse('not_a_referee');
  end if;
  return (select role from private.role_holders where user_id = auth.uid());
end
$$;

revoke execute on function public.give_role from public, anon, authenticated, service_role;
grant execute on function public.give_role to service_role;
