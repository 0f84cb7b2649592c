SET local check_function_bodies = off;

CREATE TABLE "private"."club_invitations" (
  "stable_id"  uuid                     NOT NULL,
  "club_id"    uuid                     NOT NULL,
  "invited_by" uuid                     NOT NULL,
  "invited_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_invitations_pkey" PRIMARY KEY (stable_id, club_id)
);

CREATE TABLE "private"."club_members" (
  "stable_id" uuid                     NOT NULL,
  "club_id"   uuid                     NOT NULL,
  "role"      text                     NOT NULL,
  "joined_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_members_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "club_members_role_check" CHECK ((role = ANY (ARRAY['founder'::text, 'officer'::text, 'member'::text])))
);

CREATE TABLE "private"."club_notices" (
  "id"        bigint                   GENERATED ALWAYS AS IDENTITY NOT NULL,
  "club_id"   uuid                     NOT NULL,
  "stable_id" uuid                     NOT NULL,
  "body"      text                     NOT NULL,
  "posted_at" timestamp with time zone NOT NULL,
  CONSTRAINT "club_notices_pkey" PRIMARY KEY (id),
  CONSTRAINT "club_notices_body_check" CHECK ((body = private.player_text(body, 1000)))
);

CREATE TABLE "private"."club_points" (
  "club_id"   uuid    NOT NULL,
  "season"    integer NOT NULL,
  "stable_id" uuid    NOT NULL,
  "points"    integer NOT NULL,
  "runs"      integer NOT NULL,
  "wins"      integer NOT NULL,
  CONSTRAINT "club_points_pkey" PRIMARY KEY (club_id, season, stable_id)
);

CREATE TABLE "private"."club_seasons" (
  "club_id" uuid    NOT NULL,
  "season"  integer NOT NULL,
  "points"  integer NOT NULL,
  "runs"    integer NOT NULL,
  "wins"    integer NOT NULL,
  CONSTRAINT "club_seasons_pkey" PRIMARY KEY (club_id, season)
);

CREATE TABLE "private"."clubs" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "name"        text                     NOT NULL,
  "description" text,
  "is_open"     boolean                  NOT NULL,
  "members"     integer                  NOT NULL DEFAULT 0,
  "founded_at"  timestamp with time zone NOT NULL,
  CONSTRAINT "clubs_members_check" CHECK (((members >= 0) AND (members <= 100))),
  CONSTRAINT "clubs_pkey" PRIMARY KEY (id),
  CONSTRAINT "clubs_description_check" CHECK ((description = private.player_text(description, 500))),
  CONSTRAINT "clubs_name_check" CHECK ((name = private.normal_name(name, 40)))
);

CREATE TABLE "private"."community_acts" (
  "stable_id" uuid                     NOT NULL,
  "minute"    timestamp with time zone NOT NULL,
  "acts"      integer                  NOT NULL,
  CONSTRAINT "community_acts_pkey" PRIMARY KEY (stable_id, minute)
);

CREATE TABLE "private"."horse_lists" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "stable_id"   uuid,
  "rule"        text,
  "name"        text                     NOT NULL,
  "description" text,
  "horses"      integer                  NOT NULL DEFAULT 0,
  "followers"   integer                  NOT NULL DEFAULT 0,
  "made_at"     timestamp with time zone NOT NULL,
  CONSTRAINT "horse_lists_check" CHECK (((stable_id IS NULL) = (rule IS NOT NULL))),
  CONSTRAINT "horse_lists_followers_check" CHECK ((followers >= 0)),
  CONSTRAINT "horse_lists_horses_check" CHECK (((horses >= 0) AND (horses <= 50))),
  CONSTRAINT "horse_lists_pkey" PRIMARY KEY (id),
  CONSTRAINT "horse_lists_rule_key" UNIQUE (RULE),
  CONSTRAINT "horse_lists_description_check" CHECK ((description = private.player_text(description, 500))),
  CONSTRAINT "horse_lists_name_check" CHECK ((name = private.normal_name(name, 40)))
);

CREATE TABLE "private"."list_followers" (
  "stable_id"   uuid                     NOT NULL,
  "list_id"     uuid                     NOT NULL,
  "followed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "list_followers_pkey" PRIMARY KEY (stable_id, list_id)
);

CREATE TABLE "private"."listed_horses" (
  "list_id"   uuid                     NOT NULL,
  "horse_id"  uuid                     NOT NULL,
  "listed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "listed_horses_pkey" PRIMARY KEY (list_id, horse_id)
);

CREATE TABLE "private"."preview_months" (
  "month"     text    NOT NULL,
  "stable_id" uuid    NOT NULL,
  "previews"  integer NOT NULL,
  "score"     bigint  NOT NULL,
  CONSTRAINT "preview_months_month_check" CHECK ((month ~ '^\d{4}-\d{2}$'::text)),
  CONSTRAINT "preview_months_pkey" PRIMARY KEY (month, stable_id)
);

CREATE TABLE "private"."previewed_races" (
  "race_id"  uuid                     NOT NULL,
  "off_at"   timestamp with time zone NOT NULL,
  "previews" integer                  NOT NULL,
  "best"     integer                  NOT NULL,
  CONSTRAINT "previewed_races_pkey" PRIMARY KEY (race_id)
);

CREATE TABLE "private"."previews" (
  "race_id"      uuid                     NOT NULL,
  "stable_id"    uuid                     NOT NULL,
  "chances"      integer[]                NOT NULL,
  "rule"         text,
  "published_at" timestamp with time zone NOT NULL,
  "score"        integer,
  CONSTRAINT "previews_pkey" PRIMARY KEY (race_id, stable_id),
  CONSTRAINT "previews_rule_check" CHECK ((rule = ANY (ARRAY['ratings'::text, 'form'::text, 'half the line'::text])))
);

CREATE TABLE "private"."profiles" (
  "stable_id" uuid   NOT NULL,
  "about"     text,
  "shows"     text[] NOT NULL,
  CONSTRAINT "profiles_pkey" PRIMARY KEY (stable_id),
  CONSTRAINT "profiles_shows_check" CHECK ((shows <@ ARRAY['about'::text, 'horses'::text, 'club'::text, 'lists'::text, 'previews'::text])),
  CONSTRAINT "profiles_about_check" CHECK ((about = private.player_text(about, 1000)))
);

CREATE TABLE "private"."race_reviews" (
  "race_id"    uuid                     NOT NULL,
  "stable_id"  uuid                     NOT NULL,
  "body"       text                     NOT NULL,
  "written_at" timestamp with time zone NOT NULL,
  CONSTRAINT "race_reviews_pkey" PRIMARY KEY (race_id, stable_id),
  CONSTRAINT "race_reviews_body_check" CHECK ((body = private.player_text(body, 1000)))
);

CREATE OR REPLACE FUNCTION private.admit_to_club (
  p_club      private.clubs,
  p_stable_id uuid,
  p_role      text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if p_club.members >= 100 then
    perform private.refuse('club_full');
  end if;
  insert into private.club_members (stable_id, club_id, role, joined_at)
  values (p_stable_id, p_club.id, p_role, clock_timestamp())
  on conflict (stable_id) do nothing;
  if not found then
    perform private.refuse('in_club_already');
  end if;
  update private.clubs set members = members + 1 where id = p_club.id;
  delete from private.club_invitations where stable_id = p_stable_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.begins_with (
  p_text text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select regexp_replace(lower(btrim(left(p_text, 60))), '([\\%_])', '\\\1', 'g') || '%'
$function$;

CREATE OR REPLACE FUNCTION private.count_act (
  p_stable_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_at constant timestamptz := clock_timestamp();
begin
  delete from private.community_acts
  where stable_id = p_stable_id and minute <= v_at - interval '1 hour';
  if (select coalesce(sum(acts), 0) from private.community_acts where stable_id = p_stable_id) >= (
    select private.most_community_acts(created_at, v_at) from public.stables where id = p_stable_id
  ) then
    perform private.refuse('too_many_acts');
  end if;
  insert into private.community_acts as c (stable_id, minute, acts)
  values (p_stable_id, date_trunc('minute', v_at), 1)
  on conflict (stable_id, minute) do update set acts = c.acts + 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_clubs (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- Who is a member stays one meanwhile: with its last a club ends.
  perform from private.club_members m
  where m.stable_id in (select e.stable_id from public.entries e where e.race_id = p_race_id)
  order by m.stable_id for key share;
  insert into private.club_points as c (club_id, season, stable_id, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), e.stable_id, sum(private.points_of_place(e.place)),
    count(*), count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at, e.stable_id
  order by m.club_id, e.stable_id
  on conflict (club_id, season, stable_id) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
  insert into private.club_seasons as c (club_id, season, points, runs, wins)
  select
    m.club_id, private.season_at(r.off_at), sum(private.points_of_place(e.place)), count(*),
    count(*) filter (where e.place = 1)
  from public.races r
  join public.entries e on e.race_id = r.id
  join private.club_members m on m.stable_id = e.stable_id
  where r.id = p_race_id
  group by m.club_id, r.off_at
  order by m.club_id
  on conflict (club_id, season) do update
  set points = c.points + excluded.points, runs = c.runs + excluded.runs,
    wins = c.wins + excluded.wins;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_house_lists (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_taken record;
  v_list_id uuid;
begin
  for v_taken in
    select k.rule, k.name, k.description, h.id as horse_id, r.off_at
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    join public.horses h on h.id = e.horse_id
    cross join lateral (
      select initcap(replace(r.track_id, '-', ' ')) as track
    ) t
    cross join lateral (
      values
        ('grey', 'Winning Greys', 'The last fifty grey horses to win a race.', h.coat = 'Grey'),
        (
          'graded', 'Graded Winners',
          'The last fifty horses to win a Grade 1, 2 or 3 or a Listed race.',
          r.grade in ('Grade 1', 'Grade 2', 'Grade 3', 'Listed')
        ),
        (
          'course ' || r.track_id, t.track || ' Specialists',
          'The last fifty horses to win at ' || t.track || ' for the second time or more.',
          exists (
            select from public.entries x
            join public.races w on w.id = x.race_id
            where x.horse_id = h.id and x.place = 1 and w.track_id = r.track_id and w.id <> r.id
          )
        )
    ) k (rule, name, description, takes)
    where r.id = p_race_id and k.takes
    order by k.rule, h.id
  loop
    insert into private.horse_lists (rule, name, description, made_at)
    values (v_taken.rule, v_taken.name, v_taken.description, v_taken.off_at)
    on conflict (rule) do nothing;
    select id into v_list_id from private.horse_lists where rule = v_taken.rule for no key update;
    insert into private.listed_horses as l (list_id, horse_id, listed_at)
    values (v_list_id, v_taken.horse_id, v_taken.off_at)
    on conflict (list_id, horse_id) do update
    set listed_at = greatest(l.listed_at, excluded.listed_at);
    delete from private.listed_horses
    where list_id = v_list_id and horse_id in (
      select x.horse_id from private.listed_horses x
      where x.list_id = v_list_id
      order by x.listed_at desc, x.horse_id
      offset 50
    );
    update private.horse_lists
    set horses = (select count(*) from private.listed_horses where list_id = v_list_id)
    where id = v_list_id;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.description (
  p_text text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_text constant text := private.player_text(p_text, 500);
begin
  if v_text is null and p_text ~ '[^ \t\r\n]' then
    perform private.refuse('description_text');
  end if;
  return v_text;
end
$function$;

CREATE OR REPLACE FUNCTION private.list_name (
  p_stable_id uuid,
  p_name      text,
  p_list_id   uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  v_name constant text := private.normal_name(p_name, 40);
begin
  if v_name is null then
    perform private.refuse('list_name_invalid');
  elsif exists (
    select from private.horse_lists
    where stable_id = p_stable_id and lower(name) = lower(v_name) and id is distinct from p_list_id
  ) then
    perform private.refuse('list_name_taken');
  end if;
  return v_name;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_club (
  p_club_id uuid
)
  RETURNS private.clubs
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_club private.clubs;
begin
  select * into v_club from private.clubs where id = p_club_id for no key update;
  if v_club.id is null then
    perform private.refuse('club_not_found');
  end if;
  return v_club;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_club_of (
  p_stable_id uuid
)
  RETURNS private.club_members
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_member private.club_members;
begin
  perform from private.clubs
  where id = (select club_id from private.club_members where stable_id = p_stable_id)
  for no key update;
  select * into v_member from private.club_members where stable_id = p_stable_id;
  if v_member.club_id is null then
    perform private.refuse('not_in_club');
  end if;
  return v_member;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_led_club (
  p_stable_id uuid
)
  RETURNS private.club_members
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_member constant private.club_members := private.lock_club_of(p_stable_id);
begin
  if v_member.role = 'member' then
    perform private.refuse('not_club_officer');
  end if;
  return v_member;
end
$function$;

CREATE OR REPLACE FUNCTION private.lock_own_list (
  p_stable_id uuid,
  p_list_id   uuid
)
  RETURNS private.horse_lists
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_list private.horse_lists;
begin
  select * into v_list from private.horse_lists
  where id = p_list_id and stable_id = p_stable_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  end if;
  return v_list;
end
$function$;

CREATE OR REPLACE FUNCTION private.month_at (
  p_at timestamp with time zone
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select to_char(p_at at time zone 'UTC', 'YYYY-MM')
$function$;

CREATE OR REPLACE FUNCTION private.most_community_acts (
  p_founded_at timestamp with time zone,
  p_at         timestamp with time zone
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when p_founded_at > p_at - interval '7 days' then 60 else 180 end
$function$;

CREATE OR REPLACE FUNCTION private.part_from_club (
  p_member private.club_members
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  delete from private.club_members where stable_id = p_member.stable_id;
  update private.clubs set members = members - 1 where id = p_member.club_id;
  if p_member.role = 'founder' then
    update private.club_members set role = 'founder'
    where stable_id = (
      select m.stable_id from private.club_members m
      where m.club_id = p_member.club_id
      order by m.role <> 'officer', m.joined_at, m.stable_id
      limit 1
    );
    delete from private.clubs where id = p_member.club_id and members = 0;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.points_of_place (
  p_place integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce((array[10, 6, 4, 2, 1])[p_place], 0)
$function$;

CREATE OR REPLACE FUNCTION private.preview_for_house (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  with field as (
    select
      e.draw, e.win_chance, h.rating - e.weight as able, h.figures,
      min(h.rating - e.weight) over () as least
    from public.entries e join public.horses h on h.id = e.horse_id
    where e.race_id = p_race_id and e.win_chance is not null
  ), weighed as (
    select r.rule, f.draw,
      case r.rule
        when 'ratings' then (f.able - f.least + 5)::bigint ^ 2
        when 'form' then 2 + (
          select coalesce(sum(case n.figure when '1' then 5 when '2' then 3 when '3' then 2 when '4' then 1 else 0 end), 0)
          from regexp_split_to_table(right(f.figures, 5), '') n (figure)
        )
        else f.win_chance + 10000 / count(*) over (partition by r.rule)
      end::bigint as weight
    from field f cross join (values ('ratings'), ('form'), ('half the line')) r (rule)
  ), made as (
    select rule, private.share_out(array_agg(weight order by draw)) as chances
    from weighed group by rule
  ), stables as (
    select id, row_number() over (order by name) as number
    from (select id, name from public.stables where is_house order by name limit 3) s
  )
  insert into private.previews (race_id, stable_id, chances, rule, published_at)
  select p_race_id, s.id, m.chances, m.rule, date_trunc('milliseconds', clock_timestamp())
  from made m
  join stables s on s.number = case m.rule when 'ratings' then 1 when 'form' then 2 else 3 end
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.preview_score (
  p_chance integer,
  p_line   integer
)
  RETURNS integer
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select round(
    100 * ln((100 * p_chance)::double precision / greatest(p_line, 100)) / ln(2::double precision)
  )::integer
$function$;

CREATE OR REPLACE FUNCTION private.refuse (
  p_code   text,
  p_detail text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'second_factor_needed' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'race_request_not_found' then '404'
    when 'auction_not_found' then '404'
    when 'bid_too_low' then '422'
    when 'no_claiming_race' then '422'
    when 'reserve_below_start' then '422'
    when 'request_times' then '422'
    when 'request_ground' then '422'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'mails_not_found' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'list_not_found' then '404'
    when 'list_name_invalid' then '400'
    when 'club_not_found' then '404'
    when 'club_name_invalid' then '400'
    when 'preview_chances' then '422'
    when 'race_without_line' then '422'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'not_invited' then '422'
    when 'not_a_final' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$function$;

CREATE OR REPLACE FUNCTION private.score_previews (
  p_race_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id;
  update private.previews p
  set score = (
    select floor((2 * sum(private.preview_score(p.chances[e.draw], e.win_chance)) + count(*))::numeric / (2 * count(*)))
    from public.entries e
    where e.race_id = p_race_id and e.place = 1
  )
  where p.race_id = p_race_id;
  if not found then
    return;
  end if;
  insert into private.previewed_races (race_id, off_at, previews, best)
  select p_race_id, v_race.off_at, count(*), max(score) from private.previews where race_id = p_race_id;
  insert into private.preview_months as m (month, stable_id, previews, score)
  select private.month_at(v_race.off_at), p.stable_id, 1, p.score
  from private.previews p
  where p.race_id = p_race_id
  order by p.stable_id
  on conflict (month, stable_id) do update
  set previews = m.previews + 1, score = m.score + excluded.score;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_out (
  p_weights bigint[]
)
  RETURNS integer[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with weighed as (
    select w.weight, w.place, count(*) over () as runners, sum(w.weight) over () as whole
    from unnest(p_weights) with ordinality w (weight, place)
  ), parted as (
    select
      place, runners,
      floor((100 - runners) * weight / whole)::integer as share,
      mod((100 - runners) * weight, whole) as remainder
    from weighed
  ), ranked as (
    select
      place, share,
      row_number() over (order by remainder desc, place) as turn,
      100 - runners - sum(share) over () as left_over
    from parted
  )
  select array_agg(1 + share + (turn <= left_over)::integer order by place) from ranked
$function$;

CREATE OR REPLACE FUNCTION public.change_club (
  p_description text,
  p_is_open     boolean,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_description is null or p_is_open is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_club', concat_ws(chr(10), p_is_open, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  perform private.count_act(v_own);
  update private.clubs
  set description = private.description(p_description), is_open = p_is_open
  where id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_member.club_id));
  return v_member.club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_club"(text, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_horse_list (
  p_list_id     uuid,
  p_name        text,
  p_description text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_name is null or p_description is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_horse_list', concat_ws(chr(10), p_list_id, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  update private.horse_lists
  set name = private.list_name(v_own, p_name, p_list_id),
    description = private.description(p_description)
  where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_profile (
  p_about      text,
  p_shows      text[],
  p_request_id uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_about constant text := private.player_text(p_about, 1000);
begin
  perform private.player();
  if p_about is null or p_shows is null or p_request_id is null or cardinality(p_shows) > 5
    or not p_shows <@ array['about', 'horses', 'club', 'lists', 'previews']
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_profile', array_to_string(p_shows, ',') || chr(10) || p_about
  );
  if v_answer is not null then
    return p_shows;
  end if;
  v_own := private.lock_own_stable();
  if v_about is null and p_about ~ '[^ \t\r\n]' then
    perform private.refuse('profile_text');
  end if;
  perform private.count_act(v_own);
  insert into private.profiles (stable_id, about, shows) values (v_own, v_about, p_shows)
  on conflict (stable_id) do update set about = excluded.about, shows = excluded.shows;
  perform private.keep_answer(p_request_id, to_jsonb(true));
  return p_shows;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_profile"(text, text[], uuid) FROM PUBLIC, "anon", "service_role";

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
  if p_line_runs is not null then
    perform private.preview_for_house(p_race_id);
  end if;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.club (
  p_club_id uuid
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    is_open     boolean,
    members     integer,
    founded_at  timestamp with time zone,
    points      integer,
    runs        integer,
    wins        integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select c.id, c.name, c.description, c.is_open, c.members, c.founded_at,
      coalesce(s.points, 0), coalesce(s.runs, 0), coalesce(s.wins, 0)
    from private.clubs c
    left join private.club_seasons s
      on s.club_id = c.id and s.season = private.season_at(now())
    where c.id = p_club_id;
  if not found then
    perform private.refuse('club_not_found');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."club"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.club_members (
  p_club_id uuid
)
  RETURNS TABLE (
    stable_id uuid,
    name      text,
    silks     jsonb,
    role      text,
    joined_at timestamp with time zone,
    points    integer,
    runs      integer,
    wins      integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 100
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, m.role, m.joined_at, coalesce(p.points, 0), coalesce(p.runs, 0),
    coalesce(p.wins, 0)
  from private.club_members m
  join public.stables s on s.id = m.stable_id
  left join private.club_points p
    on p.club_id = m.club_id and p.season = private.season_at(now())
      and p.stable_id = m.stable_id
  where m.club_id = p_club_id
  order by coalesce(p.points, 0) desc, m.joined_at, s.id
$function$;

REVOKE ALL ON FUNCTION "public"."club_members"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.club_table()
  RETURNS TABLE (
    id      uuid,
    name    text,
    members integer,
    points  integer,
    runs    integer,
    wins    integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select c.id, c.name, c.members, t.points, t.runs, t.wins
  from (
    select * from private.club_seasons s
    where s.season = private.season_at(now())
    order by s.points desc, s.wins desc, s.club_id desc
    limit 50
  ) t
  join private.clubs c on c.id = t.club_id
  order by t.points desc, t.wins desc, t.club_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."club_table"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.clubs (
  p_text           text    DEFAULT NULL::text,
  p_before_members integer DEFAULT NULL::integer,
  p_before_id      uuid    DEFAULT NULL::uuid,
  p_limit          integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    is_open     boolean,
    members     integer,
    founded_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_members is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where lower(c.name) like private.begins_with(p_text)
      order by lower(c.name) using ~<~, c.id
      limit private.page_size(p_limit);
  else
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where p_before_id is null or (c.members, c.id) < (p_before_members, p_before_id)
      order by c.members desc, c.id desc
      limit private.page_size(p_limit);
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."clubs"(text, integer, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.decline_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'decline_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  delete from private.club_invitations where stable_id = v_own and club_id = p_club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."decline_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.delete_horse_list (
  p_list_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'delete_horse_list', p_list_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.horse_lists where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."delete_horse_list"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.follow_horse_list (
  p_list_id    uuid,
  p_followed   boolean,
  p_request_id uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_list private.horse_lists;
begin
  perform private.player();
  if p_list_id is null or p_followed is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'follow_horse_list', p_list_id || ' ' || p_followed
  );
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.lock_own_stable();
  select * into v_list from private.horse_lists where id = p_list_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  elsif v_list.stable_id = v_own then
    perform private.refuse('list_own');
  end if;
  perform private.count_act(v_own);
  if not p_followed then
    delete from private.list_followers where stable_id = v_own and list_id = p_list_id;
    if found then
      update private.horse_lists set followers = followers - 1 where id = p_list_id;
    end if;
  else
    if (
      select count(*) from private.list_followers where stable_id = v_own and list_id <> p_list_id
    ) >= 20 then
      perform private.refuse('too_many_followed');
    end if;
    insert into private.list_followers (stable_id, list_id, followed_at)
    values (v_own, p_list_id, clock_timestamp())
    on conflict do nothing;
    if found then
      update private.horse_lists set followers = followers + 1 where id = p_list_id;
    end if;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_followed));
  return p_followed;
end
$function$;

REVOKE ALL ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.found_club (
  p_name        text,
  p_description text,
  p_is_open     boolean,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_club private.clubs;
begin
  perform private.player();
  if p_name is null or p_description is null or p_is_open is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'found_club', concat_ws(chr(10), p_is_open, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.normal_name(p_name, 40);
  if v_name is null then
    perform private.refuse('club_name_invalid');
  elsif exists (select from private.club_members where stable_id = v_own) then
    perform private.refuse('in_club_already');
  end if;
  perform private.count_act(v_own);
  insert into private.clubs (name, description, is_open, founded_at)
  values (v_name, private.description(p_description), p_is_open, clock_timestamp())
  on conflict do nothing
  returning * into v_club;
  if v_club.id is null then
    perform private.refuse('club_name_taken');
  end if;
  perform private.admit_to_club(v_club, v_own, 'founder');
  perform private.keep_answer(p_request_id, to_jsonb(v_club.id));
  return v_club.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."found_club"(text, text, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.give_club_role (
  p_stable_id  uuid,
  p_role       text,
  p_request_id uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null
    or coalesce(p_role not in ('founder', 'officer', 'member'), true)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'give_club_role', p_stable_id || ' ' || p_role
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role <> 'founder' then
    perform private.refuse('not_club_founder');
  elsif not exists (
    select from private.club_members
    where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('member_not_found');
  end if;
  perform private.count_act(v_own);
  if p_role = 'founder' then
    update private.club_members set role = 'officer' where stable_id = v_own;
  end if;
  update private.club_members set role = p_role where stable_id = p_stable_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_role));
  return p_role;
end
$function$;

REVOKE ALL ON FUNCTION "public"."give_club_role"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.horse_list (
  p_list_id uuid
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text,
    rule        text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name, l.rule
    from private.horse_lists l
    left join public.stables s on s.id = l.stable_id
    where l.id = p_list_id;
  if not found then
    perform private.refuse('list_not_found');
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."horse_list"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.horse_lists (
  p_text             text    DEFAULT NULL::text,
  p_before_followers integer DEFAULT NULL::integer,
  p_before_id        uuid    DEFAULT NULL::uuid,
  p_limit            integer DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_followers is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where lower(x.name) like private.begins_with(p_text)
        order by lower(x.name) using ~<~, x.id
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by lower(l.name) using ~<~, l.id;
  else
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where p_before_id is null or (x.followers, x.id) < (p_before_followers, p_before_id)
        order by x.followers desc, x.id desc
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by l.followers desc, l.id desc;
  end if;
end
$function$;

REVOKE ALL ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.horses_of_list (
  p_list_id uuid
)
  RETURNS TABLE (
    horse_id     uuid,
    name         text,
    sex          text,
    birth_season integer,
    coat         text,
    specialty    text,
    rating       integer,
    figures      text,
    retired      boolean,
    stable_name  text,
    silks        jsonb,
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
    h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at
  from private.listed_horses l
  join public.horses h on h.id = l.horse_id
  join public.stables s on s.id = h.stable_id
  left join private.engagements g on g.horse_id = h.id
  left join public.races r on r.id = g.race_id
  where l.list_id = p_list_id
  order by r.off_at nulls last, h.name, h.id
$function$;

REVOKE ALL ON FUNCTION "public"."horses_of_list"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.invite_to_club (
  p_stable_name text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_invited public.stables;
begin
  perform private.player();
  if p_stable_name is null or p_request_id is null or char_length(p_stable_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'invite_to_club', p_stable_name);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_invited from public.stables
  where lower(name) = lower(private.normal_name(p_stable_name, 40));
  if v_invited.id is null then
    perform private.refuse('stable_not_found');
  elsif v_invited.is_house then
    perform private.refuse('invited_house');
  elsif exists (select from private.club_members where stable_id = v_invited.id) then
    perform private.refuse('invited_in_club');
  elsif exists (
    select from private.blocked_stables
    where (stable_id, blocked_id) in ((v_invited.id, v_own), (v_own, v_invited.id))
  ) then
    perform private.refuse('invitation_blocked');
  elsif (
    select count(*) from private.club_invitations where club_id = v_member.club_id
  ) >= 50 then
    perform private.refuse('too_many_invitations');
  end if;
  perform private.count_act(v_own);
  insert into private.club_invitations (stable_id, club_id, invited_by, invited_at)
  values (v_invited.id, v_member.club_id, v_own, clock_timestamp())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(v_invited.id));
  return v_invited.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."invite_to_club"(text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.join_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_club private.clubs;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'join_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_club := private.lock_club(p_club_id);
  if not v_club.is_open and not exists (
    select from private.club_invitations where stable_id = v_own and club_id = p_club_id
  ) then
    perform private.refuse('club_by_invitation');
  end if;
  perform private.count_act(v_own);
  perform private.admit_to_club(v_club, v_own, 'member');
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."join_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.leave_club (
  p_club_id    uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.club_id <> p_club_id then
    perform private.refuse('not_in_club');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_member);
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."leave_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.make_horse_list (
  p_name        text,
  p_description text,
  p_request_id  uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_id uuid;
begin
  perform private.player();
  if p_name is null or p_description is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'make_horse_list', p_name || chr(10) || p_description);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.list_name(v_own, p_name, null);
  if (select count(*) from private.horse_lists where stable_id = v_own) >= 10 then
    perform private.refuse('too_many_lists');
  end if;
  perform private.count_act(v_own);
  insert into private.horse_lists (stable_id, name, description, made_at)
  values (v_own, v_name, private.description(p_description), clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."make_horse_list"(text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_club()
  RETURNS TABLE (
    club_id   uuid,
    stable_id uuid,
    role      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select m.club_id, m.stable_id, m.role from private.club_members m where m.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_club_invitations()
  RETURNS TABLE (
    club_id    uuid,
    name       text,
    members    integer,
    invited_by text,
    invited_at timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select c.id, c.name, c.members, s.name, i.invited_at
    from private.club_invitations i
    join private.clubs c on c.id = i.club_id
    join public.stables s on s.id = i.invited_by
    where i.stable_id = v_own
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = i.invited_by
      )
    order by i.invited_at desc, c.id
    limit 50;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club_invitations"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_club_notices (
  p_before_id bigint  DEFAULT NULL::bigint,
  p_limit     integer DEFAULT 20
)
  RETURNS TABLE (
    id          bigint,
    stable_id   uuid,
    stable_name text,
    body        text,
    posted_at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select n.id, s.id, s.name, n.body, n.posted_at
    from private.club_notices n
    join public.stables s on s.id = n.stable_id
    where n.club_id = (select m.club_id from private.club_members m where m.stable_id = v_own)
      and n.id < coalesce(p_before_id, 9223372036854775807)
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = n.stable_id
      )
    order by n.id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_club_notices"(bigint, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_horse_lists()
  RETURNS TABLE (
    id          uuid,
    name        text,
    description text,
    horses      integer,
    followers   integer,
    stable_id   uuid,
    stable_name text,
    own         boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name,
      l.stable_id is not distinct from v_own
    from (
      select x.id from private.horse_lists x where x.stable_id = v_own
      union all
      select f.list_id from private.list_followers f where f.stable_id = v_own
    ) m
    join private.horse_lists l on l.id = m.id
    left join public.stables s on s.id = l.stable_id
    order by l.stable_id is distinct from v_own, lower(l.name), l.id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_horse_lists"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_listed_horses (
  p_after_off  timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_after_name text                     DEFAULT NULL::text,
  p_limit      integer                  DEFAULT 20
)
  RETURNS TABLE (
    horse_id     uuid,
    name         text,
    sex          text,
    birth_season integer,
    coat         text,
    specialty    text,
    rating       integer,
    figures      text,
    retired      boolean,
    stable_name  text,
    silks        jsonb,
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone,
    lists        text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
      h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at, m.lists
    from (
      select x.horse_id, array_agg(l.name order by lower(l.name)) as lists
      from private.horse_lists l
      join private.listed_horses x on x.list_id = l.id
      where l.stable_id = v_own
        or l.id in (select f.list_id from private.list_followers f where f.stable_id = v_own)
      group by x.horse_id
    ) m
    join public.horses h on h.id = m.horse_id
    join public.stables s on s.id = h.stable_id
    left join private.engagements g on g.horse_id = h.id
    left join public.races r on r.id = g.race_id
    where p_after_name is null
      or (coalesce(r.off_at, 'infinity'), lower(h.name))
        > (coalesce(p_after_off, 'infinity'), lower(p_after_name))
    order by coalesce(r.off_at, 'infinity'), lower(h.name)
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_preview (
  p_race_id uuid
)
  RETURNS TABLE (
    chances      integer[],
    published_at timestamp with time zone,
    score        integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_race_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select p.chances, p.published_at, p.score
    from private.previews p
    where p.race_id = p_race_id and p.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_preview"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_previews (
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    race_id      uuid,
    race_name    text,
    track_id     text,
    off_at       timestamp with time zone,
    published_at timestamp with time zone,
    status       text,
    score        integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select r.id, r.name, r.track_id, r.off_at, p.published_at, r.status, p.score
    from (
      select * from private.previews x
      where x.stable_id = v_own
        and (p_before_at is null or (x.published_at, x.race_id) < (p_before_at, p_before_id))
      order by x.published_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) p
    join public.races r on r.id = p.race_id
    order by p.published_at desc, p.race_id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_profile()
  RETURNS TABLE (
    stable_id uuid,
    about     text,
    shows     text[]
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select v_own, p.about, coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews'])
    from (select) one
    left join private.profiles p on p.stable_id = v_own;
end
$function$;

REVOKE ALL ON FUNCTION "public"."my_profile"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.post_club_notice (
  p_body       text,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_body constant text := private.player_text(p_body, 1000);
  v_id bigint;
begin
  perform private.player();
  if p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'post_club_notice', p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_body is null then
    perform private.refuse('notice_text');
  end if;
  perform private.count_act(v_own);
  insert into private.club_notices (club_id, stable_id, body, posted_at)
  values (v_member.club_id, v_own, v_body, clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."post_club_notice"(text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.preview_table (
  p_month text
)
  RETURNS TABLE (
    stable_id   uuid,
    stable_name text,
    silks       jsonb,
    is_house    boolean,
    previews    integer,
    score       bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 50
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, s.is_house, m.previews, m.score
  from (
    select * from private.preview_months x
    where x.month = p_month
    order by x.score desc, x.stable_id desc
    limit 50
  ) m
  join public.stables s on s.id = m.stable_id
  order by m.score desc, m.stable_id desc
$function$;

REVOKE ALL ON FUNCTION "public"."preview_table"(text) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.previewed_races (
  p_before_off timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id  uuid                     DEFAULT NULL::uuid,
  p_limit      integer                  DEFAULT 20
)
  RETURNS TABLE (
    id          uuid,
    name        text,
    track_id    text,
    off_at      timestamp with time zone,
    winner      text,
    previews    integer,
    best        integer,
    best_stable text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_off is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select r.id, r.name, r.track_id, v.off_at, w.name, v.previews, v.best, b.name
    from (
      select * from private.previewed_races x
      where p_before_off is null or (x.off_at, x.race_id) < (p_before_off, p_before_id)
      order by x.off_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) v
    join public.races r on r.id = v.race_id
    cross join lateral (
      select h.name from public.entries e join public.horses h on h.id = e.horse_id
      where e.race_id = v.race_id and e.place = 1 order by e.draw limit 1
    ) w
    cross join lateral (
      select s.name from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = v.race_id order by p.score desc, p.published_at, s.id limit 1
    ) b
    order by v.off_at desc, v.race_id desc;
end
$function$;

REVOKE ALL ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.publish_preview (
  p_race_id    uuid,
  p_chances    integer[],
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_race public.races;
begin
  perform private.player();
  if p_race_id is null or p_chances is null or p_request_id is null
    or cardinality(p_chances) > 24 or array_ndims(p_chances) is distinct from 1
    or array_lower(p_chances, 1) is distinct from 1
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'publish_preview', p_race_id || ' ' || array_to_string(p_chances, ',', '-')
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select * into v_race from public.races where id = p_race_id for share;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'closed' or clock_timestamp() >= v_race.off_at then
    perform private.refuse('previews_not_open');
  elsif v_race.line_runs is null then
    perform private.refuse('race_without_line');
  elsif cardinality(p_chances) <> v_race.entries_count
    or (select sum(chance) <> 100 or bool_or(chance not between 1 and 99) or bool_or(chance is null)
        from unnest(p_chances) chance)
  then
    perform private.refuse('preview_chances');
  end if;
  perform private.count_act(v_own);
  insert into private.previews (race_id, stable_id, chances, published_at)
  values (p_race_id, v_own, p_chances, date_trunc('milliseconds', clock_timestamp()))
  on conflict (race_id, stable_id) do update
  set chances = excluded.chances, published_at = excluded.published_at;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.put_in_horse_list (
  p_list_id    uuid,
  p_horse_name text,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_list private.horse_lists;
  v_horse_id uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_name is null or p_request_id is null
    or char_length(p_horse_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'put_in_horse_list', p_list_id || ' ' || p_horse_name
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_list := private.lock_own_list(v_own, p_list_id);
  v_horse_id := (
    select id from public.horses where lower(name) = lower(private.normal_name(p_horse_name, 30))
  );
  if v_horse_id is null then
    perform private.refuse('horse_not_found');
  elsif not exists (
    select from private.listed_horses where list_id = p_list_id and horse_id = v_horse_id
  ) then
    if v_list.horses >= 50 then
      perform private.refuse('list_full');
    end if;
    perform private.count_act(v_own);
    insert into private.listed_horses (list_id, horse_id, listed_at)
    values (p_list_id, v_horse_id, clock_timestamp());
    update private.horse_lists set horses = horses + 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.race_previews (
  p_race_id uuid
)
  RETURNS TABLE (
    stable_id    uuid,
    stable_name  text,
    silks        jsonb,
    rule         text,
    chances      integer[],
    published_at timestamp with time zone,
    score        integer
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 10
  SET search_path TO ''
  AS $function$
  select s.id, s.name, s.silks, p.rule, p.chances, p.published_at, p.score
  from private.previews p
  join public.races r on r.id = p.race_id and r.status in ('running', 'finished', 'void')
  join public.stables s on s.id = p.stable_id
  where p.race_id = p_race_id
  order by p.score desc nulls last, p.published_at, s.id
  limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."race_previews"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.race_reviews (
  p_race_id   uuid,
  p_before_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  p_before_id uuid                     DEFAULT NULL::uuid,
  p_limit     integer                  DEFAULT 20
)
  RETURNS TABLE (
    stable_id   uuid,
    stable_name text,
    body        text,
    written_at  timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select s.id, s.name, v.body, v.written_at
    from private.race_reviews v
    join public.stables s on s.id = v.stable_id
    where v.race_id = p_race_id
      and (p_before_at is null or (v.written_at, v.stable_id) < (p_before_at, p_before_id))
      and not exists (
        select from private.blocked_stables b
        join public.stables o on o.id = b.stable_id
        where o.owner_id = (select auth.uid()) and b.blocked_id = v.stable_id
      )
    order by v.written_at desc, v.stable_id desc
    limit private.page_size(p_limit);
end
$function$;

REVOKE ALL ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.races_to_preview()
  RETURNS TABLE (
    id       uuid,
    name     text,
    track_id text,
    grade    text,
    distance integer,
    surface  text,
    runners  integer,
    off_at   timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 5
  SET search_path TO ''
  AS $function$
  select r.id, r.name, r.track_id, r.grade, r.distance, r.surface, r.entries_count, r.off_at
  from public.races r
  where r.status in ('open', 'closed', 'running') and r.status = 'closed'
    and r.line_runs is not null and r.off_at > now()
  order by r.off_at, r.id
  limit 20
$function$;

REVOKE ALL ON FUNCTION "public"."races_to_preview"() FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.remove_club_notice (
  p_notice_id  bigint,
  p_request_id uuid
)
  RETURNS bigint
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_notice_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'remove_club_notice', p_notice_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role = 'member' and exists (
    select from private.club_notices
    where id = p_notice_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('not_club_officer');
  end if;
  delete from private.club_notices where id = p_notice_id and club_id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_notice_id));
  return p_notice_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."remove_club_notice"(bigint, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.review_race (
  p_race_id    uuid,
  p_body       text,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_status text;
  v_body constant text := private.player_text(p_body, 1000);
begin
  perform private.player();
  if p_race_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'review_race', p_race_id || ' ' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select status into v_status from public.races where id = p_race_id;
  if v_status is null then
    perform private.refuse('race_not_found');
  elsif v_status not in ('finished', 'void') then
    perform private.refuse('review_too_early');
  elsif v_body is null and p_body <> '' then
    perform private.refuse('review_text');
  end if;
  perform private.count_act(v_own);
  if p_body = '' then
    delete from private.race_reviews where race_id = p_race_id and stable_id = v_own;
  else
    insert into private.race_reviews (race_id, stable_id, body, written_at)
    values (p_race_id, v_own, v_body, date_trunc('milliseconds', clock_timestamp()))
    on conflict (race_id, stable_id) do update set body = excluded.body, written_at = excluded.written_at;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."review_race"(uuid, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_from_club (
  p_stable_id  uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_other private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'send_from_club', p_stable_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_other from private.club_members
  where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own;
  if v_other.club_id is null then
    perform private.refuse('member_not_found');
  elsif v_member.role <> 'founder' and v_other.role <> 'member' then
    perform private.refuse('not_club_founder');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_other);
  perform private.keep_answer(p_request_id, to_jsonb(p_stable_id));
  return p_stable_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."send_from_club"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

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
  perform private.count_boards(p_race_id);
  perform private.rate_stables(p_race_id);
  perform private.count_feats(p_race_id);
  perform private.count_course(p_race_id);
  perform private.count_championship(v_race);
  perform private.count_jockeys(p_race_id);
  perform private.count_house_lists(p_race_id);
  perform private.count_clubs(p_race_id);
  perform private.score_previews(p_race_id);
  if v_race.claim_price is not null then
    perform private.lock_claim_accounts(p_race_id);
  end if;
  perform private.pay_prizes(v_race, p_at);

  -- Of the house's runners the first three are told.
  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and (e.place <= 3 or not s.is_house);

  if v_race.claim_price is not null then
    perform private.settle_claims(p_race_id, p_horse_ids, p_conditions, p_energies, p_at);
  end if;
  perform private.release_race(p_race_id);
  update public.races set status = 'finished', settled_at = p_at where id = p_race_id
  returning * into v_race;
  return v_race;
end
$function$;

CREATE OR REPLACE FUNCTION public.stable_profile (
  p_stable_id uuid
)
  RETURNS TABLE (
    about    text,
    horses   jsonb,
    club     jsonb,
    lists    jsonb,
    previews jsonb
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  ROWS 1
  SET search_path TO ''
  AS $function$
  select
    case when 'about' = any (v.shows) then p.about end,
    case when 'horses' = any (v.shows) then (
      select coalesce(jsonb_agg(to_jsonb(h)), '[]')
      from (
        select x.id, x.name, x.wins, x.runs, x.earnings
        from public.horses x
        where x.stable_id = s.id and x.retired_at is null
        order by x.earnings desc, x.id
        limit 3
      ) h
    ) end,
    case when 'club' = any (v.shows) then (
      select jsonb_build_object('id', c.id, 'name', c.name, 'role', m.role)
      from private.club_members m join private.clubs c on c.id = m.club_id
      where m.stable_id = s.id
    ) end,
    case when 'lists' = any (v.shows) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by lower(l.name)), '[]')
      from private.horse_lists l where l.stable_id = s.id
    ) end,
    case when 'previews' = any (v.shows) then (
      select jsonb_build_object('previews', m.previews, 'score', m.score)
      from private.preview_months m
      where m.month = private.month_at(now()) and m.stable_id = s.id
    ) end
  from public.stables s
  left join private.profiles p on p.stable_id = s.id
  cross join lateral (
    select coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews']) as shows
  ) v
  where s.id = p_stable_id
$function$;

REVOKE ALL ON FUNCTION "public"."stable_profile"(uuid) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.take_from_horse_list (
  p_list_id    uuid,
  p_horse_id   uuid,
  p_request_id uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'take_from_horse_list', p_list_id || ' ' || p_horse_id
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.listed_horses where list_id = p_list_id and horse_id = p_horse_id;
  if found then
    update private.horse_lists set horses = horses - 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_invited_by_fkey" FOREIGN KEY (invited_by) REFERENCES public.stables(id);

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_members"
  ADD CONSTRAINT "club_members_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_notices"
  ADD CONSTRAINT "club_notices_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_points"
  ADD CONSTRAINT "club_points_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."club_invitations"
  ADD CONSTRAINT "club_invitations_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_members"
  ADD CONSTRAINT "club_members_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_notices"
  ADD CONSTRAINT "club_notices_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_points"
  ADD CONSTRAINT "club_points_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."club_seasons"
  ADD CONSTRAINT "club_seasons_club_id_fkey" FOREIGN KEY (club_id) REFERENCES private.clubs(id) ON DELETE CASCADE;

ALTER TABLE "private"."community_acts"
  ADD CONSTRAINT "community_acts_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."horse_lists"
  ADD CONSTRAINT "horse_lists_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."list_followers"
  ADD CONSTRAINT "list_followers_list_id_fkey" FOREIGN KEY (list_id) REFERENCES private.horse_lists(id) ON DELETE CASCADE;

ALTER TABLE "private"."list_followers"
  ADD CONSTRAINT "list_followers_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."listed_horses"
  ADD CONSTRAINT "listed_horses_horse_id_fkey" FOREIGN KEY (horse_id) REFERENCES public.horses(id);

ALTER TABLE "private"."listed_horses"
  ADD CONSTRAINT "listed_horses_list_id_fkey" FOREIGN KEY (list_id) REFERENCES private.horse_lists(id) ON DELETE CASCADE;

ALTER TABLE "private"."preview_months"
  ADD CONSTRAINT "preview_months_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."previewed_races"
  ADD CONSTRAINT "previewed_races_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."previews"
  ADD CONSTRAINT "previews_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."previews"
  ADD CONSTRAINT "previews_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."profiles"
  ADD CONSTRAINT "profiles_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

ALTER TABLE "private"."race_reviews"
  ADD CONSTRAINT "race_reviews_race_id_fkey" FOREIGN KEY (race_id) REFERENCES public.races(id);

ALTER TABLE "private"."race_reviews"
  ADD CONSTRAINT "race_reviews_stable_id_fkey" FOREIGN KEY (stable_id) REFERENCES public.stables(id);

CREATE UNIQUE INDEX club_founder ON private.club_members USING btree (club_id)
  WHERE (ROLE = 'founder'::text);

CREATE INDEX club_invitations_by_club ON private.club_invitations USING btree (club_id);

CREATE INDEX club_members_by_club ON private.club_members USING btree (club_id, joined_at);

CREATE INDEX club_notices_by_club ON private.club_notices USING btree (club_id, id DESC);

CREATE INDEX club_seasons_by_points ON private.club_seasons USING btree (season, points DESC, wins DESC, club_id DESC);

CREATE INDEX clubs_by_members ON private.clubs USING btree (members DESC, id DESC);

CREATE INDEX clubs_by_name ON private.clubs USING btree (lower(name) text_pattern_ops, id);

CREATE INDEX horse_lists_by_followers ON private.horse_lists USING btree (followers DESC, id DESC);

CREATE INDEX horse_lists_by_name ON private.horse_lists USING btree (lower(name) text_pattern_ops, id);

CREATE UNIQUE INDEX horse_lists_by_stable ON private.horse_lists USING btree (stable_id, lower(name));

CREATE INDEX list_followers_by_list ON private.list_followers USING btree (list_id);

CREATE INDEX preview_months_by_score ON private.preview_months USING btree (month, score DESC, stable_id DESC);

CREATE INDEX previewed_races_by_off ON private.previewed_races USING btree (off_at DESC, race_id DESC);

CREATE INDEX previews_by_stable ON private.previews USING btree (stable_id, published_at DESC, race_id DESC);

CREATE INDEX race_reviews_by_time ON private.race_reviews USING btree (race_id, written_at DESC, stable_id DESC);

REVOKE ALL ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."admit_to_club"(private.clubs, uuid, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."begins_with"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."begins_with"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."begins_with"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_act"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_act"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_act"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_clubs"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_clubs"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_clubs"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_house_lists"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_house_lists"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_house_lists"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."description"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."description"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."description"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."list_name"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."list_name"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."list_name"(uuid, text, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_club"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_club"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_club_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_club_of"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_club_of"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_led_club"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_led_club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_led_club"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_own_list"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_own_list"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_own_list"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."month_at"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."month_at"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."month_at"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."most_community_acts"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."part_from_club"(private.club_members) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."part_from_club"(private.club_members) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."part_from_club"(private.club_members) TO "postgres";

REVOKE ALL ON FUNCTION "private"."points_of_place"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."points_of_place"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."points_of_place"(integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_for_house"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preview_for_house"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_for_house"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_score"(integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."preview_score"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_score"(integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."score_previews"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."score_previews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."score_previews"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."share_out"(bigint[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."share_out"(bigint[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."share_out"(bigint[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_club"(text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_club"(text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_club"(text, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_horse_list"(uuid, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_profile"(text, text[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_profile"(text, text[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_profile"(text, text[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_members"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club_members"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_members"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_table"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."club_table"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."club_table"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."clubs"(text, integer, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."clubs"(text, integer, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."clubs"(text, integer, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decline_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_horse_list"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delete_horse_list"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delete_horse_list"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."follow_horse_list"(uuid, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."found_club"(text, text, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."found_club"(text, text, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."found_club"(text, text, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_club_role"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."give_club_role"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."give_club_role"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_list"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horse_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_list"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horse_lists"(text, integer, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."horses_of_list"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."horses_of_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."horses_of_list"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_club"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."invite_to_club"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."invite_to_club"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."join_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."join_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_horse_list"(text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."make_horse_list"(text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."make_horse_list"(text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_invitations"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club_invitations"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_invitations"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_notices"(bigint, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_club_notices"(bigint, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_club_notices"(bigint, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_horse_lists"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_horse_lists"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_horse_lists"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_listed_horses"(timestamp WITH time zone, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_preview"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_preview"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_preview"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_previews"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_profile"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_profile"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_profile"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_club_notice"(text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."post_club_notice"(text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."post_club_notice"(text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_table"(text) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_table"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_table"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."previewed_races"(timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."publish_preview"(uuid, integer[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."put_in_horse_list"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_previews"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."race_previews"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_previews"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."race_reviews"(uuid, timestamp WITH time zone, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_to_preview"() TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."races_to_preview"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."races_to_preview"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_club_notice"(bigint, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_club_notice"(bigint, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_club_notice"(bigint, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_race"(uuid, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."review_race"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."review_race"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_from_club"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_from_club"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_from_club"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_profile"(uuid) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."stable_profile"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stable_profile"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_from_horse_list"(uuid, uuid, uuid) TO "postgres";

CREATE UNIQUE INDEX clubs_name_key ON private.clubs USING btree (private.look_of(name));
