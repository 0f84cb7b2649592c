-- How a jockey is told to ride: one of the four styles, in place of the horse's own. Nobody but its owner
-- reads it before the field is final; from then on it stands in the card, for everybody.


alter table public.entries add column style smallint check (style between 0 and 3);
update public.entries e set style = h.style
from public.horses h
where h.id = e.horse_id and e.draw is not null;

create table private.jockey_orders (
  entry_id uuid primary key references public.entries (id) on delete cascade,
  style smallint not null check (style between 0 and 3)
);

-- The style in which an entry will be ridden.
create function private.style_of(p_entry_id uuid) returns smallint
language sql stable set search_path = '' as $$
  select coalesce(o.style, h.style)
  from public.entries e
  join public.horses h on h.id = e.horse_id
  left join private.jockey_orders o on o.entry_id = e.id
  where e.id = p_entry_id
$$;

-- The caller's runners of a race, and how each will be ridden.
create function public.my_jockey_orders(p_race_id uuid)
returns table (horse_id uuid, style smallint)
language sql stable security definer set search_path = '' as $$
  select e.horse_id, private.style_of(e.id)
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and s.owner_id = (select auth.uid())
  order by e.horse_id
$$;

-- Tells the jockey of an own runner how to ride, while entries are open; the horse's own style takes the
-- orders back. Answers the style. Locks are taken in the order of enter_race: whoever makes the card
-- waits for the horse.
create function public.give_orders(
  p_race_id uuid, p_horse_id uuid, p_style smallint, p_request_id uuid
) returns smallint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_horse public.horses;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_style between 0 and 3) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'give_orders', concat_ws(' ', p_race_id, p_horse_id, p_style)
  );
  if v_answer is not null then
    return (v_answer #>> '{}')::smallint;
  end if;

  v_stable_id := private.own_stable();
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  end if;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at then
    perform private.refuse('field_is_final');
  end if;

  if p_style = v_horse.style then
    delete from private.jockey_orders where entry_id = v_entry.id;
  else
    insert into private.jockey_orders (entry_id, style) values (v_entry.id, p_style)
    on conflict (entry_id) do update set style = excluded.style;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_style));
  return p_style;
end
$$;

revoke execute on function public.my_jockey_orders, public.give_orders
  from public, anon, authenticated, service_role;
grant execute on function public.my_jockey_orders, public.give_orders to authenticated;

create or replace function public.race_inputs(p_race_id uuid)
returns table (
  horse_id uuid, horse_name text, stable_id uuid, is_house boolean, nonce text, draw integer,
  weight integer, sex text, birth_season integer, specialty text, style smallint, rating integer,
  runs integer, condition integer, energy integer, condition_at timestamptz,
  last_run_at timestamptz, overreached boolean, won_this_season text[], lost_in_four_weeks integer,
  speed double precision, acceleration double precision, stamina double precision,
  recovery double precision, agility double precision, balance double precision, heart integer,
  distance_preferred integer,
  distance_breadth integer, going_preferred integer, surface_aptitude integer, kit text[]
)
language sql volatile security definer set search_path = '' as $$
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
    array(select item from public.horse_equipment where horse_id = h.id order by slot)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = h.stable_id
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where r.id = p_race_id
  order by e.draw, h.id
$$;

create or replace function public.close_race(
  p_race_id uuid, p_card text, p_salt text, p_horse_ids uuid[], p_draws integer[],
  p_weights integer[], p_at timestamptz, p_win_chances integer[] default null,
  p_place_chances integer[] default null, p_line_runs integer default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'closed' then
    return v_race;
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif p_at is null or p_at < v_race.closes_at then
    perform private.refuse('bad_request', 'entries have not closed');
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
  return v_race;
end
$$;

create or replace function private.count_course(p_race_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.courses as c (track_id, surface, distance, races, record_ms, record_entry_id)
  select distinct on (r.track_id, r.surface, r.distance)
    r.track_id, r.surface, r.distance,
    1, e.time_ms, e.id
  from public.races r
  join public.entries e on e.race_id = r.id and e.place = 1
  where r.id = p_race_id
  order by r.track_id, r.surface, r.distance, e.time_ms, r.off_at, e.id
  on conflict (track_id, surface, distance) do update
  set races = c.races + 1,
    record_ms = least(c.record_ms, excluded.record_ms),
    record_entry_id = case
      when excluded.record_ms < c.record_ms then excluded.record_entry_id else c.record_entry_id
    end;
  insert into private.course_runs as c (
    track_id, surface, distance, third, style, runs, wins, by_chance
  )
  select
    r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count), e.style, count(*),
    count(*) filter (where e.place = 1), sum(1.0 / r.entries_count)
  from public.races r
  join public.entries e on e.race_id = r.id and e.draw is not null
  where r.id = p_race_id
  group by 1, 2, 3, 4, 5
  order by 1, 2, 3, 4, 5
  on conflict (track_id, surface, distance, third, style) do update
  set runs = c.runs + excluded.runs, wins = c.wins + excluded.wins,
    by_chance = c.by_chance + excluded.by_chance
$$;

create or replace function private.check_courses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with run as (
    select
      r.track_id, r.surface, r.distance, private.third_of(e.draw, r.entries_count) as third, e.style,
      count(*) as runs, count(*) filter (where e.place = 1) as wins,
      sum(1.0 / r.entries_count) as by_chance
    from public.races r
    join public.entries e on e.race_id = r.id and e.draw is not null
    where r.status = 'finished'
    group by 1, 2, 3, 4, 5
  ), course as (
    select r.track_id, r.surface, r.distance, count(distinct r.id) as races, min(e.time_ms) as best
    from public.races r
    join public.entries e on e.race_id = r.id and e.place = 1
    where r.status = 'finished'
    group by 1, 2, 3
  )
  select 'runs over courses are counted once', concat_ws(' ', track_id, surface, distance)
  from private.course_runs c
  full join run using (track_id, surface, distance, third, style)
  where (c.runs, c.wins, round(c.by_chance, 6))
    is distinct from (run.runs::integer, run.wins::integer, round(run.by_chance, 6))
  union all
  select 'courses count their races and keep their record', concat_ws(' ', track_id, surface, distance)
  from private.courses c
  full join course using (track_id, surface, distance)
  where (c.races, c.record_ms) is distinct from (course.races::integer, course.best)
$$;
