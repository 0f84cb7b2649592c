-- Changing a stable's colours. Uniqueness is by what is seen: where there is no pattern, its colour does
-- not count. Races whose field is final keep the colours they were declared in.

-- Two colours of the eighteen.
create function private.is_colour_pair(p_pair jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(p_pair) = 'array' and jsonb_array_length(p_pair) = 2 then
    p_pair <@ (select to_jsonb(items) from private.draw_lists where name = 'silks colours')
  else false end
$$;

create function private.is_pattern(p_list text, p_pattern jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(p_pattern) = 'string'
    and p_pattern <@ (select to_jsonb(items) from private.draw_lists where name = p_list), false
  )
$$;

-- Whether it is a design of silks, with everything that belongs to one and nothing else (`Silks` in
-- @furlong/game).
create function private.is_silks(p_silks jsonb) returns boolean
language sql stable set search_path = '' as $$
  select case when jsonb_typeof(p_silks) = 'object' then
    (select count(*) from jsonb_object_keys(p_silks)) = 6
    and private.is_pattern('silks body', p_silks -> 'body')
    and private.is_pattern('silks sleeves', p_silks -> 'sleeves')
    and private.is_pattern('silks cap', p_silks -> 'cap')
    and coalesce(private.is_colour_pair(p_silks -> 'bodyColours'), false)
    and coalesce(private.is_colour_pair(p_silks -> 'sleeveColours'), false)
    and coalesce(private.is_colour_pair(p_silks -> 'capColours'), false)
  else false end
$$;

-- What is seen of a part: one colour, or a pattern of two (`silksLook` in @furlong/game).
create function private.look_of_part(p_pattern jsonb, p_pair jsonb) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_pattern = '"plain"' or p_pair -> 0 = p_pair -> 1 then p_pair ->> 0
    else concat_ws(' ', p_pattern #>> '{}', p_pair ->> 0, p_pair ->> 1)
  end
$$;

create function private.look_of_silks(p_silks jsonb) returns text
language sql immutable set search_path = '' as $$
  select concat_ws(
    ', ',
    private.look_of_part(p_silks -> 'body', p_silks -> 'bodyColours'),
    private.look_of_part(p_silks -> 'sleeves', p_silks -> 'sleeveColours'),
    private.look_of_part(p_silks -> 'cap', p_silks -> 'capColours')
  )
$$;

create index stables_silks_look on public.stables (private.look_of_silks(silks));

-- 'ok', or the code of the reason why the player's stable cannot have these colours.
create function public.silks_available(p_silks text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not private.is_silks(p_silks::jsonb) then 'silks_invalid'
    when exists (
      select from public.stables s
      where private.look_of_silks(s.silks) = private.look_of_silks(p_silks::jsonb)
        and s.owner_id is distinct from auth.uid()
    ) then 'silks_taken'
    else 'ok'
  end
$$;

-- Registers new colours for the player's stable.
create function public.change_silks(p_silks text, p_request_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
  v_silks jsonb;
  v_entry_ids uuid[];
  v_code text;
begin
  perform private.player();
  if p_silks is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  if private.first_answer(p_request_id, 'change_silks', p_silks) is not null then
    return;
  end if;

  v_stable_id := private.own_stable();
  -- One at a time, sign-ups too: of two that register the same colours at once the second is told.
  lock table public.stables in share row exclusive mode;
  v_code := public.silks_available(p_silks);
  if v_code <> 'ok' then
    perform private.refuse(v_code);
  end if;
  select silks into v_silks from public.stables where id = v_stable_id for no key update;
  v_entry_ids := array(
    select e.id from public.entries e join public.races r on r.id = e.race_id
    where e.stable_id = v_stable_id and e.silks is null and r.status <> 'open'
    order by e.id
    for no key update of e
  );
  update public.entries set silks = v_silks where id = any (v_entry_ids);
  update public.stables set silks = p_silks::jsonb where id = v_stable_id;
  perform private.keep_answer(p_request_id, 'true');
end
$$;

revoke execute on function public.silks_available, public.change_silks
  from public, anon, authenticated, service_role;
grant execute on function public.silks_available, public.change_silks to authenticated;
