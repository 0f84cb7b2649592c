-- What the house pays toward purses is set for each week when the books of the week before are closed.

-- The house's part of the purses of races opened in a week, in percent of the planned part, and what it
-- rests on: what stables won and what racing cost them in the closed weeks that were judged.
create table public.purse_weeks (
  week integer primary key,
  begins_at timestamptz not null,
  percent integer not null check (percent between 60 and 140),
  judged_weeks integer not null check (judged_weeks between 0 and 4),
  stables integer not null,
  won bigint not null,
  spent bigint not null
);

alter table public.purse_weeks enable row level security;
create policy purse_weeks_are_public on public.purse_weeks
  for select to anon, authenticated using (true);
revoke all on table public.purse_weeks from public, anon, authenticated, service_role;
grant select on table public.purse_weeks to anon, authenticated, service_role;

-- The percent that was last set for that week or one before it; 100 before the first.
create function private.house_part(p_week integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce(
    (select percent from public.purse_weeks where week <= p_week order by week desc limit 1), 100
  )
$$;

-- The percent of a week after one of p_present, by the closed weeks judged. The rule is `nextHousePart`
-- in @furlong/game.
create function private.next_house_part(
  p_present integer, p_percents integer[], p_newest_stables integer, p_won bigint, p_spent bigint
) returns integer
language sql immutable set search_path = '' as $$
  select case
    when cardinality(p_percents) < 2 or p_newest_stables < 20 or p_spent <= 0 then p_present
    else greatest(60, least(140, greatest(p_present - 5, least(p_present + 5,
      case when p_won <= 0 then 140 else least(1000, floor(
        ((select sum(percent) from unnest(p_percents) percent)::double precision
            / cardinality(p_percents) + 32)
          * 1.025::double precision * p_spent / p_won - 32 + 0.5
      )) end
    ))))::integer
  end
$$;

-- Sets the house's part of the week after one whose books are closed, once.
create function private.keep_purse_week(p_closed_week integer) returns void
language sql set search_path = '' as $$
  insert into public.purse_weeks
  select p_closed_week + 1, private.week_start(p_closed_week + 1),
    private.next_house_part(
      private.house_part(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select coalesce(array_agg(private.house_part(w.week)), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      coalesce(sum(f.won), 0)::bigint as won, coalesce(sum(f.spent), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment')
        ), 0) as spent
      from public.economy_flows where week = w.week
    ) f
    where w.week > p_closed_week - 4 and w.week <= p_closed_week
  ) j
  on conflict (week) do nothing
$$;

-- The purse of a planned race where the house pays p_percent of its planned part. The rule is `purseAt`
-- in @furlong/game.
create function private.purse_at(p_purse bigint, p_entry_fee bigint, p_percent integer) returns bigint
language sql immutable set search_path = '' as $$
  select case when p_percent = 100 then p_purse
    else greatest(50, 50 * floor(
      ((10 * p_purse - 81 * p_entry_fee) * p_percent + 8100 * p_entry_fee + 25000) / 50000.0
    ))::bigint
  end
$$;

create or replace function public.charge_boxes(p_at timestamptz, p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_week integer := private.week_at(p_at) - 1;
  v_round private.box_rounds;
  v_stable_ids uuid[];
begin
  if p_at is null or (p_limit between 1 and 1000) is not true then
    perform private.refuse('bad_request');
  end if;
  insert into private.box_rounds (week, reached)
  values (v_week, '00000000-0000-0000-0000-000000000000')
  on conflict (only_one) do nothing;
  select * into v_round from private.box_rounds for update;
  if v_round.week > v_week or (v_round.week = v_week and v_round.reached is null) then
    return 0;
  elsif v_round.week < v_week then
    v_round.reached := '00000000-0000-0000-0000-000000000000';
  end if;

  v_stable_ids := array(
    select s.id from public.stables s
    where s.id > v_round.reached and s.owner_id is not null
      and s.created_at < private.week_start(v_week)
    order by s.id
    limit p_limit
  );
  perform private.bill_boxes(stable_id, v_week, p_at) from unnest(v_stable_ids) stable_id;
  update private.box_rounds
  set week = v_week,
    reached = case
      when cardinality(v_stable_ids) = p_limit then v_stable_ids[p_limit]
    end;
  if cardinality(v_stable_ids) < p_limit then
    perform private.keep_economy_week(v_week);
    perform private.keep_purse_week(v_week);
  end if;
  return cardinality(v_stable_ids);
end
$$;

create or replace function public.open_race(
  p_slot text, p_name text, p_track_id text, p_distance integer, p_surface text, p_going integer,
  p_grade text, p_age_class text, p_conditions text, p_suitable_for text[], p_purse bigint,
  p_entry_fee bigint, p_novice_stables_only boolean, p_max_entries integer,
  p_off_at timestamptz, p_closes_at timestamptz, p_seed text, p_engine text, p_terms text,
  p_opening_field integer, p_at timestamptz,
  p_min_rating integer default null, p_max_rating integer default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_race public.races;
  v_reserves uuid[];
begin
  if p_at is null or p_closes_at <= p_at then
    perform private.refuse('bad_request', 'entries close after the race is opened');
  end if;
  insert into public.races (
    slot, name, track_id, distance, surface, going, grade, age_class, conditions, suitable_for,
    purse, entry_fee, min_rating, max_rating, novice_stables_only, max_entries, off_at, closes_at,
    engine, rules, seed_hash
  ) values (
    p_slot, p_name, p_track_id, p_distance, p_surface, p_going, p_grade, p_age_class, p_conditions,
    p_suitable_for,
    private.purse_at(p_purse, p_entry_fee, private.house_part(private.week_at(p_at))), p_entry_fee,
    p_min_rating, p_max_rating, p_novice_stables_only, p_max_entries,
    p_off_at, p_closes_at, p_engine, 'furlong-race-2', ''
  )
  on conflict (slot) do nothing
  returning * into v_race;
  if not found then
    return null;
  end if;
  v_reserves := private.reserves_of(v_race, p_at);
  update public.races
  set seed_hash = private.sha256_hex(
    concat_ws(':', 'furlong-race-2', id, p_seed, p_terms, array_to_string(v_reserves, ','))
  )
  where id = v_race.id
  returning * into v_race;
  insert into public.openings (race_id, opened_at, terms, reserves)
  values (v_race.id, p_at, p_terms, v_reserves);
  insert into private.race_secrets (race_id, seed) values (v_race.id, p_seed);
  insert into private.accounts (kind, race_id) values ('pool', v_race.id);
  perform private.take_reserves(v_race, p_opening_field, p_at);
  return v_race.id;
end
$$;
