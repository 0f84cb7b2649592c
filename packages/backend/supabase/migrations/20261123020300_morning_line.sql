-- The morning line: what may be expected of each runner, published with the card and kept beside the
-- result. Races closed before, and by stewards of before, have none.

alter table public.races add column line_runs integer;
alter table public.entries add column win_chance integer, add column place_chance integer;

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

drop function public.close_race;

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
  set draw = f.draw, weight = f.weight, win_chance = f.win_chance, place_chance = f.place_chance
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

revoke execute on function public.close_race from public, anon, authenticated, service_role;
grant execute on function public.close_race to service_role;
