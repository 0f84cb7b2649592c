-- What an entry is judged by: the conditions of the race, and whether the horse may run.

-- True if the race's age class, rating band, grade and championship admit the horse. Its age is that on the day.
create function private.meets_conditions(p_race public.races, p_horse public.horses)
returns boolean
language sql immutable set search_path = '' as $$
  select case p_race.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      when '3yo+' then aged.years >= 3
      when '4yo+' then aged.years >= 4
    end
    and p_horse.rating >= coalesce(p_race.min_rating, 0)
    and p_horse.rating <= coalesce(p_race.max_rating, 140)
    and (p_race.grade <> 'Maiden' or p_horse.wins = 0)
    and (
      p_race.championship ->> 'division' is distinct from 'fillies-and-mares'
      or p_horse.sex = 'female'
    )
  from (select private.season_at(p_race.off_at) - p_horse.birth_season as years) aged
$$;

-- True if no more may enter. The house fills places and no more; players beyond the places are
-- balloted, in which one in two gets a run at the worst.
create function private.is_full(p_race public.races, p_is_house boolean) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when p_is_house then p_race.entries_count >= p_race.max_entries
    else p_race.entries_count - p_race.house_count >= 2 * p_race.max_entries
  end
$$;

-- From when a horse that is left alone has the energy to run: `mayRunAt` in @furlong/game, with its
-- floor of half and the hourly return of an average talent for recovery.
create function private.may_run_at(p_energy integer, p_condition_at timestamptz)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when p_energy >= 50 then '-infinity'
    else p_condition_at + make_interval(
      mins => ceil(
        60 * ln(50 / (100 - p_energy)::double precision) / ln(1 - 0.045::double precision)
      )::integer
    )
  end
$$;

create function private.is_engaged(p_horse_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.engagements where horse_id = p_horse_id)
$$;
