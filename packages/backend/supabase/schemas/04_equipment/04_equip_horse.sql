-- Putting equipment on horses and taking it off. Locks are taken in this order: request, stable,
-- horses, piece. A settlement, which wears pieces, has the horses' locks as well.

-- True if the horse is declared for a race whose entries have closed: its card names what it wears.
create function private.is_on_card(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
    select from private.engagements g
    join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id
      and (r.status <> 'open' or r.closes_at <= clock_timestamp())
  )
$$;

-- Puts a piece of the player's on one of their horses. What was in the slot comes off, and a piece that
-- another horse wears is moved.
create function public.equip_horse(
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

-- Takes a piece of the player's off the horse that wears it, and answers the horse's id.
create function public.unequip_horse(p_piece_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse_id uuid;
begin
  perform private.player();
  if p_piece_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'unequip_horse', p_piece_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  select horse_id into v_horse_id from public.horse_equipment where piece_id = p_piece_id;
  perform from public.horses
  where id = v_horse_id and stable_id = v_stable_id for no key update;
  if not exists (
    select from public.equipment where id = p_piece_id and stable_id = v_stable_id
  ) then
    perform private.refuse('equipment_not_yours');
  elsif v_horse_id is null then
    perform private.refuse('equipment_not_worn');
  elsif private.is_on_card(v_horse_id) then
    perform private.refuse('equipment_on_card');
  end if;
  delete from public.horse_equipment where piece_id = p_piece_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$$;

-- The horses of the player's stable that are not retired, each with the race it is declared for, and the pieces the stable
-- owns: all that can be worn, and the last twelve that were worn out.
create function public.my_inventory() returns table (horses jsonb, pieces jsonb)
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

revoke execute on function
  public.equip_horse,
  public.unequip_horse,
  public.my_inventory
  from public, anon, authenticated, service_role;
grant execute on function
  public.equip_horse,
  public.unequip_horse,
  public.my_inventory
  to authenticated;
