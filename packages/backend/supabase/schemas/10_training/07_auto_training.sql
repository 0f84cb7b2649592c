-- The auto-trainer: a horse's standing order, and what became of each of its sessions. The database decides
-- about a session when it is due (`skipReason` in @furlong/game), and a steward asks it to; what the session gave
-- is written as of every other (end_training.sql).

create table public.auto_training_orders (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  programme text not null references public.training_programmes (id),
  -- Whole dollars, from Monday to Monday.
  weekly_budget bigint not null check (weekly_budget > 0),
  started_at timestamptz not null,
  -- When its next session is due; null once it has ended.
  next_at timestamptz check (next_at > started_at),
  ended_at timestamptz check (ended_at >= started_at),
  -- What the credits lack for a session may come out of the wallet.
  from_wallet boolean not null default false,
  check ((next_at is null) = (ended_at is not null))
);

-- A horse follows one order: this decides between two starts that do not see each other.
create unique index auto_training_orders_active
  on public.auto_training_orders (horse_id) where ended_at is null;
create index auto_training_orders_by_stable
  on public.auto_training_orders (stable_id, started_at desc, id desc);
create index auto_training_orders_due
  on public.auto_training_orders (next_at, id) where ended_at is null;

-- The sessions that were due: each once, held or left out.
create table public.auto_training_slots (
  order_id uuid not null references public.auto_training_orders (id),
  at timestamptz not null,
  session_id uuid unique references public.training_sessions (id),
  skipped text check (
    skipped in (
      'at work', 'race near', 'too tired', 'fit enough', 'budget spent', 'no credits', 'overreached'
    )
  ),
  -- When the owner read that it was left out.
  seen_at timestamptz
    constraint auto_training_slots_seen check (seen_at is null or skipped is not null),
  primary key (order_id, at),
  check ((session_id is null) = (skipped is not null))
);

alter table public.auto_training_orders enable row level security;
alter table public.auto_training_slots enable row level security;

create policy auto_training_orders_are_their_owners on public.auto_training_orders
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

create policy auto_training_slots_are_their_owners on public.auto_training_slots
  for select to authenticated
  using (
    exists (
      select from public.auto_training_orders o
      join public.stables s on s.id = o.stable_id
      where o.id = order_id and s.owner_id = (select auth.uid())
    )
  );

-- Whole dollars that an order has spent in the week of a moment: weeks begin on Mondays, as seasons do.
create function private.spent_in_week(p_order_id uuid, p_at timestamptz) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(sum(x.price), 0)::bigint
  from public.auto_training_slots t
  join public.training_sessions x on x.id = t.session_id
  where t.order_id = p_order_id
    and t.at >= date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC'
    and t.at < date_trunc('week', p_at at time zone 'UTC') at time zone 'UTC' + interval '7 days'
$$;

-- The horses of the caller's stable that are in auto-training, the next session first.
create function public.my_auto_training()
returns table (
  order_id uuid, horse_id uuid, programme text, weekly_budget bigint, spent bigint,
  started_at timestamptz, next_at timestamptz, last_skipped text, skip_seen boolean
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, o.programme, o.weekly_budget, private.spent_in_week(o.id, now()),
    o.started_at, o.next_at, last.skipped, last.seen_at is not null
  from public.auto_training_orders o
  left join lateral (
    select t.skipped, t.seen_at from public.auto_training_slots t
    where t.order_id = o.id order by t.at desc limit 1
  ) last on true
  where o.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and o.ended_at is null
  order by o.next_at, o.id
$$;

-- The orders of the caller's stable with what became of their sessions, the newest first, paged by their
-- start. Reasons and how often stand in two lists, the commonest first.
create function public.my_auto_training_history(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  order_id uuid, horse_id uuid, horse_name text, programme text, started_at timestamptz,
  ended_at timestamptz, sessions integer, cost bigint, skip_reasons text[], skip_counts integer[]
)
language sql stable security definer set search_path = '' as $$
  select
    o.id, o.horse_id, h.name, o.programme, o.started_at, o.ended_at, held.sessions, held.cost,
    left_out.reasons, left_out.counts
  from (
    select * from public.auto_training_orders a
    where a.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
      and (p_before_at is null or (a.started_at, a.id) < (p_before_at, p_before_id))
      -- One that was stopped before its first session did nothing.
      and (
        a.ended_at is null
        or exists (select from public.auto_training_slots t where t.order_id = a.id)
      )
    order by a.started_at desc, a.id desc
    limit private.page_size(p_limit)
  ) o
  join public.horses h on h.id = o.horse_id
  cross join lateral (
    select count(*)::integer as sessions, coalesce(sum(x.price), 0)::bigint as cost
    from public.auto_training_slots t
    join public.training_sessions x on x.id = t.session_id
    where t.order_id = o.id
  ) held
  cross join lateral (
    select
      coalesce(array_agg(r.skipped order by r.times desc, r.skipped), '{}') as reasons,
      coalesce(array_agg(r.times order by r.times desc, r.skipped), '{}') as counts
    from (
      select t.skipped, count(*)::integer as times
      from public.auto_training_slots t
      where t.order_id = o.id and t.skipped is not null
      group by t.skipped
    ) r
  ) left_out
  order by o.started_at desc, o.id desc
$$;

revoke all on table public.auto_training_orders, public.auto_training_slots
  from public, anon, authenticated, service_role;
grant select on table public.auto_training_orders, public.auto_training_slots
  to anon, authenticated, service_role;

revoke execute on function public.my_auto_training, public.my_auto_training_history
  from public, anon, authenticated, service_role;
grant execute on function public.my_auto_training, public.my_auto_training_history
  to authenticated;
