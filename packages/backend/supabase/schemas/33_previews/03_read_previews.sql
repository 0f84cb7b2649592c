-- What is read of previews: of a race from its off on; before it a player's own to the player alone.

-- The previews of a race that has gone off, the best first, then those that came first: a hundred at most. No row
-- before, whoever asks.
create function public.race_previews(p_race_id uuid)
returns table (
  stable_id uuid, stable_name text, silks jsonb, rule text, chances integer[],
  published_at timestamptz, score integer
)
language sql stable security definer rows 10 set search_path = '' as $$
  select s.id, s.name, s.silks, p.rule, p.chances, p.published_at, p.score
  from private.previews p
  join public.races r on r.id = p.race_id and r.status in ('running', 'finished', 'void')
  join public.stables s on s.id = p.stable_id
  where p.race_id = p_race_id
  order by p.score desc nulls last, p.published_at, s.id
  limit 100
$$;

-- The player's own preview of a race, sealed or not; no row where there is none.
create function public.my_preview(p_race_id uuid)
returns table (chances integer[], published_at timestamptz, score integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_race_id is null then
    perform private.refuse('bad_request');
  end if;
  return query
    select p.chances, p.published_at, p.score
    from private.previews p
    where p.race_id = p_race_id and p.stable_id = v_own;
end
$$;

-- The races of which previews are taken now, the next off first.
create function public.races_to_preview()
returns table (
  id uuid, name text, track_id text, grade text, distance integer, surface text, runners integer,
  off_at timestamptz
)
language sql stable security definer rows 5 set search_path = '' as $$
  select r.id, r.name, r.track_id, r.grade, r.distance, r.surface, r.entries_count, r.off_at
  from public.races r
  where r.status in ('open', 'closed', 'running') and r.status = 'closed'
    and r.line_runs is not null and r.off_at > now()
  order by r.off_at, r.id
  limit 20
$$;

-- The races whose previews were scored, the last off first, before one of them, each with who was best.
create function public.previewed_races(
  p_before_off timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  id uuid, name text, track_id text, off_at timestamptz, winner text, previews integer,
  best integer, best_stable text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_before_off is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select r.id, r.name, r.track_id, v.off_at, w.name, v.previews, v.best, b.name
    from (
      select * from private.previewed_races x
      where p_before_off is null or (x.off_at, x.race_id) < (p_before_off, p_before_id)
      order by x.off_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) v
    join public.races r on r.id = v.race_id
    cross join lateral (
      select h.name from public.entries e join public.horses h on h.id = e.horse_id
      where e.race_id = v.race_id and e.place = 1 order by e.draw limit 1
    ) w
    cross join lateral (
      select s.name from private.previews p join public.stables s on s.id = p.stable_id
      where p.race_id = v.race_id order by p.score desc, p.published_at, s.id limit 1
    ) b
    order by v.off_at desc, v.race_id desc;
end
$$;

-- A month's table: the fifty stables with the greatest sums.
create function public.preview_table(p_month text)
returns table (
  stable_id uuid, stable_name text, silks jsonb, is_house boolean, previews integer, score bigint
)
language sql stable security definer rows 50 set search_path = '' as $$
  select s.id, s.name, s.silks, s.is_house, m.previews, m.score
  from (
    select * from private.preview_months x
    where x.month = p_month
    order by x.score desc, x.stable_id desc
    limit 50
  ) m
  join public.stables s on s.id = m.stable_id
  order by m.score desc, m.stable_id desc
$$;

-- The player's previews of races that are run, the last published first, paged by when and of what.
create function public.my_previews(
  p_before_at timestamptz default null, p_before_id uuid default null, p_limit integer default 20
)
returns table (
  race_id uuid, race_name text, track_id text, off_at timestamptz, published_at timestamptz,
  status text, score integer
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select r.id, r.name, r.track_id, r.off_at, p.published_at, r.status, p.score
    from (
      select * from private.previews x
      where x.stable_id = v_own
        and (p_before_at is null or (x.published_at, x.race_id) < (p_before_at, p_before_id))
      order by x.published_at desc, x.race_id desc
      limit private.page_size(p_limit)
    ) p
    join public.races r on r.id = p.race_id
    order by p.published_at desc, p.race_id desc;
end
$$;

revoke execute on function
  public.race_previews,
  public.my_preview,
  public.races_to_preview,
  public.previewed_races,
  public.preview_table,
  public.my_previews
  from public, anon, authenticated, service_role;
grant execute on function
  public.race_previews,
  public.races_to_preview,
  public.previewed_races,
  public.preview_table
  to anon, authenticated;
grant execute on function public.my_preview, public.my_previews to authenticated;
