-- What a player does with primary horse groups: make, rename, delete and order them, and move horses.

-- A name for a group of the stable that is not the group's given, or refuses it.
create function private.group_name(p_stable_id uuid, p_name text, p_group_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_name constant text := private.normal_name(p_name, 30);
begin
  if v_name is null then
    perform private.refuse('group_name_invalid');
  elsif exists (
    select from private.horse_groups
    where stable_id = p_stable_id and lower(name) = lower(v_name)
      and id is distinct from p_group_id
  ) then
    perform private.refuse('group_name_taken');
  end if;
  return v_name;
end
$$;

-- A group of the player's, at the end of the others: twelve at most. Answers its id.
create function public.create_horse_group(p_name text, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
  v_id uuid;
begin
  perform private.player();
  if p_name is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'create_horse_group', p_name);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_name := private.group_name(v_stable_id, p_name, null);
  if (select count(*) from private.horse_groups where stable_id = v_stable_id) >= 12 then
    perform private.refuse('too_many_groups');
  end if;
  insert into private.horse_groups (stable_id, name, position)
  select v_stable_id, v_name, coalesce(max(position), 0) + 1
  from private.horse_groups where stable_id = v_stable_id
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

create function public.rename_horse_group(p_group_id uuid, p_name text, p_request_id uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
begin
  perform private.player();
  if p_group_id is null or p_name is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'rename_horse_group', concat_ws(' ', p_group_id, p_name)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_name := private.group_name(v_stable_id, p_name, p_group_id);
  update private.horse_groups set name = v_name
  where id = p_group_id and stable_id = v_stable_id;
  if not found then
    perform private.refuse('group_not_found');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_name));
  return v_name;
end
$$;

-- Its horses are in no group from now on.
create function public.delete_horse_group(p_group_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
begin
  perform private.player();
  if p_group_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'delete_horse_group', p_group_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  delete from private.horse_groups where id = p_group_id and stable_id = v_stable_id;
  if not found then
    perform private.refuse('group_not_found');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_group_id));
  return p_group_id;
end
$$;

-- Puts the groups of the player's stable in the order given, which names each of them once.
create function public.order_horse_groups(p_group_ids uuid[], p_request_id uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  if p_group_ids is null or p_request_id is null or cardinality(p_group_ids) > 12 then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(
    p_request_id, 'order_horse_groups', array_to_string(p_group_ids, ' ', '-')
  ) is not null then
    return p_group_ids;
  end if;

  v_stable_id := private.lock_own_stable();
  if array(select unnest(p_group_ids) order by 1) is distinct from array(
    select id from private.horse_groups where stable_id = v_stable_id order by 1
  ) then
    perform private.refuse('groups_changed');
  end if;
  update private.horse_groups set position = array_position(p_group_ids, id)
  where stable_id = v_stable_id;
  perform private.keep_answer(p_request_id, 'true');
  return p_group_ids;
end
$$;

-- Moves horses of the player's into a group, or out of theirs where none is given; up to a hundred at once.
-- Of two moves of one horse the later holds.
create function public.move_to_horse_group(
  p_horse_ids uuid[], p_group_id uuid, p_request_id uuid
) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  if p_horse_ids is null or p_request_id is null
    or cardinality(p_horse_ids) not between 1 and 100 or array_position(p_horse_ids, null) > 0
  then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(
    p_request_id, 'move_to_horse_group',
    concat_ws(' ', coalesce(p_group_id::text, 'none'), array_to_string(p_horse_ids, ' '))
  ) is not null then
    return p_horse_ids;
  end if;

  v_stable_id := private.lock_own_stable();
  perform from public.horses where id = any (p_horse_ids) order by id for no key update;
  if p_group_id is not null and not exists (
    select from private.horse_groups where id = p_group_id and stable_id = v_stable_id
  ) then
    perform private.refuse('group_not_found');
  elsif exists (
    select from unnest(p_horse_ids) asked (id)
    left join public.horses h on h.id = asked.id
    where h.id is null
  ) then
    perform private.refuse('horse_not_found');
  elsif exists (
    select from public.horses where id = any (p_horse_ids) and stable_id <> v_stable_id
  ) then
    perform private.refuse('horse_not_yours');
  elsif exists (
    select from public.horses where id = any (p_horse_ids) and retired_at is not null
  ) then
    perform private.refuse('horse_retired');
  end if;
  delete from private.grouped_horses where horse_id = any (p_horse_ids);
  if p_group_id is not null then
    insert into private.grouped_horses (horse_id, group_id)
    select distinct asked.id, p_group_id from unnest(p_horse_ids) asked (id);
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return p_horse_ids;
end
$$;

revoke execute on function private.group_name from public, anon, authenticated, service_role;
revoke execute on function
  public.create_horse_group,
  public.rename_horse_group,
  public.delete_horse_group,
  public.order_horse_groups,
  public.move_to_horse_group
  from public, anon, authenticated, service_role;
grant execute on function
  public.create_horse_group,
  public.rename_horse_group,
  public.delete_horse_group,
  public.order_horse_groups,
  public.move_to_horse_group
  to authenticated;
