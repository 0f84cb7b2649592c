-- Pausing play: for a while, or as an exclusion. Nothing ends either before its time.

-- Pauses the player's play for so many days from now: 1, 3, 7, 14, 28 or 42, or for an exclusion 182, 365 or 1826
-- (`PAUSES` and `EXCLUSIONS` in @furlong/game). One that stands may be made longer. Horses leave the auto-trainer.
-- Answers when it ends.
create function public.pause_play(p_days integer, p_request_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_kind constant text := case when p_days > 42 then 'exclusion' else 'pause' end;
  v_ends_at timestamptz;
  v_stands private.pauses;
begin
  perform private.player();
  if (p_days in (1, 3, 7, 14, 28, 42, 182, 365, 1826)) is not true or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'pause_play', p_days::text);
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;

  v_stable_id := private.own_stable();
  -- What is being done ends first, and what comes after finds the pause.
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := clock_timestamp();
  v_ends_at := v_at + make_interval(days => p_days);
  v_stands := private.pause_at(v_stable_id, v_at);
  if v_stands.ends_at >= v_ends_at then
    perform private.refuse('pause_stands');
  end if;
  if v_stands.stable_id is null then
    insert into private.pauses (stable_id, kind, begins_at, ends_at)
    values (v_stable_id, v_kind, v_at, v_ends_at);
  else
    update private.pauses set kind = v_kind, ends_at = v_ends_at
    where stable_id = v_stable_id and begins_at = v_stands.begins_at;
  end if;
  perform from public.horses
  where stable_id = v_stable_id and retired_at is null order by id for no key update;
  perform private.end_auto_training(o.horse_id, date_trunc('milliseconds', v_at))
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null;
  perform private.keep_answer(p_request_id, to_jsonb(v_ends_at));
  return v_ends_at;
end
$$;

-- Who plays has limits, and pauses lie apart. A row for every violation.
create function private.check_limits() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a player has limits of every kind', s.id::text
  from public.stables s
  where s.owner_id is not null
    and (select count(*) from private.limits l where l.stable_id = s.id) <> 3
  union all
  select 'pauses lie apart', p.stable_id || ' ' || p.begins_at
  from private.pauses p
  join private.pauses q on q.stable_id = p.stable_id and q.begins_at > p.begins_at
  where q.begins_at < p.ends_at
$$;

revoke execute on function public.pause_play from public, anon, authenticated, service_role;
grant execute on function public.pause_play to authenticated;
