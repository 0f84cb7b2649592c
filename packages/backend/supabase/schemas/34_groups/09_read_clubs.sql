-- What is read of clubs: lists, tables and members by everybody, invitations and the board by whom they are for.

-- All clubs, those with most members first, paged by members and club; or those whose name begins with a text, in
-- the order of their names, the first page of them.
create function public.clubs(
  p_text text default null, p_before_members integer default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, name text, description text, is_open boolean, members integer, founded_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_before_members is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where lower(c.name) like private.begins_with(p_text)
      order by lower(c.name) using ~<~, c.id
      limit private.page_size(p_limit);
  else
    return query
      select c.id, c.name, c.description, c.is_open, c.members, c.founded_at
      from private.clubs c
      where p_before_id is null or (c.members, c.id) < (p_before_members, p_before_id)
      order by c.members desc, c.id desc
      limit private.page_size(p_limit);
  end if;
end
$$;

-- The first fifty clubs of this season by the points of their members.
create function public.club_table()
returns table (
  id uuid, name text, members integer, points integer, runs integer, wins integer
)
language sql stable security definer rows 50 set search_path = '' as $$
  select c.id, c.name, c.members, t.points, t.runs, t.wins
  from (
    select * from private.club_seasons s
    where s.season = private.season_at(now())
    order by s.points desc, s.wins desc, s.club_id desc
    limit 50
  ) t
  join private.clubs c on c.id = t.club_id
  order by t.points desc, t.wins desc, t.club_id desc
$$;

-- One club with its points of this season. Refuses an id that is none's.
create function public.club(p_club_id uuid)
returns table (
  id uuid, name text, description text, is_open boolean, members integer, founded_at timestamptz,
  points integer, runs integer, wins integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select c.id, c.name, c.description, c.is_open, c.members, c.founded_at,
      coalesce(s.points, 0), coalesce(s.runs, 0), coalesce(s.wins, 0)
    from private.clubs c
    left join private.club_seasons s
      on s.club_id = c.id and s.season = private.season_at(now())
    where c.id = p_club_id;
  if not found then
    perform private.refuse('club_not_found');
  end if;
end
$$;

-- The members of a club, a hundred at most, with what each has won for it this season, most first.
create function public.club_members(p_club_id uuid)
returns table (
  stable_id uuid, name text, silks jsonb, role text, joined_at timestamptz, points integer,
  runs integer, wins integer
)
language sql stable security definer rows 100 set search_path = '' as $$
  select s.id, s.name, s.silks, m.role, m.joined_at, coalesce(p.points, 0), coalesce(p.runs, 0),
    coalesce(p.wins, 0)
  from private.club_members m
  join public.stables s on s.id = m.stable_id
  left join private.club_points p
    on p.club_id = m.club_id and p.season = private.season_at(now())
      and p.stable_id = m.stable_id
  where m.club_id = p_club_id
  order by coalesce(p.points, 0) desc, m.joined_at, s.id
$$;

-- The club of the player's stable and its part there; no row where it is in none.
create function public.my_club() returns table (club_id uuid, stable_id uuid, role text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select m.club_id, m.stable_id, m.role from private.club_members m where m.stable_id = v_own;
end
$$;

-- The clubs that invite the player's stable, the last first; fifty at most. Not by whom the player blocks.
create function public.my_club_invitations()
returns table (
  club_id uuid, name text, members integer, invited_by text, invited_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select c.id, c.name, c.members, s.name, i.invited_at
    from private.club_invitations i
    join private.clubs c on c.id = i.club_id
    join public.stables s on s.id = i.invited_by
    where i.stable_id = v_own
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = i.invited_by
      )
    order by i.invited_at desc, c.id
    limit 50;
end
$$;

-- The board of the player's club, the last notice first, before one of them. Of whom the player blocks nothing.
create function public.my_club_notices(p_before_id bigint default null, p_limit integer default 20)
returns table (
  id bigint, stable_id uuid, stable_name text, body text, posted_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select n.id, s.id, s.name, n.body, n.posted_at
    from private.club_notices n
    join public.stables s on s.id = n.stable_id
    where n.club_id = (select m.club_id from private.club_members m where m.stable_id = v_own)
      and n.id < coalesce(p_before_id, 9223372036854775807)
      and not exists (
        select from private.blocked_stables b
        where b.stable_id = v_own and b.blocked_id = n.stable_id
      )
    order by n.id desc
    limit private.page_size(p_limit);
end
$$;

revoke execute on function
  public.clubs,
  public.club_table,
  public.club,
  public.club_members,
  public.my_club,
  public.my_club_invitations,
  public.my_club_notices
  from public, anon, authenticated, service_role;
grant execute on function public.clubs, public.club_table, public.club, public.club_members
  to anon, authenticated;
grant execute on function public.my_club, public.my_club_invitations, public.my_club_notices
  to authenticated;
