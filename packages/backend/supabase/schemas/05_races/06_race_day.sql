-- What stewards do up to the off: freeze a race's field, and start it.

-- Everything the race is made from, one row an entry, hidden talents and what work has added to them included. A horse's record
-- counts up to the off: the grades it has won this season, for the penalties, and the pounds that
-- its rating came down in the 28 days before, all falls added. House horses are always sent out the
-- same, and have neither. Waits for whoever is changing what a horse wears: after the close nobody may
-- begin to.
create function public.race_inputs(p_race_id uuid)
returns table (
  horse_id uuid, horse_name text, stable_id uuid, is_house boolean, nonce text, draw integer,
  weight integer, sex text, birth_season integer, specialty text, style smallint, rating integer,
  runs integer, condition integer, energy integer, condition_at timestamptz,
  last_run_at timestamptz, overreached boolean, won_this_season text[], lost_in_four_weeks integer,
  speed double precision, acceleration double precision, stamina double precision,
  recovery double precision, agility double precision, balance double precision, heart integer,
  distance_preferred integer,
  distance_breadth integer, going_preferred integer, surface_aptitude integer, kit text[], entered_at timestamptz, asked_jockey integer,
  last_rider integer
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
$$;

create function public.race_secret(p_race_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select seed from private.race_secrets where race_id = p_race_id
$$;

-- True if the horses are exactly the race's declared runners.
create function private.is_field(p_race_id uuid, p_horse_ids uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    array(select horse_id from unnest(p_horse_ids) horse_id order by horse_id)
      = array(select horse_id from public.entries where race_id = p_race_id order by horse_id)
    and cardinality(p_horse_ids) > 0,
    false
  )
$$;

-- True if every runner of a field has a chance of winning and of being placed, from 0 to 10,000
-- hundredths of a percent, and the line rests on a run at least.
create function private.is_morning_line(
  p_entries integer, p_win_chances integer[], p_place_chances integer[], p_runs integer
) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    private.same_length(p_entries, cardinality(p_win_chances), cardinality(p_place_chances))
      and p_runs > 0
      and not exists (
        select from unnest(p_win_chances, p_place_chances) c (win, place)
        where (c.win between 0 and 10000 and c.place between 0 and 10000) is not true
      ),
    false
  )
$$;

-- Freezes and publishes the field. The lists are the declared field, one element a runner, with
-- the draws 1 to n. With the morning line come its chances, in hundredths of a percent, and the runs
-- that it rests on; a race may have none. A second call changes nothing and returns the same.
create function public.close_race(
  p_race_id uuid, p_card text, p_salt text, p_horse_ids uuid[], p_draws integer[],
  p_weights integer[], p_at timestamptz, p_win_chances integer[] default null,
  p_place_chances integer[] default null, p_line_runs integer default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
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
$$;

-- Starts a frozen race: the seed and the salt are revealed, and with them the race can be run by
-- everybody. Binds its settlement to the checksum, and to when the last runner has passed the post. A
-- second call changes nothing and returns the same.
create function public.start_race(
  p_race_id uuid, p_checksum text, p_finishes_at timestamptz, p_at timestamptz,
  p_beacon_signature text default null
) returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  v_race := private.lock_race(p_race_id);
  if v_race.status in ('running', 'finished') then
    return v_race;
  elsif v_race.status <> 'closed' then
    perform private.refuse('bad_request', 'the race has no frozen field to start');
  elsif p_at is null or p_at < v_race.off_at then
    perform private.refuse('bad_request', 'the race is not off yet');
  elsif p_checksum is null or (p_finishes_at > v_race.off_at) is not true then
    perform private.refuse('bad_request', 'a race is started with its checksum, and ends after the off');
  end if;

  update private.race_secrets set claimed_by = null, claimed_until = null
  where race_id = p_race_id;
  update public.races r
  set status = 'running', seed = s.seed, salt = s.salt, beacon_signature = p_beacon_signature,
    checksum = p_checksum, finishes_at = p_finishes_at
  from private.race_secrets s
  where r.id = p_race_id and s.race_id = r.id
  returning r.* into v_race;
  return v_race;
end
$$;

revoke execute on function
  public.race_inputs,
  public.race_secret,
  public.close_race,
  public.start_race
  from public, anon, authenticated, service_role;
grant execute on function
  public.race_inputs,
  public.race_secret,
  public.close_race,
  public.start_race
  to service_role;
