-- What must hold of auctions. A row for every violation.
create function private.check_auctions() returns table (invariant text, subject text)
language sql stable set search_path = '' as $$
  select 'an auction keeps the maxima that stand in it', a.id::text
  from private.auctions a
  left join private.accounts x on x.auction_id = a.id
  where x.balance is distinct from (
    select coalesce(sum(b.maximum), 0) from private.bids b where b.auction_id = a.id and b.held
  )
  union all
  select 'what was bid stands or has come back', coalesce(m.stable_id, h.stable_id)::text
  from (
    select c.stable_id, -sum(p.amount) as amount
    from private.transactions t
    join private.postings p on p.transaction_id = t.id
    join private.accounts c on c.id = p.account_id and c.kind = 'credits'
    where t.kind in ('bid', 'bid_refund')
    group by c.stable_id
  ) m
  full join (
    select b.stable_id, sum(b.maximum) as amount
    from private.bids b
    join public.stables s on s.id = b.stable_id and not s.is_house
    where b.held
    group by b.stable_id
  ) h using (stable_id)
  where coalesce(m.amount, 0) <> coalesce(h.amount, 0)
  union all
  select 'what the house bid stands or has come back', 'the house'
  where (
    select coalesce(-sum(p.amount), 0)
    from private.transactions t
    join private.postings p on p.transaction_id = t.id and p.account_id = private.house()
    where t.kind in ('bid', 'bid_refund')
  ) <> (
    select coalesce(sum(b.maximum), 0)
    from private.bids b
    join public.stables s on s.id = b.stable_id and s.is_house
    where b.held
  )
  union all
  select 'the house bids on its own lots, for less than their reserve', a.id::text
  from private.bids b
  join public.stables s on s.id = b.stable_id and s.is_house
  join private.auctions a on a.id = b.auction_id
  where not a.of_house or b.maximum >= a.reserve or b.sealed or a.outcome = 'sold' and a.leader_id = s.id
  union all
  select 'who leads has the one bid that stands, until bids are sealed', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id and b.held
  where a.ended_at is null
  group by a.id
  having array_remove(array_agg(b.stable_id), null) is distinct from array_remove(array[a.leader_id], null)
    and not (private.is_sealed(a) and a.leader_id = any (array_agg(b.stable_id)))
    or coalesce(max(b.maximum), a.asked) < a.asked
  union all
  select 'an auction that is over holds nothing, and no steward', a.id::text
  from private.auctions a
  left join private.auction_claims c on c.auction_id = a.id
  where (c.auction_id is null) <> (a.ended_at is not null)
    or a.ended_at is not null
      and exists (select from private.bids b where b.auction_id = a.id and b.held)
  union all
  select 'an auction counts the bids that were seen', a.id::text
  from private.auctions a
  left join private.bids b on b.auction_id = a.id
  group by a.id
  having (a.bids, a.bids) is distinct from (count(b.number)::integer, coalesce(max(b.number), 0))
  union all
  select 'a horse is sold once under the hammer, to who led', coalesce(a.id, l.auction_id)::text
  from (select * from private.auctions where outcome = 'sold') a
  full join (select * from private.listings where auction_id is not null) l on l.auction_id = a.id
  where (a.horse_id, a.stable_id, a.leader_id, a.price, a.of_house, a.ended_at)
    is distinct from (l.horse_id, l.stable_id, l.buyer_id, l.price, l.of_house, l.ended_at)
  union all
  select 'a horse in an auction is its vendor''s, as it is found, and back before the hammer', a.id::text
  from private.auctions a
  join public.horses h on h.id = a.horse_id
  join public.stables s on s.id = a.stable_id
  where a.ended_at is null and (
    (h.stable_id, h.birth_season, h.sex, h.specialty, h.rating, lower(h.name), lower(s.name))
      is distinct from (
        a.stable_id, a.birth_season, a.sex, a.specialty, a.rating, a.horse_name, a.seller_name
      )
    or a.of_house <> exists (select from private.sales_agents where stable_id = a.stable_id)
    or h.retired_at is not null or private.is_for_sale(h.id) or private.waits_in_request(h.id)
    or exists (
      select from public.auto_training_orders o where o.horse_id = h.id and o.ended_at is null
    )
    or h.at_work_until > a.closes_at
    or exists (
      select from private.engagements g
      join public.races r on r.id = g.race_id
      where g.horse_id = h.id and r.off_at >= a.closes_at
    )
  )
$$;
