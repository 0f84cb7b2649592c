-- By what stables and horses are ranked, added up by each settlement: a page of a board then costs the same
-- however many horses have run.

-- What a stable or a horse has done in the races of a board. Boards of horses are of one sex: all its races
-- ('female'), those of a distance, on a surface or at an age ('female Sprint', 'male Turf', 'male 2yo'). A
-- period is a season, or -1 for all of them. Of the runs that had a morning line, `lined_wins` were won, and
-- `expected` is what the line made of them, in hundredths of a win in a hundred.
create table private.boards (
  board text not null check (
    board = 'stables' or board ~ '^(female|male)( (Sprint|Mile|Middle Distance|Long Distance|Turf|Dirt|2yo|3yo|4yo\+))?$'
  ),
  period integer not null check (period >= -1),
  -- The stable or the horse.
  subject_id uuid not null,
  runs integer not null,
  wins integer not null,
  places integer not null,
  earnings bigint not null,
  lined_wins integer not null,
  expected bigint not null,
  -- Of a horse the official one after its last run here; of a stable `private.rate_stables`.
  rating integer not null,
  -- Wins in a hundred, in hundredths, from as many runs on as tell something (`leastRuns` in @furlong/game).
  strike integer generated always as (
    case when runs >= case when board = 'stables' then 20 else 5 end then 10000 * wins / runs end
  ) stored,
  -- Wins beyond what the line expected, in hundredths of a hundredth; null without a run that had one.
  beyond_line bigint generated always as (
    case when lined_wins > 0 or expected > 0 then 10000 * lined_wins - expected end
  ) stored,
  primary key (board, period, subject_id)
);

-- A lens each, in the order of `private.lens_columns`.
create index boards_by_earnings on private.boards (board, period, earnings desc, wins desc, subject_id desc);
create index boards_by_wins on private.boards (board, period, wins desc, earnings desc, subject_id desc);
create index boards_by_strike on private.boards (board, period, strike desc, wins desc, subject_id desc)
  where strike is not null;
create index boards_by_rating on private.boards (board, period, rating desc, earnings desc, subject_id desc);
create index boards_by_line on private.boards (board, period, beyond_line desc, wins desc, subject_id desc)
  where beyond_line is not null;

-- `specialtyOf` in @furlong/game.
create function private.distance_name(p_distance integer) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_distance <= 1300 then 'Sprint'
    when p_distance <= 1700 then 'Mile'
    when p_distance <= 2100 then 'Middle Distance'
    else 'Long Distance'
  end
$$;

-- Adds a settled race to the boards, in the order of their keys: two settlements wait for each other and not
-- in a circle.
create function private.count_boards(p_race_id uuid) returns void
language sql set search_path = '' as $$
  with ran as (
    select
      e.*, h.sex, private.season_at(r.off_at) as season,
      array[
        '', ' ' || private.distance_name(r.distance), ' ' || r.surface,
        ' ' || case private.age_at(h.birth_season, r.off_at) when 2 then '2yo' when 3 then '3yo' else '4yo+' end
      ] as scopes
    from public.entries e
    join public.races r on r.id = e.race_id
    join public.horses h on h.id = e.horse_id
    where e.race_id = p_race_id
  ), counted as (
    select
      'stables' as board, x.season, x.stable_id as subject_id, count(*) as runs,
      count(*) filter (where x.place = 1) as wins, count(*) filter (where x.place <= 3) as places,
      sum(x.prize) as earnings, count(x.win_chance) filter (where x.place = 1) as lined_wins,
      coalesce(sum(x.win_chance), 0) as expected, 0 as rating
    from ran x
    group by x.season, x.stable_id
    union all
    select
      x.sex || scope, x.season, x.horse_id, 1, (x.place = 1)::integer, (x.place <= 3)::integer, x.prize,
      (x.place = 1 and x.win_chance is not null)::integer, coalesce(x.win_chance, 0), x.rating_after
    from ran x cross join unnest(x.scopes) scope
  )
  insert into private.boards as b (
    board, period, subject_id, runs, wins, places, earnings, lined_wins, expected, rating
  )
  select
    c.board, period, c.subject_id, c.runs, c.wins, c.places, c.earnings, c.lined_wins, c.expected, c.rating
  from counted c cross join unnest(case when c.season < 0 then array[-1] else array[-1, c.season] end) period
  order by c.board, period, c.subject_id
  on conflict (board, period, subject_id) do update
  set runs = b.runs + excluded.runs, wins = b.wins + excluded.wins, places = b.places + excluded.places,
    earnings = b.earnings + excluded.earnings, lined_wins = b.lined_wins + excluded.lined_wins,
    expected = b.expected + excluded.expected,
    rating = case when b.board = 'stables' then b.rating else excluded.rating end
$$;
