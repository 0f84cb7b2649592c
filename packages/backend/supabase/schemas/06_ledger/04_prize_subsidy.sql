-- What the house pays toward purses: set for each week when the books of the week before are closed.

-- The house's part of the purses of races opened in a week, in percent of the planned part, and what it
-- rests on: what stables won and what racing cost them in the closed weeks that were judged. Read like those.
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
  for select to anon, authenticated using (stables >= 5);
revoke all on table public.purse_weeks from public, anon, authenticated, service_role;
grant select on table public.purse_weeks to anon, authenticated, service_role;

-- The percent that was last set for that week or one before it; 100 before the first.
create function private.prize_subsidy(p_week integer) returns integer
language sql stable set search_path = '' as $$
  select coalesce(
    (select percent from public.purse_weeks where week <= p_week order by week desc limit 1), 100
  )
$$;

-- The percent of a week after one of p_present, by the closed weeks judged. The rule is `nextPrizeSubsidy`
-- in @furlong/game.
create function private.next_prize_subsidy(
  p_present integer, p_percents integer[], p_newest_stables integer, p_won bigint, p_spent bigint
) returns integer
language sql immutable set search_path = '' as $$
  select case
    when cardinality(p_percents) < 2 or p_newest_stables < 20 or p_spent <= 0 then p_present
    else greatest(60, least(140, greatest(p_present - 7, least(p_present + 7,
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
    private.next_prize_subsidy(
      private.prize_subsidy(p_closed_week), j.percents, j.newest_stables, j.won, j.spent
    ),
    cardinality(j.percents), j.newest_stables, j.won, j.spent
  from (
    select
      coalesce(array_agg(private.prize_subsidy(w.week)) filter (where w.stables >= 5), '{}') as percents,
      coalesce((array_agg(w.stables order by w.week desc))[1], 0) as newest_stables,
      -- With a week that is not told it would be told by what the sums differ in.
      coalesce(sum(f.won) filter (where w.stables >= 5), 0)::bigint as won,
      coalesce(sum(f.spent) filter (where w.stables >= 5), 0)::bigint as spent
    from public.economy_weeks w
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'prizes'), 0) as won,
        -- What the house gives in packs pays a part of it.
        coalesce(-sum(amount) filter (
          where kind in ('entry_fee', 'entry_refund', 'training', 'box_fee', 'equipment', 'credit_pack', 'goal')
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
