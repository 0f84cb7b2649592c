-- How often a stable may change what others see: lists of horses, clubs, reviews. One limit for all of it.

-- What a stable did, counted by the minute (UTC).
create table private.community_acts (
  stable_id uuid not null references public.stables (id),
  minute timestamptz not null,
  acts integer not null,
  primary key (stable_id, minute)
);

-- How many acts a stable has within an hour: fewer in its first week. `communityActs` in @furlong/game.
create function private.most_community_acts(p_founded_at timestamptz, p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select case when p_founded_at > p_at - interval '7 days' then 60 else 180 end
$$;

-- Counts an act of the stable, which is locked, among those of its minute, or refuses it.
create function private.count_act(p_stable_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_at constant timestamptz := clock_timestamp();
begin
  delete from private.community_acts
  where stable_id = p_stable_id and minute <= v_at - interval '1 hour';
  if (select coalesce(sum(acts), 0) from private.community_acts where stable_id = p_stable_id) >= (
    select private.most_community_acts(created_at, v_at) from public.stables where id = p_stable_id
  ) then
    perform private.refuse('too_many_acts');
  end if;
  insert into private.community_acts as c (stable_id, minute, acts)
  values (p_stable_id, date_trunc('minute', v_at), 1)
  on conflict (stable_id, minute) do update set acts = c.acts + 1;
end
$$;

-- The first of what a text search looks for, taken literally.
create function private.begins_with(p_text text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(btrim(left(p_text, 60))), '([\\%_])', '\\\1', 'g') || '%'
$$;
