-- What an owner has seen of the training is not told again, on no device.

alter table public.training_sessions
  add column seen_at timestamptz
    constraint training_sessions_seen check (seen_at is null or state = 'completed');
alter table public.auto_training_slots
  add column seen_at timestamptz
    constraint auto_training_slots_seen check (seen_at is null or skipped is not null);

-- The caller's stable: the step of its first visit, its starter horse while it has that, the prize money
-- of the last seven days in whole dollars, and what it has done in all, with the horses that it had then.
-- Then the horses that came back from a session in the last 24 hours and did nothing since, with its
-- programme, the last first; sessions of the auto-trainer are left out, and what was seen already. Then what horses have worn out in
-- the last seven days and have nothing in place of, with its slot and whether another piece for that lies
-- in the store. No row without a stable.
create or replace function public.my_overview()
returns table (
  first_visit text, starter_id uuid, weekly_earnings bigint, runs integer, wins integer,
  earnings bigint, trained_ids uuid[], trained_in text[], bare_ids uuid[], bare_slots text[],
  bare_items text[], bare_spares boolean[]
)
language sql stable security definer set search_path = '' as $$
  select
    visit.step, starter.id, won.amount, coalesce(done.runs, 0), coalesce(done.wins, 0),
    coalesce(done.earnings, 0), trained.ids, trained.programmes, bare.ids, bare.slots,
    bare.items, bare.spares
  from public.stables s
  -- The starter horse came with the stable, in one transaction.
  left join lateral (
    select h.id from public.horses h
    where h.stable_id = s.id and h.created_at = s.created_at and h.retired_at is null
    order by h.id limit 1
  ) starter on true
  left join private.standings done on done.stable_id = s.id
  cross join lateral (
    select private.first_visit_step(s.id, starter.id) as step
  ) visit
  cross join lateral (
    select coalesce(sum(a.prize), 0)::bigint as amount
    from public.activities a
    where a.stable_id = s.id and a.type = 'race_result' and a.at > now() - interval '7 days'
  ) won
  cross join lateral (
    select
      coalesce(array_agg(x.horse_id order by x.ends_at desc, x.id), '{}') as ids,
      coalesce(array_agg(x.programme order by x.ends_at desc, x.id), '{}') as programmes
    from public.training_sessions x
    join public.training_programmes g on g.id = x.programme and g.every_minutes is null
    join public.horses h on h.id = x.horse_id
    where x.stable_id = s.id and x.state = 'completed' and x.seen_at is null
      and x.started_at > now() - interval '2 days' and x.ends_at > now() - interval '1 day'
      and h.stable_id = s.id and h.retired_at is null and h.at_work_until is null
      and h.condition_at = x.ends_at
  ) trained
  cross join lateral (
    select
      coalesce(array_agg(b.horse_id order by b.at desc, b.id), '{}') as ids,
      coalesce(array_agg(b.slot order by b.at desc, b.id), '{}') as slots,
      coalesce(array_agg(b.item order by b.at desc, b.id), '{}') as items,
      coalesce(array_agg(b.spare order by b.at desc, b.id), '{}') as spares
    from (
      select distinct on (h.id, i.slot)
        e.id, h.id as horse_id, i.slot, i.name as item, e.worn_out_at as at,
        exists (
          select from public.equipment o join public.equipment_items oi on oi.id = o.item_id
          where o.stable_id = s.id and o.worn_out_at is null and oi.slot = i.slot
            and not exists (select from public.horse_equipment w where w.piece_id = o.id)
        ) as spare
      from public.equipment e
      join public.equipment_items i on i.id = e.item_id
      join public.horses h on h.id = e.worn_out_by
      where e.stable_id = s.id and e.worn_out_at > now() - interval '7 days'
        and h.stable_id = s.id and h.retired_at is null
        and not exists (
          select from public.horse_equipment w where w.horse_id = h.id and w.slot = i.slot
        )
      order by h.id, i.slot, e.worn_out_at desc
    ) b
  ) bare
  where s.owner_id = (select auth.uid())
$$;

drop function public.my_auto_training;

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

revoke execute on function public.my_auto_training
  from public, anon, authenticated, service_role;
grant execute on function public.my_auto_training to authenticated;

-- The caller has seen what a horse brought back from its sessions, or each horse where none is named: those
-- that the dashboard can tell (`my_overview`).
create function public.see_training(p_horse_id uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  update public.training_sessions set seen_at = now()
  where stable_id = v_stable_id and started_at > now() - interval '2 days'
    and (p_horse_id is null or horse_id = p_horse_id)
    and state = 'completed' and seen_at is null;
end
$$;

-- The caller has read which sessions of the auto-trainer were left out last.
create function public.see_left_out_sessions() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
begin
  perform private.player();
  v_stable_id := private.own_stable();
  update public.auto_training_slots t set seen_at = now()
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null and t.order_id = o.id
    and t.at = (select max(l.at) from public.auto_training_slots l where l.order_id = o.id)
    and t.skipped is not null and t.seen_at is null;
end
$$;

revoke execute on function public.see_training, public.see_left_out_sessions
  from public, anon, authenticated, service_role;
grant execute on function public.see_training, public.see_left_out_sessions to authenticated;
