-- Retirement: a horse leaves the sport for good. Its races, wins, earnings and page stay, its box is free,
-- and its talents are opened. Locks are taken in this order: request, stable, horse.

-- Takes everything off a horse, for its stable's store, and retires it; its auto-training ends.
create function private.retire(p_horse_id uuid, p_at timestamptz) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_horse public.horses;
begin
  delete from public.horse_equipment where horse_id = p_horse_id;
  perform private.end_auto_training(p_horse_id, p_at);
  update public.horses set retired_at = p_at where id = p_horse_id returning * into v_horse;
  return v_horse;
end
$$;

-- A player retires a horse. The stable is locked, so that of two that are retired at once one stays where
-- they are the last.
create function public.retire_horse(p_horse_id uuid, p_request_id uuid) returns public.horses
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'retire_horse', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  v_horse := private.lock_own_horse(p_horse_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('retires_after_race');
  elsif private.waits_in_request(p_horse_id) then
    perform private.refuse('horse_in_request');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('retires_after_work');
  elsif private.is_for_sale(p_horse_id) then
    perform private.refuse('horse_for_sale');
  elsif private.hammer_of(p_horse_id) is not null then
    perform private.refuse('horse_in_auction');
  elsif not exists (
    select from public.horses
    where stable_id = v_stable_id and retired_at is null and id <> p_horse_id
  ) then
    perform private.refuse('last_horse');
  end if;

  v_horse := private.retire(p_horse_id, v_at);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'retirement', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$$;

-- The retired horses of the caller's stable, the last retired first, paged by that moment.
create function public.my_retired_horses(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
) returns setof public.horses
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.horses h
  where h.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and h.retired_at is not null
    and (p_before_at is null or (h.retired_at, h.id) < (p_before_at, p_before_id))
  order by h.retired_at desc, h.id desc
  limit private.page_size(p_limit)
$$;

-- What was sealed of a retired horse at its birth, in the order of `talentNames` in @furlong/game, with
-- its salt; and what work has added, in ten-thousandths of a point in the order of `trainedTalents`. No
-- row for any other horse.
create function public.opened_talents(p_horse_id uuid)
returns table (salt text, talents integer[], gained integer[])
language sql stable security definer set search_path = '' as $$
  select
    t.salt,
    array[
      t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
      t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
    ],
    array[
      coalesce(g.speed, 0), coalesce(g.acceleration, 0), coalesce(g.stamina, 0),
      coalesce(g.recovery, 0), coalesce(g.agility, 0), coalesce(g.balance, 0)
    ]
  from public.horses h
  join private.talents t on t.horse_id = h.id
  left join private.talents_gained g on g.horse_id = h.id
  where h.id = p_horse_id and h.retired_at is not null
$$;

-- Retires the house's horses that it sends out no more: those that are entered, or among the reserves of
-- a race that is open, at a later call. Returns how many it retired.
create function public.retire_house_horses(p_at timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_retired integer := 0;
begin
  p_at := private.not_ahead(p_at);
  for v_id in
    select h.id
    from public.horses h
    join public.stables s on s.id = h.stable_id and s.is_house
    where h.retired_at is null
      and h.birth_season <= private.season_at(p_at) - 8
      and not private.is_engaged(h.id)
      and not exists (
        select from public.races r
        join public.openings o on o.race_id = r.id
        where r.status = 'open' and h.id = any (o.reserves)
      )
    order by h.id
    for no key update of h
  loop
    -- It may have been declared before it was locked.
    if not private.is_engaged(v_id) then
      perform private.retire(v_id, p_at);
      v_retired := v_retired + 1;
    end if;
  end loop;
  return v_retired;
end
$$;

-- The retired horses of the house that others follow (`successorOf` in @furlong/game), and those that were claimed, as
-- if they had been of the age at which it retires them: not those of the
-- crops of two-year-olds, of which every season has its own.
create function public.retired_house_horses()
returns table (
  name text, stable_id uuid, specialty text, rating integer, birth_season integer
)
language sql stable security definer set search_path = '' as $$
  select h.name, h.stable_id, h.specialty, h.rating, h.birth_season
  from public.horses h
  join public.stables s on s.id = h.stable_id and s.is_house
  where h.retired_at is not null and private.season_at(h.created_at) - h.birth_season >= 3
  union all
  select d.name, d.stable_id, h.specialty, d.rating, private.season_at(d.left_at) - 8
  from private.house_departures d
  join public.horses h on h.id = d.horse_id
  where private.season_at(h.created_at) - h.birth_season >= 3
  order by 5, 1
$$;

revoke execute on function
  public.retire_horse,
  public.my_retired_horses,
  public.opened_talents,
  public.retire_house_horses,
  public.retired_house_horses
  from public, anon, authenticated, service_role;
grant execute on function public.opened_talents to anon, authenticated;
grant execute on function public.retire_horse, public.my_retired_horses to authenticated;
grant execute on function public.retire_house_horses, public.retired_house_horses to service_role;
