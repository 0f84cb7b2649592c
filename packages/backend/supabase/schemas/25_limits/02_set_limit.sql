-- Setting a limit: lower at once, higher a day later.

-- The player's limits, what is to take their place, the time at play of today, what was taken of the week's packs,
-- and the pause that stands.
create function public.my_limits()
returns table (
  weekly_credits integer, next_weekly_credits integer, weekly_credits_rise_at timestamptz,
  daily_minutes integer, next_daily_minutes integer, daily_minutes_rise_at timestamptz,
  reminder_minutes integer, played_seconds integer, credits_taken bigint,
  pause_kind text, pause_ends_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select
    private.limit_of(s.id, 'weekly_credits', c.now), w.next_amount, w.rises_at,
    private.limit_of(s.id, 'daily_minutes', c.now), d.next_amount, d.rises_at,
    private.limit_of(s.id, 'reminder_minutes', c.now),
    coalesce((
      select t.seconds from private.play_time t
      where t.stable_id = s.id and t.day = (c.now at time zone 'UTC')::date
    ), 0)::integer,
    private.credits_taken(s.id, c.now), p.kind, p.ends_at
  from public.stables s
  cross join (select now() as now) c
  left join private.limits w on w.stable_id = s.id and w.kind = 'weekly_credits' and w.rises_at > c.now
  left join private.limits d on d.stable_id = s.id and d.kind = 'daily_minutes' and d.rises_at > c.now
  left join lateral private.pause_at(s.id, c.now) p on true
  where s.owner_id = (select auth.uid())
$$;

-- Sets one of the player's limits, or takes it away (null). What is as low as before or lower holds at once, and
-- so does a reminder; what is higher takes its place after a day, unless the limit is set again before. Answers
-- when it holds.
create function public.set_limit(p_kind text, p_request_id uuid, p_amount integer default null)
returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_present integer;
begin
  perform private.player();
  if (p_kind in ('weekly_credits', 'daily_minutes', 'reminder_minutes')) is not true
    or p_request_id is null or not private.is_limit(p_kind, p_amount)
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'set_limit', concat_ws(' ', p_kind, p_amount));
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;

  v_stable_id := private.own_stable();
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := clock_timestamp();
  v_present := private.limit_of(v_stable_id, p_kind, v_at);
  if p_kind = 'reminder_minutes' or p_amount <= coalesce(v_present, p_amount)
    or (p_amount is null and v_present is null)
  then
    update private.limits set amount = p_amount, next_amount = null, rises_at = null
    where stable_id = v_stable_id and kind = p_kind;
  else
    v_at := v_at + interval '1 day';
    update private.limits set amount = v_present, next_amount = p_amount, rises_at = v_at
    where stable_id = v_stable_id and kind = p_kind;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_at));
  return v_at;
end
$$;

-- Notes that the player is at play, as the site does every minute while it is seen. Answers the seconds of today,
-- how many minutes a day has, whether to remind the player of the time, which is once in so many minutes, and when the
-- stable leaves the game if it does; for who has no stable, nothing.
create function public.note_play()
returns table (
  played_seconds integer, daily_minutes integer, reminds boolean, leaves_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (select id from public.stables where owner_id = auth.uid());
  v_at constant timestamptz := clock_timestamp();
  v_time private.play_time;
  v_reminds boolean;
begin
  if v_stable_id is null then
    return;
  end if;
  v_time := private.hear(v_stable_id, v_at);
  v_reminds := coalesce(
    v_at - coalesce(v_time.reminded_at, v_time.since)
      >= make_interval(mins => private.limit_of(v_stable_id, 'reminder_minutes', v_at)),
    false
  );
  if v_reminds then
    update private.play_time set reminded_at = v_at where stable_id = v_stable_id;
  end if;
  return query select
    v_time.seconds::integer, private.limit_of(v_stable_id, 'daily_minutes', v_at), v_reminds,
    (select l.leaves_at from private.leavings l where l.stable_id = v_stable_id);
end
$$;

revoke execute on function public.my_limits, public.set_limit, public.note_play
  from public, anon, authenticated, service_role;
grant execute on function public.my_limits, public.set_limit, public.note_play to authenticated;
