-- Gallops: free trials of a horse against the benchmark or against itself on a day that it ran. Talents stay
-- hidden: all that leaves the database is lengths with chance in them.

create table public.gallops (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  at timestamptz not null,
  -- By UTC.
  day date not null,
  number integer not null check (number between 1 and 6),
  distance integer not null check (distance between 1000 and 2400),
  surface text not null check (surface in ('Turf', 'Dirt')),
  going integer not null check (going between -100 and 100),
  -- Points of bonus that its equipment added.
  kit integer not null check (kit between 0 and 25),
  -- The race whose ghost of this horse it was sent against; null for the benchmark.
  race_id uuid references public.races (id),
  -- Tenths of a length ahead; behind, if negative.
  tenths integer not null,
  -- Decides between two gallops that do not see each other: six are all that a day has. Who buys a horse
  -- has six of their own.
  constraint gallops_of_a_day unique (horse_id, day, stable_id, number)
);

create index gallops_by_horse on public.gallops (stable_id, horse_id, at desc, id desc);

alter table public.gallops enable row level security;

create policy gallops_are_their_owners on public.gallops
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

-- The gallops that the caller's stable gave a horse, the newest first, paged by their moment. Those
-- against a ghost have the name and the off of its race.
create function public.my_gallops(
  p_horse_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, at timestamptz, distance integer, surface text, going integer, kit integer,
  race_id uuid, race_name text, race_off_at timestamptz, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select g.id, g.at, g.distance, g.surface, g.going, g.kit, g.race_id, r.name, r.off_at, g.tenths
  from public.gallops g
  left join public.races r on r.id = g.race_id
  where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and g.horse_id = p_horse_id
    and (p_before_at is null or (g.at, g.id) < (p_before_at, p_before_id))
  order by g.at desc, g.id desc
  limit private.page_size(p_limit)
$$;

-- What the gallops of the last 28 days came to, one row a question, the one asked most often first: tenths
-- of a length in all. Against a ghost every race is a question of its own.
create function public.my_gallop_notebook(p_horse_id uuid)
returns table (
  distance integer, surface text, going integer, kit integer, race_id uuid, race_name text,
  race_off_at timestamptz, gallops integer, tenths integer
)
language sql stable security definer set search_path = '' as $$
  select n.distance, n.surface, n.going, n.kit, n.race_id, r.name, r.off_at, n.gallops, n.tenths
  from (
    select g.distance, g.surface, g.going, g.kit, g.race_id, count(*)::integer as gallops,
      sum(g.tenths)::integer as tenths
    from public.gallops g
    where g.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and g.horse_id = p_horse_id and g.at > now() - interval '28 days'
    group by g.distance, g.surface, g.going, g.kit, g.race_id
  ) n
  left join public.races r on r.id = n.race_id
  order by n.gallops desc, n.distance, n.surface, n.going, n.kit, r.off_at
$$;

revoke all on table public.gallops from public, anon, authenticated, service_role;
grant select on table public.gallops to anon, authenticated, service_role;

revoke execute on function public.my_gallops, public.my_gallop_notebook
  from public, anon, authenticated, service_role;
grant execute on function public.my_gallops, public.my_gallop_notebook to authenticated;
