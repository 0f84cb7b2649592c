-- How good a stable is at winning races, whatever they were worth: from the orders in which runners came home.

-- A stable's skill as a normal distribution: its middle and its spread.
create table private.stable_skills (
  stable_id uuid primary key references public.stables (id),
  skill double precision not null,
  doubt double precision not null check (doubt > 0)
);

-- Rates the stables of a settled race, each by its first horse home, and notes the rating on their boards: a
-- hundred times what the skill is with near certainty, three spreads below its middle; nothing to begin with.
--
-- The update is algorithm 4 (Plackett-Luce) of Weng and Lin, "A Bayesian Approximation Method for Online
-- Ranking", Journal of Machine Learning Research 12 (2011), 267-300, with its usual figures: a skill of 25 to
-- begin with, a third of that as the doubt, half of the doubt as the luck of one race. A hundredth of the doubt is added
-- before each race, so that a stable that has changed is seen to.
create function private.rate_stables(p_race_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_luck constant double precision := (25.0 / 6) ^ 2;
  v_change constant double precision := (25.0 / 300) ^ 2;
  v_stables constant uuid[] := array(
    select distinct stable_id from public.entries where race_id = p_race_id order by 1
  );
begin
  insert into private.stable_skills (stable_id, skill, doubt)
  select s.id, 25, 25.0 / 3 from unnest(v_stables) s (id)
  on conflict do nothing;
  perform from private.stable_skills where stable_id = any (v_stables) order by stable_id for no key update;

  with ran as (
    select s.stable_id, min(e.place) as place, s.skill, s.doubt ^ 2 + v_change as variance
    from public.entries e join private.stable_skills s on s.stable_id = e.stable_id
    where e.race_id = p_race_id
    group by s.stable_id
  ), spread as (
    select r.*, sqrt(sum(r.variance + v_luck) over ()) as whole from ran r
  ), strength as (
    select
      s.*, exp(s.skill / s.whole) as own, count(*) over (partition by s.place) as level,
      -- Of all who were still to come home when this one did.
      sum(exp(s.skill / s.whole)) over (order by s.place desc) as left_over
    from spread s
  ), told as (
    select
      s.stable_id, s.skill, s.variance, s.whole,
      sum(((o.stable_id = s.stable_id)::integer - s.own / o.left_over) / o.level) as surprise,
      sum(s.own / o.left_over * (1 - s.own / o.left_over) / o.level) as learnt
    from strength s join strength o on o.place <= s.place
    group by s.stable_id, s.skill, s.variance, s.whole
  )
  update private.stable_skills k
  set skill = t.skill + t.variance / t.whole * t.surprise,
    doubt = sqrt(t.variance * greatest(1 - (sqrt(t.variance) / t.whole) ^ 3 * t.learnt, 0.0001))
  from told t
  where k.stable_id = t.stable_id;

  update private.boards b
  set rating = floor(100 * (k.skill - 3 * k.doubt))
  from private.stable_skills k, public.races r
  where b.board = 'stables' and b.subject_id = k.stable_id and k.stable_id = any (v_stables)
    and r.id = p_race_id and b.period in (-1, private.season_at(r.off_at));
end
$$;
