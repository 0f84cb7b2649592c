-- What three rules of racing need to know of a horse: penalties, the limit of a month's fall in the
-- ratings, and overreaching. Nothing overreaches a horse before training does.

alter table public.horses add column overreached boolean not null default false;

drop function public.race_inputs(uuid);

-- Everything the race is made from, one row an entry, hidden talents included. A horse's record
-- counts up to the off: the grades it has won this season, for the penalties, and the pounds that
-- its rating came down in the 28 days before, all falls added. House horses are always sent out the
-- same, and have neither.
create function public.race_inputs(p_race_id uuid)
returns table (
  horse_id uuid, horse_name text, stable_id uuid, is_house boolean, nonce text, draw integer,
  weight integer, sex text, birth_season integer, specialty text, style smallint, rating integer,
  runs integer, condition integer, energy integer, condition_at timestamptz,
  last_run_at timestamptz, overreached boolean, won_this_season text[], lost_in_four_weeks integer,
  speed integer, acceleration integer, stamina integer,
  recovery integer, agility integer, balance integer, heart integer, distance_preferred integer,
  distance_breadth integer, going_preferred integer, surface_aptitude integer, kit text[]
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.name, h.stable_id, s.is_house, e.nonce, e.draw, e.weight, h.sex, h.birth_season,
    h.specialty, h.style, h.rating, h.runs, h.condition, h.energy, h.condition_at, h.last_run_at,
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
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude,
    array(select item from public.horse_equipment where horse_id = h.id order by slot)
  from public.races r
  join public.entries e on e.race_id = r.id
  join public.horses h on h.id = e.horse_id
  join public.stables s on s.id = h.stable_id
  join private.talents t on t.horse_id = h.id
  where r.id = p_race_id
  order by e.draw, h.id
$$;

drop function public.settle_race(
  uuid, uuid[], integer[], integer[], bigint[], integer[], integer[], integer[], text, timestamptz
);

-- One element a runner in every list. Ratings, conditions (%), energies (%) and who is overreached
-- are those after the race; the prizes sum to the purse. A second call changes nothing and answers
-- the same.
create function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached boolean[], p_checksum text, p_at timestamptz
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'finished' then
    return v_race;
  elsif v_race.status <> 'closed' then
    perform private.refuse('bad_request', 'the race has no frozen field to settle');
  elsif p_at is null or p_at < v_race.off_at then
    perform private.refuse('bad_request', 'the race is not off yet');
  elsif not private.is_field(p_race_id, p_horse_ids)
    or not private.same_length(
      v_race.entries_count, cardinality(p_places), cardinality(p_times_ms),
      cardinality(p_prizes), cardinality(p_ratings), cardinality(p_conditions),
      cardinality(p_energies), cardinality(p_overreached)
    )
  then
    perform private.refuse('bad_request', 'the lists are not the frozen field');
  elsif exists (
    select from unnest(p_places, p_times_ms, p_prizes) as result (place, time_ms, prize)
    where (place between 1 and v_race.entries_count and time_ms > 0 and prize >= 0) is not true
  ) or v_race.purse <> (select sum(prize) from unnest(p_prizes) prize) or p_checksum is null then
    perform private.refuse('bad_request', 'places, times, or prizes that do not share the purse');
  end if;

  perform from public.horses where id = any (p_horse_ids) order by id for no key update;

  update public.entries e
  set place = f.place, time_ms = f.time_ms, prize = f.prize,
    rating_before = h.rating, rating_after = f.rating
  from unnest(p_horse_ids, p_places, p_times_ms, p_prizes, p_ratings)
      as f (horse_id, place, time_ms, prize, rating)
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
    overreached = f.overreached and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(
        p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies, p_overreached
      ) as f (horse_id, place, prize, rating, condition, energy, overreached), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.pay_prizes(v_race, p_at);

  insert into public.activities (stable_id, horse_id, race_id, type, action, prize, at)
  select
    e.stable_id, e.horse_id, e.race_id,
    case when e.place = 1 then 'race_win' else 'race_entry' end,
    case when e.place = 1 then 'Won the ' || v_race.name
      else 'Finished ' || private.ordinal(e.place) || ' in the ' || v_race.name
    end,
    nullif(e.prize, 0), p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  return private.break_seal(p_race_id, 'finished', p_checksum, null, p_at);
end
$$;

revoke execute on function public.race_inputs, public.settle_race
  from public, anon, authenticated, service_role;
grant execute on function public.race_inputs, public.settle_race to service_role;
