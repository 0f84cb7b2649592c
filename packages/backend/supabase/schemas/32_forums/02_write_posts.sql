-- A player writes in the forums. Locks are taken in this order: request, the writer's stable, the thread, its section.

-- How many posts a stable may write within an hour and how many threads it may open within a day: fewer in its first
-- week. `forumLimits` in @furlong/game.
create function private.forum_limits(p_founded_at timestamptz, p_at timestamptz)
returns table (posts integer, threads integer)
language sql immutable set search_path = '' as $$
  select case when young then 15 else 60 end, case when young then 5 else 20 end
  from (select p_founded_at > p_at - interval '7 days') s (young)
$$;

-- Counts a post among those of its minute, or refuses it. Referees write as much as they have to.
create function private.count_post(p_stable_id uuid, p_opens boolean, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_most record;
  v_written record;
begin
  if private.role_of(p_stable_id) is not null then
    return;
  end if;
  select l.posts, l.threads into v_most
  from public.stables s cross join private.forum_limits(s.created_at, p_at) l
  where s.id = p_stable_id;
  select
    coalesce(sum(w.posts) filter (where w.minute > p_at - interval '1 hour'), 0) as posts,
    coalesce(sum(w.threads), 0) as threads
  into v_written
  from private.posts_written w
  where w.stable_id = p_stable_id and w.minute > p_at - interval '1 day';
  if v_written.posts >= v_most.posts then
    perform private.refuse('too_many_posts');
  elsif p_opens and v_written.threads >= v_most.threads then
    perform private.refuse('too_many_threads');
  end if;
  delete from private.posts_written
  where stable_id = p_stable_id and minute <= p_at - interval '1 day';
  insert into private.posts_written as w (stable_id, minute, posts, threads)
  values (p_stable_id, date_trunc('minute', p_at), 1, p_opens::integer)
  on conflict (stable_id, minute) do update
  set posts = w.posts + 1, threads = w.threads + excluded.threads;
end
$$;

-- Puts a post at the end of a thread that is locked; its author has read it. Answers its number.
create function private.add_post(
  p_thread private.forum_threads, p_stable_id uuid, p_body text, p_at timestamptz
) returns integer
language plpgsql set search_path = '' as $$
declare
  v_number constant integer := p_thread.posts + 1;
begin
  insert into private.forum_posts (thread_id, number, section_id, stable_id, body, posted_at, search)
  values (
    p_thread.id, v_number, p_thread.section_id, p_stable_id, p_body, p_at,
    private.search_of(case when v_number = 1 then p_thread.title end, p_body)
  );
  update private.forum_threads
  set posts = v_number, last_at = p_at, last_stable_id = p_stable_id
  where id = p_thread.id;
  update private.forum_sections
  set posts = posts + 1, threads = threads + (v_number = 1)::integer, last_thread_id = p_thread.id
  where id = p_thread.section_id;
  insert into private.forum_reads (stable_id, thread_id, read_to)
  values (p_stable_id, p_thread.id, v_number)
  on conflict (stable_id, thread_id) do update set read_to = excluded.read_to;
  return v_number;
end
$$;

-- Opens a thread in a section, or the one of a race or a horse, which is named after it; answers its id. Where that of a
-- race or a horse is there already, it is answered, and the text is a post in it.
create function public.open_thread(
  p_section text, p_title text, p_body text, p_request_id uuid, p_race_id uuid default null,
  p_horse_id uuid default null
) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 5000);
  v_title text;
  v_at timestamptz;
  v_thread private.forum_threads;
begin
  perform private.player();
  if p_section is null or p_title is null or p_body is null or p_request_id is null
    or (p_race_id is not null and p_horse_id is not null)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'open_thread',
    concat_ws(E'\n', p_section, p_race_id, p_horse_id, p_title, p_body)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  if not exists (select from private.forum_sections where id = p_section) then
    perform private.refuse('section_not_found');
  elsif p_section = 'news' and not private.may('announce') then
    perform private.refuse('operator_opens_news');
  elsif v_body is null then
    perform private.refuse('post_text');
  end if;
  if p_race_id is not null then
    v_title := (
      select r.name || ', ' || to_char(r.off_at at time zone 'UTC', 'FMDD Mon YYYY')
      from public.races r where r.id = p_race_id
    );
    if v_title is null then
      perform private.refuse('race_not_found');
    end if;
  elsif p_horse_id is not null then
    v_title := (select h.name from public.horses h where h.id = p_horse_id);
    if v_title is null then
      perform private.refuse('horse_not_found');
    end if;
  else
    v_title := private.player_text(regexp_replace(p_title, '\s+', ' ', 'g'), 100);
    if v_title is null or char_length(v_title) < 3 then
      perform private.refuse('thread_title');
    end if;
  end if;

  insert into private.forum_threads (
    section_id, title, stable_id, opened_at, last_at, last_stable_id, race_id, horse_id
  )
  values (p_section, v_title, v_own, v_at, v_at, v_own, p_race_id, p_horse_id)
  on conflict do nothing
  returning * into v_thread;
  if v_thread.id is null then
    select * into v_thread from private.forum_threads
    where race_id = p_race_id or horse_id = p_horse_id
    for no key update;
    if v_thread.locked then
      perform private.refuse('thread_locked');
    end if;
    perform private.count_post(v_own, false, v_at);
  else
    perform private.count_post(v_own, true, v_at);
  end if;
  perform private.add_post(v_thread, v_own, v_body, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_thread.id));
  return v_thread.id;
end
$$;

-- Writes at the end of a thread; answers the number of the post.
create function public.write_post(p_thread_id bigint, p_body text, p_request_id uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 5000);
  v_at timestamptz;
  v_thread private.forum_threads;
  v_number integer;
begin
  perform private.player();
  if p_thread_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'write_post', p_thread_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  select * into v_thread from private.forum_threads where id = p_thread_id for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  if v_thread.id is null then
    perform private.refuse('thread_not_found');
  elsif v_thread.locked or v_thread.hidden then
    perform private.refuse('thread_locked');
  elsif v_body is null then
    perform private.refuse('post_text');
  end if;
  perform private.count_post(v_own, false, v_at);
  v_number := private.add_post(v_thread, v_own, v_body, v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_number));
  return v_number;
end
$$;

-- The player's own post, which others wait for until it is changed. Refuses what is not the player's, is not shown, or
-- stands in a thread that is locked.
create function private.lock_own_post(p_own uuid, p_post_id bigint) returns private.forum_posts
language plpgsql set search_path = '' as $$
declare
  v_thread private.forum_threads;
  v_post private.forum_posts;
begin
  select t.* into v_thread from private.forum_threads t
  where t.id = (select thread_id from private.forum_posts where id = p_post_id)
  for no key update;
  select * into v_post from private.forum_posts where id = p_post_id for no key update;
  if v_post.id is null then
    perform private.refuse('post_not_found');
  elsif v_post.stable_id is distinct from p_own then
    perform private.refuse('post_not_yours');
  elsif v_post.hidden or v_post.deleted then
    perform private.refuse('post_gone');
  elsif v_thread.locked then
    perform private.refuse('thread_locked');
  end if;
  return v_post;
end
$$;

-- Says something else in a post of the player's; what it said is kept, for all to read. 20 times at most.
create function public.edit_post(p_post_id bigint, p_body text, p_request_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_body constant text := private.player_text(p_body, 5000);
  v_at timestamptz;
  v_post private.forum_posts;
  v_edits integer;
begin
  perform private.player();
  if p_post_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'edit_post', p_post_id || E'\n' || p_body);
  if v_answer is not null then
    return v_answer;
  end if;

  v_own := private.lock_own_stable();
  v_post := private.lock_own_post(v_own, p_post_id);
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  v_edits := (select count(*) from private.forum_edits where post_id = p_post_id);
  if v_body is null then
    perform private.refuse('post_text');
  elsif v_edits >= 20 then
    perform private.refuse('too_many_edits');
  end if;
  if v_body <> v_post.body then
    insert into private.forum_edits (post_id, version, body, at)
    values (p_post_id, v_edits + 1, v_post.body, coalesce(v_post.edited_at, v_post.posted_at));
    update private.forum_posts
    set body = v_body, edited_at = v_at, search = private.search_of(private.title_of(v_post), v_body)
    where id = p_post_id;
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

-- The title that is looked for with a post: that of its thread for the first, null for others.
create function private.title_of(p_post private.forum_posts) returns text
language sql stable set search_path = '' as $$
  select t.title from private.forum_threads t where t.id = p_post.thread_id and p_post.number = 1
$$;

-- Takes back a post of the player's: its place is kept and says so.
create function public.delete_post(p_post_id bigint, p_request_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_post_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'delete_post', p_post_id::text);
  if v_answer is not null then
    return v_answer;
  end if;

  perform private.lock_own_post(private.lock_own_stable(), p_post_id);
  update private.forum_posts set deleted = true, search = '' where id = p_post_id;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

-- Follows a thread, or no longer; 200 at most.
create function public.follow_thread(p_thread_id bigint, p_followed boolean, p_request_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_thread_id is null or p_followed is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'follow_thread', p_thread_id || ' ' || p_followed);
  if v_answer is not null then
    return v_answer;
  end if;

  v_own := private.lock_own_stable();
  if not exists (select from private.forum_threads where id = p_thread_id) then
    perform private.refuse('thread_not_found');
  elsif p_followed and (
    select count(*) from private.forum_reads where stable_id = v_own and followed
  ) >= 200 then
    perform private.refuse('too_many_threads_followed');
  end if;
  insert into private.forum_reads (stable_id, thread_id, followed)
  values (v_own, p_thread_id, p_followed)
  on conflict (stable_id, thread_id) do update set followed = excluded.followed;
  perform private.keep_answer(p_request_id, to_jsonb(p_followed));
  return p_followed;
end
$$;

-- The player has read a thread as far as this post. Done twice it is as done once; it never goes back.
create function public.read_thread(p_thread_id bigint, p_number integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_thread_id is null or p_number is null then
    perform private.refuse('bad_request');
  end if;
  insert into private.forum_reads (stable_id, thread_id, read_to)
  select v_own, t.id, least(p_number, t.posts)
  from private.forum_threads t where t.id = p_thread_id and p_number > 0
  on conflict (stable_id, thread_id) do update set read_to = excluded.read_to
  where private.forum_reads.read_to < excluded.read_to;
end
$$;

revoke execute on function
  public.open_thread,
  public.write_post,
  public.edit_post,
  public.delete_post,
  public.follow_thread,
  public.read_thread
  from public, anon, authenticated, service_role;
grant execute on function
  public.open_thread,
  public.write_post,
  public.edit_post,
  public.delete_post,
  public.follow_thread,
  public.read_thread
  to authenticated;
