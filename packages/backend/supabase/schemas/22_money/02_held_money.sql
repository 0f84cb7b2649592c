-- What a stable has paid and not yet spent: it is held until a race is run or called off, until a request is a
-- race or over, until a hammer falls or another bids more, and until the claims for a runner are drawn.

-- The caller's money in the pools of races that are not settled, in those of race requests that wait, in its bids
-- that lead and in its claims; the next first. A claim has a race and a horse.
create function public.my_held_money()
returns table (
  amount bigint, until timestamptz, race_id uuid, race_name text, race_request_id uuid,
  horse_id uuid, horse_name text
)
language sql stable security definer set search_path = '' as $$
  with own as (
    select s.id as stable_id, a.id as account_id
    from public.stables s
    join private.accounts a on a.stable_id = s.id and a.kind = 'credits'
    where s.owner_id = (select auth.uid())
  ), held as (
    select distinct p.id as account_id, r.off_at as until, r.id as race_id, r.name, null::uuid as race_request_id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join private.engagements g on g.horse_id = h.id
    join public.races r on r.id = g.race_id
    join private.accounts p on p.race_id = r.id
    union all
    select distinct p.id, q.latest_off, null::uuid, null, q.id
    from own
    join public.horses h on h.stable_id = own.stable_id
    join public.race_request_entries e on e.horse_id = h.id and e.waits
    join public.race_requests q on q.id = e.race_request_id
    join private.accounts p on p.race_request_id = q.id
  )
  select paid.amount, held.until, held.race_id, held.name, held.race_request_id, null::uuid, null
  from held
  cross join lateral (
    select -sum(o.amount)::bigint as amount
    from own
    join private.postings q on q.account_id = held.account_id
    join private.postings o on o.transaction_id = q.transaction_id and o.account_id = own.account_id
  ) paid
  where paid.amount > 0
  union all
  select b.maximum, a.closes_at, null, null, null, h.id, h.name
  from own
  join private.bids b on b.stable_id = own.stable_id and b.held
  join private.auctions a on a.id = b.auction_id
  join public.horses h on h.id = a.horse_id
  union all
  select c.price, r.off_at, r.id, r.name, null, h.id, h.name
  from own
  join private.claims c on c.stable_id = own.stable_id and c.state = 'held'
  join public.races r on r.id = c.race_id
  join public.horses h on h.id = c.horse_id
  order by 2, 3, 5, 6
$$;

revoke execute on function public.my_held_money from public, anon, authenticated, service_role;
grant execute on function public.my_held_money to authenticated;
