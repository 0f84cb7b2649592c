-- The turn of a season: what is done once when twelve weeks are over, in named steps. A steward claims a step
-- for a while, does it, and says that it is done; what one leaves undone the next one does. Every step may be
-- repeated, so that no step is ever done by half.

-- The season that is raced, with no moment, and those before it that were turned. The first is the one in which
-- the game was first raced.
create table private.season_turns (
  season integer primary key check (season >= 0),
  turned_at timestamptz
);

create unique index season_turns_open on private.season_turns ((turned_at is null)) where turned_at is null;

create table private.turn_steps (
  season integer not null references private.season_turns (season),
  step text not null,
  claimed_by text,
  claimed_until timestamptz,
  done_at timestamptz,
  -- How far a step of many transactions is: the last stable whose books are kept.
  reached uuid,
  primary key (season, step)
);

-- The steps in their order; when each is due, by the end of the season; and the one that has to be done before
-- it. One step more, a championship's awards or records for a hall of fame, is a row here and what it does in
-- `turnSteps` of the steward; it needs 'books' if it reads the final standings.
create function private.steps_of_turn()
returns table (step text, place integer, due_after interval, needs text)
language sql immutable set search_path = '' as $$
  values
    -- Week 12: races of the new season open before it begins, and want two-year-olds.
    ('crop', 1, interval '-7 days', null),
    ('house', 2, interval '0', null),
    ('ring', 3, interval '0', null),
    ('books', 4, interval '0', null),
    ('awards', 5, interval '0', 'books')
$$;

create function private.season_ends(p_season integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.season_begins(p_season + 1)
$$;

-- True while a race of the season, or of one before, is not over.
create function private.season_runs_on(p_season integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.races r
    where r.status in ('open', 'closed', 'running') and r.off_at < private.season_ends(p_season)
  )
$$;

-- The first step, among those that the steward knows, that is due and that nobody else is at: this steward's
-- until the lease ends. No row when there is none. Seasons that went by unturned are turned one after another.
-- What is read of a season's races waits for the last of them.
create function public.claim_turn_step(
  p_steward text, p_steps text[], p_at timestamptz, p_lease_seconds integer
)
returns table (season integer, step text)
language plpgsql security definer set search_path = '' as $$
declare
  v_season integer;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_steward is null or p_steps is null or (p_lease_seconds > 0) is not true then
    perform private.refuse('bad_request');
  end if;
  insert into private.season_turns (season)
  select greatest(0, private.season_at(least(
    p_at, (select min(r.off_at) from public.races r where r.status = 'finished')
  )))
  where not exists (select from private.season_turns)
  on conflict do nothing;
  -- Stewards take turns here.
  select t.season into v_season from private.season_turns t where t.turned_at is null for update;

  return query
    insert into private.turn_steps as d (season, step, claimed_by, claimed_until)
    select v_season, s.step, p_steward, p_at + make_interval(secs => p_lease_seconds)
    from private.steps_of_turn() s
    left join private.turn_steps x on x.season = v_season and x.step = s.step
    where s.step = any (p_steps)
      and p_at >= private.season_ends(v_season) + s.due_after
      and x.done_at is null
      and (
        x.claimed_until is null or x.claimed_until <= p_at or x.claimed_by = p_steward
        or x.claimed_until > p_at + make_interval(secs => 2 * p_lease_seconds)
      )
      and (
        s.needs is null or exists (
          select from private.turn_steps n
          where n.season = v_season and n.step = s.needs and n.done_at is not null
        )
      )
      and (s.step <> 'books' or not private.season_runs_on(v_season))
    order by s.place
    limit 1
    on conflict on constraint turn_steps_pkey do update
    set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
    returning d.season, d.step;
end
$$;

-- A steward ends its claim: the step is done, or has to wait and is due again in a minute. False, and nothing
-- changes, where the step is another's by now or done. The last step turns the season, and opens the next.
create function public.end_turn_step(
  p_season integer, p_step text, p_steward text, p_done boolean, p_at timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  p_at := private.not_ahead(p_at);
  perform from private.season_turns where season = p_season for update;
  update private.turn_steps
  set claimed_by = null,
    claimed_until = case when not p_done then p_at + interval '1 minute' end,
    done_at = case when p_done then p_at end
  where season = p_season and step = p_step and claimed_by = p_steward and done_at is null;
  if not found then
    return false;
  end if;
  if not exists (
    select from private.steps_of_turn() s
    where not exists (
      select from private.turn_steps d
      where d.season = p_season and d.step = s.step and d.done_at is not null
    )
  ) then
    update private.season_turns set turned_at = p_at where season = p_season;
    insert into private.season_turns (season) values (p_season + 1);
  end if;
  return true;
end
$$;

-- How many horses the house still has that it sends out no more: they are entered, or may yet be.
create function public.house_horses_to_retire(p_at timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.stables s
  join public.horses h on h.stable_id = s.id
  where s.is_house and h.retired_at is null
    and not private.house_sends_out(h.birth_season, private.not_ahead(p_at))
$$;

revoke execute on function
  public.claim_turn_step,
  public.end_turn_step,
  public.house_horses_to_retire
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_turn_step,
  public.end_turn_step,
  public.house_horses_to_retire
  to service_role;
