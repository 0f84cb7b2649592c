-- The news of the stables.

create table public.activities (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  horse_id uuid references public.horses (id),
  race_id uuid references public.races (id),
  type text not null
    check (type in ('race_win', 'new_horse', 'training', 'race_entry', 'achievement')),
  action text not null,
  prize bigint,
  at timestamptz not null
);

create index activities_by_stable on public.activities (stable_id, at desc);
create index activities_by_time on public.activities (at desc);

alter table public.activities enable row level security;

create policy activities_are_public on public.activities
  for select to anon, authenticated using (true);

revoke all on table public.activities
  from public, anon, authenticated, service_role;
grant select on table public.activities
  to anon, authenticated, service_role;
