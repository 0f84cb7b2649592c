-- What a player's stable was awarded: each a fact with a rule of its own, and nothing is awarded for looking on.

-- The awards of the caller's stable, the newest first, paged by the last that was seen: its
-- objectives that a race reached, graded races and finals of
-- championships that it won, awards of seasons, the course records that it holds, and its memberships in the halls of
-- fame, for as long as a horse is its own. Of a season's award the moment is the season's end.
create function public.my_awards(
  p_before_at timestamptz default null, p_before_key text default null, p_limit integer default 25
)
returns table (
  key text, kind text, at timestamptz, season integer, award text, division text, race_id uuid,
  race_name text, grade text, horse_id uuid, horse_name text, track_id text, surface text,
  distance integer
)
language sql stable security definer set search_path = '' as $$
  with own as (
    select s.id from public.stables s where s.owner_id = (select auth.uid())
  ), awarded as (
    select 'race ' || f.race_id || ' ' || f.horse_id as key,
      case when c.race_id is null then 'graded_win' else 'championship' end as kind,
      f.at, c.season, null::text as award, c.division, f.race_id, f.horse_id
    from own
    join private.feats f on f.hall = 'stables' and f.subject_id = own.id
    left join private.champions c on c.race_id = f.race_id and c.horse_id = f.horse_id
    where f.feat = 'championship' or (f.feat = 'graded_win' and c.race_id is null)
    union all
    -- First steps and goals of seasons that a race has reached; a place ahead of the win that is one too.
    select 'objective ' || g.season || ' ' || g.goal, 'objective', g.reached_at, g.season, g.goal, null,
      g.race_id, g.horse_id
    from own
    join private.goals g
      on g.stable_id = own.id and g.reached_at is not null and g.race_id is not null and g.goal <> 'run'
    union all
    select 'season ' || a.season || ' ' || a.award, 'season_award', private.week_start(12 * (a.season + 1)),
      a.season, a.award, null, null, a.horse_id
    from own join private.season_awards a on a.stable_id = own.id
    union all
    select 'record ' || e.id, 'course_record', r.off_at, null, null, null, r.id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join own on own.id = e.stable_id
    join public.races r on r.id = e.race_id
    where c.races >= 20
    union all
    select 'hall ' || own.id, 'hall_stable', m.since, null, null, null, null, null
    from own join private.hall_members m on m.hall = 'stables' and m.subject_id = own.id
    union all
    select 'hall ' || h.id, 'hall_horse', m.since, null, null, null, null, h.id
    from own
    join public.horses h on h.stable_id = own.id
    join private.hall_members m on m.hall = 'horses' and m.subject_id = h.id
  )
  select a.key, a.kind, a.at, a.season, a.award, a.division, r.id, r.name, r.grade, h.id, h.name,
    r.track_id, r.surface, r.distance
  from (
    select * from awarded w
    where p_before_at is null or (w.at, w.key) < (p_before_at, coalesce(p_before_key, ''))
    order by w.at desc, w.key desc
    limit private.page_size(p_limit)
  ) a
  left join public.races r on r.id = a.race_id
  left join public.horses h on h.id = a.horse_id
  order by a.at desc, a.key desc
$$;

revoke execute on function public.my_awards from public, anon, authenticated, service_role;
grant execute on function public.my_awards to authenticated;
