-- What a stable's boxes cost: charged when a week is over, for the horses that then stand in them. The rule
-- is `boxFee` in @furlong/game.

-- Which week is being charged, or was last, and the stable reached in it; null once all are.
create table private.box_rounds (
  only_one boolean primary key default true check (only_one),
  week integer not null,
  reached uuid
);

-- What each stable was billed for a week, and what it had to pay with.
create table private.box_bills (
  stable_id uuid not null references public.stables (id),
  week integer not null,
  horses integer not null check (horses >= 0),
  runs integer not null check (runs >= 0),
  fee bigint not null check (fee >= 0),
  paid bigint not null check (paid between 0 and fee),
  at timestamptz not null,
  primary key (stable_id, week)
);

-- Dollars a week for a horse that ran so often in it.
create function private.box_fee(p_runs integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, 150 - 40 * p_runs)
$$;

-- From when on what is settled and paid belongs to the books of a week: a minute before it begins. What was
-- stamped before that has long come in when the week before is charged; so it counts in one week, and in no
-- other.
create function private.books_from(p_week integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select private.week_start(p_week) - interval '1 minute'
$$;

-- What the horses that a stable has now cost it for a week, and how many of their runs were settled in it. While
-- its owner has paused play, fees stand still.
create function private.box_costs(p_stable_id uuid, p_week integer)
returns table (horses integer, runs integer, fee bigint)
language sql stable set search_path = '' as $$
  select count(*)::integer, coalesce(sum(r.runs), 0)::integer,
    floor(coalesce(sum(private.box_fee(r.runs)), 0) * (1 - private.paused_part(
      p_stable_id, private.week_start(p_week), private.week_start(p_week + 1)
    )))::bigint
  from public.horses h
  cross join lateral (
    select count(*)::integer as runs
    from public.entries e
    join public.races x on x.id = e.race_id
    where e.horse_id = h.id and e.place is not null
      and x.settled_at >= private.books_from(p_week) and x.settled_at < private.books_from(p_week + 1)
  ) r
  where h.stable_id = p_stable_id and h.retired_at is null
$$;

-- Bills a stable for a week, once; what its credits lack comes out of the wallet, so that nobody's boxes
-- are free who moves their money there. Who cannot pay it all pays what there is; nothing is owed.
create function private.bill_boxes(p_stable_id uuid, p_week integer, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_costs record;
  v_wallet bigint := private.wallet_of(p_stable_id, 'credits');
  v_paid bigint;
begin
  select * into v_costs from private.box_costs(p_stable_id, p_week);
  perform private.raise_credits(p_stable_id, 0, 0, array[private.house()], null, p_at);
  select least(v_costs.fee, sum(a.balance)) into v_paid
  from private.accounts a where a.stable_id = p_stable_id;
  perform private.raise_credits(p_stable_id, v_paid, v_paid, array[private.house()], null, p_at);
  insert into private.box_bills (stable_id, week, horses, runs, fee, paid, at)
  values (p_stable_id, p_week, v_costs.horses, v_costs.runs, v_costs.fee, v_paid, p_at);
  if v_paid > 0 then
    perform private.post(
      'box_fee', null, p_at, array[v_wallet, private.house()], array[-v_paid, v_paid]
    );
  end if;
end
$$;

-- Bills up to p_limit stables for the week that is over at p_at, and says how many; 0 once all are. Only
-- stables of confirmed players pay, and none for the week in which it was founded. A week that went by while nobody was
-- there to charge it is forgiven. Stewards take turns at the one row; the last bill closes the week's books
-- and sets the house's part of the next week's purses.
create function public.charge_boxes(p_at timestamptz, p_limit integer default 200) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_week integer := private.week_at(private.not_ahead(p_at)) - 1;
  v_round private.box_rounds;
  v_stable_ids uuid[];
begin
  p_at := private.not_ahead(p_at);
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
    select s.id from private.players_stables s
    where s.id > v_round.reached and s.created_at < private.week_start(v_week)
    order by s.id
    limit p_limit
  );
  -- All at once, in the order of everybody else.
  perform from private.accounts
  where id = private.house() or stable_id = any (v_stable_ids) order by id for no key update;
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

-- What the caller's boxes cost so far this week, and what they were last billed for a week.
create function public.my_boxes()
returns table (
  charged_at timestamptz, horses integer, runs integer, fee bigint, last_at timestamptz,
  last_horses integer, last_runs integer, last_fee bigint, last_paid bigint
)
language sql stable security definer set search_path = '' as $$
  select
    private.week_start(private.week_at(now()) + 1), c.horses, c.runs,
    case when s.created_at < private.week_start(private.week_at(now())) then c.fee else 0 end,
    b.at, b.horses, b.runs, b.fee, b.paid
  from public.stables s
  cross join lateral private.box_costs(s.id, private.week_at(now())) c
  left join lateral (
    select * from private.box_bills x where x.stable_id = s.id order by x.week desc limit 1
  ) b on true
  where s.owner_id = (select auth.uid())
$$;

revoke execute on function public.charge_boxes, public.my_boxes
  from public, anon, authenticated, service_role;
grant execute on function public.charge_boxes to service_role;
grant execute on function public.my_boxes to authenticated;
