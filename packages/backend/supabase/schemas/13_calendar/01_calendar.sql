-- The race calendar: what a stable runs and does within a span, and the address at which a calendar
-- program follows it.

create table private.calendar_addresses (
  stable_id uuid primary key references public.stables (id),
  -- Who knows it reads this, and nothing else.
  secret text not null unique check (secret ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null
);

-- Entries of a stable whose races go off in [p_from, p_to). Entries open hours before the off, so that
-- one made more than 31 days before the span is not of it.
create function private.races_of_stable(p_stable_id uuid, p_from timestamptz, p_to timestamptz)
returns table (
  entry_id uuid, horse_id uuid, horse_name text, race_id uuid, race_name text, track_id text,
  distance integer, surface text, grade text, status text, off_at timestamptz,
  finishes_at timestamptz, place integer
)
language sql stable set search_path = '' as $$
  select e.id, h.id, h.name, r.id, r.name, r.track_id, r.distance, r.surface, r.grade, r.status,
    r.off_at, r.finishes_at, e.place
  from public.entries e
  join public.races r on r.id = e.race_id
  join public.horses h on h.id = e.horse_id
  where e.stable_id = p_stable_id
    and e.entered_at >= p_from - interval '31 days' and e.entered_at < p_to
    and r.off_at >= p_from and r.off_at < p_to
$$;

-- A span that a calendar shows: at most 62 days.
create function private.check_span(p_from timestamptz, p_to timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_from is null or p_to is null or p_to <= p_from or p_to > p_from + interval '62 days' then
    perform private.refuse('bad_request');
  end if;
end
$$;

-- The player's races of a span, the first to go off first, by pages of 500 that follow the last row seen.
create function public.my_calendar_races(
  p_from timestamptz, p_to timestamptz,
  p_after_off timestamptz default null, p_after_id uuid default null
)
returns table (
  entry_id uuid, horse_id uuid, horse_name text, race_id uuid, race_name text, track_id text,
  distance integer, surface text, grade text, status text, off_at timestamptz,
  finishes_at timestamptz, place integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.check_span(p_from, p_to);
  return query
    select r.* from private.races_of_stable(private.own_stable(), p_from, p_to) r
    where p_after_id is null or (r.off_at, r.entry_id) > (p_after_off, p_after_id)
    order by r.off_at, r.entry_id
    limit 500;
end
$$;

-- What the player's horses did in training, a row a day: by horse and programme, in lists of one length.
-- `p_midnights` are the beginnings of the days in ms since 1970, of which the last ends the span: days are
-- the player's own, and not of one length. A session is of the day on which it began.
create function public.my_training_days(p_midnights bigint[])
returns table (
  midnight timestamptz, horse_ids uuid[], horse_names text[], programmes text[], sessions integer[]
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
  v_midnights timestamptz[];
  v_from timestamptz;
  v_to timestamptz;
begin
  -- Up to the year 2100: beyond it lies no day that anybody looks at.
  if cardinality(p_midnights) > 63 or not coalesce(0 <= all (p_midnights), false)
    or not 4102444800000 >= all (p_midnights)
  then
    perform private.refuse('bad_request');
  end if;
  v_midnights := array(
    select to_timestamp(m.ms / 1000.0) from unnest(p_midnights) with ordinality m(ms, place)
    order by m.place
  );
  v_from := v_midnights[1];
  v_to := v_midnights[cardinality(v_midnights)];
  perform private.check_span(v_from, v_to);
  return query
    select v_midnights[w.day], array_agg(h.id order by w.place), array_agg(h.name order by w.place),
      array_agg(w.programme order by w.place), array_agg(w.sessions order by w.place)
    from (
      select s.horse_id, s.programme, width_bucket(s.started_at, v_midnights) as day,
        count(*)::integer as sessions,
        row_number() over (order by min(s.started_at), s.horse_id, s.programme) as place
      from public.training_sessions s
      where s.stable_id = v_stable_id and s.started_at >= v_from and s.started_at < v_to
      group by s.horse_id, s.programme, day
    ) w
    join public.horses h on h.id = w.horse_id
    group by w.day
    order by w.day;
end
$$;

-- The secret of the player's calendar address; null before one is made.
create function public.my_calendar_secret() returns text
language sql stable security definer set search_path = '' as $$
  select secret from private.calendar_addresses where stable_id = private.own_stable()
$$;

-- Makes the address at which the player's calendar is followed, or another in its place: what knew the
-- one before reads nothing any more.
create function public.renew_calendar_secret(p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_secret text;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'renew_calendar_secret', '');
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.calendar_addresses (stable_id, secret, made_at)
  values (private.own_stable(), private.random_hex(), clock_timestamp())
  on conflict (stable_id) do update set secret = excluded.secret, made_at = excluded.made_at
  returning secret into v_secret;
  perform private.keep_answer(p_request_id, to_jsonb(v_secret));
  return v_secret;
end
$$;

-- What a calendar program reads at a secret address: the races of 62 days before and after, and the
-- sessions of the last week, the newest 500 of them. A horse that is `renamed` had another name before.
create function public.followed_calendar(p_secret text)
returns table (
  id uuid, horse_name text, renamed boolean, begins_at timestamptz, ends_at timestamptz,
  programme text, race_id uuid, race_name text, track_id text, distance integer, surface text,
  grade text, status text, place integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select stable_id from private.calendar_addresses where secret = p_secret
  );
begin
  if v_stable_id is null then
    perform private.refuse('calendar_not_found');
  end if;
  return query
    select r.entry_id, r.horse_name, h.former_name is not null, r.off_at, r.finishes_at, null::text,
      r.race_id, r.race_name, r.track_id, r.distance, r.surface, r.grade, r.status, r.place
    from private.races_of_stable(v_stable_id, now() - interval '62 days', now() + interval '62 days') r
    join public.horses h on h.id = r.horse_id
    union all (
      select s.id, h.name, h.former_name is not null, s.started_at, s.ends_at, s.programme, null,
        null, null, null, null, null, null, null
      from public.training_sessions s
      join public.horses h on h.id = s.horse_id
      where s.stable_id = v_stable_id and s.started_at >= now() - interval '7 days'
      order by s.started_at desc, s.id
      limit 500
    );
end
$$;

revoke execute on function
  public.my_calendar_races,
  public.my_training_days,
  public.my_calendar_secret,
  public.renew_calendar_secret,
  public.followed_calendar
  from public, anon, authenticated, service_role;
grant execute on function
  public.my_calendar_races,
  public.my_training_days,
  public.my_calendar_secret,
  public.renew_calendar_secret
  to authenticated;
grant execute on function public.followed_calendar to service_role;
