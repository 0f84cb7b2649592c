-- How the game's money moved, week by week: kept when a week's boxes are charged, and read by everybody, but of
-- weeks with fewer stables than `LEAST_STABLES_TOLD` in @furlong/game, whose figures would tell what one has.

-- How it lay when the week was over. Nothing is told of weeks that went by while nobody was there.
create table public.economy_weeks (
  week integer primary key,
  begins_at timestamptz not null,
  -- Players' stables, and the horses in them that are not retired.
  stables integer not null,
  horses integer not null,
  -- Of what a stable has, credits and wallet: the middle one, and how unequal they are, 0 to 1.
  median_money bigint not null,
  gini double precision not null,
  -- What the middle one of the horses sold in the week fetched, and how many there were.
  median_price bigint,
  sold integer not null,
  -- Of these the sales from stable to stable: how many, and what was paid; how far their prices lay from
  -- the guide in all; and the most that one stable was paid more than it paid.
  transfers integer not null default 0,
  transferred bigint not null default 0,
  off_guide bigint not null default 0,
  most_received bigint not null default 0
);

-- What came to players' stables in the week (above 0) or left them, by the kind of the transaction.
create table public.economy_flows (
  week integer not null references public.economy_weeks (week),
  kind text not null,
  amount bigint not null check (amount <> 0),
  primary key (week, kind)
);

create index transactions_by_time on private.transactions (at);

alter table public.economy_weeks enable row level security;
alter table public.economy_flows enable row level security;

create policy economy_weeks_are_public on public.economy_weeks
  for select to anon, authenticated using (stables >= 5);
-- What may not be read of weeks hides their flows.
create policy economy_flows_are_public on public.economy_flows
  for select to anon, authenticated
  using (exists (select from public.economy_weeks w where w.week = economy_flows.week));

revoke all on table public.economy_weeks, public.economy_flows
  from public, anon, authenticated, service_role;
grant select on table public.economy_weeks, public.economy_flows
  to anon, authenticated, service_role;

-- How unequal amounts are: 0 where all are equal, toward 1 where one has everything. None are 0.
create function private.gini(p_amounts bigint[]) returns double precision
language sql immutable set search_path = '' as $$
  select case when coalesce(sum(a.amount), 0) = 0 then 0
    else 2.0 * sum(a.rank * a.amount) / (count(*) * sum(a.amount)) - (count(*) + 1.0) / count(*)
  end::double precision
  from (
    select amount, row_number() over (order by amount) as rank from unnest(p_amounts) amount
  ) a
$$;

-- The sales from stable to stable from one moment to another.
create function private.transfers_in(p_from timestamptz, p_to timestamptz)
returns table (transfers integer, transferred bigint, off_guide bigint, most_received bigint)
language sql stable set search_path = '' as $$
  with deal as (
    select l.stable_id, l.buyer_id, l.price, abs(l.price - private.guide_of(l)) as off_guide
    from private.listings l
    where l.ending = 'sold' and not l.of_house and l.ended_at >= p_from and l.ended_at < p_to
  ), received as (
    select sum(side.amount) as amount
    from (
      select stable_id, price as amount from deal union all select buyer_id, -price from deal
    ) side
    group by side.stable_id
  )
  select count(*)::integer, coalesce(sum(price), 0)::bigint, coalesce(sum(off_guide), 0)::bigint,
    (select coalesce(max(amount), 0)::bigint from received)
  from deal
$$;

-- Keeps the figures of a week that is over, once.
create function private.keep_economy_week(p_week integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_from constant timestamptz := private.books_from(p_week);
  v_to constant timestamptz := private.books_from(p_week + 1);
  -- A week's boxes are charged when it is over, and belong to it; what is paid of them later, to the next.
  v_boxes_from constant timestamptz := greatest(
    v_from, (select max(b.at) from private.box_bills b where b.week < p_week)
  );
  v_money bigint[] := array(
    select sum(a.balance)::bigint
    from private.accounts a join private.players_stables s on s.id = a.stable_id
    group by s.id
  );
begin
  insert into public.economy_weeks
  select p_week, private.week_start(p_week), cardinality(v_money),
    (
      select count(*) from public.horses h
      join private.players_stables s on s.id = h.stable_id
      where h.retired_at is null
    ),
    coalesce((select percentile_disc(0.5) within group (order by m) from unnest(v_money) m), 0),
    private.gini(v_money), l.price, l.sold, t.transfers, t.transferred, t.off_guide, t.most_received
  from private.transfers_in(v_from, v_to) t, (
    select percentile_disc(0.5) within group (order by price) as price, count(*) as sold
    from private.listings
    where ending = 'sold' and ended_at >= v_from and ended_at < v_to
  ) l
  on conflict (week) do nothing;
  insert into public.economy_flows
  select p_week, t.kind, sum(p.amount)
  from private.transactions t
  join private.postings p on p.transaction_id = t.id
  join private.accounts a on a.id = p.account_id and a.kind in ('credits', 'wallet')
  join private.players_stables s on s.id = a.stable_id
  where case when t.kind = 'box_fee' then t.at > v_boxes_from else t.at < v_to end
    and t.at >= v_from and t.at < private.books_from(p_week + 2)
  group by t.kind
  having sum(p.amount) <> 0
  on conflict (week, kind) do nothing;
end
$$;
