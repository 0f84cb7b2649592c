SET local check_function_bodies = off;

DROP INDEX "private"."horse_standings_leading";

DROP FUNCTION "public"."recent_activity"(uuid, integer);

DROP FUNCTION "public"."top_horses"(text, integer);

DROP FUNCTION "public"."top_stables"(integer);

CREATE TABLE "private"."boards" (
  "board"       text    NOT NULL,
  "period"      integer NOT NULL,
  "subject_id"  uuid    NOT NULL,
  "runs"        integer NOT NULL,
  "wins"        integer NOT NULL,
  "places"      integer NOT NULL,
  "earnings"    bigint  NOT NULL,
  "lined_wins"  integer NOT NULL,
  "expected"    bigint  NOT NULL,
  "rating"      integer NOT NULL,
  "strike"      integer GENERATED ALWAYS AS (
CASE
    WHEN (runs >=
    CASE
        WHEN (board = 'stables'::text) THEN 20
        ELSE 5
    END) THEN ((10000 * wins) / runs)
    ELSE NULL::integer
END) STORED,
  "beyond_line" bigint  GENERATED ALWAYS AS (
CASE
    WHEN ((lined_wins > 0) OR (expected > 0)) THEN ((10000 * lined_wins) - expected)
    ELSE NULL::bigint
END) STORED,
  CONSTRAINT "boards_board_check" CHECK (((board = 'stables'::text) OR (board ~ '^(female|male)( (Sprint|Mile|Middle Distance|Long Distance|Turf|Dirt|2yo|3yo|4yo\+))?$'::text))),
  CONSTRAINT "boards_period_check" CHECK ((period >= '-1'::integer)),
  CONSTRAINT "boards_pkey" PRIMARY KEY (board, period, subject_id)
);

CREATE TABLE "private"."feat_counts" (
  "hall"       text    NOT NULL,
  "feat"       text    NOT NULL,
  "subject_id" uuid    NOT NULL,
  "amount"     integer NOT NULL,
  CONSTRAINT "feat_counts_pkey" PRIMARY KEY (hall, feat, subject_id)
);

CREATE TABLE "private"."feats" (
  "hall"       text                     NOT NULL,
  "subject_id" uuid                     NOT NULL,
  "feat"       text                     NOT NULL,
  "race_id"    uuid                     NOT NULL,
  "horse_id"   uuid                     NOT NULL,
  "at"         timestamp with time zone NOT NULL,
  CONSTRAINT "feats_pkey" PRIMARY KEY (hall, subject_id, feat, race_id, horse_id)
);

CREATE TABLE "private"."hall_members" (
  "hall"       text                     NOT NULL,
  "subject_id" uuid                     NOT NULL,
  "since"      timestamp with time zone NOT NULL,
  "feat"       text                     NOT NULL,
  CONSTRAINT "hall_members_pkey" PRIMARY KEY (hall, subject_id)
);

CREATE TABLE "private"."hall_reasons" (
  "hall"  text    NOT NULL,
  "feat"  text    NOT NULL,
  "needs" integer NOT NULL,
  CONSTRAINT "hall_reasons_hall_check" CHECK ((hall = ANY (ARRAY['horses'::text, 'stables'::text]))),
  CONSTRAINT "hall_reasons_needs_check" CHECK ((needs > 0)),
  CONSTRAINT "hall_reasons_pkey" PRIMARY KEY (hall, feat)
);

CREATE TABLE "private"."stable_skills" (
  "stable_id" uuid             NOT NULL,
  "skill"     double precision NOT NULL,
  "doubt"     double precision NOT NULL,
  CONSTRAINT "stable_skills_doubt_check" CHECK ((doubt > (0)::double precision)),
  CONSTRAINT "stable_skills_pkey" PRIMARY KEY (stable_id)
);

CREATE OR REPLACE FUNCTION private.board_page (
  p_boards      text[],
  p_lens        text,
  p_season      integer,
  p_after_score bigint,
  p_after_level bigint,
  p_after_id    uuid,
  p_limit       integer
)
  RETURNS TABLE (
    subject_id uuid,
    score      bigint,
    level      bigint,
    runs       integer,
    wins       integer,
    places     integer,
    earnings   bigint,
    lined_wins integer,
    expected   bigint
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 20
  SET search_path TO ''
  AS $function$
declare
  v_by constant text[] := private.lens_columns(p_lens);
begin
  return query execute format(
    $page$
      select x.*
      from unnest($1) as asked (board)
      cross join lateral (
        select
          b.subject_id, b.%1$I::bigint, b.%2$I::bigint, b.runs, b.wins, b.places, b.earnings, b.lined_wins,
          b.expected
        from private.boards b
        where b.board = asked.board and b.period = $2 and b.%1$I is not null
          and (b.%1$I, b.%2$I, b.subject_id) < ($3, $4, $5)
        order by b.%1$I desc, b.%2$I desc, b.subject_id desc
        limit $6
      ) x
      order by 2 desc, 3 desc, 1 desc
      limit $6
    $page$, v_by[1], v_by[2]
  ) using
    p_boards, coalesce(p_season, -1), coalesce(p_after_score, 9223372036854775807),
    coalesce(p_after_level, 9223372036854775807),
    coalesce(p_after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), private.page_size(p_limit);
end
$function$;

CREATE OR REPLACE FUNCTION private.board_standing (
  p_boards      text[],
  p_lens        text,
  p_season      integer,
  p_subject_ids uuid[]
)
  RETURNS TABLE (
    subject_id  uuid,
    score       bigint,
    level       bigint,
    runs        integer,
    wins        integer,
    places      integer,
    earnings    bigint,
    lined_wins  integer,
    expected    bigint,
    rank        integer,
    ahead_id    uuid,
    ahead_score bigint,
    ahead_level bigint
  )
  LANGUAGE plpgsql
  STABLE
  ROWS 1
  SET search_path TO ''
  AS $function$
declare
  v_by constant text[] := private.lens_columns(p_lens);
begin
  return query execute format(
    $standing$
      select own.*, case when first.before < 1000 then first.before + 1 end, ahead.*
      from (
        select
          b.subject_id, b.%1$I::bigint as score, b.%2$I::bigint as level, b.runs, b.wins, b.places,
          b.earnings, b.lined_wins, b.expected
        from private.boards b
        where b.board = any ($1) and b.period = $2 and b.subject_id = any ($3) and b.%1$I is not null
        order by 2 desc, 3 desc, 1 desc
        limit 1
      ) own
      cross join lateral (
        select count(*)::integer as before
        from (
          select
          from unnest($1) as asked (board)
          cross join lateral (
            select from private.boards b
            where b.board = asked.board and b.period = $2 and b.%1$I is not null
              and (b.%1$I, b.%2$I) > (own.score, own.level)
            -- In the order of the index, which is then read in place of the table.
            order by b.%1$I desc, b.%2$I desc
            limit 1000
          ) each
          limit 1000
        ) x
      ) first
      left join lateral (
        select x.*
        from unnest($1) as asked (board)
        cross join lateral (
          select b.subject_id, b.%1$I::bigint, b.%2$I::bigint
          from private.boards b
          where b.board = asked.board and b.period = $2 and b.%1$I is not null
            and (b.%1$I, b.%2$I) > (own.score, own.level)
          order by b.%1$I, b.%2$I, b.subject_id
          limit 1
        ) x
        order by 2, 3, 1
        limit 1
      ) ahead on true
    $standing$, v_by[1], v_by[2]
  ) using p_boards, coalesce(p_season, -1), p_subject_ids;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_boards()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with ran as (
    select
      h.sex as board, private.season_at(r.off_at) as season, e.horse_id as subject_id, e.place, e.prize,
      e.win_chance
    from public.entries e
    join public.races r on r.id = e.race_id
    join public.horses h on h.id = e.horse_id
    where e.place is not null
    union all
    select
      'stables', private.season_at(r.off_at), e.stable_id, e.place, e.prize, e.win_chance
    from public.entries e join public.races r on r.id = e.race_id
    where e.place is not null
  ), told as (
    select
      board, period, subject_id, count(*) as runs, count(*) filter (where place = 1) as wins,
      count(*) filter (where place <= 3) as places, sum(prize) as earnings,
      count(win_chance) filter (where place = 1) as lined_wins, coalesce(sum(win_chance), 0) as expected
    from ran cross join unnest(case when season < 0 then array[-1] else array[-1, season] end) period
    group by 1, 2, 3
  ), kept as (
    select * from private.boards where board in ('female', 'male', 'stables')
  )
  select 'boards are the sum of the races', concat_ws(' ', board, period, subject_id)
  from kept b full join told t using (board, period, subject_id)
  where (b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected) is distinct from (
    t.runs::integer, t.wins::integer, t.places::integer, t.earnings::bigint, t.lined_wins::integer,
    t.expected::bigint
  )
  union all
  select 'a board has its runs once by distance, surface and age', concat_ws(' ', b.board, b.period, b.subject_id)
  from kept b
  left join (
    select split_part(x.board, ' ', 1) as board, x.period, x.subject_id, sum(x.runs) as runs
    from private.boards x
    where x.board like '% %'
    group by 1, 2, 3
  ) x using (board, period, subject_id)
  where b.board <> 'stables' and 3 * b.runs is distinct from x.runs
  union all
  select 'feats are counted', concat_ws(' ', hall, feat, subject_id)
  from private.feat_counts c
  full join (
    select hall, feat, subject_id, count(*) as amount from private.feats group by 1, 2, 3
  ) f using (hall, feat, subject_id)
  where c.amount is distinct from f.amount::integer
  union all
  select 'who has done enough is a member', concat_ws(' ', c.hall, c.subject_id)
  from private.feat_counts c
  join private.hall_reasons r on r.hall = c.hall and r.feat = c.feat and c.amount >= r.needs
  where not exists (
    select from private.hall_members m where m.hall = c.hall and m.subject_id = c.subject_id
  )
$function$;

CREATE OR REPLACE FUNCTION private.check_everything()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_boards()
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
$function$;

CREATE OR REPLACE FUNCTION private.count_boards (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
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
$function$;

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
      from public.entries e join public.stables s on s.id = e.stable_id and not s.is_house
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
    select 'horses', e.horse_id, 'standing_record', e.race_id, e.horse_id
    from private.courses c
    join public.entries e on e.id = c.record_entry_id
    join public.races r on r.id = e.race_id
    join public.stables s on s.id = e.stable_id and not s.is_house
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

CREATE OR REPLACE FUNCTION private.distance_name (
  p_distance integer
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when p_distance <= 1300 then 'Sprint'
    when p_distance <= 1700 then 'Mile'
    when p_distance <= 2100 then 'Middle Distance'
    else 'Long Distance'
  end
$function$;

CREATE OR REPLACE FUNCTION private.hall_feats (
  p_hall       text,
  p_subject_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_object_agg(c.feat, c.amount), '{}')
  from private.hall_reasons r
  join private.feat_counts c on c.hall = r.hall and c.feat = r.feat and c.subject_id = p_subject_id
  where r.hall = p_hall
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
    select distinct f.race_id, f.horse_id, f.at from private.feats f
    where f.hall = p_hall and f.subject_id = p_subject_id
    order by f.at desc, f.race_id, f.horse_id
    limit 12
  ) f
  join public.races r on r.id = f.race_id
  join public.horses h on h.id = f.horse_id
$function$;

CREATE OR REPLACE FUNCTION private.horse_boards (
  p_sex   text,
  p_scope text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select array_agg(concat_ws(' ', sex, p_scope))
  from unnest(array['female', 'male']) sex
  where p_sex is null or sex = p_sex
$function$;

CREATE OR REPLACE FUNCTION private.lens_columns (
  p_lens text
)
  RETURNS text[]
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  v_by constant text[] := case p_lens
    when 'earnings' then array['earnings', 'wins']
    when 'wins' then array['wins', 'earnings']
    when 'strike' then array['strike', 'wins']
    when 'rating' then array['rating', 'earnings']
    when 'line' then array['beyond_line', 'wins']
  end;
begin
  if v_by is null then
    perform private.refuse('bad_request', 'no such lens');
  end if;
  return v_by;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_feat (
  p_hall       text,
  p_subject_id uuid,
  p_feat       text,
  p_race_id    uuid,
  p_horse_id   uuid,
  p_at         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_amount integer;
begin
  insert into private.feats (hall, subject_id, feat, race_id, horse_id, at)
  values (p_hall, p_subject_id, p_feat, p_race_id, p_horse_id, p_at)
  on conflict do nothing;
  if not found then
    return;
  end if;
  insert into private.feat_counts as c (hall, feat, subject_id, amount)
  values (p_hall, p_feat, p_subject_id, 1)
  on conflict (hall, feat, subject_id) do update set amount = c.amount + 1
  returning amount into v_amount;
  insert into private.hall_members (hall, subject_id, since, feat)
  select p_hall, p_subject_id, p_at, p_feat
  from private.hall_reasons r
  where r.hall = p_hall and r.feat = p_feat and v_amount >= r.needs
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.rate_stables (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
    h.id, h.name, h.sex, h.birth_season, h.coat, h.retired_at, s.id, s.name, s.silks, h.runs, h.wins,
    h.earnings, m.since, m.feat, private.hall_feats('horses', h.id), private.hall_road('horses', h.id)
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
    s.id, s.name, s.owner_name, s.silks, coalesce(t.runs, 0), coalesce(t.wins, 0), coalesce(t.earnings, 0),
    m.since, m.feat, private.hall_feats('stables', s.id), private.hall_road('stables', s.id)
  from (
    select * from private.hall_members x
    where x.hall = 'stables' and (p_before_at is null or (x.since, x.subject_id) < (p_before_at, p_before_id))
    order by x.since desc, x.subject_id desc
    limit private.page_size(p_limit)
  ) m
  join public.stables s on s.id = m.subject_id
  left join private.standings t on t.stable_id = s.id
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
        'stable_id', coalesce(o.id, s.id), 'silks', coalesce(o.silks, s.silks)
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

REVOKE ALL ON FUNCTION "public"."hall_reasons"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.leading_horses (
  p_lens        text,
  p_season      integer DEFAULT NULL::integer,
  p_scope       text    DEFAULT NULL::text,
  p_sex         text    DEFAULT NULL::text,
  p_after_score bigint  DEFAULT NULL::bigint,
  p_after_level bigint  DEFAULT NULL::bigint,
  p_after_id    uuid    DEFAULT NULL::uuid,
  p_limit       integer DEFAULT 20
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
    score        bigint,
    level        bigint,
    runs         integer,
    wins         integer,
    places       integer,
    earnings     bigint,
    lined_wins   integer,
    expected     bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    b.subject_id, h.name, h.sex, h.birth_season, h.coat, h.retired_at, s.id, s.name, s.silks, s.is_house,
    b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected
  from private.board_page(
    private.horse_boards(p_sex, p_scope), p_lens, p_season, p_after_score, p_after_level, p_after_id,
    p_limit
  ) b
  join public.horses h on h.id = b.subject_id
  join public.stables s on s.id = h.stable_id
  order by b.score desc, b.level desc, b.subject_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."leading_horses"(text, integer, text, text, bigint, bigint, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.leading_stables (
  p_lens        text,
  p_season      integer DEFAULT NULL::integer,
  p_after_score bigint  DEFAULT NULL::bigint,
  p_after_level bigint  DEFAULT NULL::bigint,
  p_after_id    uuid    DEFAULT NULL::uuid,
  p_limit       integer DEFAULT 20
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    owner_name text,
    silks      jsonb,
    is_house   boolean,
    score      bigint,
    level      bigint,
    runs       integer,
    wins       integer,
    places     integer,
    earnings   bigint,
    lined_wins integer,
    expected   bigint,
    horses     integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    b.subject_id, s.name, s.owner_name, s.silks, s.is_house, b.score, b.level, b.runs, b.wins, b.places,
    b.earnings, b.lined_wins, b.expected,
    (select count(*)::integer from public.horses h where h.stable_id = s.id and h.retired_at is null)
  from private.board_page(
    array['stables'], p_lens, p_season, p_after_score, p_after_level, p_after_id, p_limit
  ) b
  join public.stables s on s.id = b.subject_id
  order by b.score desc, b.level desc, b.subject_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."leading_stables"(text, integer, bigint, bigint, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.my_horse_standing (
  p_lens   text,
  p_season integer DEFAULT NULL::integer,
  p_scope  text    DEFAULT NULL::text,
  p_sex    text    DEFAULT NULL::text
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    score       bigint,
    level       bigint,
    runs        integer,
    wins        integer,
    places      integer,
    earnings    bigint,
    lined_wins  integer,
    expected    bigint,
    rank        integer,
    ahead_name  text,
    ahead_score bigint,
    ahead_level bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    b.subject_id, h.name, b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected,
    b.rank, ahead.name, b.ahead_score, b.ahead_level
  from private.board_standing(
    private.horse_boards(p_sex, p_scope), p_lens, p_season,
    array(select x.id from public.horses x where x.stable_id = private.own_stable())
  ) b
  join public.horses h on h.id = b.subject_id
  left join public.horses ahead on ahead.id = b.ahead_id
$function$;

REVOKE ALL ON FUNCTION "public"."my_horse_standing"(text, integer, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_stable_standing (
  p_lens   text,
  p_season integer DEFAULT NULL::integer
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    score       bigint,
    level       bigint,
    runs        integer,
    wins        integer,
    places      integer,
    earnings    bigint,
    lined_wins  integer,
    expected    bigint,
    rank        integer,
    ahead_name  text,
    ahead_score bigint,
    ahead_level bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    b.subject_id, s.name, b.score, b.level, b.runs, b.wins, b.places, b.earnings, b.lined_wins, b.expected,
    b.rank, ahead.name, b.ahead_score, b.ahead_level
  from private.board_standing(array['stables'], p_lens, p_season, array[private.own_stable()]) b
  join public.stables s on s.id = b.subject_id
  left join public.stables ahead on ahead.id = b.ahead_id
$function$;

REVOKE ALL ON FUNCTION "public"."my_stable_standing"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.recent_activity (
  p_before_id uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    stable_id   uuid,
    stable_name text,
    is_house    boolean,
    silks       jsonb,
    horse_id    uuid,
    horse_name  text,
    race_id     uuid,
    race_name   text,
    grade       text,
    type        text,
    place       integer,
    prize       bigint,
    programme   text,
    at          timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    a.id, a.stable_id, s.name, s.is_house, s.silks, a.horse_id, h.name, a.race_id, r.name, r.grade,
    a.type, a.place, a.prize, a.programme, a.at
  from (
    select *
    from public.activities x
    where (x.at, x.id) < (
      coalesce((select y.at from public.activities y where y.id = p_before_id), 'infinity'),
      coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
    order by x.at desc, x.id desc
    limit private.page_size(p_limit)
  ) a
  -- Each found by its id: joined, whole tables would be read for a page.
  cross join lateral (
    select x.name, x.is_house, x.silks from public.stables x where x.id = a.stable_id offset 0
  ) s
  cross join lateral (select x.name from public.horses x where x.id = a.horse_id offset 0) h
  left join lateral (
    select x.name, x.grade from public.races x where x.id = a.race_id offset 0
  ) r on true
  order by a.at desc, a.id desc
$function$;

REVOKE ALL ON FUNCTION "public"."recent_activity"(uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.settle_race (
  p_race_id     uuid,
  p_horse_ids   uuid[],
  p_places      integer[],
  p_times_ms    integer[],
  p_prizes      bigint[],
  p_ratings     integer[],
  p_conditions  integer[],
  p_energies    integer[],
  p_overreached uuid[],
  p_checksum    text,
  p_at          timestamp with time zone
)
  RETURNS public.races
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'running' then
    perform private.refuse('bad_request', 'the race was not started');
  elsif p_at is null or p_at < v_race.finishes_at then
    perform private.refuse('bad_request', 'the last runner has not passed the post');
  elsif p_checksum is distinct from v_race.checksum then
    perform private.refuse('bad_request', 'the result is not that of the race as it was started');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_overreached is null
    or v_race.finishes_at < v_race.off_at
      + (select max(time_ms) from unnest(p_times_ms) time_ms) * interval '1 millisecond'
  then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  perform private.lock_entries(p_race_id);

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating, condition_after = f.condition
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings, p_conditions)
      as f (horse_id, place, time_ms, prize, rating, condition)
  join public.horses h on h.id = f.horse_id
  where e.race_id = p_race_id and e.horse_id = f.horse_id;

  -- House horses are always sent out the same, so that they can run every few minutes.
  update public.horses h
  set runs = h.runs + 1,
    wins = h.wins + (f.place = 1)::integer,
    places = h.places + (f.place <= 3)::integer,
    earnings = h.earnings + f.prize,
    form = right(h.form || case when f.place = 1 then 'W' else 'L' end, 10),
    figures = right(h.figures || case when f.place <= 9 then f.place else 0 end, 10),
    rating = f.rating,
    condition = case when s.is_house then 85 else f.condition end,
    energy = case when s.is_house then 85 else f.energy end,
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.note_jockeys(p_race_id);
  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_boards(p_race_id);
  perform private.rate_stables(p_race_id);
  perform private.count_feats(p_race_id);
  perform private.count_course(p_race_id);
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

ALTER TABLE "private"."feats"
  ADD CONSTRAINT "feats_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."feats"
  ADD CONSTRAINT "feats_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."feats"
  ADD CONSTRAINT "feats_hall_feat_fkey" FOREIGN KEY (hall, feat) REFERENCES private.hall_reasons(hall, feat);

ALTER TABLE "private"."stable_skills"
  ADD CONSTRAINT "stable_skills_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

CREATE INDEX boards_by_earnings ON private.boards USING btree (board, period, earnings DESC, wins DESC, subject_id DESC);

CREATE INDEX boards_by_line ON private.boards USING btree (board, period, beyond_line DESC, wins DESC, subject_id DESC)
  WHERE (beyond_line IS NOT NULL);

CREATE INDEX boards_by_rating ON private.boards USING btree (board, period, rating DESC, earnings DESC, subject_id DESC);

CREATE INDEX boards_by_strike ON private.boards USING btree (board, period, strike DESC, wins DESC, subject_id DESC)
  WHERE (strike IS NOT NULL);

CREATE INDEX boards_by_wins ON private.boards USING btree (board, period, wins DESC, earnings DESC, subject_id DESC);

CREATE INDEX feat_counts_most ON private.feat_counts USING btree (hall, feat, amount DESC, subject_id);

CREATE INDEX hall_members_newest ON private.hall_members USING btree (hall, since DESC, subject_id DESC);

REVOKE ALL ON FUNCTION "private"."board_page"(text[], text, integer, bigint, bigint, uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."board_standing"(text[], text, integer, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_boards"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_boards"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_feats"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."distance_name"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hall_feats"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hall_road"(text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."horse_boards"(text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lens_columns"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_feat"(text, uuid, text, uuid, uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rate_stables"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."hall_of_fame_horses"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."hall_of_fame_stables"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."hall_reasons"(text) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."leading_horses"(text, integer, text, text, bigint, bigint, uuid, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."leading_stables"(text, integer, bigint, bigint, uuid, integer) TO "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."my_horse_standing"(text, integer, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."my_stable_standing"(text, integer) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."recent_activity"(uuid, integer) TO "anon", "authenticated";

-- What takes one into the halls of fame.
INSERT INTO private.hall_reasons (hall, feat, needs) VALUES
  ('horses', 'graded_win', 5),
  ('horses', 'grade_1_win', 2),
  ('horses', 'standing_record', 1),
  ('stables', 'graded_win', 10),
  ('stables', 'grade_1_winner', 3);

-- The races that are settled already, one after the other, as the settlement counts them from now on.
DO $carry$
DECLARE
  v_race_id uuid;
BEGIN
  FOR v_race_id IN
    SELECT id FROM public.races WHERE status = 'finished' ORDER BY settled_at, id
  LOOP
    PERFORM private.count_boards(v_race_id);
    PERFORM private.rate_stables(v_race_id);
    PERFORM private.count_feats(v_race_id);
  END LOOP;
END
$carry$;

-- The first three of the house in them.
INSERT INTO public.activities (stable_id, horse_id, race_id, type, place, prize, at)
SELECT e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, r.settled_at
FROM public.entries e
JOIN public.races r ON r.id = e.race_id AND r.status = 'finished'
JOIN public.stables s ON s.id = e.stable_id AND s.is_house
WHERE e.place <= 3;
