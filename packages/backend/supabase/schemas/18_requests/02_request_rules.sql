-- What may be asked for, and which horse may join. The rules are those of `races/requests.ts` in
-- @furlong/game.

-- The rating band of a class that may be asked for, least and most; null for any other.
create function private.request_band(p_grade text) returns integer[]
language sql immutable set search_path = '' as $$
  select case p_grade
    when 'Class 2' then array[84, 106]
    when 'Class 3' then array[72, 92]
    when 'Class 4' then array[60, 80]
    when 'Class 5' then array[46, 66]
    when 'Class 6' then array[null, 60]
  end
$$;

-- Whom a distance suits; null for one that is not run.
create function private.request_suits(p_distance integer) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when p_distance in (1000, 1200) then array['Sprint']
    when p_distance in (1300, 1400) then array['Sprint', 'Mile']
    when p_distance = 1600 then array['Mile']
    when p_distance in (1700, 1800) then array['Mile', 'Middle Distance']
    when p_distance = 2000 then array['Middle Distance']
    when p_distance in (2100, 2200) then array['Middle Distance', 'Long Distance']
    when p_distance = 2400 then array['Long Distance']
  end
$$;

-- True if the track races in the season and has the surface (`tracksInSeason`).
create function private.request_ground(p_track_id text, p_surface text, p_season integer)
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((
    select mod(t.place - 1 - mod(p_season, 6) + 12, 6) < 4
      and p_surface = any (string_to_array(t.surfaces, ' '))
    from (values
      ('ashford-downs', 1, 'Turf'), ('port-regis', 2, 'Dirt'), ('kingsmere', 3, 'Turf'),
      ('saltmarsh-park', 4, 'Turf Dirt'), ('monte-sereno', 5, 'Turf'), ('red-mesa', 6, 'Dirt')
    ) t (track_id, place, surfaces)
    where t.track_id = p_track_id
  ), false)
$$;

-- True if the request's distance, age class, sex and rating band admit the horse. Its age is that on the day:
-- a request lies in one season.
create function private.fits_request(p_request public.race_requests, p_horse public.horses)
returns boolean
language sql immutable set search_path = '' as $$
  select p_horse.specialty = any (p_request.suitable_for)
    and p_horse.sex = coalesce(p_request.sex, p_horse.sex)
    and p_horse.rating >= coalesce(p_request.min_rating, 0)
    and p_horse.rating <= p_request.max_rating
    and case p_request.age_class
      when '2yo' then aged.years = 2
      when '3yo' then aged.years = 3
      when '3yo+' then aged.years >= 3
      when '4yo+' then aged.years >= 4
    end
  from (select private.season_at(p_request.latest_off) - p_horse.birth_season as years) aged
$$;

-- True if enough places would be left, once a horse of the stable has joined, for three stables to be in the race.
create function private.leaves_places(p_request public.race_requests, p_stable_id uuid)
returns boolean
language sql stable set search_path = '' as $$
  select p_request.runners - count(*) - 1
    >= 3 - count(distinct e.stable_id) - (count(*) filter (where e.stable_id = p_stable_id) = 0)::integer
  from public.race_request_entries e
  where e.race_request_id = p_request.id
$$;
