-- What horses and stables have done and have ahead, as their pages tell it. Only what is settled is
-- told: a race that is running is ahead, and nothing else.

create index entries_won_by_stable on public.entries (stable_id, entered_at desc, id desc)
  where place = 1;

-- The races that a horse has run, the newest first, each with the field and with what its change of
-- rating was made from: whether it had three runs before, and the pounds that its rating came down in
-- the 28 days before (as in `race_inputs`). Paged by the entry, as a horse is entered for one race at
-- a time.
create function public.horse_runs(
  p_horse_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, entered_at timestamptz, race_id uuid, race_name text, track_id text, distance integer,
  surface text, going integer, grade text, off_at timestamptz, is_house boolean, draw integer,
  weight integer, place integer, time_ms integer, prize bigint, rating_before integer,
  rating_after integer, runs_before integer, lost_in_four_weeks integer, field jsonb, jockey integer
)
language sql stable security definer set search_path = '' as $$
  select
    e.id, e.entered_at, r.id, r.name, r.track_id, r.distance, r.surface, r.going, r.grade, r.off_at,
    s.is_house, e.draw, e.weight, e.place, e.time_ms, e.prize, e.rating_before, e.rating_after,
    (
      select count(*)::integer from (
        select from public.entries x
        where x.horse_id = e.horse_id and x.place is not null
          and (x.entered_at, x.id) < (e.entered_at, e.id)
        limit 3
      ) earlier
    ),
    (
      select coalesce(sum(x.rating_before - x.rating_after), 0)::integer
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = e.horse_id and x.rating_after < x.rating_before
        and w.off_at >= r.off_at - interval '28 days' and w.off_at < r.off_at
    ),
    (
      select jsonb_agg(
        jsonb_build_object(
          'horse_id', f.horse_id, 'name', h.name, 'sex', h.sex, 'birth_season', h.birth_season,
          'weight', f.weight, 'rating', f.rating_before, 'place', f.place, 'time_ms', f.time_ms
        ) order by f.place, f.draw
      )
      from public.entries f join public.horses h on h.id = f.horse_id
      where f.race_id = e.race_id
    ),
    e.jockey
  from public.entries e
  join public.races r on r.id = e.race_id
  join public.stables s on s.id = e.stable_id
  where e.horse_id = p_horse_id and e.place is not null
    and (p_before_at is null or (e.entered_at, e.id) < (p_before_at, p_before_id))
  order by e.entered_at desc, e.id desc
  limit private.page_size(p_limit)
$$;

-- A horse's runs, counted once by track, once by surface, once by distance, and once by surface and
-- going: what a row was not counted by is null in it.
create function public.horse_record(p_horse_id uuid)
returns table (
  track_id text, surface text, distance integer, going integer, runs integer, wins integer,
  places integer
)
language sql stable security definer set search_path = '' as $$
  select
    r.track_id, r.surface, r.distance, r.going, count(*)::integer,
    (count(*) filter (where e.place = 1))::integer, (count(*) filter (where e.place <= 3))::integer
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.horse_id = p_horse_id and e.place is not null
  group by grouping sets ((r.track_id), (r.surface), (r.distance), (r.surface, r.going))
  order by r.track_id, r.distance, r.surface, r.going
$$;

-- The entries of a horse, or of all horses of a stable, for races not yet settled, the next first.
create function public.entries_ahead(p_horse_id uuid default null, p_stable_id uuid default null)
returns setof public.entries
language sql stable security definer rows 4 set search_path = '' as $$
  select e.*
  from public.horses h
  join private.engagements g on g.horse_id = h.id
  join public.entries e on e.race_id = g.race_id and e.horse_id = g.horse_id
  join public.races r on r.id = e.race_id
  where h.id = p_horse_id or h.stable_id = p_stable_id
  order by r.off_at, e.id
  limit 100
$$;

-- A stable's horses that are not retired, the highest rated first, paged by rating and id.
create function public.stable_horses(
  p_stable_id uuid, p_after_rating integer default null, p_after_id uuid default null,
  p_limit integer default 20
) returns setof public.horses
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.horses h
  where h.stable_id = p_stable_id and h.retired_at is null
    and (
      p_after_rating is null or h.rating < p_after_rating
      or (h.rating = p_after_rating and h.id > p_after_id)
    )
  order by h.rating desc, h.id
  limit private.page_size(p_limit)
$$;

-- How many horses a stable has that are not retired, and what it has done: a player's stable with the
-- horses that it had then, wherever they are now; the house with those that it has, as it is in no standings. With
-- the names that it had before, the last first, and whether its owner has left the game.
create function public.stable_record(p_stable_id uuid)
returns table (
  horses integer, runs integer, wins integer, places integer, earnings bigint, former_names text[],
  owner_left boolean
)
language sql stable security definer set search_path = '' as $$
  select
    h.horses, coalesce(s.runs, h.runs), coalesce(s.wins, h.wins), coalesce(s.places, h.places),
    coalesce(s.earnings, h.earnings),
    array(
      select f.name from private.former_names f
      where f.stable_id = p_stable_id order by f.season desc limit 20
    ),
    exists (select from private.former_stables f where f.stable_id = p_stable_id)
  from (
    select
      (count(*) filter (where retired_at is null))::integer as horses,
      coalesce(sum(runs) filter (where of_house), 0)::integer as runs,
      coalesce(sum(wins) filter (where of_house), 0)::integer as wins,
      coalesce(sum(places) filter (where of_house), 0)::integer as places,
      coalesce(sum(earnings) filter (where of_house), 0)::bigint as earnings
    from public.horses
    cross join lateral (
      select is_house as of_house from public.stables where id = p_stable_id
    ) o
    where stable_id = p_stable_id
  ) h
  left join private.standings s on s.stable_id = p_stable_id
$$;

-- The races that horses of a stable have won, the newest first.
create function public.stable_winners(
  p_stable_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
) returns setof public.entries
language sql stable security definer rows 20 set search_path = '' as $$
  select e.*
  from public.entries e
  where e.stable_id = p_stable_id and e.place = 1
    and (p_before_at is null or (e.entered_at, e.id) < (p_before_at, p_before_id))
  order by e.entered_at desc, e.id desc
  limit private.page_size(p_limit)
$$;

-- The graded races that horses of a stable, or of the caller's own, have won, the greatest first, then
-- the newest.
create function public.stable_trophies(p_stable_id uuid default null)
returns setof public.entries
language sql stable security definer rows 4 set search_path = '' as $$
  select e.*
  from public.entries e
  join public.races r on r.id = e.race_id
  where e.place = 1
    and e.stable_id = coalesce(
      p_stable_id, (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    )
    and r.grade in ('Grade 1', 'Grade 2', 'Grade 3')
  order by r.grade, e.entered_at desc, e.id desc
  limit 24
$$;

revoke execute on function
  public.horse_runs,
  public.horse_record,
  public.entries_ahead,
  public.stable_horses,
  public.stable_record,
  public.stable_trophies,
  public.stable_winners
  from public, anon, authenticated, service_role;
grant execute on function
  public.horse_runs,
  public.horse_record,
  public.entries_ahead,
  public.stable_horses,
  public.stable_record,
  public.stable_trophies,
  public.stable_winners
  to anon, authenticated;
