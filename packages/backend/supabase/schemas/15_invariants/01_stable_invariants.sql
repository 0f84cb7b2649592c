-- What must hold of the horses, their work and what they wear. Each function returns a row for every
-- violation.

create function private.check_horses() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'talents are those that were sealed', h.id::text
  from public.horses h
  left join private.talents t on t.horse_id = h.id
  where h.talents_hash is distinct from private.talents_hash(h.id, t.salt, array[
    t.speed, t.acceleration, t.stamina, t.recovery, t.agility, t.balance, t.heart,
    t.distance_preferred, t.distance_breadth, t.going_preferred, t.surface_aptitude
  ])
  union all
  select 'a retired horse has nothing to do and nothing on', h.id::text
  from public.horses h
  where h.retired_at is not null and (
    h.at_work_until is not null
    or exists (select from private.engagements g where g.horse_id = h.id)
    or exists (select from public.horse_equipment w where w.horse_id = h.id)
    or exists (select from public.entries e where e.horse_id = h.id and e.entered_at > h.retired_at)
  )
$$;

create function private.check_training() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  with gained as (
    select
      x.horse_id,
      array_agg(
        (select sum(y.gains[i]) from public.training_sessions y
         where y.horse_id = x.horse_id and y.state = 'completed')::integer order by i
      ) as sums
    from (
      select distinct horse_id from public.training_sessions where state = 'completed'
    ) x, generate_series(1, 6) i
    group by x.horse_id
  )
  select 'what a horse has gained is the sum of its sessions', coalesce(g.horse_id, s.horse_id)::text
  from private.talents_gained g full join gained s using (horse_id)
  where s.sums is distinct from array[
    g.speed, g.acceleration, g.stamina, g.recovery, g.agility, g.balance
  ]
  union all
  select 'a horse is at work while its session is', coalesce(h.id, x.horse_id)::text
  from (select * from public.horses where at_work_until is not null) h
  full join (select * from public.training_sessions where state = 'at_work') x
    on x.horse_id = h.id and x.ends_at = h.at_work_until
  full join private.sessions_at_work w
    on w.session_id = x.id and w.horse_id = x.horse_id and w.ends_at = x.ends_at
  where h.id is null or x.id is null or w.horse_id is null
  union all
  select 'sessions have been paid for', coalesce(paid.stable_id, owed.stable_id)::text
  from (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'training'
    group by a.stable_id
  ) paid
  full join (
    select stable_id, sum(price) as amount from public.training_sessions group by stable_id
  ) owed using (stable_id)
  where paid.amount is distinct from owed.amount
  union all
  select 'each session of the auto-trainer was due in its order', t.order_id || ' ' || t.at
  from public.auto_training_slots t
  join public.auto_training_orders o on o.id = t.order_id
  join public.training_programmes p on p.id = o.programme
  left join public.training_sessions x on x.id = t.session_id
  where t.at <= o.started_at or t.at > o.ended_at or t.at >= o.next_at
    or mod(
      round(extract(epoch from t.at - o.started_at) * 1000)::bigint, p.every_minutes * 60000
    ) <> 0
    or (t.session_id is not null and (
      x.horse_id, x.stable_id, x.programme, x.started_at
    ) is distinct from (o.horse_id, o.stable_id, o.programme, t.at))
  union all
  select 'a session of the auto-trainer has its order', x.id::text
  from public.training_sessions x
  join public.training_programmes p on p.id = x.programme and p.every_minutes is not null
  where not exists (select from public.auto_training_slots t where t.session_id = x.id)
  union all
  select 'a horse in auto-training is its stable''s, not retired and not for sale', o.id::text
  from public.auto_training_orders o
  join public.horses h on h.id = o.horse_id
  where o.ended_at is null and (
    h.stable_id <> o.stable_id or h.retired_at is not null or private.is_for_sale(h.id)
  )
$$;

-- Horses wear what their stable owns, in its slot, while it lasts; and what was bought was paid.
create function private.check_equipment() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a horse wears what its stable owns', w.horse_id || ' ' || w.slot
  from public.horse_equipment w
  join public.horses h on h.id = w.horse_id
  join public.equipment e on e.id = w.piece_id
  join public.equipment_items i on i.id = e.item_id
  where (w.slot, w.item, w.effect, h.stable_id) is distinct from (i.slot, i.name, i.effect, e.stable_id)
    or e.worn_out_at is not null
  union all
  select 'equipment is paid for', coalesce(b.stable_id, p.stable_id)::text
  from (
    select e.stable_id, sum(e.price) as price
    from public.equipment e where e.price is not null group by e.stable_id
  ) b
  full join (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'equipment'
    group by a.stable_id
  ) p using (stable_id)
  where b.price is distinct from p.amount
$$;

-- Boxes were paid for as they were billed.
create function private.check_boxes() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'boxes were paid for as they were billed', coalesce(b.stable_id, p.stable_id)::text
  from (
    select stable_id, sum(paid) as paid from private.box_bills group by stable_id having sum(paid) > 0
  ) b
  full join (
    select a.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind = 'box_fee'
    group by a.stable_id
  ) p using (stable_id)
  where b.paid is distinct from p.amount
$$;
