-- A horse can be retired: for good, with its talents opened.

alter table public.horses add column retired_at timestamptz;

create index horses_running_by_age on public.horses (birth_season) where retired_at is null;
create index horses_retired on public.horses (stable_id, retired_at desc, id desc)
  where retired_at is not null;

alter table public.activities drop constraint activities_type_check;
alter table public.activities add constraint activities_type_check check (
  type in (
    'new_horse', 'race_entry', 'race_withdrawal', 'race_result', 'race_void', 'training',
    'retirement'
  )
);
alter table public.activities drop constraint activities_race_check;
alter table public.activities add constraint activities_race_check
  check ((race_id is null) = (type in ('new_horse', 'training', 'retirement')));

-- Retirement: a horse leaves the sport for good. Its races, wins, earnings and page stay, its box is free,
-- and its talents are opened. Locks are taken in this order: request, stable, horse.

-- Takes everything off a horse, for its stable's store, and retires it.
create function private.retire(p_horse_id uuid, p_at timestamptz) returns public.horses
language plpgsql set search_path = '' as $$
declare
  v_horse public.horses;
begin
  delete from public.horse_equipment where horse_id = p_horse_id;
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
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('retires_after_race');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('retires_after_work');
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

-- The retired horses of the house that others follow (`successorOf` in @furlong/game): not those of the
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
  order by h.retired_at, h.id
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

-- A retired horse is left out of what is done with horses.

-- True while the house sends out a horse of that birth: it retires at `HOUSE_RETIRES_AT` of @furlong/game.
create function private.house_sends_out(p_birth_season integer, p_at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select private.season_at(p_at) - p_birth_season < 8
$$;

-- The house horses that may run in a race, by a hash of its slot and the horse (`reserveOrder` in
-- @furlong/game). Engaged or not: they may be free again when they are wanted.
create or replace function private.reserves_of(p_race public.races, p_at timestamptz) returns uuid[]
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

-- What anybody needs to check which house horses ran in a race: those of its ratings and specialties,
-- when each first won, and its entries for other races until the field was frozen or the race called
-- off, from the entry until that race was settled. A minute more on either side, because stewards'
-- clocks differ.
create or replace function public.house_reserves(p_race_id uuid)
returns table (
  horse_id uuid, specialty text, birth_season integer, rating integer, registered_at timestamptz,
  first_won_at timestamptz, engagements jsonb
)
language sql stable security definer set search_path = '' as $$
  select
    h.id, h.specialty, h.birth_season, h.rating, h.created_at,
    case when h.wins > 0 then (
      select min(w.settled_at)
      from public.entries e join public.races w on w.id = e.race_id
      where e.horse_id = h.id and e.place = 1
    ) end,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('from', e.entered_at, 'until', x.settled_at) order by e.entered_at
      ), '[]')
      from public.entries e join public.races x on x.id = e.race_id
      where e.horse_id = h.id and e.race_id <> r.id
        and e.entered_at > o.opened_at - interval '3 days'
        and e.entered_at <= coalesce(r.closed_at, r.settled_at, r.closes_at) + interval '1 minute'
        and coalesce(x.settled_at, 'infinity') >= o.opened_at - interval '1 minute'
    )
  from public.races r
  join public.openings o on o.race_id = r.id
  join public.horses h on h.specialty = any (r.suitable_for)
  join public.stables s on s.id = h.stable_id and s.is_house
  where r.id = p_race_id
    -- Races that were opened before the house retired its horses had older ones among their reserves.
    and (private.house_sends_out(h.birth_season, r.off_at) or h.id = any (o.reserves))
    and h.rating between coalesce(r.min_rating, 0) and coalesce(r.max_rating, 140)
  order by h.id
$$;

-- The one place where an entry is judged. With p_stable_id null the horse may be anybody's; with p_at
-- null the time is read under the locks, as an entry that waited for them may come too late.
create or replace function private.enter(
  p_race_id uuid, p_horse_id uuid, p_stable_id uuid, p_nonce text, p_request_id uuid,
  p_at timestamptz
) returns public.entries
language plpgsql set search_path = '' as $$
declare
  v_race public.races;
  v_horse public.horses;
  v_stable public.stables;
  v_entry public.entries;
  v_at timestamptz;
  v_may_run_at timestamptz;
begin
  select * into v_race from public.races where id = p_race_id for no key update;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_stable from public.stables where id = v_horse.stable_id;
  v_at := coalesce(p_at, clock_timestamp());
  -- Of a horse at work counts what its session leaves.
  v_may_run_at := private.may_run_at(
    coalesce(v_horse.energy_after_work, v_horse.energy),
    coalesce(v_horse.at_work_until, v_horse.condition_at)
  );

  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif p_stable_id <> v_stable.id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'open' or v_at >= v_race.closes_at then
    perform private.refuse('race_closed');
  elsif exists (select from public.entries where race_id = p_race_id and horse_id = p_horse_id) then
    perform private.refuse('already_entered');
  elsif private.is_engaged(p_horse_id) then
    perform private.refuse('horse_engaged');
  elsif v_horse.at_work_until > v_race.closes_at then
    perform private.refuse(
      'horse_not_back',
      to_char(v_horse.at_work_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif not v_horse.specialty = any (v_race.suitable_for) then
    perform private.refuse('horse_unsuitable');
  elsif not private.meets_conditions(v_race, v_horse) then
    perform private.refuse('conditions_not_met');
  elsif v_race.novice_stables_only and not v_stable.is_house
    and v_stable.created_at < v_at - interval '28 days'
  then
    perform private.refuse('novice_stables_only');
  elsif v_race.off_at < v_may_run_at and not v_stable.is_house then
    perform private.refuse(
      'horse_too_tired',
      to_char(v_may_run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    );
  elsif v_race.entries_count >= v_race.max_entries then
    perform private.refuse('race_full');
  elsif v_race.entry_fee > 0 and not v_stable.is_house then
    -- Two entries of one stable in two races meet here: the lock makes the second see the first.
    perform from private.accounts
    where id in (private.purse_of(v_stable.id, 'credits'), private.pool_of(p_race_id))
    order by id for no key update;
    if v_race.entry_fee > (
      select balance from private.accounts where id = private.purse_of(v_stable.id, 'credits')
    ) then
      perform private.refuse('too_few_credits');
    end if;
  end if;

  v_entry := private.write_entry(
    v_race, v_horse, v_stable.is_house, p_nonce, p_request_id, v_at
  );
  if v_entry.id is null then
    perform private.refuse('horse_engaged');
  end if;
  return v_entry;
end
$$;

-- A player sends a horse to work. The same request id is answered with its first answer and charged once.
-- Work that overreaches the horse is allowed: its owner was told.
create or replace function public.start_training(p_horse_id uuid, p_programme text, p_request_id uuid)
returns public.training_sessions
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_programme public.training_programmes;
  v_horse public.horses;
  v_at timestamptz;
  v_session public.training_sessions;
begin
  perform private.player();
  if p_horse_id is null or p_programme is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'start_training', concat_ws(' ', p_horse_id, p_programme)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.training_sessions, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_programme from public.training_programmes where id = p_programme;
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which the rules count.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif v_programme.id is null then
    perform private.refuse('programme_not_found');
  elsif v_horse.at_work_until is not null then
    perform private.refuse('horse_at_work');
  elsif exists (
    select from private.engagements g join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and r.closes_at < v_at + make_interval(mins => v_programme.minutes)
  ) then
    perform private.refuse('horse_runs_first');
  end if;

  -- Two sessions of one stable meet here: the lock makes the second see the first.
  perform from private.accounts
  where id in (private.purse_of(v_stable_id, 'credits'), private.house())
  order by id for no key update;
  if v_programme.price > (
    select balance from private.accounts where id = private.purse_of(v_stable_id, 'credits')
  ) then
    perform private.refuse('too_few_credits');
  end if;

  v_session := private.write_session(v_horse, v_programme, p_request_id, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_session));
  return v_session;
end
$$;

-- Puts a piece of the player's on one of his horses. What was in the slot comes off, and a piece that
-- another horse wears is moved.
create or replace function public.equip_horse(
  p_piece_id uuid, p_horse_id uuid, p_slot text, p_request_id uuid
) returns public.horse_equipment
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_from uuid;
  v_horse public.horses;
  v_piece public.equipment;
  v_worn public.horse_equipment;
begin
  perform private.player();
  if p_piece_id is null or p_horse_id is null or p_slot is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'equip_horse', concat_ws(' ', p_piece_id, p_horse_id, p_slot)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.horse_equipment, v_answer);
  end if;

  v_stable_id := private.lock_own_stable();
  select horse_id into v_from from public.horse_equipment where piece_id = p_piece_id;
  perform from public.horses
  where id in (p_horse_id, v_from) and stable_id = v_stable_id order by id for no key update;
  select * into v_horse from public.horses where id = p_horse_id;
  select * into v_piece from public.equipment
  where id = p_piece_id and stable_id = v_stable_id for no key update;

  if v_piece.id is null then
    perform private.refuse('equipment_not_yours');
  elsif v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.retired_at is not null then
    perform private.refuse('horse_retired');
  elsif p_slot <> (select slot from public.equipment_items where id = v_piece.item_id) then
    perform private.refuse('wrong_slot');
  elsif v_piece.runs_left = 0 then
    perform private.refuse('equipment_worn_out');
  elsif v_from is distinct from p_horse_id then
    if private.is_on_card(p_horse_id) or private.is_on_card(v_from) then
      perform private.refuse('equipment_on_card');
    end if;
    delete from public.horse_equipment
    where piece_id = p_piece_id or (horse_id = p_horse_id and slot = p_slot);
    perform private.put_on(p_horse_id, array[p_piece_id]);
  end if;

  select * into v_worn from public.horse_equipment where piece_id = p_piece_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_worn));
  return v_worn;
end
$$;

-- The horses of the player's stable that are not retired, each with the race it is declared for, and the pieces the stable
-- owns: all that can be worn, and the last twelve that were worn out.
create or replace function public.tack_room() returns table (horses jsonb, pieces jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  return query
  with owned as (
    select * from public.equipment e
    where e.stable_id = v_stable_id and e.worn_out_at is null
    union all
    (
      select * from public.equipment e
      where e.stable_id = v_stable_id and e.worn_out_at is not null
      order by e.worn_out_at desc, e.id
      limit 12
    )
  )
  select
    (
      select coalesce(jsonb_agg(
        to_jsonb(h) || jsonb_build_object('race', to_jsonb(r)) order by h.created_at, h.id
      ), '[]')
      from public.horses h
      left join private.engagements g on g.horse_id = h.id
      left join lateral (
        select x.id, x.name, x.off_at, x.closes_at, x.status
        from public.races x where x.id = g.race_id
      ) r on true
      where h.stable_id = v_stable_id and h.retired_at is null
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'slot', i.slot, 'name', i.name, 'speed', i.speed, 'endurance', i.endurance,
        'agility', i.agility, 'control', i.control, 'life_in_runs', i.life_in_runs,
        'runs_left', o.runs_left, 'horse_id', w.horse_id, 'worn_out_by', o.worn_out_by
      ) order by o.worn_out_at desc, i.position desc, o.runs_left, o.id), '[]')
      from owned o
      join public.equipment_items i on i.id = o.item_id
      left join public.horse_equipment w on w.piece_id = o.id
    );
end
$$;

-- The work of all horses of the caller's stable.
create or replace function public.my_recent_work()
returns table (horse_id uuid, at timestamptz, programme text, distance integer)
language sql stable security definer set search_path = '' as $$
  select h.id, w.at, w.programme, w.distance
  from public.stables s
  join public.horses h on h.stable_id = s.id
  cross join private.work_of(h.id, now()) w
  where s.owner_id = (select auth.uid()) and h.retired_at is null
$$;

-- The stables of players that have won most money, and of those that are level the one with more
-- wins. Stables that are level in both share their rank.
create or replace function public.top_stables(p_limit integer default 20)
returns table (
  stable_id uuid, rank integer, name text, owner_name text, silks jsonb, wins integer,
  earnings bigint, horses integer
)
language sql stable security definer set search_path = '' as $$
  with first as (
    select * from private.standings s
    order by s.earnings desc, s.wins desc, s.stable_id
    limit private.page_size(p_limit)
  )
  select
    f.stable_id, (rank() over (order by f.earnings desc, f.wins desc))::integer, o.name,
    o.owner_name, o.silks, f.wins, f.earnings,
    (select count(*)::integer from public.horses h
     where h.stable_id = f.stable_id and h.retired_at is null)
  from first f
  join public.stables o on o.id = f.stable_id
  order by f.earnings desc, f.wins desc, f.stable_id
$$;

-- A stable's horses that are not retired, the highest rated first, paged by rating and id.
create or replace function public.stable_horses(
  p_stable_id uuid, p_after_rating integer default null, p_after_id uuid default null,
  p_limit integer default 20
) returns setof public.horses
language sql stable security definer set search_path = '' as $$
  select h.*
  from public.horses h
  where h.stable_id = p_stable_id and h.retired_at is null
    and (
      p_after_rating is null or h.rating < p_after_rating
      or (h.rating = p_after_rating and h.id > p_after_id)
    )
  order by h.rating desc, h.id
  limit private.page_size(p_limit)
$$;

-- What the horses of a stable have done, the retired with them, and how many are not retired; one row,
-- of zeros for a stable without horses.
create or replace function public.stable_record(p_stable_id uuid)
returns table (horses integer, runs integer, wins integer, places integer, earnings bigint)
language sql stable security definer set search_path = '' as $$
  select
    (count(*) filter (where h.retired_at is null))::integer, coalesce(sum(h.runs), 0)::integer, coalesce(sum(h.wins), 0)::integer,
    coalesce(sum(h.places), 0)::integer, coalesce(sum(h.earnings), 0)::bigint
  from public.horses h
  where h.stable_id = p_stable_id
$$;

create or replace function private.check_horses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'talents are those that were sealed', h.id::text
  from public.horses h
  left join private.talents t on t.horse_id = h.id
  where h.talents_hash is distinct from private.talents_hash(h.id, t.salt, array[
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
  ])
  union all
  select 'a retired horse has nothing to do and nothing on', h.id::text
  from public.horses h
  where h.retired_at is not null and (
    h.at_work_until is not null
    or exists (select from private.engagements g where g.horse_id = h.id)
    or exists (select from public.horse_equipment w where w.horse_id = h.id)
    or exists (select from public.entries e where e.horse_id = h.id and e.entered_at > h.retired_at)
  )
$$;

revoke execute on function private.house_sends_out
  from public, anon, authenticated, service_role;
