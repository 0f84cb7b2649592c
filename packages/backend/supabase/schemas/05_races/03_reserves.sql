-- House horses fill the fields, in an order that is published when a race is opened and by which
-- nobody can choose: neither which of them run, nor what they put into the salt.

-- True while the house sends out a horse of that birth: it retires at `HOUSE_RETIRES_AT` of @furlong/game.
create function private.house_sends_out(p_birth_season integer, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season < 8
$$;

-- The house horses that may run in a race, by a hash of its slot and the horse (`reserveOrder` in
-- @furlong/game). Engaged or not: they may be free again when they are wanted.
create function private.reserves_of(p_race public.races, p_at timestamptz) returns uuid[]
language sql stable set search_path = '' as $$
  select coalesce(
    array_agg(h.id order by private.sha256_hex(p_race.slot || ':' || h.id) collate "C"), '{}'
  )
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.created_at <= p_at
    and private.house_sends_out(h.birth_season, p_race.off_at)
    and h.specialty = any (p_race.suitable_for)
    and private.meets_conditions(p_race, h)
$$;

-- Enters the first of the reserves that are free, until the race has p_target entries. Returns how
-- many it entered. The race is locked.
create function private.take_reserves(p_race public.races, p_target integer, p_at timestamptz)
returns integer
language plpgsql set search_path = '' as $$
declare
  v_wanted constant integer := least(p_target, p_race.max_entries) - p_race.entries_count;
  v_reserves uuid[];
  v_seed text;
  v_horse public.horses;
  v_entry public.entries;
  v_entered integer := 0;
begin
  if v_wanted <= 0 then
    return 0;
  end if;
  select o.reserves, s.seed into v_reserves, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  -- All at once and by id, so that two fields that are filled at a time do not block each other.
  perform from public.horses where id = any (v_reserves) order by id for no key update;
  for v_horse in
    select h.*
    from unnest(v_reserves) with ordinality as r (horse_id, turn)
    join public.horses h on h.id = r.horse_id
    join public.stables s on s.id = h.stable_id and s.is_house
    where private.meets_conditions(p_race, h) and not private.is_engaged(h.id)
    order by r.turn
    limit v_wanted
  loop
    v_entry := private.write_entry(
      p_race, v_horse, true, private.sha256_hex(v_seed || ':nonce:' || v_horse.id), null, p_at
    );
    -- It may have been engaged since it was looked for.
    v_entered := v_entered + (v_entry.id is not null)::integer;
  end loop;
  return v_entered;
end
$$;

-- Fills the field up with reserves until the race has p_target entries. The house may do so until
-- the field is frozen. Returns how many horses it entered.
create function public.fill_race(p_race_id uuid, p_target integer, p_at timestamptz)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
begin
  p_at := private.not_ahead(p_at);
  perform private.lock_final_and_consolation(p_race_id);
  v_race := private.lock_race(p_race_id);
  if v_race.status <> 'open' then
    perform private.refuse('race_closed');
  elsif private.is_by_invitation(v_race) then
    return private.take_finalists(v_race, null, p_at);
  end if;
  return private.take_reserves(v_race, p_target, p_at);
end
$$;

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won and when it was claimed, and its entries for other races until the field was frozen or the race called
-- off, from the entry until that race was settled or the horse made way in it. A minute more on either
-- side, because stewards' clocks differ.
create function public.house_reserves(p_race_id uuid)
returns table (
  horse_id uuid, sex text, specialty text, birth_season integer, rating integer, registered_at timestamptz,
  first_won_at timestamptz, engagements jsonb, left_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.sex, h.specialty, h.birth_season, coalesce(d.rating, h.rating), h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', e.settled_at) order by e.entered_at
      ), '[]')
      from (
        select n.race_id, n.entered_at, x.settled_at
        from public.entries n join public.races x on x.id = n.race_id
        where n.horse_id = h.id
        union all
        select l.race_id, l.entered_at, x.balloted_at
        from public.ballot_lots l join public.races x on x.id = l.race_id
        where l.horse_id = h.id and not l.runs
      ) e
      where e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(e.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    ),
    d.left_at
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id
  -- One that was claimed was the house's until then.
  left join private.house_departures d on d.horse_id = h.id
  where r.id = p_race_id and (s.is_house or d.left_at > o.opened_at - interval '1 minute')
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and coalesce(d.rating, h.rating) between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$$;

revoke execute on function public.fill_race from public, anon, authenticated, service_role;
grant execute on function public.fill_race to service_role;

revoke execute on function public.house_reserves from public, anon, authenticated, service_role;
grant execute on function public.house_reserves to anon, authenticated, service_role;
