SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.my_ended_entries (
  p_before_id uuid    DEFAULT NULL::uuid,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    ended_at    timestamp with time zone,
    ending      text,
    horse_id    uuid,
    horse_name  text,
    race_id     uuid,
    race_name   text,
    track_id    text,
    distance    integer,
    surface     text,
    grade       text,
    off_at      timestamp with time zone,
    entry_fee   bigint,
    void_reason text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    a.id, a.at, a.type, h.id, h.name, r.id, r.name, r.track_id, r.distance, r.surface, r.grade,
    r.off_at, r.entry_fee, case when a.type = 'race_void' then r.void_reason end
  from public.activities a
  join public.horses h on h.id = a.horse_id
  join public.races r on r.id = a.race_id
  where a.stable_id = private.own_stable()
    and a.type in ('race_withdrawal', 'race_void', 'balloted_out')
    and (
      p_before_id is null
      or (a.at, a.id) < (select x.at, x.id from public.activities x where x.id = p_before_id)
    )
  order by a.at desc, a.id desc
  limit private.page_size(p_limit)
$function$;

REVOKE ALL ON FUNCTION "public"."my_ended_entries"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_entries_ahead()
  RETURNS SETOF public.entries
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 4
  SET search_path TO ''
  AS $function$
  select * from public.entries_ahead(null, private.own_stable())
$function$;

REVOKE ALL ON FUNCTION "public"."my_entries_ahead"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_orders_ahead()
  RETURNS TABLE (
    entry_id uuid,
    style    smallint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.id, coalesce(e.style, private.style_of(e.id))
  from public.stables s
  join public.horses h on h.stable_id = s.id
  join private.engagements g on g.horse_id = h.id
  join public.entries e on e.race_id = g.race_id and e.horse_id = g.horse_id
  where s.owner_id = (select auth.uid())
  order by e.id
$function$;

REVOKE ALL ON FUNCTION "public"."my_orders_ahead"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_runs (
  p_horse_id    uuid    DEFAULT NULL::uuid,
  p_track_id    text    DEFAULT NULL::text,
  p_distance    integer DEFAULT NULL::integer,
  p_surface     text    DEFAULT NULL::text,
  p_worst_place integer DEFAULT NULL::integer,
  p_before_id   uuid    DEFAULT NULL::uuid,
  p_limit       integer DEFAULT 20
)
  RETURNS TABLE (
    id            uuid,
    horse_id      uuid,
    horse_name    text,
    race_id       uuid,
    race_name     text,
    track_id      text,
    distance      integer,
    surface       text,
    going         integer,
    grade         text,
    off_at        timestamp with time zone,
    runners       integer,
    place         integer,
    time_ms       integer,
    prize         bigint,
    rating_before integer,
    rating_after  integer,
    rival_name    text,
    rival_place   integer,
    times_ms      integer[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_stable_id constant uuid := private.own_stable();
  v_before_off timestamptz;
begin
  if p_before_id is not null then
    select r.off_at into v_before_off
    from public.entries e join public.races r on r.id = e.race_id
    where e.id = p_before_id and e.stable_id = v_stable_id;
  end if;
  return query
    select
      run.id, run.horse_id, h.name, run.race_id, run.name, run.track_id, run.distance, run.surface,
      run.going, run.grade, run.off_at, run.entries_count, run.place, run.time_ms, run.prize,
      run.rating_before, run.rating_after, rival.name, rival.place, times.of_all
    from (
      select
        e.id, e.horse_id, e.race_id, r.name, r.track_id, r.distance, r.surface, r.going, r.grade,
        r.off_at, r.entries_count, e.place, e.time_ms, e.prize, e.rating_before, e.rating_after
      from public.entries e
      join public.races r on r.id = e.race_id
      where e.stable_id = v_stable_id and e.place is not null
        and (p_horse_id is null or e.horse_id = p_horse_id)
        and (p_worst_place is null or e.place <= p_worst_place)
        and (p_track_id is null or r.track_id = p_track_id)
        and (p_distance is null or r.distance = p_distance)
        and (p_surface is null or r.surface = p_surface)
        and (p_before_id is null or (r.off_at, e.id) < (v_before_off, p_before_id))
      order by r.off_at desc, e.id desc
      limit private.page_size(p_limit)
    ) run
    join public.horses h on h.id = run.horse_id
    left join lateral (
      select w.name, f.place
      from public.entries f join public.horses w on w.id = f.horse_id
      where f.race_id = run.race_id and f.id <> run.id
      order by f.place, f.draw
      limit 1
    ) rival on true
    cross join lateral (
      select array_agg(f.time_ms order by f.place, f.draw) as of_all
      from public.entries f
      where f.race_id = run.race_id
    ) times
    order by run.off_at desc, run.id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_runs"(uuid, text, integer, text, integer, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE INDEX activities_of_ended_entries ON public.activities USING btree (stable_id, at DESC, id DESC)
  WHERE (TYPE = ANY (ARRAY['race_withdrawal'::text, 'race_void'::text, 'balloted_out'::text]));

GRANT EXECUTE ON FUNCTION "public"."my_ended_entries"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_ended_entries"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_ended_entries"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_entries_ahead"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_entries_ahead"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_entries_ahead"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_orders_ahead"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_orders_ahead"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_orders_ahead"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_runs"(uuid, text, integer, text, integer, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_runs"(uuid, text, integer, text, integer, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_runs"(uuid, text, integer, text, integer, uuid, integer) TO "postgres";
