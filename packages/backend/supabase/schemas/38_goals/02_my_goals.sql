-- What an owner reads of the goals, and does about them.

-- The caller's first steps that are made, the goals of this season that are chosen, and those it could choose, which
-- have no `chosen_at`: none while one is open. With each what reached it.
create function public.my_goals()
returns table (
  season integer, goal text, target bigint, progress bigint, chosen_at timestamptz,
  reached_at timestamptz, taken_at timestamptz, race_id uuid, race_name text, horse_id uuid,
  horse_name text, credits bigint
)
language sql stable security definer rows 12 set search_path = '' as $$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  ), kept as (
    select g.* from own join private.goals g
      on g.stable_id = own.id and g.season in (-1, private.season_at(now()))
  )
  select k.season, k.goal, k.target, k.progress, k.chosen_at, k.reached_at, k.taken_at, k.race_id,
    r.name, k.horse_id, h.name, private.goal_credits(k.season)
  from kept k
  left join public.races r on r.id = k.race_id
  left join public.horses h on h.id = k.horse_id
  union all
  select private.season_at(now()), o.goal, o.target, 0, null, null, null, null, null, null, null,
    private.goal_credits(0)
  from own cross join lateral private.goal_offers(own.id) o
  where not exists (select from kept k where k.season >= 0 and (k.reached_at is null or k.goal = o.goal))
$$;

-- Chooses a goal of this season out of those that are offered, one at a time. Answers what it asks for.
create function public.choose_goal(p_goal text, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_target bigint;
  v_season constant integer := private.season_at(clock_timestamp());
begin
  perform private.player();
  if p_goal is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'choose_goal', p_goal);
  if v_answer is not null then
    return v_answer::bigint;
  end if;
  v_own := private.lock_own_stable();
  select o.target into v_target from private.goal_offers(v_own) o where o.goal = p_goal;
  if v_target is null or exists (
    select from private.goals where stable_id = v_own and season = v_season and goal = p_goal
  ) then
    perform private.refuse('goal_not_offered');
  elsif exists (
    select from private.goals where stable_id = v_own and season = v_season and reached_at is null
  ) then
    perform private.refuse('goal_open');
  end if;
  insert into private.goals (stable_id, season, goal, target, chosen_at)
  values (v_own, v_season, p_goal, v_target, clock_timestamp());
  perform private.keep_answer(p_request_id, to_jsonb(v_target));
  return v_target;
end
$$;

-- Takes the credits for what was reached, once: $500 a week for all of it. Answers what they were.
create function public.take_goal(p_season integer, p_goal text, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_goal private.goals;
  v_credits constant bigint := private.goal_credits(p_season);
  v_account bigint;
  v_at constant timestamptz := clock_timestamp();
begin
  perform private.player();
  if p_season is null or p_goal is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'take_goal', p_season || ' ' || p_goal);
  if v_answer is not null then
    return v_answer::bigint;
  end if;
  v_own := private.lock_own_stable();
  -- What is reached changes no more: no settlement waits for this row.
  select * into v_goal from private.goals
  where stable_id = v_own and season = p_season and goal = p_goal and reached_at is not null
  for update;
  if v_goal.goal is null then
    perform private.refuse('goal_not_reached');
  elsif v_goal.taken_at is not null then
    perform private.refuse('goal_taken');
  elsif private.goals_taken(v_own, v_at) + v_credits > private.weekly_credits() then
    perform private.refuse('weekly_goals_taken');
  end if;
  update private.goals set taken_at = v_at
  where stable_id = v_own and season = p_season and goal = p_goal;
  v_account := private.wallet_of(v_own, 'credits');
  perform private.post(
    'goal', p_request_id, v_at, array[private.house(), v_account], array[-v_credits, v_credits]
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_credits));
  return v_credits;
end
$$;

revoke execute on function public.my_goals, public.choose_goal, public.take_goal
  from public, anon, authenticated, service_role;
grant execute on function public.my_goals, public.choose_goal, public.take_goal to authenticated;
