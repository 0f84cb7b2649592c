-- What happened to the stables, as type, references and figures; the site has the words.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  horse_id uuid not null references public.horses (id),
  race_id uuid references public.races (id),
  type text not null check (
    type in (
      'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
      'retirement', 'horse_sold', 'horse_returned', 'balloted_out'
    )
  ),
  prize bigint,
  at timestamptz not null,
  place integer,
  programme text,
  constraint activities_race_check
    check (
      (race_id is null)
        = (type in ('new_horse', 'training', 'retirement', 'horse_sold', 'horse_returned'))
    ),
  constraint activities_training_check check ((programme is not null) = (type = 'training')),
  constraint activities_result_check check (
    (place is not null) = (type = 'race_result') and (prize is not null) = (type = 'race_result')
  )
);

create index activities_by_stable on public.activities (stable_id, at desc);
create index activities_by_time on public.activities (at desc, id desc);

alter table public.activities enable row level security;

create policy activities_are_public on public.activities
  for select to anon, authenticated using (true);

revoke all on table public.activities
  from public, anon, authenticated, service_role;
grant select on table public.activities
  to anon, authenticated, service_role;
