-- A referee acts. Locks are taken in this order: request, thread, post, case.

-- Hides a post and what is found of it, or shows it again; the title of a thread goes with its first post.
create function private.set_hidden(p_post_id bigint, p_hidden boolean) returns void
language sql set search_path = '' as $$
  update private.forum_threads t set hidden = p_hidden
  from private.forum_posts p
  where p.id = p_post_id and p.number = 1 and t.id = p.thread_id;
  update private.forum_posts p
  set hidden = p_hidden,
    search = case when not p_hidden and not p.deleted
      then private.search_of(private.title_of(p), p.body) else '' end
  where p.id = p_post_id;
$$;

-- Does one thing about a post, a thread or a reported case, under a rule and with a reason that all can read; a case is
-- closed by it. Answers its id.
create function public.moderate(
  p_action text, p_reason text, p_request_id uuid, p_case_id bigint default null,
  p_post_id bigint default null, p_thread_id bigint default null, p_rule text default null,
  p_days integer default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_role text;
  v_answer jsonb;
  v_at timestamptz;
  v_reason constant text := private.player_text(p_reason, 500);
  v_case private.report_cases;
  v_post private.forum_posts;
  v_thread private.forum_threads;
  v_stable uuid;
  v_id bigint;
begin
  perform private.player();
  if p_request_id is null or p_reason is null
    or (p_action in ('dismiss', 'hide', 'lock', 'mute', 'pin', 'warn')) is not true
    or num_nonnulls(p_case_id, p_post_id, p_thread_id) <> 1
    or (p_rule is not null and not private.is_forum_rule(p_rule))
    or (p_action in ('hide', 'mute', 'warn') and p_rule is null)
    or (p_action = 'mute') <> (p_days is not null) or p_days not between 1 and 90
    or (p_action in ('lock', 'pin')) <> (p_thread_id is not null)
    or (p_action = 'dismiss' and p_case_id is null)
  then
    perform private.refuse('bad_request');
  end if;
  -- Who looks at a case may find that there is nothing in it.
  v_role := private.require_power(case p_action when 'dismiss' then 'hide' else p_action end);
  v_answer := private.first_request(
    p_request_id, 'moderate',
    concat_ws(
      E'\n', p_action, 'case ' || p_case_id, 'post ' || p_post_id, 'thread ' || p_thread_id, p_rule,
      p_days, p_reason
    )
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  if v_reason is null then
    perform private.refuse('reason_needed');
  end if;

  select * into v_case from private.report_cases where id = p_case_id;
  if p_case_id is not null and v_case.id is null then
    perform private.refuse('case_not_found');
  end if;
  select t.* into v_thread from private.forum_threads t
  where t.id = coalesce(
    p_thread_id,
    (select thread_id from private.forum_posts where id = coalesce(p_post_id, v_case.post_id))
  )
  for no key update;
  select * into v_post from private.forum_posts
  where id = coalesce(p_post_id, v_case.post_id) for no key update;
  if p_thread_id is not null and v_thread.id is null then
    perform private.refuse('thread_not_found');
  elsif p_post_id is not null and v_post.id is null then
    perform private.refuse('post_not_found');
  end if;
  v_stable := case
    when p_thread_id is not null then v_thread.stable_id
    when v_post.id is not null then v_post.stable_id
    else v_case.stable_id
  end;
  if p_action in ('hide', 'mute', 'warn')
    and (v_stable is null or private.role_of(v_stable) is not null)
  then
    perform private.refuse('not_over_referees');
  elsif p_action = 'hide' and v_post.id is null then
    perform private.refuse('bad_request');
  elsif (p_action = 'hide' and v_post.hidden) or (p_action = 'lock' and v_thread.locked)
    or (p_action = 'pin' and v_thread.pinned)
  then
    perform private.refuse('already_done');
  end if;
  -- A case that is there, whether the referee came by it or by the post.
  select * into v_case from private.report_cases
  where id = p_case_id or post_id = v_post.id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  if p_case_id is not null and v_case.closed_at is not null then
    perform private.refuse('already_done');
  end if;

  insert into private.moderations (
    action, case_id, post_id, thread_id, stable_id, rule, reason, days, role, user_id, at
  )
  values (
    p_action, v_case.id, v_post.id, v_thread.id, v_stable, p_rule, v_reason, p_days, v_role,
    auth.uid(), v_at
  )
  returning id into v_id;
  update private.report_cases set closed_at = v_at where id = v_case.id and closed_at is null;
  if p_action = 'hide' then
    perform private.set_hidden(v_post.id, true);
  elsif p_action = 'lock' then
    update private.forum_threads set locked = true where id = v_thread.id;
  elsif p_action = 'pin' then
    update private.forum_threads set pinned = true where id = v_thread.id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

-- Takes back what a referee did; a case in which nothing was found is open again. The thread of it is locked first.
create function private.undo(p_id bigint, p_role text, p_reason text, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_done private.moderations;
begin
  perform from private.forum_threads
  where id = (select thread_id from private.moderations where id = p_id)
  for no key update;
  select * into v_done from private.moderations where id = p_id for no key update;
  if v_done.undone_at is not null then
    perform private.refuse('already_undone');
  end if;
  update private.moderations
  set undone_at = p_at, undone_reason = p_reason, undone_role = p_role, undone_by = auth.uid()
  where id = p_id;
  if v_done.action = 'hide' then
    perform private.set_hidden(v_done.post_id, false);
  elsif v_done.action = 'lock' then
    update private.forum_threads set locked = false where id = v_done.thread_id;
  elsif v_done.action = 'pin' then
    update private.forum_threads set pinned = false where id = v_done.thread_id;
  elsif v_done.action = 'dismiss' then
    update private.report_cases set closed_at = null where id = v_done.case_id;
  end if;
end
$$;

create function public.undo_moderation(p_id bigint, p_reason text, p_request_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_role text;
  v_answer jsonb;
  v_reason constant text := private.player_text(p_reason, 500);
begin
  perform private.player();
  if p_id is null or p_reason is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_role := private.require_power('undo');
  v_answer := private.first_request(p_request_id, 'undo_moderation', p_id || E'\n' || p_reason);
  if v_answer is not null then
    return v_answer;
  end if;
  if v_reason is null then
    perform private.refuse('reason_needed');
  elsif not exists (select from private.moderations where id = p_id) then
    perform private.refuse('moderation_not_found');
  end if;
  perform private.undo(p_id, v_role, v_reason, date_trunc('milliseconds', clock_timestamp()));
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

revoke execute on function public.moderate, public.undo_moderation
  from public, anon, authenticated, service_role;
grant execute on function public.moderate, public.undo_moderation to authenticated;
