-- What the dashboard tells a player and no other page does: the first visit, and the last days in figures.

-- The steps of its first visit that a stable has left.
create table private.first_visit_steps (
  stable_id uuid not null references public.stables (id),
  step text not null check (step in ('name', 'race')),
  left_at timestamptz not null,
  primary key (stable_id, step)
);

-- The step of its first visit that a stable is at, or null: naming its starter horse, then the first race. A
-- stable that has ever entered a horse, or has its starter horse no more, is done with it.
create function private.first_visit_step(p_stable_id uuid, p_starter_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when exists (
      select from public.activities
      where stable_id = p_stable_id and type in ('race_entry', 'race_withdrawal')
    ) then null
    when h.former_name is null and not exists (
      select from private.first_visit_steps where stable_id = p_stable_id and step = 'name'
    ) then 'name'
    when not exists (
      select from private.first_visit_steps where stable_id = p_stable_id and step = 'race'
    ) then 'race'
  end
  from public.horses h
  where h.id = p_starter_id
$$;

-- The caller's stable: the step of its first visit, its starter horse while it has that, the prize money
-- of the last seven days in whole dollars, and what it has done in all, with the horses that it had then.
-- Then the horses that came back from a session in the last 24 hours and did nothing since, with its
-- programme, the last first; sessions of the auto-trainer are left out, and what was seen already. Then what horses have worn out in
-- the last seven days and have nothing in place of, with its slot and whether another piece for that lies
-- in the store. No row without a stable.
create function public.my_overview()
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

-- Leaves a step of the first visit, which is not shown again then. Leaving it twice changes nothing.
create function public.leave_first_visit_step(p_step text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null or (p_step in ('name', 'race')) is not true then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_first_visit_step', p_step);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  insert into private.first_visit_steps (stable_id, step, left_at)
  values (private.own_stable(), p_step, now())
  on conflict do nothing;
  perform private.keep_answer(p_request_id, to_jsonb(p_step));
  return p_step;
end
$$;

revoke execute on function public.my_overview, public.leave_first_visit_step
  from public, anon, authenticated, service_role;
grant execute on function public.my_overview, public.leave_first_visit_step to authenticated;
