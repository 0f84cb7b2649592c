-- What is done in a club: its founder and officers invite, send away and change what is said of it; the founder says
-- who they are; every member writes on the board.

create function public.change_club(
  p_description text, p_is_open boolean, p_request_id uuid
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_description is null or p_is_open is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_club', concat_ws(chr(10), p_is_open, p_description)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  perform private.count_act(v_own);
  update private.clubs
  set description = private.description(p_description), is_open = p_is_open
  where id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_member.club_id));
  return v_member.club_id;
end
$$;

-- Invites the stable of a name; answers its id. One that is invited already stays so.
create function public.invite_to_club(p_stable_name text, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_invited public.stables;
begin
  perform private.player();
  if p_stable_name is null or p_request_id is null or char_length(p_stable_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'invite_to_club', p_stable_name);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_invited from public.stables
  where lower(name) = lower(private.normal_name(p_stable_name, 40));
  if v_invited.id is null then
    perform private.refuse('stable_not_found');
  elsif v_invited.is_house then
    perform private.refuse('invited_house');
  elsif exists (select from private.club_members where stable_id = v_invited.id) then
    perform private.refuse('invited_in_club');
  elsif exists (
    select from private.blocked_stables
    where (stable_id, blocked_id) in ((v_invited.id, v_own), (v_own, v_invited.id))
  ) then
    perform private.refuse('invitation_blocked');
  elsif (
    select count(*) from private.club_invitations where club_id = v_member.club_id
  ) >= 50 then
    perform private.refuse('too_many_invitations');
  end if;
  perform private.count_act(v_own);
  insert into private.club_invitations (stable_id, club_id, invited_by, invited_at)
  values (v_invited.id, v_member.club_id, v_own, clock_timestamp())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(v_invited.id));
  return v_invited.id;
end
$$;

-- Sends a member away: the founder anybody else, an officer who is no officer.
create function public.send_from_club(p_stable_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_other private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'send_from_club', p_stable_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_led_club(v_own);
  select * into v_other from private.club_members
  where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own;
  if v_other.club_id is null then
    perform private.refuse('member_not_found');
  elsif v_member.role <> 'founder' and v_other.role <> 'member' then
    perform private.refuse('not_club_founder');
  end if;
  perform private.count_act(v_own);
  perform private.part_from_club(v_other);
  perform private.keep_answer(p_request_id, to_jsonb(p_stable_id));
  return p_stable_id;
end
$$;

-- Makes a member an officer, or one no more, or the founder in one's own place.
create function public.give_club_role(p_stable_id uuid, p_role text, p_request_id uuid)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null
    or coalesce(p_role not in ('founder', 'officer', 'member'), true)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'give_club_role', p_stable_id || ' ' || p_role
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role <> 'founder' then
    perform private.refuse('not_club_founder');
  elsif not exists (
    select from private.club_members
    where stable_id = p_stable_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('member_not_found');
  end if;
  perform private.count_act(v_own);
  if p_role = 'founder' then
    update private.club_members set role = 'officer' where stable_id = v_own;
  end if;
  update private.club_members set role = p_role where stable_id = p_stable_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_role));
  return p_role;
end
$$;

-- Writes on the board of one's club; answers the notice's id.
create function public.post_club_notice(p_body text, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
  v_body constant text := private.player_text(p_body, 1000);
  v_id bigint;
begin
  perform private.player();
  if p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'post_club_notice', p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_body is null then
    perform private.refuse('notice_text');
  end if;
  perform private.count_act(v_own);
  insert into private.club_notices (club_id, stable_id, body, posted_at)
  values (v_member.club_id, v_own, v_body, clock_timestamp())
  returning id into v_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

-- Takes a notice down: one's own, or as one who leads the club. Done twice it is as done once.
create function public.remove_club_notice(p_notice_id bigint, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_member private.club_members;
begin
  perform private.player();
  if p_notice_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'remove_club_notice', p_notice_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  v_member := private.lock_club_of(v_own);
  if v_member.role = 'member' and exists (
    select from private.club_notices
    where id = p_notice_id and club_id = v_member.club_id and stable_id <> v_own
  ) then
    perform private.refuse('not_club_officer');
  end if;
  delete from private.club_notices where id = p_notice_id and club_id = v_member.club_id;
  perform private.keep_answer(p_request_id, to_jsonb(p_notice_id));
  return p_notice_id;
end
$$;

revoke execute on function
  public.change_club,
  public.invite_to_club,
  public.send_from_club,
  public.give_club_role,
  public.post_club_notice,
  public.remove_club_notice
  from public, anon, authenticated, service_role;
grant execute on function
  public.change_club,
  public.invite_to_club,
  public.send_from_club,
  public.give_club_role,
  public.post_club_notice,
  public.remove_club_notice
  to authenticated;
