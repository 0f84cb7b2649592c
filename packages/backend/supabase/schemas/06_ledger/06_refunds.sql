-- What comes back to stables. Money that a stable had laid out when its boxes were charged, and could have back,
-- was money that it had: it pays first what that bill lacked.

-- How much of what comes back to a stable pays its last bill: nothing of what was laid out after it.
create function private.due_of_refund(p_stable_id uuid, p_paid_at timestamptz, p_amount bigint)
returns bigint
language sql stable set search_path = '' as $$
  select coalesce((
    select case when b.at >= p_paid_at then least(b.fee - b.paid, p_amount) else 0 end
    from private.box_bills b
    where b.stable_id = p_stable_id
    order by b.week desc
    limit 1
  ), 0)
$$;

-- Pays to the credits of stables out of one account what they had laid out at the moments given; the house's stables
-- have none, and what they laid out goes back to the house.
-- Accounts are locked in the order of their ids, the house's among them for what goes to the boxes.
create function private.refund(
  p_kind text, p_request_id uuid, p_at timestamptz, p_from bigint, p_stable_ids uuid[],
  p_amounts bigint[], p_paid_at timestamptz[], p_horse_id uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  v_credits constant bigint[] := array(
    select private.payer_of(stable_id)
    from unnest(p_stable_ids) with ordinality each (stable_id, place) order by place
  );
  v_refund record;
  v_due bigint;
begin
  perform from private.accounts where id = any (array[p_from, private.house()] || v_credits)
  order by id for no key update;
  perform private.post(
    p_kind, p_request_id, p_at, p_from || v_credits,
    -(select sum(amount)::bigint from unnest(p_amounts) amount) || p_amounts, p_horse_id
  );
  for v_refund in
    select * from unnest(p_stable_ids, v_credits, p_amounts, p_paid_at)
      as each (stable_id, credits, amount, paid_at)
    order by stable_id
  loop
    v_due := private.due_of_refund(v_refund.stable_id, v_refund.paid_at, v_refund.amount);
    if v_due > 0 then
      update private.box_bills b set paid = b.paid + v_due
      where b.stable_id = v_refund.stable_id
        and b.week = (select max(x.week) from private.box_bills x where x.stable_id = b.stable_id);
      perform private.post(
        'box_fee', p_request_id, p_at, array[v_refund.credits, private.house()], array[-v_due, v_due]
      );
    end if;
  end loop;
end
$$;

-- The same for the entry fee of a race, of each of the entries that stables had made at the moments given; for
-- none, null.
create function private.refund_fees(
  p_race public.races, p_stable_ids uuid[], p_entered_at timestamptz[], p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
begin
  if p_race.entry_fee > 0 and p_stable_ids is not null then
    perform private.refund(
      'entry_refund', null, p_at, private.pool_of(p_race.id), p_stable_ids,
      array_fill(p_race.entry_fee, array[cardinality(p_stable_ids)]), p_entered_at
    );
  end if;
end
$$;
