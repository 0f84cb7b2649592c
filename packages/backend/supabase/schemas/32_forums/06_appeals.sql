-- A player asks for another look at what a referee did about them. It is answered within three days, by another referee
-- where there is one.

create table private.appeals (
  id bigint generated always as identity primary key,
  moderation_id bigint not null unique references private.moderations (id),
  stable_id uuid not null references public.stables (id),
  body text not null,
  at timestamptz not null,
  due_at timestamptz not null,
  upheld boolean,
  answer text,
  answered_at timestamptz,
  role text references private.roles (role),
  check (
    (upheld is null) = (answer is null) and (upheld is null) = (answered_at is null)
      and (upheld is null) = (role is null)
  )
);

create index appeals_open on private.appeals (id) where answered_at is null;

-- Appeals against what a referee did about the player, once; answers the appeal's id.
create function public.appeal(p_moderation_id bigint, p_body text, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 2000);
  v_at timestamptz;
  v_done private.moderations;
  v_id bigint;
begin
  perform private.player();
  if p_moderation_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'appeal', p_moderation_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  select * into v_done from private.moderations
  where id = p_moderation_id and stable_id = v_own and action in ('hide', 'lock', 'mute', 'warn')
  for no key update;
  if v_done.id is null then
    perform private.refuse('moderation_not_found');
  elsif v_done.undone_at is not null then
    perform private.refuse('already_undone');
  elsif v_body is null then
    perform private.refuse('appeal_text');
  end if;
  insert into private.appeals (moderation_id, stable_id, body, at, due_at)
  values (v_done.id, v_own, v_body, v_at, v_at + interval '3 days')
  on conflict do nothing
  returning id into v_id;
  if v_id is null then
    perform private.refuse('already_appealed');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

-- Answers an appeal. One that is upheld takes back what was done.
create function public.answer_appeal(
  p_appeal_id bigint, p_upheld boolean, p_answer text, p_request_id uuid
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role text;
  v_answer jsonb;
  v_text constant text := private.player_text(p_answer, 2000);
  v_at timestamptz;
  v_appeal private.appeals;
  v_done private.moderations;
begin
  perform private.player();
  if p_appeal_id is null or p_upheld is null or p_answer is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_role := private.require_power('answer');
  v_answer := private.first_request(
    p_request_id, 'answer_appeal', concat_ws(E'\n', p_appeal_id, p_upheld, p_answer)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_appeal from private.appeals where id = p_appeal_id for no key update;
  select * into v_done from private.moderations where id = v_appeal.moderation_id;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_appeal.id is null then
    perform private.refuse('appeal_not_found');
  elsif v_appeal.answered_at is not null then
    perform private.refuse('already_done');
  elsif v_text is null then
    perform private.refuse('reason_needed');
  elsif v_done.user_id = auth.uid() and exists (
    select from private.role_holders h
    join private.role_powers p on p.role = h.role and p.power = 'answer'
    where h.user_id <> auth.uid()
  ) then
    perform private.refuse('appeal_to_another');
  end if;
  update private.appeals
  set upheld = p_upheld, answer = v_text, answered_at = v_at, role = v_role
  where id = p_appeal_id;
  if p_upheld and v_done.undone_at is null then
    perform private.undo(v_done.id, v_role, left(v_text, 500), v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_upheld));
  return p_upheld;
end
$$;

revoke execute on function public.appeal, public.answer_appeal
  from public, anon, authenticated, service_role;
grant execute on function public.appeal, public.answer_appeal to authenticated;
