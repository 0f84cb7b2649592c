SET local check_function_bodies = off;

DROP FUNCTION "public"."enter_race"(uuid, uuid, uuid, bigint);

DROP FUNCTION "public"."horse_runs"(uuid, timestamp WITH time zone, uuid, integer);

DROP FUNCTION "public"."race_inputs"(uuid);

CREATE TABLE "private"."jockey_days" (
  "jockey" integer NOT NULL,
  "day"    date    NOT NULL,
  "rides"  integer NOT NULL,
  "wins"   integer NOT NULL,
  CONSTRAINT "jockey_days_pkey" PRIMARY KEY (jockey, day)
);

CREATE TABLE "private"."jockey_rides" (
  "jockey"   integer                  NOT NULL,
  "off_at"   timestamp with time zone NOT NULL,
  "entry_id" uuid                     NOT NULL,
  CONSTRAINT "jockey_rides_pkey" PRIMARY KEY (jockey, off_at, entry_id)
);

CREATE TABLE "private"."jockey_totals" (
  "jockey"      integer NOT NULL,
  "season"      integer NOT NULL,
  "track_id"    text    NOT NULL,
  "specialty"   text    NOT NULL,
  "rides"       integer NOT NULL,
  "wins"        integer NOT NULL,
  "places"      integer NOT NULL,
  "earnings"    bigint  NOT NULL,
  "lined_rides" integer NOT NULL,
  "lined_wins"  integer NOT NULL,
  "expected"    bigint  NOT NULL,
  CONSTRAINT "jockey_totals_pkey" PRIMARY KEY (jockey, season, track_id, specialty)
);

ALTER TABLE "public"."entries"
  ADD COLUMN "asked_jockey" integer;

ALTER TABLE "public"."entries"
  ADD COLUMN "last_rider" integer;

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
  union all select * from private.check_jockeys()
  union all select * from private.check_equipment()
  union all select * from private.check_boxes()
  union all select * from private.check_sales()
$function$;

CREATE OR REPLACE FUNCTION private.check_jockeys()
  RETURNS TABLE (
    invariant text,
    subject   text
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with ride as (
    select
      e.id, e.jockey, r.off_at, private.season_at(r.off_at) as season, r.track_id,
      private.specialty_for(r.distance) as specialty, e.place, e.prize, e.win_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.jockey is not null
    where r.status = 'finished'
  ), total as (
    select
      jockey, season, track_id, specialty, count(*) as rides, count(*) filter (where place = 1) as wins,
      count(*) filter (where place <= 3) as places, sum(prize) as earnings,
      count(win_chance) as lined_rides, count(win_chance) filter (where place = 1) as lined_wins,
      coalesce(sum(win_chance), 0) as expected
    from ride
    group by 1, 2, 3, 4
  ), day as (
    select
      jockey, (off_at at time zone 'UTC')::date as day, count(*) as rides,
      count(*) filter (where place = 1) as wins
    from ride
    group by 1, 2
  )
  select 'jockeys'' totals are the sum of their rides', concat_ws(' ', jockey, season, track_id, specialty)
  from private.jockey_totals t
  full join total using (jockey, season, track_id, specialty)
  where (t.rides, t.wins, t.places, t.earnings, t.lined_rides, t.lined_wins, t.expected)
    is distinct from (
      total.rides::integer, total.wins::integer, total.places::integer, total.earnings::bigint,
      total.lined_rides::integer, total.lined_wins::integer, total.expected::bigint
    )
  union all
  select 'jockeys'' days count their rides', concat_ws(' ', jockey, day)
  from private.jockey_days d
  full join day using (jockey, day)
  where (d.rides, d.wins) is distinct from (day.rides::integer, day.wins::integer)
  union all
  select 'a settled ride is listed once', coalesce(d.entry_id, ride.id)::text
  from private.jockey_rides d
  full join ride on ride.id = d.entry_id
  where (d.jockey, d.off_at) is distinct from (ride.jockey, ride.off_at)
  union all
  select 'a jockey rides one horse in a race', concat_ws(' ', race_id, jockey)
  from public.entries
  where jockey is not null
  group by race_id, jockey
  having count(*) > 1
$function$;

CREATE OR REPLACE FUNCTION private.count_jockeys (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into private.jockey_rides (jockey, off_at, entry_id)
  select e.jockey, r.off_at, e.id
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  order by 1, 2, 3;
  insert into private.jockey_totals as t (
    jockey, season, track_id, specialty, rides, wins, places, earnings, lined_rides, lined_wins, expected
  )
  select
    e.jockey, private.season_at(r.off_at), r.track_id, private.specialty_for(r.distance), count(*),
    count(*) filter (where e.place = 1), count(*) filter (where e.place <= 3), sum(e.prize),
    count(e.win_chance), count(e.win_chance) filter (where e.place = 1),
    coalesce(sum(e.win_chance), 0)
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  group by 1, 2, 3, 4
  order by 1, 2, 3, 4
  on conflict (jockey, season, track_id, specialty) do update
  set rides = t.rides + excluded.rides, wins = t.wins + excluded.wins,
    places = t.places + excluded.places, earnings = t.earnings + excluded.earnings,
    lined_rides = t.lined_rides + excluded.lined_rides,
    lined_wins = t.lined_wins + excluded.lined_wins, expected = t.expected + excluded.expected;
  insert into private.jockey_days as d (jockey, day, rides, wins)
  select
    e.jockey, (r.off_at at time zone 'UTC')::date, count(*), count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id and e.jockey is not null
  where r.id = p_race_id
  group by 1, 2
  order by 1, 2
  on conflict (jockey, day) do update
  set rides = d.rides + excluded.rides, wins = d.wins + excluded.wins
$function$;

CREATE OR REPLACE FUNCTION private.is_licence (
  p_jockey integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_jockey between 1 and 40, true)
$function$;

CREATE OR REPLACE FUNCTION private.last_rider (
  p_horse_id uuid
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select e.jockey from public.entries e
  where e.horse_id = p_horse_id and e.place is not null
  order by e.entered_at desc
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.note_jockeys (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  update public.entries e
  set jockey = (c.runner ->> 'jockey')::integer, last_rider = private.last_rider(e.horse_id)
  from public.races r
  cross join jsonb_array_elements(r.card::jsonb -> 'runners') c (runner)
  where r.id = p_race_id and e.race_id = r.id and e.horse_id::text = c.runner ->> 'horseId'
$function$;

CREATE OR REPLACE FUNCTION private.specialty_for (
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

CREATE OR REPLACE FUNCTION public.close_race (
  p_race_id       uuid,
  p_card          text,
  p_salt          text,
  p_horse_ids     uuid[],
  p_draws         integer[],
  p_weights       integer[],
  p_at            timestamp with time zone,
  p_win_chances   integer[]                DEFAULT NULL::integer[],
  p_place_chances integer[]                DEFAULT NULL::integer[],
  p_line_runs     integer                  DEFAULT NULL::integer
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
  if v_race.status = 'closed' then
    return v_race;
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif p_at is null or p_at < v_race.closes_at then
    perform private.refuse('bad_request', 'entries have not closed');
  elsif v_race.entries_count > v_race.max_entries then
    perform private.refuse('bad_request', 'the ballot has not been drawn');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_draws), cardinality(p_weights)
    )
    or exists (select from generate_series(1, v_race.entries_count) n where n <> all (p_draws))
  then
    perform private.refuse('bad_request', 'the lists are not the declared field');
  elsif p_card is null or p_salt is null then
    perform private.refuse('bad_request', 'a field is frozen with its card and salt');
  elsif num_nonnulls(p_win_chances, p_place_chances, p_line_runs) > 0
    and not private.is_morning_line(
      v_race.entries_count, p_win_chances, p_place_chances, p_line_runs
    )
  then
    perform private.refuse('bad_request', 'a morning line gives every runner its chances');
  end if;

  perform private.lock_entries(p_race_id);
  update public.entries e
  set draw = f.draw, weight = f.weight, win_chance = f.win_chance, place_chance = f.place_chance,
    style = private.style_of(e.id)
  from unnest(p_horse_ids, p_draws, p_weights, p_win_chances, p_place_chances)
    f (horse_id, draw, weight, win_chance, place_chance)
  where e.race_id = p_race_id and e.horse_id = f.horse_id;
  update private.race_secrets set salt = p_salt, claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races
  set status = 'closed', card = p_card, card_hash = private.sha256_hex(p_card), closed_at = p_at,
    line_runs = p_line_runs
  where id = p_race_id
  returning * into v_race;
  perform private.note_jockeys(p_race_id);
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.enter_race (
  p_race_id     uuid,
  p_horse_id    uuid,
  p_request_id  uuid,
  p_from_wallet bigint  DEFAULT 0,
  p_jockey      integer DEFAULT NULL::integer
)
  RETURNS public.entries
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true or not private.is_licence(p_jockey)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_race', concat_ws(
      ' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0), 'jockey ' || p_jockey
    )
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_entry := private.enter(
    p_race_id, p_horse_id, private.own_stable(), p_request_id::text, p_from_wallet, p_request_id,
    null
  );
  if p_jockey is not null then
    update public.entries set asked_jockey = p_jockey where id = v_entry.id returning * into v_entry;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$function$;

REVOKE ALL ON FUNCTION "public"."enter_race"(uuid, uuid, uuid, bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.horse_runs (
  p_horse_id  uuid,
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    id                 uuid,
    entered_at         timestamp with time zone,
    race_id            uuid,
    race_name          text,
    track_id           text,
    distance           integer,
    surface            text,
    going              integer,
    grade              text,
    off_at             timestamp with time zone,
    is_house           boolean,
    draw               integer,
    weight             integer,
    place              integer,
    time_ms            integer,
    prize              bigint,
    rating_before      integer,
    rating_after       integer,
    runs_before        integer,
    lost_in_four_weeks integer,
    field              jsonb,
    jockey             integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."horse_runs"(uuid, timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.jockey_ahead (
  p_jockey integer
)
  RETURNS TABLE (
    id          uuid,
    race_id     uuid,
    race_name   text,
    track_id    text,
    distance    integer,
    surface     text,
    grade       text,
    off_at      timestamp with time zone,
    horse_id    uuid,
    horse_name  text,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    booked      boolean
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 10
  SET search_path TO ''
  AS $function$
  select
    e.id, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.off_at, h.id, h.name, s.id, s.name,
    s.silks, e.jockey is not null
  from (
    select x.id from public.entries x where x.jockey = p_jockey and x.place is null
    union all
    select x.id from public.entries x
    where x.asked_jockey = p_jockey and x.jockey is null and x.place is null
  ) ahead
  join public.entries e on e.id = ahead.id
  join public.races r on r.id = e.race_id and r.status in ('open', 'closed', 'running')
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  order by r.off_at, e.id
  limit 20
$function$;

REVOKE ALL ON FUNCTION "public"."jockey_ahead"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.jockey_best_day (
  p_jockey integer
)
  RETURNS TABLE (
    day   date,
    rides integer,
    wins  integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
  select d.day, d.rides, d.wins
  from private.jockey_days d
  where d.jockey = p_jockey and d.wins > 0
  order by d.wins desc, d.rides, d.day
  limit 1
$function$;

REVOKE ALL ON FUNCTION "public"."jockey_best_day"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.jockey_record (
  p_jockey integer
)
  RETURNS TABLE (
    season      integer,
    track_id    text,
    specialty   text,
    rides       integer,
    wins        integer,
    places      integer,
    earnings    bigint,
    lined_rides integer,
    lined_wins  integer,
    expected    bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 20
  SET search_path TO ''
  AS $function$
  select
    t.season, t.track_id, t.specialty, sum(t.rides)::integer, sum(t.wins)::integer,
    sum(t.places)::integer, sum(t.earnings)::bigint, sum(t.lined_rides)::integer,
    sum(t.lined_wins)::integer, sum(t.expected)::bigint
  from private.jockey_totals t
  where t.jockey = p_jockey
  group by grouping sets ((), (t.season), (t.track_id), (t.specialty))
  having count(*) > 0
  order by 1, 2, 3
$function$;

REVOKE ALL ON FUNCTION "public"."jockey_record"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.jockey_rides (
  p_jockey    integer,
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    race_id     uuid,
    race_name   text,
    track_id    text,
    distance    integer,
    surface     text,
    grade       text,
    off_at      timestamp with time zone,
    runners     integer,
    horse_id    uuid,
    horse_name  text,
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    place       integer,
    prize       bigint,
    win_chance  integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 20
  SET search_path TO ''
  AS $function$
  select
    e.id, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.off_at, r.entries_count, h.id,
    h.name, s.id, s.name, coalesce(e.silks, s.silks), e.place, e.prize, e.win_chance
  from private.jockey_rides d
  join public.entries e on e.id = d.entry_id
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = e.stable_id
  where d.jockey = p_jockey
    and (p_before_at is null or (d.off_at, d.entry_id) < (p_before_at, p_before_id))
  order by d.off_at desc, d.entry_id desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."jockey_rides"(integer, timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.jockey_table (
  p_season integer DEFAULT NULL::integer
)
  RETURNS TABLE (
    jockey      integer,
    rides       integer,
    wins        integer,
    places      integer,
    earnings    bigint,
    lined_rides integer,
    lined_wins  integer,
    expected    bigint,
    form        integer[]
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 40
  SET search_path TO ''
  AS $function$
  select
    t.jockey, sum(t.rides)::integer, sum(t.wins)::integer, sum(t.places)::integer,
    sum(t.earnings)::bigint, sum(t.lined_rides)::integer, sum(t.lined_wins)::integer,
    sum(t.expected)::bigint,
    (
      select array_agg(last.place order by last.off_at, last.entry_id)
      from (
        select d.off_at, d.entry_id, e.place
        from private.jockey_rides d
        join public.entries e on e.id = d.entry_id
        where d.jockey = t.jockey
        order by d.off_at desc, d.entry_id desc
        limit 6
      ) last
    )
  from private.jockey_totals t
  where p_season is null or t.season = p_season
  group by t.jockey
  order by t.jockey
$function$;

REVOKE ALL ON FUNCTION "public"."jockey_table"(integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.race_inputs (
  p_race_id uuid
)
  RETURNS TABLE (
    horse_id           uuid,
    horse_name         text,
    stable_id          uuid,
    is_house           boolean,
    nonce              text,
    draw               integer,
    weight             integer,
    sex                text,
    birth_season       integer,
    specialty          text,
    style              smallint,
    rating             integer,
    runs               integer,
    condition          integer,
    energy             integer,
    condition_at       timestamp with time zone,
    last_run_at        timestamp with time zone,
    overreached        boolean,
    won_this_season    text[],
    lost_in_four_weeks integer,
    speed              double precision,
    acceleration       double precision,
    stamina            double precision,
    recovery           double precision,
    agility            double precision,
    balance            double precision,
    heart              integer,
    distance_preferred integer,
    distance_breadth   integer,
    going_preferred    integer,
    surface_aptitude   integer,
    kit                text[],
    entered_at         timestamp with time zone,
    asked_jockey       integer,
    last_rider         integer
  )
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select from public.horses
  where id in (select e.horse_id from public.entries e where e.race_id = p_race_id)
  order by id for share;
  select
    h.id, h.name, h.stable_id, s.is_house, e.nonce, e.draw, e.weight, h.sex, h.birth_season,
    h.specialty, private.style_of(e.id), h.rating, h.runs, h.condition, h.energy, h.condition_at, h.last_run_at,
    h.overreached,
    array(
      select distinct w.grade
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.place = 1 and w.off_at < r.off_at
        and private.season_at(w.off_at) = private.season_at(r.off_at)
      order by w.grade
    ),
    (
      select coalesce(sum(x.rating_before - x.rating_after), 0)::integer
      from public.entries x join public.races w on w.id = x.race_id
      where not s.is_house and x.horse_id = h.id and x.rating_after < x.rating_before
        and w.off_at >= r.off_at - interval '28 days' and w.off_at < r.off_at
    ),
    private.talent_now(t.speed, g.speed), private.talent_now(t.acceleration, g.acceleration),
    private.talent_now(t.stamina, g.stamina), private.talent_now(t.recovery, g.recovery),
    private.talent_now(t.agility, g.agility), private.talent_now(t.balance, g.balance), t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude,
    array(select item from public.horse_equipment where horse_id = h.id order by slot),
    e.entered_at, e.asked_jockey, private.last_rider(h.id)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = h.stable_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where r.id = p_race_id
  order by e.draw, h.id
$function$;

REVOKE ALL ON FUNCTION "public"."race_inputs"(uuid) FROM PUBLIC, "anon", "authenticated";

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

  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_jockeys(p_race_id);
  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

ALTER TABLE "private"."jockey_rides"
  ADD CONSTRAINT "jockey_rides_entry_id_fkey" FOREIGN KEY (entry_id) REFERENCES public.entries(id);

CREATE INDEX jockey_days_best ON private.jockey_days USING btree (jockey, wins DESC, rides, day);

CREATE INDEX jockey_totals_of_season ON private.jockey_totals USING btree (season);

CREATE INDEX entries_asked ON public.entries USING btree (asked_jockey)
  WHERE ((asked_jockey IS NOT NULL) AND (place IS NULL));

CREATE INDEX entries_booked ON public.entries USING btree (jockey)
  WHERE ((jockey IS NOT NULL) AND (place IS NULL));

REVOKE ALL ON FUNCTION "private"."check_jockeys"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_jockeys"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_jockeys"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_jockeys"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_jockeys"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_jockeys"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_licence"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_licence"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_licence"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."last_rider"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_rider"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."last_rider"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."specialty_for"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."specialty_for"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."specialty_for"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_race"(uuid, uuid, uuid, bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."enter_race"(uuid, uuid, uuid, bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."enter_race"(uuid, uuid, uuid, bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_runs"(uuid, timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horse_runs"(uuid, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_runs"(uuid, timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_ahead"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."jockey_ahead"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_ahead"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_best_day"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."jockey_best_day"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_best_day"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_record"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."jockey_record"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_record"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_rides"(integer, timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."jockey_rides"(integer, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_rides"(integer, timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_table"(integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."jockey_table"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."jockey_table"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."race_inputs"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_inputs"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_inputs"(uuid) TO "service_role";

-- Fields that are frozen have their jockeys on the card, and what was run is counted.
select private.note_jockeys(id) from public.races where status in ('closed', 'running') order by id;
select private.count_jockeys(id) from public.races where status = 'finished' order by id;
