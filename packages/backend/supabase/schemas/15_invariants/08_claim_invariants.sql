-- What must hold of claims. A row for every violation.
create function private.check_claims() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'a claim keeps its price until it is settled', c.id::text
  from private.claims c
  left join private.accounts a on a.claim_id = c.id
  where a.balance is distinct from case when c.state = 'held' then c.price else 0 end
  union all
  select 'claims were paid, and came back or went to who had the horse', coalesce(m.stable_id, o.stable_id)::text
  from (
    select a.stable_id, sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts a on a.id = p.account_id and a.kind = 'credits'
    where t.kind in ('claim', 'claim_refund', 'claim_sale')
    group by a.stable_id
  ) m
  full join (
    select side.stable_id, sum(side.amount) as amount
    from (
      select c.stable_id, case when c.state in ('held', 'won') then -c.price else 0 end as amount
      from private.claims c
      union all
      select e.stable_id, c.price - private.claim_commission_on(c.price)
      from private.claims c
      join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
      join public.stables s on s.id = e.stable_id and not s.is_house
      where c.state = 'won'
    ) side
    group by side.stable_id
  ) o using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(o.amount, 0)
  union all
  select 'claims are settled with their race', c.id::text
  from private.claims c
  join public.races r on r.id = c.race_id
  where (c.state = 'held') <> (r.status in ('closed', 'running'))
    or (c.state = 'returned') <> (r.status = 'void')
    or c.settled_at is distinct from r.settled_at
    or c.price is distinct from r.claim_price
    or c.made_at < r.closes_at or c.made_at >= r.claims_shut_at
  union all
  select 'of the claims for a horse the least lot is drawn', c.race_id || ' ' || c.horse_id
  from private.claims c
  where c.state in ('won', 'lost')
  group by c.race_id, c.horse_id
  having count(*) filter (where c.state = 'won') <> 1
    or (array_agg(c.id order by private.claim_lot(c) collate "C"))[1]
      <> (array_agg(c.id) filter (where c.state = 'won'))[1]
  union all
  select 'a runner is claimed of another stable', c.id::text
  from private.claims c
  left join public.entries e on e.race_id = c.race_id and e.horse_id = c.horse_id
  where e.stable_id is null or e.stable_id = c.stable_id
  union all
  select 'a stable claims what it has boxes for', s.id::text
  from public.stables s
  where exists (select from private.claims c where c.stable_id = s.id and c.state = 'held')
    and (select count(*) from private.claims c where c.stable_id = s.id and c.state = 'held')
      > private.claiming_boxes()
  union all
  select 'a horse left the house when it was claimed', d.horse_id::text
  from private.house_departures d
  join public.stables s on s.id = d.stable_id
  where not s.is_house or not exists (
    select from private.claims c
    where c.horse_id = d.horse_id and c.state = 'won' and c.settled_at = d.left_at
  )
  union all
  select 'a horse in a claiming race is in no auction', h.id::text
  from public.horses h
  where private.may_be_claimed(h.id) and private.hammer_of(h.id) is not null
$$;
