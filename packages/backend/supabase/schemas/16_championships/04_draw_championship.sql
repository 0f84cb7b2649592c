-- The draw of a final and its consolation, and how their fields are made.

-- Draws a division's final, once all qualifiers of the season are settled; false before. The season's seed is
-- revealed by it. A second call changes nothing.
create function public.draw_championship(p_season integer, p_division text, p_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  p_at := private.not_ahead(p_at);
  if exists (
    select from private.championship_draws where season = p_season and division = p_division
  ) then
    return true;
  elsif exists (
    select from public.races r
    where r.championship is not null and (r.championship ->> 'season')::integer = p_season
      and r.championship ->> 'kind' = 'qualifier' and r.status in ('open', 'closed', 'running')
  ) then
    return false;
  end if;
  update private.championship_seasons s set seed = x.seed
  from private.championship_secrets x
  where s.season = p_season and x.season = s.season and s.seed is null;
  insert into private.championship_draws (season, division, drawn_at, contenders, horse_order)
  select p_season, p_division, p_at,
    jsonb_agg(
      jsonb_build_object(
        'horse_id', o.horse_id, 'claim', o.claim, 'points', o.points,
        'earnings', coalesce(s.earnings, 0), 'best_place', s.best_place,
        'best_at', round(extract(epoch from s.best_at) * 1000)::bigint,
        'automatic', coalesce(s.automatic, false), 'rating', h.rating
      ) order by o.turn
    ),
    array_agg(o.horse_id order by o.turn)
  from private.championship_order(p_season, p_division, p_at) o
  join public.horses h on h.id = o.horse_id
  left join private.championship_standings s
    on s.season = p_season and s.division = p_division and s.horse_id = o.horse_id
  having count(*) > 0
  on conflict (season, division) do nothing;
  return exists (
    select from private.championship_draws where season = p_season and division = p_division
  );
end
$$;

-- Binds a new final or consolation to its draw. Answers who takes its places, in their order: the final's
-- first eleven are invited, and those that follow run in the consolation.
create function private.invite(p_race public.races) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  v_final constant boolean := p_race.championship ->> 'kind' = 'final';
  v_order uuid[];
begin
  update private.championship_draws
  set final_race_id = case when v_final then p_race.id else final_race_id end,
    consolation_race_id = case when v_final then consolation_race_id else p_race.id end
  where season = (p_race.championship ->> 'season')::integer
    and division = p_race.championship ->> 'division'
  returning horse_order into v_order;
  if v_order is null then
    perform private.refuse('bad_request', 'a final is opened once it is drawn');
  end if;
  return case when v_final then v_order else v_order[12:] end;
end
$$;

-- The other of a final and its consolation; null of any other race, and before it is opened.
create function private.sibling_of(p_race_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select case when final_race_id = p_race_id then consolation_race_id else final_race_id end
  from private.championship_draws
  where final_race_id = p_race_id or consolation_race_id = p_race_id
$$;

-- Locks a final and its consolation, as a horse may step up from one to the other; no other race.
create function private.lock_final_and_consolation(p_race_id uuid) returns void
language sql set search_path = '' as $$
  select from public.races
  where id in (
    select unnest(array[final_race_id, consolation_race_id]) from private.championship_draws
    where final_race_id = p_race_id or consolation_race_id = p_race_id
  )
  order by id for no key update
$$;

-- True for a horse that may enter a final or a consolation: one of its first, or the one that the
-- supplementary place was bought for. Nobody runs in both.
create function private.is_invited(p_race public.races, p_horse_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.openings o
    join private.championship_draws d on p_race.id in (d.final_race_id, d.consolation_race_id)
    where o.race_id = p_race.id and (
      p_horse_id = any (o.reserves[1:case when d.final_race_id = p_race.id then 11 else 12 end])
      or (d.final_race_id = p_race.id and d.supplementary_id = p_horse_id)
    )
  ) and not exists (
    select from public.entries
    where race_id = private.sibling_of(p_race.id) and horse_id = p_horse_id
  )
$$;

-- True if the draw may enter a horse: it is there and rested, and its owner has not withdrawn it.
create function private.may_be_drawn(
  p_race public.races, p_horse public.horses, p_is_house boolean
) returns boolean
language sql stable set search_path = '' as $$
  select p_horse.retired_at is null
    and coalesce(p_horse.at_work_until <= p_race.closes_at, true)
    and (
      p_is_house or p_race.off_at >= private.may_run_at(
        coalesce(p_horse.energy_after_work, p_horse.energy),
        coalesce(p_horse.at_work_until, p_horse.condition_at)
      )
    )
    and private.meets_conditions(p_race, p_horse)
    and not private.is_for_sale(p_horse.id)
    and coalesce(private.hammer_of(p_horse.id) > p_race.off_at, true)
    and not exists (
      select from public.activities a
      where a.race_id = p_race.id and a.horse_id = p_horse.id and a.stable_id = p_horse.stable_id
        and a.type = 'race_withdrawal'
    )
$$;

-- Takes a horse out of an open consolation, as it steps up to the final. Both races are locked.
create function private.step_up(p_consolation_id uuid, p_horse_id uuid, p_is_house boolean)
returns void
language sql set search_path = '' as $$
  delete from public.entries where race_id = p_consolation_id and horse_id = p_horse_id;
  delete from private.engagements where race_id = p_consolation_id and horse_id = p_horse_id;
  update public.races
  set entries_count = entries_count - 1, house_count = house_count - p_is_house::integer
  where id = p_consolation_id
$$;

-- Enters those that a final or consolation is for, free of charge and in their order, until it is full: at
-- its opening the first p_invited of them that are free; with null, when entries close, the next for each
-- place that is left, to the final out of the consolation too. Returns how many it entered.
create function private.take_finalists(
  p_race public.races, p_invited integer, p_at timestamptz
) returns integer
language plpgsql set search_path = '' as $$
declare
  v_sibling constant uuid := private.sibling_of(p_race.id);
  v_final constant boolean := p_race.championship ->> 'kind' = 'final';
  v_order uuid[];
  v_seed text;
  v_id uuid;
  v_horse public.horses;
  v_house boolean;
  v_engaged uuid;
  v_places integer := p_race.max_entries - p_race.entries_count;
  v_entered integer := 0;
begin
  select o.reserves[1:coalesce(p_invited, cardinality(o.reserves))], s.seed into v_order, v_seed
  from public.openings o
  join private.race_secrets s on s.race_id = o.race_id
  where o.race_id = p_race.id;
  perform from public.horses where id = any (v_order) order by id for no key update;
  foreach v_id in array v_order loop
    exit when v_places <= v_entered;
    select * into v_horse from public.horses where id = v_id;
    select is_house into v_house from public.stables where id = v_horse.stable_id;
    v_engaged := (select race_id from private.engagements where horse_id = v_id);
    continue when not private.may_be_drawn(p_race, v_horse, v_house)
      or (v_engaged is not null and (not v_final or v_engaged is distinct from v_sibling))
      or (not v_final and exists (
        select from public.entries where race_id = v_sibling and horse_id = v_id
      ));
    if v_engaged is not null then
      perform private.step_up(v_sibling, v_id, v_house);
    end if;
    v_entered := v_entered + ((private.write_entry(
      p_race, v_horse, v_house, private.sha256_hex(v_seed || ':nonce:' || v_id), null, p_at
    )).id is not null)::integer;
  end loop;
  return v_entered;
end
$$;

-- What a final was drawn from, for whoever checks it; no row of another race.
create function public.championship_draw(p_race_id uuid)
returns table (
  season integer, division text, seed text, seed_hash text, contenders jsonb, horse_order uuid[]
)
language sql stable security definer set search_path = '' as $$
  select d.season, d.division, s.seed, s.seed_hash, d.contenders, d.horse_order
  from private.championship_draws d
  join private.championship_seasons s on s.season = d.season
  where p_race_id in (d.final_race_id, d.consolation_race_id)
$$;

revoke execute on function public.draw_championship, public.championship_draw
  from public, anon, authenticated, service_role;
grant execute on function public.draw_championship to service_role;
grant execute on function public.championship_draw to anon, authenticated, service_role;
