-- The house's horses under the hammer: some of those that it offers in the sales ring, one after the other in the
-- order of their numbers, so that nobody chooses them.

create index auctions_of_house on private.auctions (number) where of_house;
create index auctions_of_house_open on private.auctions (closes_at)
  where of_house and ended_at is null;

-- The house's horse in the sales ring that comes under the hammer next: the first by its number after the last
-- that did, and after the highest the first of all. Null where none stands in the ring.
create function private.next_house_lot() returns uuid
language sql stable set search_path = '' as $$
  select l.horse_id
  from private.sale_lots n
  join private.listings l on l.horse_id = n.horse_id and l.ended_at is null and l.of_house
  cross join (
    select coalesce((
      select s.number
      from private.auctions a
      join private.sale_lots s on s.horse_id = a.horse_id
      where a.of_house
      order by a.number desc
      limit 1
    ), -1) as number
  ) last
  order by n.number <= last.number, n.number
  limit 1
$$;

-- Brings one more of the house's horses under the hammer while fewer than p_lots are; answers its auction's id, null
-- where nothing was done. It closes p_minutes after the last of them. The reserve is the least that stables deal at
-- whatever they have won, so that nobody gains by selling on; the first bid is three tenths of the guide, on the
-- ladder. Stewards take turns at the agents.
create function public.consign_house_lot(p_lots integer, p_minutes integer, p_at timestamptz)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_horse public.horses;
  v_open integer;
  v_last timestamptz;
  v_guide bigint;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_lots between 0 and 100) is not true
    or (p_minutes between 10 and 4320) is not true
  then
    perform private.refuse('bad_request');
  end if;
  lock table private.sales_agents in share row exclusive mode;
  select count(*), max(closes_at) into v_open, v_last
  from private.auctions where of_house and ended_at is null;
  if v_open >= p_lots then
    return null;
  end if;
  select * into v_horse from public.horses where id = private.next_house_lot() for no key update;
  -- It may have been sold before it was locked.
  update private.listings set ended_at = p_at, ending = 'withdrawn'
  where horse_id = v_horse.id and ended_at is null and of_house;
  if not found then
    return null;
  end if;
  v_guide := private.guide_price(v_horse.rating, private.age_at(v_horse.birth_season, p_at));
  return private.consign(
    v_horse, true, private.least_near_guide(v_guide), private.bid_step(v_guide * 3 / 10),
    greatest(p_at, v_last) + make_interval(mins => p_minutes), p_at
  );
end
$$;

revoke execute on function public.consign_house_lot from public, anon, authenticated, service_role;
grant execute on function public.consign_house_lot to service_role;
