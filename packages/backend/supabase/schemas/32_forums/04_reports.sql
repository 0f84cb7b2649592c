-- What players report, and what referees do about it. Who reported is told to nobody, and who acted neither: the role is.

-- The rules of what players write: `forumRules` in @furlong/game.
create function private.is_forum_rule(p_rule text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(p_rule in ('respect', 'fair', 'deceit', 'private', 'topic', 'law'), false)
$$;

-- A post or a letter that was reported, however often. Closed once a referee has done something about it, or nothing.
create table private.report_cases (
  id bigint generated always as identity primary key,
  post_id bigint unique references private.forum_posts (id),
  letter_id bigint unique references private.letters (id),
  -- Who wrote it.
  stable_id uuid not null references public.stables (id),
  reports integer not null default 0,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((post_id is null) <> (letter_id is null))
);

create index report_cases_open on private.report_cases (id) where closed_at is null;

create table private.reports (
  case_id bigint not null references private.report_cases (id),
  stable_id uuid not null references public.stables (id),
  rule text not null check (private.is_forum_rule(rule)),
  note text not null,
  at timestamptz not null,
  primary key (case_id, stable_id)
);

create index reports_of_stable on private.reports (stable_id, at);

-- What referees did.
create table private.moderations (
  id bigint generated always as identity primary key,
  action text not null
    check (action in ('dismiss', 'hide', 'lock', 'mute', 'pin', 'warn')),
  case_id bigint references private.report_cases (id),
  post_id bigint references private.forum_posts (id),
  thread_id bigint references private.forum_threads (id),
  -- Whom it concerns: who wrote the post or the letter, or opened the thread.
  stable_id uuid references public.stables (id),
  rule text check (rule is null or private.is_forum_rule(rule)),
  reason text not null,
  days integer check (days between 1 and 90),
  role text not null references private.roles (role),
  user_id uuid,
  at timestamptz not null,
  undone_at timestamptz,
  undone_reason text,
  undone_role text references private.roles (role),
  undone_by uuid,
  check ((days is not null) = (action = 'mute')),
  check ((undone_at is null) = (undone_reason is null)),
  check (action not in ('hide', 'mute', 'warn') or rule is not null)
);

create index moderations_of_stable on private.moderations (stable_id, id desc);
create index moderations_of_post on private.moderations (post_id) where action = 'hide' and undone_at is null;

-- Until when a stable may not write; null where it may.
create function private.muted_until(p_stable_id uuid, p_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select max(m.at + make_interval(days => m.days))
  from private.moderations m
  where m.stable_id = p_stable_id and m.action = 'mute' and m.undone_at is null
    and m.at + make_interval(days => m.days) > p_at
$$;

create function private.refuse_muted(p_stable_id uuid, p_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.muted_until(p_stable_id, p_at) is not null then
    perform private.refuse('muted');
  end if;
end
$$;

-- Notes a report of a post or a letter in its case, which others wait for. 20 a day at most.
create function private.note_report(
  p_post_id bigint, p_letter_id bigint, p_writer uuid, p_changed_at timestamptz, p_rule text, p_note text
) returns void
language plpgsql set search_path = '' as $$
declare
  v_own constant uuid := private.lock_own_stable();
  v_at constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  v_case private.report_cases;
begin
  if p_writer is null then
    perform private.refuse('not_over_referees');
  elsif p_writer = v_own then
    perform private.refuse('report_of_oneself');
  elsif (
    select count(*) from private.reports
    where stable_id = v_own and at > v_at - interval '1 day'
  ) >= 20 then
    perform private.refuse('too_many_reports');
  end if;
  insert into private.report_cases (post_id, letter_id, stable_id, opened_at)
  values (p_post_id, p_letter_id, p_writer, v_at)
  on conflict do nothing;
  select * into v_case from private.report_cases
  where post_id = p_post_id or letter_id = p_letter_id
  for no key update;
  if v_case.closed_at is not null and v_case.closed_at > p_changed_at then
    perform private.refuse('already_judged');
  end if;
  insert into private.reports (case_id, stable_id, rule, note, at)
  values (v_case.id, v_own, p_rule, p_note, v_at)
  on conflict (case_id, stable_id) do update
  set rule = excluded.rule, note = excluded.note, at = excluded.at;
  update private.report_cases
  set closed_at = null,
    reports = (select count(*) from private.reports where case_id = v_case.id)
  where id = v_case.id;
end
$$;

-- Reports a post to the referees. Of one that they have judged nothing more is taken until it is edited.
create function public.report_post(p_post_id bigint, p_rule text, p_note text, p_request_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_note text;
  v_post private.forum_posts;
begin
  perform private.player();
  if p_post_id is null or p_request_id is null or p_note is null or not private.is_forum_rule(p_rule)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'report_post', concat_ws(E'\n', p_post_id, p_rule, p_note)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_post from private.forum_posts where id = p_post_id;
  v_note := private.report_note(p_note);
  if v_post.id is null then
    perform private.refuse('post_not_found');
  elsif v_post.hidden or v_post.deleted then
    perform private.refuse('post_gone');
  end if;
  perform private.note_report(
    p_post_id, null, v_post.stable_id, coalesce(v_post.edited_at, v_post.posted_at), p_rule, v_note
  );
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

-- Reports a letter that the player was written.
create function public.report_letter(
  p_letter_id bigint, p_rule text, p_note text, p_request_id uuid
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_note text;
  v_own uuid;
  v_letter private.letters;
begin
  perform private.player();
  if p_letter_id is null or p_request_id is null or p_note is null
    or not private.is_forum_rule(p_rule)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'report_letter', concat_ws(E'\n', p_letter_id, p_rule, p_note)
  );
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.own_stable();
  v_note := private.report_note(p_note);
  select * into v_letter from private.letters
  where id = p_letter_id and v_own in (low_id, high_id);
  if v_letter.id is null then
    perform private.refuse('letter_not_found');
  end if;
  perform private.note_report(
    null, p_letter_id,
    case when v_letter.from_low then v_letter.low_id else v_letter.high_id end,
    v_letter.sent_at, p_rule, v_note
  );
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

-- What a player adds to a report, which may be nothing.
create function private.report_note(p_note text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_note constant text := private.player_text(p_note, 500);
begin
  if v_note is null and p_note !~ '^\s*$' then
    perform private.refuse('report_note');
  end if;
  return coalesce(v_note, '');
end
$$;

revoke execute on function public.report_post, public.report_letter
  from public, anon, authenticated, service_role;
grant execute on function public.report_post, public.report_letter to authenticated;
