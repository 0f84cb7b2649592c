-- A horse can be renamed once, noted about and put into a group.

alter table public.horses add column former_name text;

-- Ends the transaction with an error that reaches the player whole: PT<HTTP status>, the machine
-- code in the hint. The codes are those of @furlong/game.
create or replace function private.refuse(p_code text, p_detail text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_status text := case p_code
    when 'not_signed_in' then '401'
    when 'horse_not_yours' then '403'
    when 'no_stable' then '404'
    when 'race_not_found' then '404'
    when 'horse_not_found' then '404'
    when 'not_entered' then '404'
    when 'programme_not_found' then '404'
    when 'bad_request' then '400'
    when 'stable_name_invalid' then '400'
    when 'not_auto_training' then '404'
    when 'budget_too_small' then '422'
    when 'group_not_found' then '404'
    when 'horse_name_invalid' then '400'
    when 'group_name_invalid' then '400'
    when 'note_too_long' then '400'
    when 'horse_unsuitable' then '422'
    when 'conditions_not_met' then '422'
    when 'novice_stables_only' then '422'
    when 'price_out_of_bounds' then '422'
    else '409'
  end;
begin
  raise exception using
    errcode = 'PT' || v_status,
    message = replace(p_code, '_', ' '),
    detail = coalesce(p_detail, ''),
    hint = p_code;
end
$$;

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
  v_stable_id uuid;
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

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_horse.former_name is not null then
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

-- What an owner notes of a horse, for nobody else to read: whoever owns it next begins anew.

create table private.horse_notes (
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  note text not null check (char_length(note) between 1 and 2000),
  primary key (horse_id, stable_id)
);

-- What the caller has noted of a horse; empty if nothing.
create function public.my_horse_note(p_horse_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select n.note
    from private.horse_notes n
    join public.stables s on s.id = n.stable_id
    where n.horse_id = p_horse_id and s.owner_id = (select auth.uid())
  ), '')
$$;

-- Keeps a note of the player's about one of his horses, retired or not, in place of the one before; an
-- empty one is none.
create function public.note_horse(p_horse_id uuid, p_note text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
begin
  perform private.player();
  if p_horse_id is null or p_note is null or p_request_id is null then
    perform private.refuse('bad_request');
  elsif char_length(p_note) > 2000 then
    perform private.refuse('note_too_long');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'note_horse', concat_ws(' ', p_horse_id, private.sha256_hex(p_note))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  end if;
  if p_note = '' then
    delete from private.horse_notes where horse_id = p_horse_id and stable_id = v_stable_id;
  else
    insert into private.horse_notes (horse_id, stable_id, note)
    values (p_horse_id, v_stable_id, p_note)
    on conflict (horse_id, stable_id) do update set note = excluded.note;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_note));
  return p_note;
end
$$;

revoke execute on function public.my_horse_note, public.note_horse
  from public, anon, authenticated, service_role;
grant execute on function public.my_horse_note, public.note_horse to authenticated;
