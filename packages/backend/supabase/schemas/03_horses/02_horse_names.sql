-- A horse's name can be changed once, by its owner. What was run under the old one is shown under the
-- present name, and its page says what it was.

-- What names look like that are not free though no horse bears them, or no horse whose name is plain: those
-- that players gave, and those that their horses had before.
create table private.taken_horse_looks (
  look text primary key,
  horse_id uuid not null references public.horses (id)
);

-- What a name of plain letters looks like (`look_of`), for less: every horse of the house has such a name.
create function private.plain_look(p_name text) returns text
language sql immutable strict set search_path = '' as $$
  select replace(translate(lower(p_name), '01i|`', 'olll'''), 'm', 'rn')
$$;

create index horses_plain_look on public.horses (private.plain_look(name));

-- Renames a horse of the player's that has the name it was born with.
create function public.rename_horse(p_horse_id uuid, p_name text, p_request_id uuid)
returns public.horses
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_name constant text := private.normal_name(p_name, 30);
  v_look text;
  v_horse public.horses;
begin
  perform private.player();
  if p_horse_id is null or p_name is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'rename_horse', concat_ws(' ', p_horse_id, p_name)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.horses, v_answer);
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  if v_horse.former_name is not null then
    perform private.refuse('already_renamed');
  elsif v_name is null then
    perform private.refuse('horse_name_invalid');
  end if;
  v_look := private.look_of(v_name);
  if exists (
    select from public.horses
    where private.plain_look(name) = v_look and id <> p_horse_id
  ) then
    perform private.refuse('horse_name_taken');
  end if;
  -- The keys decide between two that take a name at the same time.
  insert into private.taken_horse_looks (look, horse_id) values (v_look, p_horse_id)
  on conflict do nothing;
  if not found then
    perform private.refuse('horse_name_taken');
  end if;
  insert into private.taken_horse_looks (look, horse_id)
  values (private.look_of(v_horse.name), p_horse_id)
  on conflict do nothing;
  begin
    update public.horses set name = v_name, former_name = v_horse.name
    where id = p_horse_id
    returning * into v_horse;
  exception when unique_violation then
    perform private.refuse('horse_name_taken');
  end;
  perform private.keep_answer(p_request_id, to_jsonb(v_horse));
  return v_horse;
end
$$;

revoke execute on function private.plain_look from public, anon, authenticated, service_role;
revoke execute on function public.rename_horse from public, anon, authenticated, service_role;
grant execute on function public.rename_horse to authenticated;
