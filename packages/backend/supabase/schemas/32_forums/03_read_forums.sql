-- What is read of the forums, by anybody; to a player it also tells what is new, followed and blocked.

-- The stable of the caller; null for a visitor, and for a player who has not shown a second factor.
create function private.viewing_stable() returns uuid
language sql stable set search_path = '' as $$
  select s.id from public.stables s
  where s.owner_id = (select auth.uid())
    and ((select auth.jwt()) ->> 'aal' = 'aal2' or not private.has_second_factor(s.owner_id))
$$;

-- The sections in their order, each with what was written last.
create function public.forum_sections()
returns table (
  id text, threads integer, posts integer, last_thread_id bigint, last_title text, last_at timestamptz,
  last_posts integer, last_stable text
)
language sql stable security definer set search_path = '' as $$
  select s.id, s.threads, s.posts, t.id, case when not t.hidden then t.title end, t.last_at, t.posts, l.name
  from private.forum_sections s
  left join lateral (
    select * from private.forum_threads x where x.id = s.last_thread_id offset 0
  ) t on true
  left join lateral (
    select x.name from public.stables x where x.id = t.last_stable_id offset 0
  ) l on true
  order by s.place
$$;

-- What a list tells of a thread.
create function private.thread_seen(t private.forum_threads, p_viewer uuid)
returns table (
  id bigint, section text, title text, pinned boolean, locked boolean, posts integer,
  opened_at timestamptz, stable_id uuid, stable_name text, silks jsonb, last_at timestamptz,
  last_stable text, read_to integer, followed boolean
)
language sql stable set search_path = '' as $$
  select
    t.id, t.section_id, case when not t.hidden then t.title end, t.pinned, t.locked, t.posts,
    t.opened_at, s.id, s.name, s.silks, t.last_at, l.name, r.read_to, coalesce(r.followed, false)
  from (select) one
  left join public.stables s on s.id = t.stable_id
  left join public.stables l on l.id = t.last_stable_id
  left join private.forum_reads r on r.stable_id = p_viewer and r.thread_id = t.id
$$;

-- The threads of a section: pinned ones first, then those that were written in last; paged by the last of a page.
create function public.forum_threads(
  p_section text, p_before_pinned boolean default null, p_before_at timestamptz default null,
  p_before_id bigint default null, p_limit integer default 20
)
returns table (
  id bigint, section text, title text, pinned boolean, locked boolean, posts integer,
  opened_at timestamptz, stable_id uuid, stable_name text, silks jsonb, last_at timestamptz,
  last_stable text, read_to integer, followed boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_viewer constant uuid := private.viewing_stable();
begin
  if not exists (select from private.forum_sections s where s.id = p_section) then
    perform private.refuse('section_not_found');
  end if;
  return query
    select r.*
    from (
      select x as thread from private.forum_threads x
      where x.section_id = p_section
        and (x.pinned, x.last_at, x.id) < (
          coalesce(p_before_pinned, true), coalesce(p_before_at, 'infinity'),
          coalesce(p_before_id, 9223372036854775807)
        )
      order by x.pinned desc, x.last_at desc, x.id desc
      limit private.page_size(p_limit)
    ) t
    cross join lateral private.thread_seen(t.thread, v_viewer) r
    order by r.pinned desc, r.last_at desc, r.id desc;
end
$$;

-- The threads that the player follows, those that were written in last first.
create function public.my_followed_threads()
returns table (
  id bigint, section text, title text, pinned boolean, locked boolean, posts integer,
  opened_at timestamptz, stable_id uuid, stable_name text, silks jsonb, last_at timestamptz,
  last_stable text, read_to integer, followed boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select r.*
    from private.forum_reads f
    join private.forum_threads t on t.id = f.thread_id
    cross join lateral private.thread_seen(t, v_own) r
    where f.stable_id = v_own and f.followed
    order by r.last_at desc, r.id desc;
end
$$;

-- A thread: what a list tells of it, its race or horse. Of what is not there no row.
create function public.forum_thread(p_id bigint)
returns table (
  id bigint, section text, title text, pinned boolean, locked boolean, posts integer,
  opened_at timestamptz, stable_id uuid, stable_name text, silks jsonb, last_at timestamptz,
  last_stable text, read_to integer, followed boolean, race_id uuid, horse_id uuid
)
language sql stable security definer set search_path = '' as $$
  select r.*, t.race_id, t.horse_id
  from private.forum_threads t
  cross join lateral private.thread_seen(t, private.viewing_stable()) r
  where t.id = p_id
$$;

-- The thread of a race or a horse, and what that is called. Of what is not there no row.
create function public.thread_about(p_race_id uuid default null, p_horse_id uuid default null)
returns table (thread_id bigint, name text)
language sql stable security definer set search_path = '' as $$
  select t.id, r.name
  from public.races r left join private.forum_threads t on t.race_id = r.id
  where r.id = p_race_id
  union all
  select t.id, h.name
  from public.horses h left join private.forum_threads t on t.horse_id = h.id
  where h.id = p_horse_id
$$;

-- The posts of a thread after a number. What is hidden or deleted tells nothing but that, to nobody.
create function public.thread_posts(p_thread_id bigint, p_after integer default 0, p_limit integer default 20)
returns table (
  id bigint, number integer, stable_id uuid, stable_name text, silks jsonb, role text, body text,
  posted_at timestamptz, edited_at timestamptz, deleted boolean, hidden boolean, blocked boolean,
  own boolean
)
language sql stable security definer set search_path = '' as $$
  select
    p.id, p.number, s.id, s.name, s.silks,
    case when p.stable_id is null then 'operator' else h.role end,
    case when not p.deleted and not p.hidden then p.body end,
    p.posted_at, case when not p.deleted and not p.hidden then p.edited_at end, p.deleted, p.hidden,
    b.stable_id is not null, coalesce(p.stable_id = v.id, false)
  from (
    select * from private.forum_posts x
    where x.thread_id = p_thread_id and x.number > coalesce(p_after, 0)
    order by x.number
    limit private.page_size(p_limit)
  ) p
  cross join (select private.viewing_stable() as id) v
  left join public.stables s on s.id = p.stable_id
  left join private.role_holders h on h.user_id = s.owner_id
  left join private.blocked_stables b on b.stable_id = v.id and b.blocked_id = p.stable_id
  order by p.number
$$;

-- What a post said before it was edited, the first first. Of what is hidden or deleted nothing.
create function public.post_history(p_post_id bigint)
returns table (version integer, body text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.version, e.body, e.at
  from private.forum_edits e
  join private.forum_posts p on p.id = e.post_id
  where e.post_id = p_post_id and not p.hidden and not p.deleted
  order by e.version
$$;

-- Words as they are looked for: each may be the beginning of one. Null where there are none.
create function private.words_looked_for(p_words text) returns tsquery
language sql immutable set search_path = '' as $$
  select case when numnode(q) > 0
    then regexp_replace(q::text, '''(?= &|$)', ''':*', 'g')::tsquery
  end
  from (select plainto_tsquery('pg_catalog.simple', left(p_words, 200)) as q) s
$$;

-- The last 5,000 posts: of a stable, of a section, or of all.
create function private.newest_posts(p_section text, p_stable_id uuid)
returns table (id bigint, search tsvector)
language plpgsql stable set search_path = '' as $$
begin
  if p_stable_id is not null then
    return query
      select p.id, p.search from private.forum_posts p
      where p.stable_id = p_stable_id and (p_section is null or p.section_id = p_section)
      order by p.id desc limit 5000;
  elsif p_section is not null then
    return query
      select p.id, p.search from private.forum_posts p
      where p.section_id = p_section order by p.id desc limit 5000;
  else
    return query
      select p.id, p.search from private.forum_posts p order by p.id desc limit 5000;
  end if;
end
$$;

-- The posts in which all words stand: common ones are found by walking the last posts, rare ones by their index.
-- 1,000 at most.
create function private.posts_with(p_query tsquery, p_section text, p_stable_id uuid)
returns bigint[]
language plpgsql stable set search_path = '' as $$
declare
  v_found bigint[] := array(
    select n.id from private.newest_posts(p_section, p_stable_id) n
    where n.search <> ''::tsvector and (p_query is null or n.search @@ p_query)
    limit 1000
  );
begin
  if cardinality(v_found) >= 50 or p_stable_id is not null or p_query is null then
    return v_found;
  end if;
  return array(
    select p.id from private.forum_posts p
    where p.search @@ p_query and (p_section is null or p.section_id = p_section)
    limit 1000
  );
end
$$;

-- The posts in which all words stand, the best first: those whose title has them, then those that have them most often,
-- then the last. Without words the last of a stable.
create function public.search_posts(
  p_words text, p_section text default null, p_stable text default null, p_limit integer default 20
)
returns table (
  id bigint, thread_id bigint, number integer, section text, title text, stable_name text,
  body text, posted_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_query constant tsquery := private.words_looked_for(p_words);
  v_stable_id uuid;
begin
  if p_stable <> '' then
    v_stable_id := (
      select s.id from private.stables_named(p_stable) s
      order by lower(s.name) = lower(p_stable) desc, s.id limit 1
    );
    if v_stable_id is null then
      return;
    end if;
  end if;
  if v_query is null and (v_stable_id is null or p_words <> '') then
    return;
  end if;
  return query
    select
      p.id, p.thread_id, p.number, p.section_id, t.title, s.name,
      left(regexp_replace(p.body, '\s+', ' ', 'g'), 240), p.posted_at
    from (
      select x.*, case when v_query is not null then ts_rank(x.search, v_query) end as rank
      from private.forum_posts x
      where x.id = any(private.posts_with(v_query, nullif(p_section, ''), v_stable_id))
      order by rank desc nulls last, x.id desc
      limit least(private.page_size(p_limit), 50)
    ) p
    join private.forum_threads t on t.id = p.thread_id and not t.hidden
    left join public.stables s on s.id = p.stable_id
    order by p.rank desc nulls last, p.id desc;
end
$$;

revoke execute on function
  public.forum_sections,
  public.forum_threads,
  public.my_followed_threads,
  public.forum_thread,
  public.thread_about,
  public.thread_posts,
  public.post_history,
  public.search_posts
  from public, anon, authenticated, service_role;
grant execute on function
  public.forum_sections,
  public.forum_threads,
  public.forum_thread,
  public.thread_about,
  public.thread_posts,
  public.post_history,
  public.search_posts
  to anon, authenticated;
grant execute on function public.my_followed_threads to authenticated;
