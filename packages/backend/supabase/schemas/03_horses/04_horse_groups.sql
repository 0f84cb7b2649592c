-- Primary horse groups: the strings into which an owner divides the stable's horses. The stable is locked
-- first, so that what one player does in two tabs comes one after the other.

create table private.horse_groups (
  id uuid primary key default gen_random_uuid(),
  stable_id uuid not null references public.stables (id),
  name text not null check (name = private.normal_name(name, 30)),
  position integer not null
);

create unique index horse_groups_name_key on private.horse_groups (stable_id, lower(name));

-- The key decides: a horse is in one primary group. One that was sold or retired is in none, whatever
-- stands here (`my_horse_groups`).
create table private.grouped_horses (
  horse_id uuid primary key references public.horses (id),
  group_id uuid not null references private.horse_groups (id) on delete cascade
);

create index grouped_horses_by_group on private.grouped_horses (group_id);

-- The groups of the caller's stable in their order, each with its horses, the longest in the stable first.
create function public.my_horse_groups() returns table (id uuid, name text, horse_ids uuid[])
language sql stable security definer set search_path = '' as $$
  select
    g.id, g.name,
    array(
      select h.id
      from private.grouped_horses m
      join public.horses h on h.id = m.horse_id
      where m.group_id = g.id and h.stable_id = g.stable_id and h.retired_at is null
      order by h.created_at, h.id
    )
  from private.horse_groups g
  join public.stables s on s.id = g.stable_id
  where s.owner_id = (select auth.uid())
  order by g.position, g.id
$$;

revoke execute on function public.my_horse_groups from public, anon, authenticated, service_role;
grant execute on function public.my_horse_groups to authenticated;
