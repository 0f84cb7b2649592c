-- What owners are called: in full for themselves alone, and what others read of it.

-- Read by no API but `my_owner_name`, each owner their own.
create table private.owner_names (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  full_name text not null check (full_name = private.normal_name(full_name, 80)),
  shown text not null default 'initial' check (shown in ('full', 'initial', 'none'))
);

-- What others read of a full name: all of it, first name and last initial, or nothing. The rule is
-- `shownOwnerName` in @furlong/game.
create function private.shown_owner_name(p_full_name text, p_shown text) returns text
language sql immutable set search_path = '' as $$
  select case p_shown
    when 'full' then p_full_name
    when 'initial' then case
      when private.normal_name(short, 80) = short then short else split_part(p_full_name, ' ', 1)
    end
  end
  from regexp_replace(p_full_name, '^([^ ]+) (.* )?([^ ])[^ ]*$', '\1 \3.') short
$$;

-- What the caller is called, and the name chosen for others to read.
create function public.my_owner_name() returns table (full_name text, shown text)
language sql stable security definer set search_path = '' as $$
  select n.full_name, n.shown
  from private.owner_names n
  join public.stables s on s.id = n.stable_id
  where s.owner_id = (select auth.uid())
$$;

-- Chooses what others read of the player's name; answers it, null for nothing.
create function public.show_owner_name(p_shown text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_name text;
begin
  perform private.player();
  if (p_shown in ('full', 'initial', 'none')) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'show_owner_name', p_shown);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  update private.owner_names set shown = p_shown where stable_id = v_stable_id
  returning private.shown_owner_name(full_name, p_shown) into v_name;
  update public.stables set owner_name = v_name where id = v_stable_id;
  perform private.keep_answer(p_request_id, coalesce(to_jsonb(v_name), 'null'));
  return v_name;
end
$$;

revoke execute on function public.my_owner_name, public.show_owner_name
  from public, anon, authenticated, service_role;
grant execute on function public.my_owner_name, public.show_owner_name to authenticated;
