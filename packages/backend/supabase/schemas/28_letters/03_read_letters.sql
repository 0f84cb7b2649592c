-- What a player reads of their letters.

-- With whom the player exchanges letters, the last letter first; paged by its time and the other stable. Who is
-- blocked is left out.
create function public.my_correspondents(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  stable_id uuid, name text, silks jsonb, last_at timestamptz, last_words text, last_own boolean,
  unread integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select s.id, s.name, s.silks, c.last_at, c.last_words, c.last_own, c.unread
    from private.correspondents c
    join public.stables s on s.id = c.other_id
    where c.stable_id = v_own
      and (c.last_at, c.other_id) < (
        coalesce(p_before_at, 'infinity'),
        coalesce(p_before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = c.other_id
      )
    order by c.last_at desc, c.other_id desc
    limit private.page_size(p_limit);
end
$$;

-- The letters between the player and another stable, the last first, before one of them.
create function public.my_letters(
  p_stable_id uuid, p_before_id bigint default null, p_limit integer default 20
)
returns table (id bigint, own boolean, body text, sent_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select l.id, l.from_low = (v_own < p_stable_id), l.body, l.sent_at
    from private.letters l
    where l.low_id = least(v_own, p_stable_id) and l.high_id = greatest(v_own, p_stable_id)
      and l.id < coalesce(p_before_id, 9223372036854775807)
    order by l.id desc
    limit private.page_size(p_limit);
end
$$;

-- With whom: the other stable, and whether the player blocks it. No row of one that is not there or the house's.
create function public.my_correspondent(p_stable_id uuid)
returns table (stable_id uuid, name text, silks jsonb, blocked boolean, unread integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select
      s.id, s.name, s.silks,
      exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = s.id
      ),
      coalesce(c.unread, 0)
    from public.stables s
    left join private.correspondents c on c.stable_id = v_own and c.other_id = s.id
    where s.id = p_stable_id and not s.is_house and s.id <> v_own;
end
$$;

-- From whom the player takes no letters, the last blocked first; 100 at most.
create function public.my_blocked_stables()
returns table (stable_id uuid, name text, silks jsonb, blocked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select s.id, s.name, s.silks, b.blocked_at
    from private.blocked_stables b
    join public.stables s on s.id = b.blocked_id
    where b.stable_id = v_own
    order by b.blocked_at desc, s.id
    limit 100;
end
$$;

-- The player has read the letters of a stable. Done twice it is as done once.
create function public.read_letters(p_stable_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_stable_id is null then
    perform private.refuse('bad_request');
  end if;
  update private.correspondents set unread = 0
  where stable_id = v_own and other_id = p_stable_id and unread > 0;
end
$$;

-- How many stables have written what the player has not read; 100 at most are counted.
create function public.my_unread_letters() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from (
    select from private.correspondents c
    where c.stable_id = (select id from public.stables where owner_id = (select auth.uid()))
      and c.unread > 0
    limit 100
  ) c
$$;

revoke execute on function
  public.my_correspondents,
  public.my_letters,
  public.my_correspondent,
  public.my_blocked_stables,
  public.read_letters,
  public.my_unread_letters
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_correspondents,
  public.my_letters,
  public.my_correspondent,
  public.my_blocked_stables,
  public.read_letters,
  public.my_unread_letters
  to authenticated;
