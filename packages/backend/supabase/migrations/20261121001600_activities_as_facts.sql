-- The database held sentences, which the site took apart. An activity is its type, references and
-- figures now, and the reason for calling a race off is a code: the site has the words.

alter table public.activities drop constraint activities_type_check;
alter table public.activities add column place integer;

-- A settlement dates its activities as it does the race, so that the references tell them apart.
update public.activities a
set type = 'race_result', place = e.place, prize = e.prize
from public.races r
join public.entries e on e.race_id = r.id
where a.type in ('race_win', 'race_entry') and a.race_id = r.id and a.horse_id = e.horse_id
  and r.status = 'finished' and a.at = r.settled_at;

update public.activities a
set type = 'race_void'
from public.races r
where a.type = 'race_entry' and a.race_id = r.id and r.status = 'void' and a.at = r.settled_at;

alter table public.activities
  drop column action,
  alter column horse_id set not null,
  add constraint activities_type_check
    check (type in ('new_horse', 'race_entry', 'race_result', 'race_void')),
  add constraint activities_race_check check ((race_id is null) = (type = 'new_horse')),
  add constraint activities_result_check check (
    (place is not null) = (type = 'race_result') and (prize is not null) = (type = 'race_result')
  );

update public.races
set void_reason = case void_reason
  when 'Too few runners' then 'too_few_runners' else 'could_not_be_run'
end
where void_reason is not null;

alter table public.races add constraint races_void_reason_check
  check (void_reason in ('too_few_runners', 'could_not_be_run'));

-- A 2-year-old with a rating of 40 to 55, Sprint or Mile, whose talents are worth about that
-- rating (`abilityOf` in @furlong/game), and with a saddle, horseshoes and a bridle.
create or replace function private.give_starter_horse(p_stable_id uuid, p_at timestamptz) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid;
  v_sprinter boolean := random() < 0.5;
  v_rating integer := private.between(40, 55);
  v_talent integer := round((v_rating + 13) / 1.3);
  v_name text;
begin
  loop
    v_name := private.horse_words();
    if exists (select from public.horses where lower(name) = lower(v_name)) then
      v_name := v_name || ' ' || private.between(2, 9999);
    end if;
    insert into public.horses (
      stable_id, name, sex, birth_season, coat, sire, dam, specialty, style, rating,
      condition, energy, condition_at, created_at
    ) values (
      p_stable_id, v_name,
      case when random() < 0.5 then 'male' else 'female' end,
      private.season_at(p_at) - 2,
      (array['Bay', 'Dark bay', 'Brown', 'Chestnut', 'Grey', 'Black'])[private.between(1, 6)],
      private.horse_words(), private.horse_words(),
      case when v_sprinter then 'Sprint' else 'Mile' end,
      private.between(0, 3), v_rating, 90, 100, p_at, p_at
    )
    on conflict ((lower(name))) do nothing
    returning id into v_id;
    exit when v_id is not null;
  end loop;

  insert into private.talents values (
    v_id,
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3), v_talent + private.between(-3, 3),
    v_talent + private.between(-3, 3),
    case when v_sprinter then private.between(1100, 1300) else private.between(1400, 1600) end,
    200, private.between(-30, 30), private.between(-30, 30)
  );

  insert into public.horse_equipment (horse_id, slot, item, effect) values
    (v_id, 'saddle', 'Basic Saddle', 'None'),
    (v_id, 'horseshoes', 'Basic Horseshoes', 'None'),
    (v_id, 'bridle', 'Basic Bridle', 'None');
  insert into public.activities (stable_id, horse_id, type, at)
  values (p_stable_id, v_id, 'new_horse', p_at);
  return v_id;
end
$$;

-- Writes the entry and charges the fee. House stables pay none: their share stays with the house.
create or replace function private.write_entry(
  p_race public.races, p_horse public.horses, p_is_house boolean, p_nonce text,
  p_request_id uuid, p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
declare
  v_entry public.entries;
begin
  insert into public.entries (race_id, horse_id, stable_id, nonce, entered_at)
  values (p_race.id, p_horse.id, p_horse.stable_id, p_nonce, p_at)
  returning * into v_entry;
  update public.races set entries_count = entries_count + 1 where id = p_race.id;
  if p_race.entry_fee > 0 and not p_is_house then
    perform private.post(
      'entry_fee', p_request_id, p_at,
      array[private.purse_of(p_horse.stable_id, 'credits'), private.pool_of(p_race.id)],
      array[-p_race.entry_fee, p_race.entry_fee]
    );
  end if;
  if not p_is_house then
    insert into public.activities (stable_id, horse_id, race_id, type, at)
    values (p_horse.stable_id, p_horse.id, p_race.id, 'race_entry', p_at);
  end if;
  return v_entry;
end
$$;

-- One element a runner in every list. Ratings, conditions (%), energies (%) and who is overreached
-- are those after the race; the prizes sum to the purse. A second call changes nothing and answers
-- the same.
create or replace function public.settle_race(
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

  insert into public.activities (stable_id, horse_id, race_id, type, place, prize, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_result', e.place, e.prize, p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  return private.break_seal(p_race_id, 'finished', p_checksum, null, p_at);
end
$$;

-- Calls a race off: every fee goes back, and the seed is shown. A second call changes nothing.
create or replace function public.void_race(p_race_id uuid, p_reason text, p_at timestamptz)
returns public.races
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_credits bigint[];
  v_fees bigint[];
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status = 'void' then
    return v_race;
  elsif v_race.status = 'finished' then
    perform private.refuse('race_closed');
  elsif p_reason is null or p_at is null then
    perform private.refuse('bad_request', 'a race is called off for a reason');
  end if;

  select array_agg(w.credits), array_agg(w.fees)
  into v_credits, v_fees
  from (
    select private.purse_of(s.id, 'credits') as credits, count(*) * v_race.entry_fee as fees
    from public.entries e
    join public.stables s on s.id = e.stable_id and not s.is_house
    where e.race_id = p_race_id
    group by s.id
  ) w;
  if v_race.entry_fee > 0 and v_credits is not null then
    perform private.post(
      'entry_refund', null, p_at, private.pool_of(p_race_id) || v_credits,
      -(select sum(fee)::bigint from unnest(v_fees) fee) || v_fees
    );
  end if;

  insert into public.activities (stable_id, horse_id, race_id, type, at)
  select e.stable_id, e.horse_id, e.race_id, 'race_void', p_at
  from public.entries e
  join public.stables s on s.id = e.stable_id and not s.is_house
  where e.race_id = p_race_id;

  return private.break_seal(p_race_id, 'void', null, p_reason, p_at);
end
$$;

drop function private.ordinal(integer);
