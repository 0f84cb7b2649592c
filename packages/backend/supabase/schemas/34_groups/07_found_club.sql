-- What a stable does about clubs: found, join, leave.

-- Founds a club, which the player's stable leads; answers its id.
create function public.found_club(
  p_name text, p_description text, p_is_open boolean, p_request_id uuid
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_name text;
  v_club private.clubs;
begin
  perform private.player();
  if p_name is null or p_description is null or p_is_open is null or p_request_id is null
    or char_length(p_name) > 1000
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'found_club', concat_ws(chr(10), p_is_open, p_name, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_name := private.normal_name(p_name, 40);
  if v_name is null then
    perform private.refuse('club_name_invalid');
  elsif exists (select from private.club_members where stable_id = v_own) then
    perform private.refuse('in_club_already');
  end if;
  perform private.count_act(v_own);
  insert into private.clubs (name, description, is_open, founded_at)
  values (v_name, private.description(p_description), p_is_open, clock_timestamp())
  on conflict do nothing
  returning * into v_club;
  if v_club.id is null then
    perform private.refuse('club_name_taken');
  end if;
  perform private.admit_to_club(v_club, v_own, 'founder');
  perform private.keep_answer(p_request_id, to_jsonb(v_club.id));
  return v_club.id;
end
$$;

-- Joins a club that is open, or into which the stable is invited.
create function public.join_club(p_club_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_club private.clubs;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'join_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_club := private.lock_club(p_club_id);
  if not v_club.is_open and not exists (
    select from private.club_invitations where stable_id = v_own and club_id = p_club_id
  ) then
    perform private.refuse('club_by_invitation');
  end if;
  perform private.count_act(v_own);
  perform private.admit_to_club(v_club, v_own, 'member');
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$$;

-- Leaves the club in which the stable is. What it has won stays the club's.
create function public.leave_club(p_club_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.club_id <> p_club_id then
    perform private.refuse('not_in_club');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_member);
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$$;

-- Takes an invitation for no.
create function public.decline_club(p_club_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_club_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'decline_club', p_club_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  delete from private.club_invitations where stable_id = v_own and club_id = p_club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_club_id));
  return p_club_id;
end
$$;

revoke execute on function
  public.found_club,
  public.join_club,
  public.leave_club,
  public.decline_club
  from public, anon, authenticated, service_role;
grant execute on function
  public.found_club,
  public.join_club,
  public.leave_club,
  public.decline_club
  to authenticated;
