-- The books of a season: its final standings, and its awards. They are made of the season's settled races
-- alone, and so are the same whenever they are closed. The house wins no money, and stands in none of them.

create table private.season_stables (
  season integer not null references private.season_turns (season),
  stable_id uuid not null references public.stables (id),
  runs integer not null check (runs > 0),
  wins integer not null,
  places integer not null,
  earnings bigint not null,
  -- By prize money, then by wins; stables that are level share it. Known once all books are closed.
  rank integer,
  primary key (season, stable_id)
);

create index season_stables_first on private.season_stables (season, earnings desc, wins desc, stable_id);

-- What a horse did for a stable: one that was sold has a row with each.
create table private.season_horses (
  season integer not null references private.season_turns (season),
  stable_id uuid not null references public.stables (id),
  horse_id uuid not null references public.horses (id),
  runs integer not null check (runs > 0),
  wins integer not null,
  places integer not null,
  earnings bigint not null,
  -- Before the first of these runs, and after the last.
  rating_before integer not null,
  rating_after integer not null,
  primary key (season, stable_id, horse_id)
);

-- Titles of `seasonAwards` in @furlong/game.
create table private.season_awards (
  season integer not null references private.season_turns (season),
  award text not null,
  stable_id uuid not null references public.stables (id),
  -- Null for what a stable is awarded.
  horse_id uuid references public.horses (id),
  primary key (season, award)
);

create index season_awards_by_stable on private.season_awards (stable_id, season);

-- Closes the books of up to p_limit stables for a season that is over, and says how many it came to; 0 once all
-- are closed. A part that is done is never done again. The last part ranks the stables.
create function public.close_season_books(
  p_season integer, p_at timestamptz, p_limit integer default 200
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_reached uuid;
  v_stable_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
  if (p_limit between 1 and 1000) is not true
    or (p_at >= private.season_ends(p_season)) is not true
    or private.season_runs_on(p_season)
  then
    perform private.refuse('bad_request', 'the season is not over');
  end if;
  select coalesce(reached, '00000000-0000-0000-0000-000000000000') into v_reached
  from private.turn_steps where season = p_season and step = 'books' for update;
  if v_reached is null then
    perform private.refuse('bad_request', 'nobody has claimed the step');
  end if;

  v_stable_ids := array(
    select s.id from public.stables s where not s.is_house and s.id > v_reached order by s.id limit p_limit
  );
  insert into private.season_horses
  select
    p_season, s.id, r.horse_id, count(*), count(*) filter (where r.place = 1),
    count(*) filter (where r.place <= 3), sum(r.prize),
    (array_agg(r.rating_before order by r.off_at))[1],
    (array_agg(r.rating_after order by r.off_at desc))[1]
  from unnest(v_stable_ids) s (id)
  cross join lateral private.settled_runs(s.id, null, p_season) r
  group by s.id, r.horse_id
  on conflict do nothing;
  insert into private.season_stables (season, stable_id, runs, wins, places, earnings)
  select p_season, h.stable_id, sum(h.runs), sum(h.wins), sum(h.places), sum(h.earnings)
  from private.season_horses h
  where h.season = p_season and h.stable_id = any (v_stable_ids)
  group by h.stable_id
  on conflict do nothing;
  update private.turn_steps
  set reached = coalesce(v_stable_ids[cardinality(v_stable_ids)], reached)
  where season = p_season and step = 'books';
  if cardinality(v_stable_ids) < p_limit then
    update private.season_stables s
    set rank = r.rank
    from (
      select stable_id, (rank() over (order by earnings desc, wins desc))::integer as rank
      from private.season_stables where season = p_season
    ) r
    where s.season = p_season and s.stable_id = r.stable_id;
  end if;
  return cardinality(v_stable_ids);
end
$$;

-- Makes the awards of a season whose books are closed, once, and notes who heads its table: each award to whoever won most money, then most races,
-- then has the highest rating, among those it is for that won a race.
create function public.make_season_awards(p_season integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from private.turn_steps
    where season = p_season and step = 'books' and done_at is not null
  ) then
    perform private.refuse('bad_request', 'the books of the season are not closed');
  end if;
  insert into private.season_awards (season, award, stable_id, horse_id)
  select p_season, 'leading_stable', s.stable_id, null
  from private.season_stables s
  where s.season = p_season and s.wins > 0
  order by s.earnings desc, s.wins desc, s.stable_id
  limit 1
  on conflict do nothing;
  insert into private.season_awards (season, award, stable_id, horse_id)
  select distinct on (a.award) p_season, a.award, x.stable_id, x.horse_id
  from private.season_horses x
  join public.horses h on h.id = x.horse_id
  cross join lateral (values
    ('horse_of_the_season', true),
    ('two_year_old', p_season - h.birth_season = 2),
    ('three_year_old', p_season - h.birth_season = 3),
    ('older_horse', p_season - h.birth_season >= 4),
    ('filly_or_mare', h.sex = 'female' and p_season - h.birth_season >= 3),
    ('sprinter', h.specialty = 'Sprint'),
    ('miler', h.specialty = 'Mile'),
    ('stayer', h.specialty in ('Middle Distance', 'Long Distance'))
  ) a (award, fits)
  where x.season = p_season and x.wins > 0 and a.fits
  order by a.award, x.earnings desc, x.wins desc, x.rating_after desc, x.horse_id, x.stable_id
  on conflict do nothing;
  perform private.note_season_title(p_season);
end
$$;

revoke execute on function
  public.close_season_books,
  public.make_season_awards
  from public, anon, authenticated, service_role;
grant execute on function
  public.close_season_books,
  public.make_season_awards
  to service_role;
