-- What stewards do when a session ends: claim it, and write what it gave.

-- The session that ended first and is not written, or null. It is this steward's until the lease ends,
-- and nobody is given it before, so that one which fails holds up no other. For a lease that ends too late see claim_due_race.
create function public.claim_due_session(
  p_steward text, p_at timestamptz, p_lease_seconds integer
) returns uuid
language sql security definer set search_path = '' as $$
  with now as materialized (
    select private.not_ahead(p_at) as at
  ), due as (
    select w.horse_id
    from private.sessions_at_work w, now
    where w.ends_at <= now.at
      and (
        w.claimed_until is null or w.claimed_until <= now.at
        or w.claimed_until > now.at + make_interval(secs => 2 * p_lease_seconds)
      )
    order by w.ends_at, w.session_id
    limit 1
    for update of w skip locked
  )
  update private.sessions_at_work w
  set claimed_by = p_steward, claimed_until = now.at + make_interval(secs => p_lease_seconds)
  from due, now
  where w.horse_id = due.horse_id
  returning w.session_id
$$;

-- Everything that a session's outcome is made from: the horse as its last work left it, the talents
-- that work improves as it was born with them and as they are, in the order of `trainedTalents`, and the
-- work of the 28 days before (ms since 1970). No row for a session that is written already.
create function public.session_inputs(p_session_id uuid)
returns table (
  horse_id uuid, programme text, started_at timestamptz, ends_at timestamptz,
  birth_season integer, condition integer, energy integer, condition_at timestamptz,
  overreached boolean, born integer[], talents double precision[], salt text, work jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, x.programme, x.started_at, x.ends_at, h.birth_season, h.condition, h.energy,
    h.condition_at, h.overreached,
    array[t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance],
    array[
      private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
      private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
      private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance)
    ],
    t.salt,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', floor(extract(epoch from w.at) * 1000)::bigint, 'programme', w.programme,
        'distance', w.distance
      )), '[]')
      from private.work_of(h.id, x.started_at) w
    )
  from public.training_sessions x
  join public.horses h on h.id = x.horse_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where x.id = p_session_id and x.state = 'at_work'
$$;

-- Writes what a session gave, at its end: percents, and ten-thousandths of a point in the order of
-- `trainedTalents`. A second call changes nothing and returns the same.
create function public.end_training(
  p_session_id uuid, p_condition integer, p_energy integer, p_overreached boolean,
  p_gains integer[], p_at timestamptz
) returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_session public.training_sessions;
begin
  p_at := private.not_ahead(p_at);
  perform from public.horses
  where id = (select horse_id from public.training_sessions where id = p_session_id)
  for no key update;
  select * into v_session from public.training_sessions where id = p_session_id;
  if v_session.id is null then
    perform private.refuse('bad_request', 'there is no such session');
  elsif v_session.state = 'completed' then
    return v_session;
  elsif p_at is null or p_at < v_session.ends_at then
    perform private.refuse('bad_request', 'the session has not ended');
  elsif (
    p_condition between 0 and 100 and p_energy between 0 and 100
    and cardinality(p_gains) = 6 and 0 <= all (p_gains)
  ) is not true or p_overreached is null then
    perform private.refuse('bad_request', 'a session ends with percents and six gains');
  end if;

  update public.training_sessions set
    state = 'completed', condition = p_condition, energy = p_energy,
    overreached = p_overreached, gains = p_gains
  where id = p_session_id
  returning * into v_session;
  insert into private.talents_gained as g
    (horse_id, speed, acceleration, stamina, recovery, agility, balance)
  values (
    v_session.horse_id, p_gains[1], p_gains[2], p_gains[3], p_gains[4], p_gains[5], p_gains[6]
  )
  on conflict (horse_id) do update set
    speed = g.speed + excluded.speed,
    acceleration = g.acceleration + excluded.acceleration,
    stamina = g.stamina + excluded.stamina,
    recovery = g.recovery + excluded.recovery,
    agility = g.agility + excluded.agility,
    balance = g.balance + excluded.balance;
  update public.horses set
    condition = p_condition, energy = p_energy, overreached = p_overreached,
    condition_at = v_session.ends_at, at_work_until = null, energy_after_work = null
  where id = v_session.horse_id;
  delete from private.sessions_at_work where session_id = p_session_id;
  -- What the auto-trainer does several times a day is told by its history alone.
  insert into public.activities (stable_id, horse_id, type, programme, at)
  select v_session.stable_id, v_session.horse_id, 'training', p.id, v_session.ends_at
  from public.training_programmes p
  where p.id = v_session.programme and p.every_minutes is null;
  return v_session;
end
$$;

revoke execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  from public, anon, authenticated, service_role;
grant execute on function
  public.claim_due_session,
  public.session_inputs,
  public.end_training
  to service_role;
