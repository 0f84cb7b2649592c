-- Stables and their two purses. A stable without an owner is a house stable, or its owner left.

create table public.stables (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid unique references auth.users (id) on delete set null,
  name text not null check (name = private.normal_name(name, 40)),
  owner_name text not null check (char_length(owner_name) between 1 and 80),
  is_house boolean not null default false,
  silks jsonb not null,
  created_at timestamptz not null,
  check (not is_house or owner_id is null)
);

create unique index stables_name_key on public.stables (lower(name));

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

-- 'ok', or the code of the reason why a new stable cannot have this name.
create function public.stable_name_available(p_name text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.normal_name(p_name, 40) is null then 'stable_name_invalid'
    when exists (
      select from public.stables where lower(name) = lower(private.normal_name(p_name, 40))
    ) then 'stable_name_taken'
    else 'ok'
  end
$$;

-- Colours drawn from an id, so that every new stable is told from the next: patterns and colour
-- names are those of @furlong/game; a pattern never has the colour of its ground.
create function private.default_silks(p_id uuid) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  c_colours constant text[] := array[
    'white', 'grey', 'pink', 'red', 'maroon', 'light green', 'emerald green', 'dark green',
    'light blue', 'royal blue', 'dark blue', 'mauve', 'purple', 'yellow', 'orange', 'beige',
    'brown', 'black'
  ];
  c_bodies constant text[] := array[
    'plain', 'seams', 'epaulets', 'stripe', 'stripes', 'braces', 'hoop', 'hoops', 'chevron',
    'chevrons', 'sash', 'cross sashes', 'diamond', 'diamonds', 'disc', 'spots', 'star', 'stars',
    'check', 'halved', 'quartered', 'diabolo', 'panel', 'inverted triangle', 'hollow box'
  ];
  c_sleeves constant text[] := array['plain', 'armlets', 'chevrons', 'halved', 'hooped', 'striped'];
  c_caps constant text[] := array['plain', 'check', 'diamond', 'hooped', 'quartered', 'star'];
  v_bytes bytea := sha256(convert_to(p_id::text, 'UTF8'));
  v_ground integer := get_byte(v_bytes, 0) % 18;
  v_figure integer := (v_ground + 1 + get_byte(v_bytes, 1) % 17) % 18;
  v_pair jsonb := jsonb_build_array(c_colours[v_ground + 1], c_colours[v_figure + 1]);
  v_reverse jsonb := jsonb_build_array(c_colours[v_figure + 1], c_colours[v_ground + 1]);
begin
  return jsonb_build_object(
    'body', c_bodies[1 + get_byte(v_bytes, 2) % 25],
    'bodyColours', v_pair,
    'sleeves', c_sleeves[1 + get_byte(v_bytes, 3) % 6],
    'sleeveColours', case when get_byte(v_bytes, 4) % 2 = 0 then v_pair else v_reverse end,
    'cap', c_caps[1 + get_byte(v_bytes, 5) % 6],
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
