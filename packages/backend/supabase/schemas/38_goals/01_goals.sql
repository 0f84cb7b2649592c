-- What an owner strives for: first steps, which every stable has, and goals of a season, which the owner chooses. What
-- is reached is noted with what reached it, in its transaction, and once; the credits for it are taken by the owner.

-- A first step stands here once it is reached, under season -1; a goal of a season from when it was chosen.
create table private.goals (
  stable_id uuid not null references public.stables (id),
  season integer not null check (season >= -1),
  goal text not null check (
    case when season = -1
      then goal in ('run', 'place', 'win', 'distance', 'rival', 'front', 'double', 'buy', 'sell')
      else goal in ('class', 'rating', 'places')
    end
  ),
  -- What a goal of a season asks for: the least purse of a race to win, a rating, or how often to be placed.
  target bigint check ((season = -1) = (target is null)),
  progress bigint not null default 0,
  chosen_at timestamptz not null,
  reached_at timestamptz,
  -- What reached it: the race, none of what was bought or sold; and the horse.
  race_id uuid references public.races (id),
  horse_id uuid references public.horses (id),
  taken_at timestamptz check (taken_at is null or reached_at is not null),
  primary key (stable_id, season, goal)
);

create index goals_reached on private.goals (stable_id, reached_at desc, season, goal)
  where reached_at is not null;

-- Dollars that what is reached gives: `goalCredits` in @furlong/game.
create function private.goal_credits(p_season integer) returns bigint
language sql immutable set search_path = '' as $$
  select case when p_season = -1 then 100 else 300 end::bigint
$$;

-- Which first steps a run is, of those that a stable has not made: in the first three twice over one distance with a
-- horse, before one that was before it in an earlier race, a win of a horse that was to lead, two wins of a day (UTC).
create function private.steps_of_run(p_run public.activities) returns text[]
language sql stable set search_path = '' as $$
  select array_remove(array[
    'run',
    case when e.place <= 3 then 'place' end,
    case when e.place = 1 then 'win' end,
    case when e.place = 1 and e.style = 0 then 'front' end,
    case when e.place <= 3 and exists (
      select from public.entries b
      join public.races x on x.id = b.race_id
      where b.horse_id = e.horse_id and b.place <= 3 and b.id <> e.id and x.distance = r.distance
    ) then 'distance' end,
    case when exists (
      select from public.entries b
      join public.entries o on o.race_id = b.race_id and o.place < b.place
      join public.entries again on again.race_id = e.race_id and again.horse_id = o.horse_id
      where b.horse_id = e.horse_id and b.id <> e.id and b.place is not null
        and o.stable_id <> e.stable_id and again.place > e.place
    ) then 'rival' end,
    case when e.place = 1 and exists (
      select from public.activities a
      where a.stable_id = p_run.stable_id and a.type = 'race_result' and a.place = 1
        and a.race_id <> p_run.race_id
        and a.at >= date_trunc('day', p_run.at, 'UTC') and a.at < date_trunc('day', p_run.at, 'UTC') + interval '1 day'
    ) then 'double' end
  ], null)
  from public.entries e join public.races r on r.id = e.race_id
  where e.race_id = p_run.race_id and e.horse_id = p_run.horse_id
$$;

-- Notes what an activity of a player's stable reaches, as it happens.
create function private.note_goals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_stable public.stables;
  v_steps text[];
begin
  select * into v_stable from public.stables where id = new.stable_id;
  if v_stable.is_house then
    return null;
  end if;
  if (select count(*) from private.goals where stable_id = new.stable_id and season = -1) < 9 then
    v_steps := case new.type
      when 'race_result' then private.steps_of_run(new)
      when 'horse_sold' then array['sell']
      -- The horse that a stable begins with comes with it.
      else case when new.at > v_stable.created_at then array['buy'] else '{}' end
    end;
    insert into private.goals (
      stable_id, season, goal, chosen_at, reached_at, race_id, horse_id
    )
    select new.stable_id, -1, step, new.at, new.at, new.race_id, new.horse_id
    from unnest(v_steps) step
    on conflict do nothing;
  end if;
  if new.type = 'race_result' then
    update private.goals g
    set progress = x.progress,
      reached_at = case when x.progress >= g.target then new.at end,
      race_id = case when x.progress >= g.target then new.race_id end,
      horse_id = case when x.progress >= g.target then new.horse_id end
    from (
      select e.place, e.rating_after, r.purse
      from public.entries e join public.races r on r.id = e.race_id
      where e.race_id = new.race_id and e.horse_id = new.horse_id
    ) run
    cross join lateral (
      select
        (case when run.place = 1 then run.purse else 0 end)::bigint as won,
        run.rating_after::bigint as rated, (run.place <= 3)::integer::bigint as placed
    ) did
    cross join lateral (
      select o.goal, case o.goal
        when 'class' then greatest(o.progress, did.won)
        when 'rating' then greatest(o.progress, did.rated)
        else o.progress + did.placed
      end as progress
      from private.goals o
      where o.stable_id = new.stable_id and o.season = private.season_at(new.at) and o.reached_at is null
    ) x
    where g.stable_id = new.stable_id and g.season = private.season_at(new.at) and g.goal = x.goal
      and g.reached_at is null;
  end if;
  return null;
end
$$;

create trigger note_goals after insert on public.activities
  for each row
  when (new.type in ('race_result', 'horse_sold', 'new_horse', 'auction_won', 'claimed'))
  execute function private.note_goals();

-- The goals of a season that follow from a stable: a win one class above what its best horse runs in, its rating six
-- pounds up, and a place for each horse and six more. What was chosen before stays as it was then.
create function private.goal_offers(p_stable_id uuid)
returns table (goal text, target bigint)
language sql stable set search_path = '' as $$
  with best as (
    select coalesce(max(h.rating), 50) as rating, count(*) as horses
    from public.horses h
    where h.stable_id = p_stable_id and h.retired_at is null
  )
  select o.goal, o.target
  from best b
  cross join lateral (values
    ('class', case
      when b.rating < 52 then 8000 when b.rating < 62 then 11000 when b.rating < 76 then 16000
      when b.rating < 88 then 24000 when b.rating < 94 then 50000 else 75000
    end::bigint),
    ('rating', least(140, b.rating + 6)::bigint),
    ('places', 6 + least(b.horses, 20))
  ) o (goal, target)
$$;

-- Dollars of goals that a stable took in the week of a moment.
create function private.goals_taken(p_stable_id uuid, p_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(d.amount), 0)::bigint
  from public.money_days d
  where d.stable_id = p_stable_id and d.kind = 'goal'
    and d.day >= (private.week_start(private.week_at(p_at)) at time zone 'UTC')::date
    and d.day < (private.week_start(private.week_at(p_at) + 1) at time zone 'UTC')::date
$$;

-- No stable took more for goals in a week than a week has, nor twice for one. A row for every violation.
create function private.check_goals() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'goals of a week are within the rule', d.stable_id || ' ' || min(d.day)
  from public.money_days d
  where d.kind = 'goal'
  group by d.stable_id, private.week_at(d.day::timestamp at time zone 'UTC')
  having sum(d.amount) > private.weekly_credits()
  union all
  select 'what goals gave is what was taken of them', s.stable_id::text
  from (
    select d.stable_id, sum(d.amount) as amount from public.money_days d where d.kind = 'goal'
    group by d.stable_id
  ) s
  where s.amount <> (
    select coalesce(sum(private.goal_credits(g.season)), 0)
    from private.goals g where g.stable_id = s.stable_id and g.taken_at is not null
  )
$$;
