-- Lists of horses that any stable makes for all to read and follow, and those that the house keeps by a rule. A
-- stable is locked before a list.

create table private.horse_lists (
  id uuid primary key default gen_random_uuid(),
  -- Whose it is; null for the house's.
  stable_id uuid references public.stables (id),
  -- By which rule the house keeps it (house_lists.sql).
  rule text unique,
  name text not null check (name = private.normal_name(name, 40)),
  description text check (description = private.player_text(description, 500)),
  horses integer not null default 0 check (horses between 0 and 50),
  followers integer not null default 0 check (followers >= 0),
  made_at timestamptz not null,
  check ((stable_id is null) = (rule is not null))
);

create unique index horse_lists_by_stable on private.horse_lists (stable_id, lower(name));
create index horse_lists_by_followers on private.horse_lists (followers desc, id desc);
create index horse_lists_by_name on private.horse_lists (lower(name) text_pattern_ops, id);

create table private.listed_horses (
  list_id uuid not null references private.horse_lists (id) on delete cascade,
  horse_id uuid not null references public.horses (id),
  listed_at timestamptz not null,
  primary key (list_id, horse_id)
);

create table private.list_followers (
  stable_id uuid not null references public.stables (id),
  list_id uuid not null references private.horse_lists (id) on delete cascade,
  followed_at timestamptz not null,
  primary key (stable_id, list_id)
);

create index list_followers_by_list on private.list_followers (list_id);

-- A name for a list of the stable that is not the list's given, or refuses it.
create function private.list_name(p_stable_id uuid, p_name text, p_list_id uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_name constant text := private.normal_name(p_name, 40);
begin
  if v_name is null then
    perform private.refuse('list_name_invalid');
  elsif exists (
    select from private.horse_lists
    where stable_id = p_stable_id and lower(name) = lower(v_name) and id is distinct from p_list_id
  ) then
    perform private.refuse('list_name_taken');
  end if;
  return v_name;
end
$$;

-- What is said of a list or a club, null for nothing, or refuses it.
create function private.description(p_text text) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_text constant text := private.player_text(p_text, 500);
begin
  if v_text is null and p_text ~ '[^ \t\r\n]' then
    perform private.refuse('description_text');
  end if;
  return v_text;
end
$$;

-- A list of the stable's, locked.
create function private.lock_own_list(p_stable_id uuid, p_list_id uuid) returns private.horse_lists
language plpgsql set search_path = '' as $$
declare
  v_list private.horse_lists;
begin
  select * into v_list from private.horse_lists
  where id = p_list_id and stable_id = p_stable_id for no key update;
  if v_list.id is null then
    perform private.refuse('list_not_found');
  end if;
  return v_list;
end
$$;
