-- What is read of lists of horses: each list has fifty horses at most, a player twenty-and-ten lists.

-- All lists, the most followed first, paged by the followers and the list; or those whose name begins with a text,
-- in the order of their names, the first page of them.
create function public.horse_lists(
  p_text text default null, p_before_followers integer default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, name text, description text, horses integer, followers integer, stable_id uuid,
  stable_name text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_before_followers is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  if p_text ~ '[^ ]' then
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where lower(x.name) like private.begins_with(p_text)
        order by lower(x.name) using ~<~, x.id
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by lower(l.name) using ~<~, l.id;
  else
    return query
      select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name
      from (
        select * from private.horse_lists x
        where p_before_id is null or (x.followers, x.id) < (p_before_followers, p_before_id)
        order by x.followers desc, x.id desc
        limit private.page_size(p_limit)
      ) l
      left join public.stables s on s.id = l.stable_id
      order by l.followers desc, l.id desc;
  end if;
end
$$;

-- One list. Refuses an id that is none's.
create function public.horse_list(p_list_id uuid)
returns table (
  id uuid, name text, description text, horses integer, followers integer, stable_id uuid,
  stable_name text, rule text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name, l.rule
    from private.horse_lists l
    left join public.stables s on s.id = l.stable_id
    where l.id = p_list_id;
  if not found then
    perform private.refuse('list_not_found');
  end if;
end
$$;

-- The horses of a list as they stand in one: with where they run next, the next off first, the rest by name.
create function public.horses_of_list(p_list_id uuid)
returns table (
  horse_id uuid, name text, sex text, birth_season integer, coat text, specialty text,
  rating integer, figures text, retired boolean, stable_name text, silks jsonb, race_id uuid,
  race_name text, track_id text, off_at timestamptz
)
language sql stable security definer rows 50 set search_path = '' as $$
  select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
    h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at
  from private.listed_horses l
  join public.horses h on h.id = l.horse_id
  join public.stables s on s.id = h.stable_id
  left join private.engagements g on g.horse_id = h.id
  left join public.races r on r.id = g.race_id
  where l.list_id = p_list_id
  order by r.off_at nulls last, h.name, h.id
$$;

-- The player's own lists and those followed, the own ones first.
create function public.my_horse_lists()
returns table (
  id uuid, name text, description text, horses integer, followers integer, stable_id uuid,
  stable_name text, own boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select l.id, l.name, l.description, l.horses, l.followers, s.id, s.name,
      l.stable_id is not distinct from v_own
    from (
      select x.id from private.horse_lists x where x.stable_id = v_own
      union all
      select f.list_id from private.list_followers f where f.stable_id = v_own
    ) m
    join private.horse_lists l on l.id = m.id
    left join public.stables s on s.id = l.stable_id
    order by l.stable_id is distinct from v_own, lower(l.name), l.id;
end
$$;

-- The horses of the player's own lists and of those followed, each once with the names of its lists: who runs next
-- first, the rest by name, page by page.
create function public.my_listed_horses(
  p_after_off timestamptz default null, p_after_name text default null, p_limit integer default 20
)
returns table (
  horse_id uuid, name text, sex text, birth_season integer, coat text, specialty text,
  rating integer, figures text, retired boolean, stable_name text, silks jsonb, race_id uuid,
  race_name text, track_id text, off_at timestamptz, lists text[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select h.id, h.name, h.sex, h.birth_season, h.coat, h.specialty, h.rating, h.figures,
      h.retired_at is not null, s.name, s.silks, r.id, r.name, r.track_id, r.off_at, m.lists
    from (
      select x.horse_id, array_agg(l.name order by lower(l.name)) as lists
      from private.horse_lists l
      join private.listed_horses x on x.list_id = l.id
      where l.stable_id = v_own
        or l.id in (select f.list_id from private.list_followers f where f.stable_id = v_own)
      group by x.horse_id
    ) m
    join public.horses h on h.id = m.horse_id
    join public.stables s on s.id = h.stable_id
    left join private.engagements g on g.horse_id = h.id
    left join public.races r on r.id = g.race_id
    where p_after_name is null
      or (coalesce(r.off_at, 'infinity'), lower(h.name))
        > (coalesce(p_after_off, 'infinity'), lower(p_after_name))
    order by coalesce(r.off_at, 'infinity'), lower(h.name)
    limit private.page_size(p_limit);
end
$$;

revoke execute on function
  public.horse_lists,
  public.horse_list,
  public.horses_of_list,
  public.my_horse_lists,
  public.my_listed_horses
  from public, anon, authenticated, service_role;
grant execute on function public.horse_lists, public.horse_list, public.horses_of_list
  to anon, authenticated;
grant execute on function public.my_horse_lists, public.my_listed_horses to authenticated;
