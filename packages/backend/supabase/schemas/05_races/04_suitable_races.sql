-- Which open races suit a stable's horses, how far the programme is open, and which house horses would
-- fill a field: what an owner is told before an entry.

-- True if a race admits the horse: by its specialty, the conditions and its stable. Whether it is rested,
-- the race is full or the fee too high changes by the hour, and is judged when it is entered.
create function private.suits(
  p_race public.races, p_horse public.horses, p_founded_at timestamptz, p_at timestamptz
) returns boolean
language sql immutable set search_path = '' as $$
  select p_horse.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, p_horse)
    and not private.is_by_invitation(p_race)
    and not (p_race.novice_stables_only and p_founded_at < p_at - interval '28 days')
$$;

-- The races open for entries that suit the player's horse, or any of the player's horses where none is
-- named: the first off first, by pages that follow the last row seen.
create function public.my_suitable_races(
  p_horse_id uuid default null, p_after_off timestamptz default null,
  p_after_id uuid default null, p_limit integer default 20
) returns setof public.races
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_founded_at constant timestamptz := (
    select created_at from public.stables where id = v_stable_id
  );
begin
  return query
    select r.* from public.races r
    -- The first of these conditions is that of the index.
    where r.status in ('open', 'closed', 'running')
      and r.status = 'open' and r.closes_at > now() and r.balloted_at is null
      and not r.requested
      and (p_after_off is null or (r.off_at, r.id) > (p_after_off, p_after_id))
      and exists (
        select from public.horses h
        where h.stable_id = v_stable_id and h.retired_at is null
          and (p_horse_id is null or h.id = p_horse_id)
          and private.suits(r, h, v_founded_at, now())
      )
    order by r.off_at, r.id
    limit private.page_size(p_limit);
end
$$;

-- How far the programme is open: its last off, and the least whole minutes between two offs, by which
-- everybody can plan what comes after; null where no two are a minute apart. A race that is run again has
-- its off within a minute of another; the races of championships have a calendar of their own, and those
-- that owners asked for are not of the programme.
create function public.programme_ahead()
returns table (open_until timestamptz, every_minutes integer)
language sql stable security definer set search_path = '' as $$
  select max(r.off_at),
    (extract(epoch from min(r.gap) filter (where r.gap >= interval '1 minute')) / 60)::integer
  from (
    select off_at, off_at - lag(off_at) over (order by off_at) as gap
    from public.races
    where status in ('open', 'closed', 'running') and championship is null and not requested
  ) r
$$;

-- The house horses that would fill the fields of open races, in the order of their reserves: those that are
-- free when entries close, as far as that is known now. `places` is how many runners the house brings
-- the field to. Others may take some of them before: it is an outlook, and no promise. Of the first hundred
-- races alone.
create function public.house_to_come(p_race_ids uuid[])
returns table (race_id uuid, places integer, reserves jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, field.places, coalesce(free.reserves, '[]')
  from public.races r
  join public.openings o on o.race_id = r.id
  cross join lateral (
    select least((o.terms::jsonb ->> 'finalField')::integer, r.max_entries) as places
  ) field
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'rating', f.rating, 'sex', f.sex, 'birth_season', f.birth_season
      ) order by f.turn
    ) as reserves
    from (
      select h.id, h.rating, h.sex, h.birth_season, t.turn
      from unnest(o.reserves) with ordinality as t (horse_id, turn)
      join public.horses h on h.id = t.horse_id
      join public.stables s on s.id = h.stable_id and s.is_house
      where private.meets_conditions(r, h)
        and not exists (
          select from private.engagements e
          join public.races x on x.id = e.race_id
          -- It is home three minutes after its off, if that is not known better.
          where e.horse_id = h.id
            and coalesce(x.finishes_at, x.off_at + interval '3 minutes') > r.closes_at
        )
      order by t.turn
      limit greatest(field.places - r.entries_count, 0)
    ) f
  ) free
  where r.id = any (p_race_ids[1:100]) and r.status = 'open'
$$;

revoke execute on function
  public.my_suitable_races, public.programme_ahead, public.house_to_come
  from public, anon, authenticated, service_role;
grant execute on function public.my_suitable_races to authenticated;
grant execute on function public.programme_ahead, public.house_to_come to anon, authenticated;
