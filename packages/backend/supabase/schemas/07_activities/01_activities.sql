-- What happened to the stables, as type, references and figures; the site has the words.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  horse_id uuid not null references public.horses (id),
  race_id uuid references public.races (id),
  type text not null check (
    type in (
      'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
      'retirement', 'horse_sold', 'horse_returned', 'balloted_out', 'race_request',
      'request_expired', 'outbid', 'auction_won', 'auction_unsold', 'bid_returned', 'claimed',
      'claim_lost', 'claim_returned', 'horse_claimed'
    )
  ),
  prize bigint,
  at timestamptz not null,
  place integer,
  programme text,
  -- When it was written, or written anew: `at` is when it happened, which may be long before.
  told_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  constraint activities_race_check
    check (
      (race_id is null)
        = (type in (
          'new_horse', 'training', 'retirement', 'horse_sold', 'horse_returned', 'race_request',
          'request_expired', 'outbid', 'auction_won', 'auction_unsold', 'bid_returned'
        ))
    ),
  constraint activities_training_check check ((programme is not null) = (type = 'training')),
  constraint activities_result_check check (
    (place is not null) = (type = 'race_result') and (prize is not null) = (type = 'race_result')
  )
);

create index activities_by_stable on public.activities (stable_id, at desc);
-- What is told of an entry is its last word: whoever enters and withdraws again and again leaves one line.
create unique index activities_of_entry on public.activities (stable_id, horse_id, race_id)
  where type in ('race_entry', 'race_withdrawal');
-- The same of who outbid whom: a line, of the last time.
create unique index activities_of_bidder on public.activities (stable_id, horse_id)
  where type = 'outbid';
create index activities_by_time on public.activities (at desc, id desc);

-- Tells of an entry that was made or withdrawn, in place of what was told of it before.
create function private.tell_entry(
  p_stable_id uuid, p_horse_id uuid, p_race_id uuid, p_type text, p_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (p_stable_id, p_horse_id, p_race_id, p_type, p_at)
  on conflict (stable_id, horse_id, race_id) where type in ('race_entry', 'race_withdrawal')
  do update set type = excluded.type, at = excluded.at, told_at = excluded.told_at
$$;

alter table public.activities enable row level security;

create policy activities_are_public on public.activities
  for select to anon, authenticated using (true);

revoke all on table public.activities
  from public, anon, authenticated, service_role;
grant select on table public.activities
  to anon, authenticated, service_role;
