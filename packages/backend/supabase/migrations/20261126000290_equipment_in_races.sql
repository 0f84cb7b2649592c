alter table private.transactions
  drop constraint transactions_kind_check,
  add constraint transactions_kind_check check (
    kind in (
      'grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training', 'equipment'
    )
  );

-- Everything the race is made from, one row an entry, hidden talents and what work has added to them included. A horse's record
-- counts up to the off: the grades it has won this season, for the penalties, and the pounds that
-- its rating came down in the 28 days before, all falls added. House horses are always sent out the
-- same, and have neither. Waits for whoever is changing what a horse wears: after the close nobody may
-- begin to.
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

-- One element a runner in every list but p_overreached, which names the horses that are. Ratings,
-- conditions (%), energies (%) and who is overreached are those after the race; the prizes sum to the
-- purse. The checksum is the one that the race was started with, so that the result is the one that
-- everybody saw. A second call changes nothing and returns the same.
create or replace function public.settle_race(
  p_race_id uuid, p_horse_ids uuid[], p_places integer[], p_times_ms integer[],
  p_prizes bigint[], p_ratings integer[], p_conditions integer[], p_energies integer[],
  p_overreached uuid[], p_checksum text, p_at timestamptz
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
    overreached = h.id = any (p_overreached) and not s.is_house,
    condition_at = p_at,
    last_run_at = v_race.off_at
  from unnest(p_horse_ids, p_places, p_prizes, p_ratings, p_conditions, p_energies)
      as f (horse_id, place, prize, rating, condition, energy), public.stables s
  where h.id = f.horse_id and s.id = h.stable_id;

  perform private.wear_equipment(p_horse_ids, p_at);
  perform private.count_results(p_race_id);
  perform private.count_course(p_race_id);
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
$$;

-- Horses wear what their stable owns, in its slot, while it lasts; and what was bought was paid.
create function private.check_equipment() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a horse wears what its stable owns', w.horse_id || ' ' || w.slot
  from public.horse_equipment w
  join public.horses h on h.id = w.horse_id
  join public.equipment e on e.id = w.piece_id
  join public.equipment_items i on i.id = e.item_id
  where (w.slot, w.item, w.effect, h.stable_id) is distinct from (i.slot, i.name, i.effect, e.stable_id)
    or e.worn_out_at is not null
  union all
  select 'equipment is paid for', coalesce(b.stable_id, p.stable_id)::text
  from (
    select e.stable_id, sum(e.price) as price
    from public.equipment e where e.price is not null group by e.stable_id
  ) b
  full join (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'equipment'
    group by a.stable_id
  ) p using (stable_id)
  where b.price is distinct from p.amount
$$;

create or replace function private.check_everything() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select * from private.check_ledger()
  union all select * from private.check_races()
  union all select * from private.check_horses()
  union all select * from private.check_training()
  union all select * from private.check_standings()
  union all select * from private.check_courses()
  union all select * from private.check_equipment()
$$;
