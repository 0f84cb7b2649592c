-- What players set themselves: credits taken in a week, time at play in a day, a reminder after so long, and
-- pauses. What is set is held by every action of the game (`private.first_answer`).

-- What a limit may be: null for none. `limitRanges` in @furlong/game.
create function private.is_limit(p_kind text, p_amount integer) returns boolean
language sql immutable set search_path = '' as $$
  select p_amount is null or case p_kind
    when 'weekly_credits' then p_amount between 0 and 500
    when 'daily_minutes' then p_amount between 15 and 720
    when 'reminder_minutes' then p_amount between 15 and 720
    else false
  end
$$;

-- Dollars of packs a week, minutes a day, minutes until a reminder; null for none. Raised, a limit waits for a day.
create table private.limits (
  stable_id uuid not null references public.stables (id) on delete cascade,
  kind text not null check (kind in ('weekly_credits', 'daily_minutes', 'reminder_minutes')),
  amount integer,
  -- What takes its place at a moment.
  next_amount integer,
  rises_at timestamptz,
  primary key (stable_id, kind),
  check (private.is_limit(kind, amount)),
  check (private.is_limit(kind, next_amount)),
  check (rises_at is not null or next_amount is null)
);

-- Times at which a player is not at play, none of which overlap: a pause, or an exclusion.
create table private.pauses (
  stable_id uuid not null references public.stables (id) on delete cascade,
  kind text not null check (kind in ('pause', 'exclusion')),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  primary key (stable_id, begins_at)
);

-- How long a player was at play on the last day (UTC) on which anything was heard, by the server's clock.
create table private.play_time (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  day date not null,
  seconds double precision not null,
  -- Since when without a break of fifteen minutes.
  since timestamptz not null,
  heard_at timestamptz not null,
  -- When the player was reminded of it.
  reminded_at timestamptz
);

create function private.set_up_limits(p_stable_id uuid) returns void
language sql set search_path = '' as $$
  insert into private.limits (stable_id, kind)
  select p_stable_id, kind from unnest(array['weekly_credits', 'daily_minutes', 'reminder_minutes']) kind
$$;

-- What holds at a moment; null for no limit.
create function private.limit_of(p_stable_id uuid, p_kind text, p_at timestamptz) returns integer
language sql stable set search_path = '' as $$
  select case when rises_at <= p_at then next_amount else amount end
  from private.limits where stable_id = p_stable_id and kind = p_kind
$$;

-- The pause or exclusion that stands at a moment.
create function private.pause_at(p_stable_id uuid, p_at timestamptz) returns private.pauses
language sql stable set search_path = '' as $$
  select * from private.pauses
  where stable_id = p_stable_id and begins_at <= p_at and ends_at > p_at
  order by begins_at desc limit 1
$$;

-- Which part of a span a stable was paused, 0 to 1.
create function private.paused_part(p_stable_id uuid, p_from timestamptz, p_to timestamptz)
returns double precision
language sql stable set search_path = '' as $$
  select coalesce(sum(extract(epoch from least(ends_at, p_to) - greatest(begins_at, p_from))), 0)
    / extract(epoch from p_to - p_from)
  from private.pauses
  where stable_id = p_stable_id and begins_at < p_to and ends_at > p_from
$$;

-- Adds to the time at play that a player was heard of: the time since the last, or a minute after a silence of
-- more than two.
create function private.hear(p_stable_id uuid, p_at timestamptz) returns private.play_time
language sql set search_path = '' as $$
  insert into private.play_time as t (stable_id, day, seconds, since, heard_at)
  values (
    p_stable_id, (p_at at time zone 'UTC')::date, 60, p_at - interval '1 minute', p_at
  )
  on conflict (stable_id) do update
  set day = excluded.day,
    seconds = case when t.day = excluded.day then t.seconds else 0 end
      + case when p_at - t.heard_at > interval '2 minutes' then 60
        else greatest(0, extract(epoch from p_at - t.heard_at)) end,
    since = case when p_at - t.heard_at > interval '15 minutes' then excluded.since else t.since end,
    reminded_at = case when p_at - t.heard_at > interval '15 minutes' then null else t.reminded_at end,
    heard_at = greatest(t.heard_at, p_at)
  returning t.*
$$;

-- Refuses the player who leaves (leavings.sql), or whose pause or time of the day forbids what comes for the first time. The limits stay as
-- they are until it is done: who sets one meanwhile waits.
create function private.require_play() returns void
language plpgsql set search_path = '' as $$
declare
  v_stable_id constant uuid := (select id from public.stables where owner_id = auth.uid());
  v_pause private.pauses;
  v_minutes integer;
begin
  perform private.sight(v_stable_id, clock_timestamp());
  perform from private.limits where stable_id = v_stable_id order by kind for share;
  if exists (select from private.leavings where stable_id = v_stable_id) then
    perform private.refuse('stable_leaving');
  end if;
  v_pause := private.pause_at(v_stable_id, clock_timestamp());
  if v_pause.kind = 'exclusion' then
    perform private.refuse('self_excluded');
  elsif v_pause.kind = 'pause' then
    perform private.refuse('play_paused');
  end if;
  v_minutes := private.limit_of(v_stable_id, 'daily_minutes', clock_timestamp());
  if v_minutes is not null
    and (private.hear(v_stable_id, clock_timestamp())).seconds > 60 * v_minutes
  then
    perform private.refuse('daily_time_over');
  end if;
end
$$;
