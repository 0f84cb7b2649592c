-- What a stable's money did in the season that goes on, week by week (Monday to Sunday, UTC): what came, what went, and
-- what credits and wallet held together at its end. What moves between the two is neither.

-- The weeks since the season began, or since the stable was founded; the week of now is the last.
create function public.my_season_money()
returns table (begins_at timestamptz, came bigint, went bigint, balance bigint)
language sql stable security definer rows 12 set search_path = '' as $$
  with own as (
    select s.id, (select sum(w.balance) from public.wallets w where w.stable_id = s.id)::bigint as has,
      greatest(
        private.week_at(s.created_at), 12 * private.season_at(now()), private.week_at(now()) - 11
      ) as first
    from public.stables s where s.owner_id = (select auth.uid())
  ), week as (
    select w.week, private.week_start(w.week) as begins_at,
      coalesce(sum(d.amount) filter (where d.amount > 0), 0)::bigint as came,
      coalesce(-sum(d.amount) filter (where d.amount < 0), 0)::bigint as went
    from own
    cross join lateral generate_series(own.first, private.week_at(now())) w (week)
    left join public.money_days d on d.stable_id = own.id and d.kind <> 'wallet_transfer'
      and d.day >= (private.week_start(w.week) at time zone 'UTC')::date
      and d.day < (private.week_start(w.week + 1) at time zone 'UTC')::date
    group by w.week
  )
  select week.begins_at, week.came, week.went,
    own.has - coalesce(sum(week.came - week.went) over (
      order by week.week desc rows between unbounded preceding and 1 preceding
    ), 0)::bigint
  from week cross join own
  order by week.week
$$;

revoke execute on function public.my_season_money from public, anon, authenticated, service_role;
grant execute on function public.my_season_money to authenticated;
