-- What referees look at: stables that bid again and again on the lots of one vendor and hardly ever take one home, as
-- somebody does who drives prices up for a friend. It proves nothing, and nothing follows from it by itself.
create function public.shill_patterns(p_since timestamptz, p_limit integer default 20)
returns table (
  vendor_id uuid, vendor_name text, bidder_id uuid, bidder_name text, vendor_lots integer,
  lots integer, bids integer, won integer, link text
)
language sql stable security definer set search_path = '' as $$
  with ended as materialized (
    select a.id, a.stable_id, a.outcome, a.leader_id
    from private.auctions a
    where a.ended_at > p_since and not a.of_house
  ), vendor as (
    select e.stable_id, count(*)::integer as lots from ended e group by e.stable_id
  ), pair as (
    select e.stable_id, b.stable_id as bidder_id, count(distinct e.id)::integer as lots,
      count(*)::integer as bids,
      (count(distinct e.id) filter (
        where e.outcome = 'sold' and e.leader_id = b.stable_id
      ))::integer as won
    from ended e
    join private.bids b on b.auction_id = e.id
    group by e.stable_id, b.stable_id
  )
  select
    s.id, s.name, t.id, t.name, v.lots, p.lots, p.bids, p.won,
    private.link_between(s.id, t.id, now())
  from pair p
  join vendor v on v.stable_id = p.stable_id
  join public.stables s on s.id = p.stable_id
  join public.stables t on t.id = p.bidder_id
  -- On three lots at the least, on every second of the vendor's, and hardly one in four of them won.
  where p.lots >= 3 and 2 * p.lots >= v.lots and 4 * p.won <= p.lots
  order by p.lots - p.won desc, p.bids desc, s.id, t.id
  limit private.page_size(p_limit)
$$;

revoke execute on function public.shill_patterns from public, anon, authenticated, service_role;
grant execute on function public.shill_patterns to service_role;
