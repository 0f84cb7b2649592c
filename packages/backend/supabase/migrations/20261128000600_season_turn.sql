SET local check_function_bodies = off;

CREATE TABLE "private"."season_awards" (
  "season"    integer NOT NULL,
  "award"     text    NOT NULL,
  "stable_id" uuid    NOT NULL,
  "horse_id"  uuid,
  CONSTRAINT "season_awards_pkey" PRIMARY KEY (season, award)
);

CREATE TABLE "private"."season_horses" (
  "season"        integer NOT NULL,
  "stable_id"     uuid    NOT NULL,
  "horse_id"      uuid    NOT NULL,
  "runs"          integer NOT NULL,
  "wins"          integer NOT NULL,
  "places"        integer NOT NULL,
  "earnings"      bigint  NOT NULL,
  "rating_before" integer NOT NULL,
  "rating_after"  integer NOT NULL,
  CONSTRAINT "season_horses_pkey" PRIMARY KEY (season, stable_id, horse_id),
  CONSTRAINT "season_horses_runs_check" CHECK ((runs > 0))
);

CREATE TABLE "private"."season_stables" (
  "season"    integer NOT NULL,
  "stable_id" uuid    NOT NULL,
  "runs"      integer NOT NULL,
  "wins"      integer NOT NULL,
  "places"    integer NOT NULL,
  "earnings"  bigint  NOT NULL,
  "rank"      integer,
  CONSTRAINT "season_stables_pkey" PRIMARY KEY (season, stable_id),
  CONSTRAINT "season_stables_runs_check" CHECK ((runs > 0))
);

CREATE TABLE "private"."season_turns_seen" (
  "stable_id" uuid    NOT NULL,
  "season"    integer NOT NULL,
  CONSTRAINT "season_turns_seen_pkey" PRIMARY KEY (stable_id)
);

CREATE TABLE "private"."season_turns" (
  "season"    integer                  NOT NULL,
  "turned_at" timestamp with time zone,
  CONSTRAINT "season_turns_pkey" PRIMARY KEY (season),
  CONSTRAINT "season_turns_season_check" CHECK ((season >= 0))
);

CREATE TABLE "private"."turn_steps" (
  "season"        integer                  NOT NULL,
  "step"          text                     NOT NULL,
  "claimed_by"    text,
  "claimed_until" timestamp with time zone,
  "done_at"       timestamp with time zone,
  "reached"       uuid,
  CONSTRAINT "turn_steps_pkey" PRIMARY KEY (season, step)
);

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
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
  union all select * from private.check_seasons()
$function$;

CREATE OR REPLACE FUNCTION private.check_seasons()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.season_ends (
  p_season integer
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select private.season_begins(p_season + 1)
$function$;

CREATE OR REPLACE FUNCTION private.season_runs_on (
  p_season integer
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.races r
    where r.status in ('open', 'closed', 'running') and r.off_at < private.season_ends(p_season)
  )
$function$;

CREATE OR REPLACE FUNCTION private.steps_of_turn()
  RETURNS TABLE (
    step      text,
    place     integer,
    due_after interval,
    needs     text
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  values
    -- Week 12: races of the new season open before it begins, and want two-year-olds.
    ('crop', 1, interval '-7 days', null),
    ('house', 2, interval '0', null),
    ('ring', 3, interval '0', null),
    ('books', 4, interval '0', null),
    ('awards', 5, interval '0', 'books')
$function$;

CREATE OR REPLACE FUNCTION public.claim_turn_step (
  p_steward       text,
  p_steps         text[],
  p_at            timestamp with time zone,
  p_lease_seconds integer
)
  RETURNS TABLE (
    season integer,
    step   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_season integer;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or p_steward is null or p_steps is null or (p_lease_seconds > 0) is not true then
    perform private.refuse('bad_request');
  end if;
  insert into private.season_turns (season)
  select greatest(0, private.season_at(least(
    p_at, (select min(r.off_at) from public.races r where r.status = 'finished')
  )))
  where not exists (select from private.season_turns)
  on conflict do nothing;
  -- Stewards take turns here.
  select t.season into v_season from private.season_turns t where t.turned_at is null for update;

  return query
    insert into private.turn_steps as d (season, step, claimed_by, claimed_until)
    select v_season, s.step, p_steward, p_at + make_interval(secs => p_lease_seconds)
    from private.steps_of_turn() s
    left join private.turn_steps x on x.season = v_season and x.step = s.step
    where s.step = any (p_steps)
      and p_at >= private.season_ends(v_season) + s.due_after
      and x.done_at is null
      and (
        x.claimed_until is null or x.claimed_until <= p_at or x.claimed_by = p_steward
        or x.claimed_until > p_at + make_interval(secs => 2 * p_lease_seconds)
      )
      and (
        s.needs is null or exists (
          select from private.turn_steps n
          where n.season = v_season and n.step = s.needs and n.done_at is not null
        )
      )
      and (s.step <> 'books' or not private.season_runs_on(v_season))
    order by s.place
    limit 1
    on conflict on constraint turn_steps_pkey do update
    set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
    returning d.season, d.step;
end
$function$;

REVOKE ALL ON FUNCTION "public"."claim_turn_step"(text, text[], timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.close_season_books (
  p_season integer,
  p_at     timestamp with time zone,
  p_limit  integer                  DEFAULT 200
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."close_season_books"(integer, timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_turn_step (
  p_season  integer,
  p_step    text,
  p_steward text,
  p_done    boolean,
  p_at      timestamp with time zone
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  p_at := private.not_ahead(p_at);
  perform from private.season_turns where season = p_season for update;
  update private.turn_steps
  set claimed_by = null,
    claimed_until = case when not p_done then p_at + interval '1 minute' end,
    done_at = case when p_done then p_at end
  where season = p_season and step = p_step and claimed_by = p_steward and done_at is null;
  if not found then
    return false;
  end if;
  if not exists (
    select from private.steps_of_turn() s
    where not exists (
      select from private.turn_steps d
      where d.season = p_season and d.step = s.step and d.done_at is not null
    )
  ) then
    update private.season_turns set turned_at = p_at where season = p_season;
    insert into private.season_turns (season) values (p_season + 1);
  end if;
  return true;
end
$function$;

REVOKE ALL ON FUNCTION "public"."end_turn_step"(integer, text, text, boolean, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.house_horses_to_retire (
  p_at timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer
  from public.stables s
  join public.horses h on h.stable_id = s.id
  where s.is_house and h.retired_at is null
    and not private.house_sends_out(h.birth_season, private.not_ahead(p_at))
$function$;

REVOKE ALL ON FUNCTION "public"."house_horses_to_retire"(timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

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
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_season_awards"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_season_turn (
  p_season integer DEFAULT NULL::integer
)
  RETURNS TABLE (
    season         integer,
    seasons        integer[],
    seen           boolean,
    runs           integer,
    wins           integer,
    places         integer,
    earnings       bigint,
    rank           integer,
    stables        integer,
    horse_ids      uuid[],
    horse_names    text[],
    horse_runs     integer[],
    horse_wins     integer[],
    horse_places   integer[],
    horse_earnings bigint[],
    ratings_before integer[],
    ratings_after  integer[]
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with turned as (
    select s.id as stable_id, array_agg(t.season order by t.season desc) as seasons
    from public.stables s
    join private.season_turns t
      on t.turned_at is not null and t.season >= private.season_at(s.created_at)
    where s.owner_id = (select auth.uid())
    group by s.id
  ), asked as (
    select t.*, coalesce(p_season, t.seasons[1]) as season from turned t
  )
  select
    a.season, a.seasons, coalesce(n.season >= a.seasons[1], false),
    coalesce(s.runs, 0), coalesce(s.wins, 0), coalesce(s.places, 0), coalesce(s.earnings, 0), s.rank,
    (
      select count(*)::integer from private.season_stables x where x.season = a.season
    ),
    coalesce(h.ids, '{}'), coalesce(h.names, '{}'), coalesce(h.runs, '{}'), coalesce(h.wins, '{}'),
    coalesce(h.places, '{}'), coalesce(h.earnings, '{}'), coalesce(h.ratings_before, '{}'),
    coalesce(h.ratings_after, '{}')
  from asked a
  left join private.season_turns_seen n on n.stable_id = a.stable_id
  left join private.season_stables s on s.season = a.season and s.stable_id = a.stable_id
  cross join lateral (
    select
      array_agg(o.horse_id) as ids, array_agg(o.name) as names, array_agg(o.runs) as runs,
      array_agg(o.wins) as wins, array_agg(o.places) as places, array_agg(o.earnings) as earnings,
      array_agg(o.rating_before) as ratings_before, array_agg(o.rating_after) as ratings_after
    from (
      select x.*, y.name
      from private.season_horses x join public.horses y on y.id = x.horse_id
      where x.season = a.season and x.stable_id = a.stable_id
      order by x.earnings desc, x.wins desc, x.horse_id
      limit 100
    ) o
  ) h
  where a.season = any (a.seasons)
$function$;

REVOKE ALL ON FUNCTION "public"."my_season_turn"(integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.season_awards (
  p_season integer
)
  RETURNS TABLE (
    award       text,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    horse_id    uuid,
    horse_name  text,
    runs        integer,
    wins        integer,
    earnings    bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 9
  SET search_path TO ''
  AS $function$
  select
    a.award, a.stable_id, o.name, o.silks, a.horse_id, h.name,
    coalesce(x.runs, s.runs), coalesce(x.wins, s.wins), coalesce(x.earnings, s.earnings)
  from private.season_turns t
  join private.season_awards a on a.season = t.season
  join public.stables o on o.id = a.stable_id
  join private.season_stables s on s.season = a.season and s.stable_id = a.stable_id
  left join public.horses h on h.id = a.horse_id
  left join private.season_horses x
    on x.season = a.season and x.stable_id = a.stable_id and x.horse_id = a.horse_id
  where t.season = p_season and t.turned_at is not null
  order by a.award
$function$;

REVOKE ALL ON FUNCTION "public"."season_awards"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.see_season_turn (
  p_season integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  if not exists (
    select from private.season_turns where season = p_season and turned_at is not null
  ) then
    perform private.refuse('bad_request', 'the season was not turned');
  end if;
  insert into private.season_turns_seen as s (stable_id, season) values (v_stable_id, p_season)
  on conflict (stable_id) do update set season = greatest(s.season, excluded.season);
end
$function$;

REVOKE ALL ON FUNCTION "public"."see_season_turn"(integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."season_awards"
  ADD CONSTRAINT "season_awards_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."season_awards"
  ADD CONSTRAINT "season_awards_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."season_horses"
  ADD CONSTRAINT "season_horses_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."season_horses"
  ADD CONSTRAINT "season_horses_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."season_stables"
  ADD CONSTRAINT "season_stables_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."season_awards"
  ADD CONSTRAINT "season_awards_season_fkey" FOREIGN KEY (season) REFERENCES private.season_turns(season);

ALTER TABLE "private"."season_horses"
  ADD CONSTRAINT "season_horses_season_fkey" FOREIGN KEY (season) REFERENCES private.season_turns(season);

ALTER TABLE "private"."season_stables"
  ADD CONSTRAINT "season_stables_season_fkey" FOREIGN KEY (season) REFERENCES private.season_turns(season);

ALTER TABLE "private"."season_turns_seen"
  ADD CONSTRAINT "season_turns_seen_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."turn_steps"
  ADD CONSTRAINT "turn_steps_season_fkey" FOREIGN KEY (season) REFERENCES private.season_turns(season);

CREATE INDEX season_awards_by_stable ON private.season_awards USING btree (stable_id, season);

CREATE INDEX season_stables_first ON private.season_stables USING btree (season, earnings DESC, wins DESC, stable_id);

CREATE UNIQUE INDEX season_turns_open ON private.season_turns USING btree (((turned_at IS NULL)))
  WHERE (turned_at IS NULL);

REVOKE ALL ON FUNCTION "private"."check_seasons"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_seasons"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_seasons"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."season_ends"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."season_ends"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."season_ends"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."season_runs_on"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."season_runs_on"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."season_runs_on"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."steps_of_turn"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."steps_of_turn"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."steps_of_turn"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_turn_step"(text, text[], timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_turn_step"(text, text[], timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_turn_step"(text, text[], timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."close_season_books"(integer, timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_season_books"(integer, timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_season_books"(integer, timestamp WITH time zone, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."end_turn_step"(integer, text, text, boolean, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_turn_step"(integer, text, text, boolean, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_turn_step"(integer, text, text, boolean, timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."house_horses_to_retire"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_horses_to_retire"(timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."house_horses_to_retire"(timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."make_season_awards"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_season_awards"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_season_awards"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_season_turn"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_season_turn"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_season_turn"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."season_awards"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."season_awards"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."season_awards"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_season_turn"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_season_turn"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_season_turn"(integer) TO "postgres";
