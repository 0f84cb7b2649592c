SET local check_function_bodies = off;

DROP POLICY "race_request_entries_are_public" ON "public"."race_request_entries";

DROP POLICY "race_requests_are_public" ON "public"."race_requests";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check2";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check3";

ALTER TABLE "public"."race_requests"
  DROP CONSTRAINT "race_requests_check4";

DROP FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid);

DROP FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint);

ALTER TABLE "public"."race_requests"
  ADD COLUMN "club_id" uuid;

ALTER TABLE "public"."race_requests"
  ADD COLUMN "club_name" text;

CREATE OR REPLACE FUNCTION private.date_back (
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_grant bigint;
begin
  select min(p.transaction_id) into strict v_grant
  from private.postings p
  join private.accounts a on a.id = p.account_id
  where a.stable_id = p_stable_id
  having count(*) = 1;
  alter table private.transactions disable trigger transactions_are_append_only;
  update private.transactions set at = p_at where id = v_grant and kind = 'grant';
  alter table private.transactions enable trigger transactions_are_append_only;
  update public.money_days set day = (p_at at time zone 'UTC')::date where stable_id = p_stable_id;
  with starter as (
    update public.horses h set created_at = p_at from public.stables s
    where s.id = p_stable_id and h.stable_id = s.id and h.created_at = s.created_at
    returning h.id
  )
  update public.activities a set at = p_at from starter h
  where a.horse_id = h.id and a.type = 'new_horse';
  update public.stables set created_at = p_at where id = p_stable_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.join_refusal (
  p_request   public.race_requests,
  p_horse     public.horses,
  p_stable_id uuid,
  p_at        timestamp with time zone
)
  RETURNS TABLE (
    code   text,
    detail text
  )
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select refusal.code, case refusal.code
    when 'horse_not_back' then to_char(
      p_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
    when 'horse_too_tired' then to_char(
      rested.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
    )
  end
  from (
    select private.may_run_at(
      coalesce(p_horse.energy_after_work, p_horse.energy),
      coalesce(p_horse.at_work_until, p_horse.condition_at)
    ) as at
  ) rested
  cross join lateral (
    select case
      when p_horse.id is null then 'horse_not_found'
      when p_horse.stable_id <> p_stable_id then 'horse_not_yours'
      when p_horse.retired_at is not null then 'horse_retired'
      when p_request.state = 'full' or p_request.state = 'opened' then 'request_full'
      when p_request.state <> 'open' or p_at >= p_request.latest_off - private.request_notice()
        then 'request_over'
      when not private.may_join(p_request, p_stable_id) then 'request_of_club'
      when exists (
        select from public.race_request_entries e
        where e.race_request_id = p_request.id and e.horse_id = p_horse.id
      ) then 'already_entered'
      when private.waits_in_request(p_horse.id) then 'horse_in_request'
      when private.is_engaged(p_horse.id) then 'horse_engaged'
      when private.is_for_sale(p_horse.id) then 'horse_for_sale'
      when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
      when not p_horse.specialty = any (p_request.suitable_for) then 'horse_unsuitable'
      when not private.fits_request(p_request, p_horse) then 'conditions_not_met'
      when p_horse.at_work_until > p_request.latest_off - private.request_notice()
        then 'horse_not_back'
      when rested.at > p_request.latest_off then 'horse_too_tired'
      when not private.leaves_places(p_request, p_stable_id) then 'request_needs_stables'
    end as code
  ) refusal
$function$;

CREATE OR REPLACE FUNCTION private.may_join (
  p_request   public.race_requests,
  p_stable_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return p_request.club_id is null or exists (
    select from private.club_members m
    where m.stable_id = p_stable_id and m.club_id = p_request.club_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.sees_request (
  p_request public.race_requests
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return p_request.club_id is null or p_request.state = 'opened' or exists (
    select from public.stables s
    join private.club_members m on m.stable_id = s.id
    where s.owner_id = auth.uid() and m.club_id = p_request.club_id
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.horses_fitting_request (
  p_race_request_id uuid
)
  RETURNS TABLE (
    horses  integer,
    stables integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select count(*)::integer, count(distinct f.stable_id)::integer
  from (
    select h.stable_id
    from public.race_requests q
    cross join lateral (
      -- No horse of players is older than twenty.
      select a.age from generate_series(2, 20) a (age)
      where case q.age_class
        when '2yo' then a.age = 2 when '3yo' then a.age = 3 when '3yo+' then a.age >= 3 else a.age >= 4
      end
    ) aged
    cross join unnest(q.suitable_for) suited (specialty)
    cross join lateral (
      select x.stable_id from public.horses x
      join public.stables s on s.id = x.stable_id and not s.is_house
      where x.retired_at is null and x.specialty = suited.specialty
        and x.birth_season = private.season_at(q.latest_off) - aged.age
        and x.rating between coalesce(q.min_rating, 0) and q.max_rating
        and x.sex = coalesce(q.sex, x.sex)
        and not exists (
          select from public.race_request_entries e
          where e.race_request_id = q.id and e.horse_id = x.id
        )
      limit 100
    ) h
    where q.id = p_race_request_id and private.sees_request(q)
    limit 100
  ) f
$function$;

CREATE OR REPLACE FUNCTION public.open_race_requests (
  p_after_latest timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id     uuid                     DEFAULT NULL::uuid,
  p_limit        integer                  DEFAULT 20
)
  RETURNS SETOF public.race_requests
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select * from public.race_requests q
  where q.state = 'open' and q.latest_off > now() + private.request_notice()
    and (q.club_id is null or private.sees_request(q))
    and (p_after_latest is null or (q.latest_off, q.id) > (p_after_latest, p_after_id))
  order by q.latest_off, q.id
  limit private.page_size(p_limit)
$function$;

CREATE OR REPLACE FUNCTION public.races_over (
  p_from      timestamp with time zone,
  p_to        timestamp with time zone,
  p_after_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_id  uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    race         jsonb,
    runners      jsonb,
    opening      jsonb,
    house_horses jsonb,
    ballot       jsonb,
    championship jsonb,
    claims       jsonb,
    previews     jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  with page as (
    select * from (
      (
        select * from public.races f
        where f.status = 'finished' and f.off_at >= p_from and f.off_at < p_to
          and (p_after_off is null or (f.off_at, f.id) > (p_after_off, p_after_id))
        order by f.off_at, f.id limit 50
      )
      union all
      (
        select * from public.races v
        where v.status = 'void' and v.off_at >= p_from and v.off_at < p_to
          and (p_after_off is null or (v.off_at, v.id) > (p_after_off, p_after_id))
        order by v.off_at, v.id limit 50
      )
    ) every order by every.off_at, every.id limit 50
  )
  select
    to_jsonb(r),
    (
      select coalesce(jsonb_agg(
        to_jsonb(e) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by e.place, e.draw, e.entered_at, e.id
      ), '[]')
      from public.entries e
      join public.horses h on h.id = e.horse_id
      join public.stables s on s.id = e.stable_id
      where e.race_id = r.id
    ),
    (select to_jsonb(o) from public.openings o where o.race_id = r.id),
    (
      select coalesce(jsonb_agg(to_jsonb(x) order by x.horse_id), '[]')
      from public.house_reserves(r.id) x
    ),
    (
      select coalesce(jsonb_agg(
        to_jsonb(l) || jsonb_build_object(
          'horse', jsonb_build_object('name', h.name),
          'stable', jsonb_build_object('name', s.name, 'is_house', s.is_house)
        ) order by l.turn
      ), '[]')
      from public.ballot_lots l
      join public.horses h on h.id = l.horse_id
      join public.stables s on s.id = l.stable_id
      where l.race_id = r.id
    ),
    (select to_jsonb(c) from public.championship_draw(r.id) c),
    (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from public.race_claims(r.id) k),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'stable_id', p.stable_id, 'stable', s.name, 'chances', p.chances, 'rule', p.rule,
        'published_at', p.published_at, 'score', p.score
      ) order by p.published_at, p.stable_id), '[]')
      from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = r.id
    )
  from page r
  order by r.off_at, r.id
$function$;

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.request_race (
  p_track_id     text,
  p_distance     integer,
  p_surface      text,
  p_grade        text,
  p_age_class    text,
  p_sex          text,
  p_entry_fee    bigint,
  p_runners      integer,
  p_earliest_off timestamp with time zone,
  p_latest_off   timestamp with time zone,
  p_horse_id     uuid,
  p_request_id   uuid,
  p_from_wallet  bigint                   DEFAULT 0,
  p_among_club   boolean                  DEFAULT false
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_listing constant bigint := 100;
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_request public.race_requests;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null or (p_from_wallet >= 0) is not true
    or p_among_club is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'request_race', jsonb_build_array(
    p_track_id, p_distance, p_surface, p_grade, p_age_class, p_sex, p_entry_fee, p_runners,
    p_earliest_off, p_latest_off, p_horse_id, p_from_wallet,
    p_among_club
  )::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_at := clock_timestamp();
  v_request.id := gen_random_uuid();
  v_request.stable_id := v_stable_id;
  v_request.track_id := p_track_id;
  v_request.distance := p_distance;
  v_request.surface := p_surface;
  v_request.grade := p_grade;
  v_request.age_class := p_age_class;
  v_request.sex := p_sex;
  v_request.min_rating := (private.request_band(p_grade))[1];
  v_request.max_rating := (private.request_band(p_grade))[2];
  v_request.suitable_for := private.request_suits(p_distance);
  v_request.entry_fee := p_entry_fee;
  v_request.runners := p_runners;
  v_request.earliest_off := p_earliest_off;
  v_request.latest_off := p_latest_off;
  v_request.asked_at := v_at;
  v_request.state := 'open';
  perform private.check_request(v_request, v_at);
  if p_among_club then
    select c.id, c.name into v_request.club_id, v_request.club_name
    from private.club_members m join private.clubs c on c.id = m.club_id
    where m.stable_id = v_stable_id;
    if v_request.club_id is null then
      perform private.refuse('not_in_club');
    end if;
  end if;
  if (
    select count(*) from public.race_requests
    where stable_id = v_stable_id and state in ('open', 'full')
  ) >= 3 then
    perform private.refuse('too_many_race_requests');
  end if;

  insert into public.race_requests select v_request.*;
  insert into private.race_request_claims (race_request_id) values (v_request.id);
  insert into private.accounts (kind, race_request_id) values ('request', v_request.id);
  perform from public.horses where id = p_horse_id for no key update;
  -- Both at once: who can pay the one and not the other asks for nothing.
  if not private.raise_credits(
    v_stable_id, v_listing + p_entry_fee, p_from_wallet,
    array[private.house(), private.escrow_of(v_request.id)], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'request_listing', p_request_id, v_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.house()],
    array[-v_listing, v_listing],
    p_horse_id
  );
  perform private.join_request(v_request, p_horse_id, v_stable_id, 0, p_request_id);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'race_request', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_request.id));
  return v_request.id;
end
$function$;

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check2" CHECK (((club_id IS NULL) = (club_name IS NULL)));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check3" CHECK (((ended_at IS NOT NULL) = (state = ANY (ARRAY['opened'::text, 'expired'::text, 'withdrawn'::text]))));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check4" CHECK (((race_id IS NOT NULL) = (state = 'opened'::text)));

ALTER TABLE "public"."race_requests"
  ADD CONSTRAINT "race_requests_check5" CHECK (((off_at IS NOT NULL) OR (state <> ALL (ARRAY['full'::text, 'opened'::text]))));

CREATE POLICY "race_request_entries_are_read_with_their_request" ON "public"."race_request_entries"
  FOR SELECT
  TO "anon", "authenticated"
  USING ((EXISTS ( SELECT
   FROM public.race_requests q
  WHERE (q.id = race_request_entries.race_request_id))));

CREATE POLICY "race_requests_are_public_or_their_clubs" ON "public"."race_requests"
  FOR SELECT
  TO "anon", "authenticated"
  USING (((club_id IS NULL) OR private.sees_request(race_requests.*)));

REVOKE ALL ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."date_back"(uuid, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."may_join"(public.race_requests, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_join"(public.race_requests, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."may_join"(public.race_requests, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sees_request"(public.race_requests) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."sees_request"(public.race_requests) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."sees_request"(public.race_requests) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sees_request"(public.race_requests) TO "postgres";

REVOKE ALL ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_over"(timestamp WITH time zone, timestamp WITH time zone, timestamp WITH time zone, uuid) TO "service_role";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  TO "authenticated";

REVOKE ALL
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  FROM "postgres";

GRANT EXECUTE
  ON FUNCTION "public"."request_race"(text, integer, text, text, text, text, bigint, integer, timestamp WITH time zone, timestamp WITH time zone, uuid, uuid, bigint, boolean)
  TO "postgres";
