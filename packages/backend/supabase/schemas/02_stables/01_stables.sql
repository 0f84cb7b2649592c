-- Stables and their money: credits are spent, the wallet holds prize money. A stable without an owner is a
-- house stable, or its owner left.

create table public.stables (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid unique references auth.users (id) on delete set null,
  name text not null check (name = private.normal_name(name, 40)),
  -- What others read of the owner: as chosen, null for the stable's name alone (owner_names.sql).
  owner_name text check (owner_name = private.normal_name(owner_name, 80)),
  is_house boolean not null default false,
  silks jsonb not null,
  created_at timestamptz not null,
  check (not is_house or owner_id is null)
);

create unique index stables_name_key on public.stables (lower(name));
create unique index stables_look_key on public.stables (private.look_of(name));
create index stables_silks_idx on public.stables using hash (silks);

-- A purse's balance is its ledger account's, changed by the posting statement itself.
create table public.wallets (
  stable_id uuid not null references public.stables (id),
  kind text not null check (kind in ('credits', 'wallet')),
  balance bigint not null default 0 check (balance >= 0),
  -- Prizes are paid into it: one of the two, as the owner chose.
  takes_prizes boolean not null,
  primary key (stable_id, kind)
);

alter table public.stables enable row level security;
alter table public.wallets enable row level security;

create policy stables_are_public on public.stables
  for select to anon, authenticated using (true);

create policy wallets_are_their_owners on public.wallets
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
    when private.is_kept_name(private.normal_name(p_name, 40), null) then 'stable_name_taken'
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
$$;

-- 32 bits of a text: FNV-1a, as `namedSilks` in @furlong/game takes them.
create function private.fnv1a(p_text text) returns bigint
language plpgsql immutable strict set search_path = '' as $$
declare
  v_bytes bytea := convert_to(p_text, 'UTF8');
  v_hash bigint := 2166136261;
begin
  for v_at in 0 .. length(v_bytes) - 1 loop
    v_hash := ((v_hash # get_byte(v_bytes, v_at)) * 16777619) & 4294967295;
  end loop;
  return v_hash;
end
$$;

-- One number of a text, below 2^24: the last bits of the hash are its weakest.
create function private.silks_draw(p_text text) returns integer
language sql immutable strict set search_path = '' as $$
  select (private.fnv1a(p_text) >> 8)::integer
$$;

-- The silks of a name and a variant; `namedSilks` in @furlong/game, where the reasons are.
create function private.named_silks(p_name text, p_variant integer) returns jsonb
language plpgsql stable strict set search_path = '' as $$
declare
  v_rest text := ' ' || p_variant || ' ' || p_name;
  v_colours text := private.pick('silks pair', private.silks_draw('pair' || v_rest));
  v_body text := private.pick('silks body', private.silks_draw('body' || v_rest));
  v_pair jsonb := to_jsonb(string_to_array(v_colours, ', '));
  v_reverse jsonb := jsonb_build_array(v_pair -> 1, v_pair -> 0);
  v_busy boolean := v_body = any (
    (select items from private.draw_lists where name = 'busy silks body')::text[]
  );
begin
  return jsonb_build_object(
    'body', v_body,
    'bodyColours', v_pair,
    'sleeves', private.pick(
      case when v_busy then 'quiet silks sleeves' else 'silks sleeves' end,
      private.silks_draw('sleeves' || v_rest)
    ),
    'sleeveColours',
    case when private.silks_draw('sleeve colours' || v_rest) % 2 = 0 then v_pair else v_reverse end,
    'cap', private.pick('silks cap', private.silks_draw('cap' || v_rest)),
    'capColours',
    case when private.silks_draw('cap colours' || v_rest) % 2 = 0 then v_pair else v_reverse end
  );
end
$$;

-- The first variant of a name's silks that no stable has.
create function private.free_variant(p_name text) returns integer
language plpgsql stable strict set search_path = '' as $$
declare
  v_variant integer := 0;
begin
  while v_variant < 50 and exists (
    select from public.stables where silks = private.named_silks(p_name, v_variant)
  ) loop
    v_variant := v_variant + 1;
  end loop;
  return v_variant;
end
$$;

-- The variant of its silks that a new stable of this name would be given.
create function public.silks_variant(p_name text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(private.free_variant(private.normal_name(p_name, 40)), 0)
$$;

revoke all on table public.stables, public.wallets
  from public, anon, authenticated, service_role;
grant select on table public.stables, public.wallets
  to anon, authenticated, service_role;

revoke execute on function public.stable_name_available from public, anon, authenticated, service_role;
grant execute on function public.stable_name_available to anon, authenticated;

revoke execute on function public.silks_variant from public, anon, authenticated, service_role;
grant execute on function public.silks_variant to anon, authenticated;
