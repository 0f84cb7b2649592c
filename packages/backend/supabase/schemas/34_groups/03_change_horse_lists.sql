-- What a player does with lists of horses: make, change and delete them, put horses in and take them out, follow.

-- A new list of the player's, ten at most. Answers its id.
create function public.make_horse_list(p_name text, p_description text, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_id uuid;
begin
  perform private.player();
  if p_name is null or p_description is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'make_horse_list', p_name || chr(10) || p_description);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.list_name(v_own, p_name, null);
  if (select count(*) from private.horse_lists where stable_id = v_own) >= 10 then
    perform private.refuse('too_many_lists');
  end if;
  perform private.count_act(v_own);
  insert into private.horse_lists (stable_id, name, description, made_at)
  values (v_own, v_name, private.description(p_description), clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

create function public.change_horse_list(
  p_list_id uuid, p_name text, p_description text, p_request_id uuid
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_name is null or p_description is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_horse_list', concat_ws(chr(10), p_list_id, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  update private.horse_lists
  set name = private.list_name(v_own, p_name, p_list_id),
    description = private.description(p_description)
  where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$$;

-- Whoever followed it follows it no more.
create function public.delete_horse_list(p_list_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'delete_horse_list', p_list_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.horse_lists where id = p_list_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_list_id));
  return p_list_id;
end
$$;

-- Puts the horse of a name in a list, fifty at most. Answers the horse's id; one that is in already stays.
create function public.put_in_horse_list(p_list_id uuid, p_horse_name text, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_list private.horse_lists;
  v_horse_id uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_name is null or p_request_id is null
    or char_length(p_horse_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'put_in_horse_list', p_list_id || ' ' || p_horse_name
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_list := private.lock_own_list(v_own, p_list_id);
  v_horse_id := (
    select id from public.horses where lower(name) = lower(private.normal_name(p_horse_name, 30))
  );
  if v_horse_id is null then
    perform private.refuse('horse_not_found');
  elsif not exists (
    select from private.listed_horses where list_id = p_list_id and horse_id = v_horse_id
  ) then
    if v_list.horses >= 50 then
      perform private.refuse('list_full');
    end if;
    perform private.count_act(v_own);
    insert into private.listed_horses (list_id, horse_id, listed_at)
    values (p_list_id, v_horse_id, clock_timestamp());
    update private.horse_lists set horses = horses + 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse_id));
  return v_horse_id;
end
$$;

create function public.take_from_horse_list(p_list_id uuid, p_horse_id uuid, p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_list_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'take_from_horse_list', p_list_id || ' ' || p_horse_id
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  perform private.lock_own_list(v_own, p_list_id);
  perform private.count_act(v_own);
  delete from private.listed_horses where list_id = p_list_id and horse_id = p_horse_id;
  if found then
    update private.horse_lists set horses = horses - 1 where id = p_list_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

-- Follows a list that is not the player's own, twenty at most, or follows it no more.
create function public.follow_horse_list(p_list_id uuid, p_followed boolean, p_request_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_list private.horse_lists;
begin
  perform private.player();
  if p_list_id is null or p_followed is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'follow_horse_list', p_list_id || ' ' || p_followed
  );
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.lock_own_stable();
  select * into v_list from private.horse_lists where id = p_list_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  elsif v_list.stable_id = v_own then
    perform private.refuse('list_own');
  end if;
  perform private.count_act(v_own);
  if not p_followed then
    delete from private.list_followers where stable_id = v_own and list_id = p_list_id;
    if found then
      update private.horse_lists set followers = followers - 1 where id = p_list_id;
    end if;
  else
    if (
      select count(*) from private.list_followers where stable_id = v_own and list_id <> p_list_id
    ) >= 20 then
      perform private.refuse('too_many_followed');
    end if;
    insert into private.list_followers (stable_id, list_id, followed_at)
    values (v_own, p_list_id, clock_timestamp())
    on conflict do nothing;
    if found then
      update private.horse_lists set followers = followers + 1 where id = p_list_id;
    end if;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_followed));
  return p_followed;
end
$$;

revoke execute on function
  public.make_horse_list,
  public.change_horse_list,
  public.delete_horse_list,
  public.put_in_horse_list,
  public.take_from_horse_list,
  public.follow_horse_list
  from public, anon, authenticated, service_role;
grant execute on function
  public.make_horse_list,
  public.change_horse_list,
  public.delete_horse_list,
  public.put_in_horse_list,
  public.take_from_horse_list,
  public.follow_horse_list
  to authenticated;
