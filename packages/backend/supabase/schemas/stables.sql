-- Stables and their two purses. A stable without an owner is a house stable, or its owner left.

create table public.stables (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid unique references auth.users (id) on delete set null,
  name text not null check (name = private.normal_name(name, 40)),
  owner_name text not null check (owner_name = private.normal_name(owner_name, 80)),
  is_house boolean not null default false,
  silks jsonb not null,
  created_at timestamptz not null,
  check (not is_house or owner_id is null)
);

create unique index stables_name_key on public.stables (lower(name));
create unique index stables_look_key on public.stables (private.look_of(name));

-- A purse's balance is its ledger account's, changed by the posting statement itself.
create table public.purses (
  stable_id uuid not null references public.stables (id),
  kind text not null check (kind in ('credits', 'wallet')),
  balance bigint not null default 0 check (balance >= 0),
  primary key (stable_id, kind)
);

alter table public.stables enable row level security;
alter table public.purses enable row level security;

create policy stables_are_public on public.stables
  for select to anon, authenticated using (true);

create policy purses_are_their_owners on public.purses
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- The stables that have this name, or one that looks like it: two at most.
create function private.stables_named(p_name text) returns setof public.stables
language plpgsql stable set search_path = '' as $$
declare
  v_look constant text := private.look_of(p_name);
begin
  return query
    select * from public.stables
    where lower(name) = lower(p_name) or private.look_of(name) = v_look;
end
$$;

-- What a sign-up brings along arrives as an object, or as that object in a JSON string.
create function private.metadata_of(p_raw jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_raw)
    when 'object' then p_raw
    when 'string' then (p_raw #>> '{}')::jsonb
    else '{}'
  end
$$;

-- False for the stable of an account that is not confirmed, after an hour, and at once for who signed
-- it up: the address may have been mistyped, and then nobody can ever give the name back.
create function private.keeps_name(p_stable public.stables, p_registration text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from auth.users u
    where u.id = p_stable.owner_id and u.email_confirmed_at is null and (
      p_stable.created_at <= now() - interval '1 hour'
      or private.metadata_of(u.raw_user_meta_data) ->> 'registration' = p_registration
    )
  )
$$;

-- 'ok', or the code of the reason why a new stable cannot have this name. Who has signed up already
-- and mistyped the address is known by the secret that both sign-ups bring.
create function public.stable_name_available(p_name text, p_registration text default null)
returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.normal_name(p_name, 40) is null then 'stable_name_invalid'
    when exists (
      select from private.stables_named(private.normal_name(p_name, 40)) s
      where private.keeps_name(s, p_registration)
    ) then 'stable_name_taken'
    else 'ok'
  end
$$;

-- The name, or one like it that no stable has.
create function private.free_name(p_name text) returns text
language plpgsql volatile set search_path = '' as $$
declare
  v_name text := p_name;
  v_number integer := 1;
  v_suffix text;
begin
  while exists (select from private.stables_named(v_name)) loop
    v_number := v_number + 1;
    v_suffix := case when v_number < 10 then ' ' || v_number else ' ' || left(gen_random_uuid()::text, 8) end;
    v_name := coalesce(private.normal_name(p_name || v_suffix, 40), 'New Stable' || v_suffix);
  end loop;
  return v_name;
end
$$;

-- Colours drawn from an id, so that every new stable is told from the next; a pattern never has the
-- colour of its ground.
create function private.default_silks(p_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_bytes bytea := sha256(convert_to(p_id::text, 'UTF8'));
  v_colours integer := (
    select cardinality(items) from private.draw_lists where name = 'silks colour'
  );
  v_ground integer := get_byte(v_bytes, 0) % v_colours;
  v_figure integer := v_ground + 1 + get_byte(v_bytes, 1) % (v_colours - 1);
  v_pair jsonb := jsonb_build_array(
    private.pick('silks colour', v_ground), private.pick('silks colour', v_figure)
  );
  v_reverse jsonb := jsonb_build_array(v_pair -> 1, v_pair -> 0);
begin
  return jsonb_build_object(
    'body', private.pick('silks body', get_byte(v_bytes, 2)),
    'bodyColours', v_pair,
    'sleeves', private.pick('silks sleeves', get_byte(v_bytes, 3)),
    'sleeveColours', case when get_byte(v_bytes, 4) % 2 = 0 then v_pair else v_reverse end,
    'cap', private.pick('silks cap', get_byte(v_bytes, 5)),
    'capColours', case when get_byte(v_bytes, 6) % 2 = 0 then v_pair else v_reverse end
  );
end
$$;

revoke all on table public.stables, public.purses
  from public, anon, authenticated, service_role;
grant select on table public.stables, public.purses
  to anon, authenticated, service_role;

revoke execute on function public.stable_name_available from public, anon, authenticated, service_role;
grant execute on function public.stable_name_available to anon, authenticated;
