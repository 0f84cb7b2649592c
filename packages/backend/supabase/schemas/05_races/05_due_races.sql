-- What is due on race day, and whose it is: by the time that is given, and never before it has come.

-- When a race has something due: its field to be frozen, the race to be started or to be settled.
create function private.due_at(p_race public.races) returns timestamptz
language sql immutable set search_path = '' as $$
  select case p_race.status
    when 'open' then p_race.closes_at
    when 'closed' then p_race.off_at
    when 'running' then p_race.finishes_at
  end
$$;

-- True if a runner is at a session that ends before the entries close.
create function private.awaits_session(p_race public.races) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.entries e
    join private.sessions_at_work w on w.horse_id = e.horse_id
    where e.race_id = p_race.id and w.ends_at <= p_race.closes_at
  )
$$;

-- The race with the earliest thing due, or no row: its field to be frozen ('close'), the race to be
-- started ('start') or to be settled ('settle'). It is this steward's until the lease ends; another
-- steward is given another race. A field is frozen when what its runners were at work for is written. A
-- lease that ends more than two of its length from now was taken by a clock ahead of this one.
create function public.claim_due_race(p_steward text, p_at timestamptz, p_lease_seconds integer)
returns table (race_id uuid, stage text)
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select s.race_id,
      case r.status when 'open' then 'close' when 'closed' then 'start' else 'settle' end as stage
    from private.race_secrets s
    join public.races r on r.id = s.race_id
    cross join now
    where r.status in ('open', 'closed', 'running') and private.due_at(r) <= now.at
      and not (r.status = 'open' and private.awaits_session(r))
      and (
        s.claimed_until is null or s.claimed_until <= now.at or s.claimed_by = p_steward
        or s.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by private.due_at(r), s.race_id
    limit 1
    for update of s skip locked
  )
  update private.race_secrets s
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where s.race_id = due.race_id
  returning s.race_id, due.stage
$$;

-- When a race, a request, an auction, a training session or the auto-trainer has something due next; null when there is nothing.
create function public.next_due_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select least(
    (
      select min(private.due_at(r)) from public.races r
      where r.status in ('open', 'closed', 'running')
    ),
    private.next_request_due_at(),
    private.next_hammer_at(),
    (select min(ends_at) from private.sessions_at_work),
    (
      select o.next_at from public.auto_training_orders o
      where o.ended_at is null and not private.awaits_its_past(o.horse_id, o.next_at)
      order by o.next_at limit 1
    )
  )
$$;

revoke execute on function
  public.claim_due_race,
  public.next_due_at
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_race,
  public.next_due_at
  to service_role;
