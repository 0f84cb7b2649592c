SET local check_function_bodies = off;

DROP FUNCTION "public"."hall_of_fame_horses"(timestamp WITH time zone, uuid, integer);

DROP FUNCTION "public"."hall_of_fame_stables"(timestamp WITH time zone, uuid, integer);

CREATE OR REPLACE FUNCTION private.count_feats (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
  v_done record;
begin
  select * into v_race from public.races where id = p_race_id;
  for v_done in
    with winner as (
      select e.horse_id, e.stable_id
      from public.entries e
      where e.race_id = p_race_id and e.place = 1 and v_race.grade in ('Grade 1', 'Grade 2', 'Grade 3')
    )
    select 'horses' as hall, w.horse_id as subject_id, 'graded_win' as feat, p_race_id as race_id, w.horse_id
    from winner w
    union all
    select 'horses', w.horse_id, 'grade_1_win', p_race_id, w.horse_id
    from winner w where v_race.grade = 'Grade 1'
    union all
    select 'stables', w.stable_id, 'graded_win', p_race_id, w.horse_id
    from winner w
    union all
    -- A horse is counted once: three different ones are asked for.
    select 'stables', w.stable_id, 'grade_1_winner', p_race_id, w.horse_id
    from winner w
    where v_race.grade = 'Grade 1' and not exists (
      select from private.feats f
      where f.hall = 'stables' and f.subject_id = w.stable_id and f.feat = 'grade_1_winner'
        and f.horse_id = w.horse_id
    )
    union all
    select h.hall, case h.hall when 'horses' then w.horse_id else w.stable_id end, 'championship',
      p_race_id, w.horse_id
    from winner w cross join (values ('horses'), ('stables')) h (hall)
    where v_race.championship ->> 'kind' = 'final'
    union all
    select 'horses', e.horse_id, 'standing_record', e.race_id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join public.races r on r.id = e.race_id
    where c.races >= 20 and r.off_at <= v_race.off_at - interval '2016 hours' and not exists (
      select from private.feats f
      where f.hall = 'horses' and f.subject_id = e.horse_id and f.feat = 'standing_record'
        and f.race_id = e.race_id
    )
    order by 1, 2, 3, 4
  loop
    perform private.note_feat(
      v_done.hall, v_done.subject_id, v_done.feat, v_done.race_id, v_done.horse_id, v_race.off_at
    );
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.hall_road (
  p_hall       text,
  p_subject_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'race_id', r.id, 'race_name', r.name, 'grade', r.grade, 'off_at', r.off_at, 'horse_id', h.id,
    'horse_name', h.name
  ) order by r.off_at desc, r.id), '[]')
  from (
    select f.race_id, f.horse_id from private.feats f
    where f.hall = p_hall and f.subject_id = p_subject_id
    group by f.race_id, f.horse_id
    order by min(f.at) desc, f.race_id, f.horse_id
    limit 12
  ) f
  join public.races r on r.id = f.race_id
  join public.horses h on h.id = f.horse_id
$function$;

CREATE OR REPLACE FUNCTION private.note_season_title (
  p_season integer
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_feat(
    'stables', first.subject_id, 'season_title', best.race_id, best.horse_id,
    private.season_begins(p_season + 1)
  )
  from (
    select subject_id from private.boards
    where board = 'stables' and period = p_season and earnings > 0
    order by earnings desc, wins desc, subject_id desc
    limit 1
  ) first
  cross join lateral (
    select e.race_id, e.horse_id
    from public.entries e join public.races r on r.id = e.race_id
    where e.stable_id = first.subject_id and e.prize > 0 and private.season_at(r.off_at) = p_season
    order by e.prize desc, r.off_at, e.race_id, e.horse_id
    limit 1
  ) best
$function$;

CREATE OR REPLACE FUNCTION public.hall_of_fame_horses (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    id           uuid,
    name         text,
    sex          text,
    birth_season integer,
    coat         text,
    retired_at   timestamp with time zone,
    stable_id    uuid,
    stable_name  text,
    silks        jsonb,
    is_house     boolean,
    runs         integer,
    wins         integer,
    earnings     bigint,
    since        timestamp with time zone,
    feat         text,
    feats        jsonb,
    road         jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    h.id, h.name, h.sex, h.birth_season, h.coat, h.retired_at, s.id, s.name, s.silks, s.is_house,
    h.runs, h.wins, h.earnings, m.since, m.feat, private.hall_feats('horses', h.id),
    private.hall_road('horses', h.id)
  from (
    select * from private.hall_members x
    where x.hall = 'horses' and (p_before_at is null or (x.since, x.subject_id) < (p_before_at, p_before_id))
    order by x.since desc, x.subject_id desc
    limit private.page_size(p_limit)
  ) m
  join public.horses h on h.id = m.subject_id
  join public.stables s on s.id = h.stable_id
  order by m.since desc, m.subject_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."hall_of_fame_horses"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.hall_of_fame_stables (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    owner_name text,
    silks      jsonb,
    is_house   boolean,
    runs       integer,
    wins       integer,
    earnings   bigint,
    since      timestamp with time zone,
    feat       text,
    feats      jsonb,
    road       jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    s.id, s.name, s.owner_name, s.silks, s.is_house, coalesce(b.runs, 0), coalesce(b.wins, 0),
    coalesce(b.earnings, 0), m.since, m.feat, private.hall_feats('stables', s.id),
    private.hall_road('stables', s.id)
  from (
    select * from private.hall_members x
    where x.hall = 'stables' and (p_before_at is null or (x.since, x.subject_id) < (p_before_at, p_before_id))
    order by x.since desc, x.subject_id desc
    limit private.page_size(p_limit)
  ) m
  join public.stables s on s.id = m.subject_id
  left join private.boards b on b.board = 'stables' and b.period = -1 and b.subject_id = s.id
  order by m.since desc, m.subject_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."hall_of_fame_stables"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.hall_reasons (
  p_hall text
)
  RETURNS TABLE (
    feat    text,
    needs   integer,
    nearest jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    r.feat, r.needs,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.subject_id, 'name', coalesce(h.name, s.name), 'amount', n.amount,
        'stable_id', coalesce(o.id, s.id), 'silks', coalesce(o.silks, s.silks),
        'is_house', coalesce(o.is_house, s.is_house)
      ) order by n.amount desc, n.subject_id), '[]')
      from (
        select c.subject_id, c.amount from private.feat_counts c
        where c.hall = r.hall and c.feat = r.feat and c.amount < r.needs
          and not exists (
            select from private.hall_members m where m.hall = c.hall and m.subject_id = c.subject_id
          )
        order by c.amount desc, c.subject_id
        limit 3
      ) n
      left join public.horses h on p_hall = 'horses' and h.id = n.subject_id
      left join public.stables o on o.id = h.stable_id
      left join public.stables s on p_hall = 'stables' and s.id = n.subject_id
    )
  from private.hall_reasons r
  where r.hall = p_hall
  order by r.needs desc, r.feat
$function$;

CREATE OR REPLACE FUNCTION public.make_season_awards (
  p_season integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "private"."note_season_title"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."hall_of_fame_horses"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."hall_of_fame_stables"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";


-- Two ways more into the halls.
INSERT INTO private.hall_reasons (hall, feat, needs) VALUES
  ('horses', 'championship', 1),
  ('stables', 'championship', 3),
  ('stables', 'season_title', 1);

-- What the house and the champions have done in the races that are settled: feats that are noted stay as they
-- are. Then the seasons that have been awarded.
DO $carry$
DECLARE
  v_race_id uuid;
BEGIN
  FOR v_race_id IN
    SELECT id FROM public.races WHERE status = 'finished' ORDER BY settled_at, id
  LOOP
    PERFORM private.count_feats(v_race_id);
  END LOOP;
  PERFORM private.note_season_title(season)
  FROM private.turn_steps WHERE step = 'awards' AND done_at IS NOT NULL ORDER BY season;
END
$carry$;
