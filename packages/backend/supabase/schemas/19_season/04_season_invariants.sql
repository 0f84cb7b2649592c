-- What must hold of seasons that were turned. Returns a row for every violation.
create function private.check_seasons() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with closed as (
    select d.season from private.turn_steps d where d.step = 'books' and d.done_at is not null
  ), run as (
    select
      c.season, e.stable_id, count(*) as runs, count(*) filter (where e.place = 1) as wins,
      count(*) filter (where e.place <= 3) as places, sum(e.prize) as earnings
    from closed c
    join public.races r
      on r.off_at >= private.season_begins(c.season) and r.off_at < private.season_ends(c.season)
    join public.entries e on e.race_id = r.id and e.place is not null
    join public.stables o on o.id = e.stable_id and not o.is_house
    group by 1, 2
  ), kept as (
    select s.* from private.season_stables s join closed c using (season)
  )
  select 'books of a season are the sum of its races', concat_ws(
    ' ', coalesce(s.season, run.season), coalesce(s.stable_id, run.stable_id)
  )
  from kept s full join run using (season, stable_id)
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (run.runs::integer, run.wins::integer, run.places::integer, run.earnings::bigint)
  union all
  select 'books of a stable are those of its horses', concat_ws(
    ' ', coalesce(s.season, h.season), coalesce(s.stable_id, h.stable_id)
  )
  from private.season_stables s
  full join (
    select
      season, stable_id, sum(runs) as runs, sum(wins) as wins, sum(places) as places,
      sum(earnings) as earnings
    from private.season_horses
    group by 1, 2
  ) h using (season, stable_id)
  where (s.runs, s.wins, s.places, s.earnings)
    is distinct from (h.runs::integer, h.wins::integer, h.places::integer, h.earnings::bigint)
  union all
  select 'a season is turned when each step is done, and the next is open', t.season::text
  from private.season_turns t
  where (t.turned_at is not null) <> not exists (
      select from private.steps_of_turn() s
      where not exists (
        select from private.turn_steps d
        where d.season = t.season and d.step = s.step and d.done_at is not null
      )
    )
    or (t.turned_at is not null)
      <> exists (select from private.season_turns n where n.season = t.season + 1)
$$;
