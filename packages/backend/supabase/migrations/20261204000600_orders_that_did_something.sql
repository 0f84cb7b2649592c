-- The history of the auto-trainer leaves out orders that were stopped before their first session.

create or replace function public.my_auto_training_history(
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
