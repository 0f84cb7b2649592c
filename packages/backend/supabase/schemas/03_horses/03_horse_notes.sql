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

-- Keeps a note of the player's about one of their horses, retired or not, in place of the one before; an
-- empty one is none.
create function public.note_horse(p_horse_id uuid, p_note text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
begin
  perform private.player();
  if p_horse_id is null or p_note is null or p_request_id is null then
    perform private.refuse('bad_request');
  elsif char_length(p_note) > 2000 then
    perform private.refuse('note_too_long');
  end if;
  if private.first_answer(p_request_id, 'note_horse', concat_ws(' ', p_horse_id, p_note)) is not null
  then
    return p_note;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  if p_note = '' then
    delete from private.horse_notes where horse_id = p_horse_id and stable_id = v_horse.stable_id;
  else
    insert into private.horse_notes (horse_id, stable_id, note)
    values (p_horse_id, v_horse.stable_id, p_note)
    on conflict (horse_id, stable_id) do update set note = excluded.note;
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return p_note;
end
$$;

revoke execute on function public.my_horse_note, public.note_horse
  from public, anon, authenticated, service_role;
grant execute on function public.my_horse_note, public.note_horse to authenticated;
