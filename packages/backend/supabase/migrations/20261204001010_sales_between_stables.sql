-- What stables can give one another through the prices of horses is bounded by the prizes that they have won,
-- and the economy's weeks tell what went from stable to stable.

-- What a horse was worth by the rule when it was sold, or is worth while it is offered.
create function private.guide_of(p_listing private.listings) returns bigint
language sql stable set search_path = '' as $$
  select private.guide_price(
    p_listing.rating,
    private.age_at(p_listing.birth_season, coalesce(p_listing.ended_at, now()))
  )
$$;

-- Between which prices, both included, two stables deal whatever they have won: within a twentieth of the
-- guide, which is what the house keeps of a price. `nearGuide` in @furlong/game, where the reasons are.
create function private.least_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select (p_guide * 95 + 99) / 100
$$;
create function private.most_near_guide(p_guide bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_guide * 105 / 100
$$;

-- How far beyond that a stable may still go, in whole dollars: as far as its prizes, less what it gave away
-- through prices before, sold or offered, and not before it is four weeks old. What a stable was given to
-- begin with thus stays with it. Locks its credits: two deals of one stable see each other.
create function private.leeway(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql set search_path = '' as $$
begin
  perform from private.accounts where id = private.purse_of(p_stable_id, 'credits')
  for no key update;
  return private.leeway_seen(p_stable_id, p_but_for, p_at);
end
$$;

-- The same as it is told, without the lock. p_but_for is a horse whose own offer does not count.
create function private.leeway_seen(p_stable_id uuid, p_but_for uuid, p_at timestamptz) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  if (select created_at from public.stables where id = p_stable_id) > p_at - interval '28 days' then
    return 0;
  end if;
  return greatest(0,
    coalesce((select earnings from private.standings where stable_id = p_stable_id), 0)
    - (
      select coalesce(sum(greatest(0, private.least_near_guide(private.guide_of(l)) - l.price)), 0)
      from private.listings l
      where l.stable_id = p_stable_id and not l.of_house
        and (l.ending = 'sold' or (l.ended_at is null and l.horse_id is distinct from p_but_for))
    )
    - (
      select coalesce(sum(greatest(0, l.price - private.most_near_guide(private.guide_of(l)))), 0)
      from private.listings l
      where l.buyer_id = p_stable_id and l.ending = 'sold' and not l.of_house
    )
  );
end
$$;

-- The least that a stable may ask for a horse of that guide, and the most that it may pay another stable.
create function private.least_to_ask(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select greatest((p_guide * 3 + 9) / 10, private.least_near_guide(p_guide) - p_leeway)
$$;
create function private.most_to_pay(p_guide bigint, p_leeway bigint) returns bigint
language sql immutable set search_path = '' as $$
  select least(p_guide * 3, private.most_near_guide(p_guide) + p_leeway)
$$;

-- Refuses a price beyond three tenths and three times of what the rule says: `priceBounds` in
-- @furlong/game; and one with which the stable would give away what it has not won. The rule, and not
-- what was paid lately: that could be moved step by step.
create or replace function private.check_price(p_horse public.horses, p_price bigint, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_guide constant bigint := private.guide_price(
    p_horse.rating, private.age_at(p_horse.birth_season, p_at)
  );
begin
  if p_price * 10 < v_guide * 3 or p_price > v_guide * 3 then
    perform private.refuse('price_out_of_bounds');
  elsif p_price < private.least_near_guide(v_guide) and p_price < private.least_to_ask(
    v_guide, private.leeway(p_horse.stable_id, p_horse.id, p_at)
  ) then
    perform private.refuse('asks_too_little');
  end if;
end
$$;

drop function public.buy_horse(uuid, bigint, uuid);
drop function private.pay_for_horse(private.listings, uuid, uuid, timestamptz);
drop function public.horse_sale(uuid);

-- Pays for a horse: what a player sold is paid into his credits less the commission, what the house sold
-- stays with it.
create function private.pay_for_horse(
  p_listing private.listings, p_buyer_id uuid, p_from_wallet bigint, p_request_id uuid,
  p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_buyer constant bigint := private.purse_of(p_buyer_id, 'credits');
  v_seller constant bigint := case
    when not p_listing.of_house then private.purse_of(p_listing.stable_id, 'credits')
  end;
  v_fee constant bigint := case
    when p_listing.of_house then p_listing.price
    else private.commission_on(p_listing.price)
  end;
begin
  if not private.raise_credits(
    p_buyer_id, p_listing.price, p_from_wallet, array[private.house(), v_seller], p_request_id, p_at
  ) then
    perform private.refuse('too_few_credits');
  elsif not p_listing.of_house and p_listing.price > private.most_to_pay(
    private.guide_of(p_listing), private.leeway(p_buyer_id, null, p_at)
  ) then
    perform private.refuse('pays_too_much');
  end if;
  perform private.post(
    'horse_sale', p_request_id, p_at,
    array_remove(array[v_buyer, private.house(), v_seller], null),
    case when p_listing.of_house then array[-p_listing.price, v_fee]
      else array[-p_listing.price, v_fee, p_listing.price - v_fee] end
  );
end
$$;

-- A player buys a horse at the price that he saw; of it as much as p_from_wallet may come out of his wallet.
-- Answers its id.
create function public.buy_horse(
  p_horse_id uuid, p_price bigint, p_request_id uuid, p_from_wallet bigint default 0
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_listing private.listings;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_price is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'buy_horse', concat_ws(' ', p_horse_id, p_price, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  -- Read under the lock, in the milliseconds in which sales are paged.
  v_at := date_trunc('milliseconds', clock_timestamp());
  if v_horse.id is null then
    perform private.refuse('horse_not_found');
  elsif v_horse.stable_id = v_stable_id then
    perform private.refuse('horse_is_yours');
  end if;
  v_listing := private.own_listing(p_horse_id);
  if v_listing.price <> p_price then
    perform private.refuse('price_changed');
  end if;

  perform private.pay_for_horse(v_listing, v_stable_id, p_from_wallet, p_request_id, v_at);
  update private.listings
  set ended_at = v_at, ending = 'sold', buyer_id = v_stable_id,
    compared_age = private.compared_age(birth_season, v_at)
  where id = v_listing.id;
  perform private.transfer_horse(p_horse_id, v_stable_id, v_at + interval '7 days');
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'new_horse', v_at);
  if not v_listing.of_house then
    insert into public.activities (stable_id, horse_id, type, at)
    values (v_listing.stable_id, p_horse_id, 'horse_sold', v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function
  public.buy_horse
  from public, anon, authenticated, service_role;
grant execute on function
  public.buy_horse
  to authenticated;

-- How a horse stands in the sales ring: its listing if it is for sale, its price by the rule, what
-- comparable horses were sold for lately; the least that its owner may ask, to its owner; the most that a
-- player may pay its stable, to him; to its owner also why it cannot be offered now, and until when and for
-- how much the house takes it back.
create function public.horse_sale(p_horse_id uuid)
returns table (
  price bigint, listed_at timestamptz, of_house boolean, rule_price bigint, median bigint,
  sales integer, least_to_ask bigint, most_to_pay bigint, obstacle text,
  return_until timestamptz, return_price bigint
)
language sql stable security definer set search_path = '' as $$
  select
    l.price, l.listed_at, coalesce(l.of_house, a.stable_id is not null),
    worth.guide, c.median, c.sales,
    case when s.id = own.id then private.least_to_ask(
      worth.guide, private.leeway_seen(own.id, h.id, now())
    ) end,
    case when s.id <> own.id and a.stable_id is null then private.most_to_pay(
      worth.guide, private.leeway_seen(own.id, null, now())
    ) end,
    case when s.owner_id = (select auth.uid()) then private.sale_obstacle(h, now()) end,
    p.ended_at + interval '24 hours', p.price
  from public.horses h
  join public.stables s on s.id = h.stable_id
  left join private.sales_agents a on a.stable_id = s.id
  left join private.listings l on l.horse_id = h.id and l.ended_at is null
  left join public.stables own on own.owner_id = (select auth.uid())
  cross join lateral (
    select private.guide_price(h.rating, private.age_at(h.birth_season, now())) as guide
  ) worth
  cross join lateral private.comparable_sales(
    h.rating, private.age_at(h.birth_season, now())
  ) c
  left join lateral (
    select x.* from private.house_purchase(h.id, s.id) x
    where x.id is not null and s.owner_id = (select auth.uid())
      and coalesce(private.return_obstacle(h, x, now()), 'sale')
        not in ('returned_before', 'return_too_late', 'return_after_run')
  ) p on true
  where h.id = p_horse_id
$$;

revoke execute on function
  public.horse_sale
  from public, anon, authenticated, service_role;
grant execute on function
  public.horse_sale
  to anon, authenticated;

alter table public.economy_weeks
  add column transfers integer not null default 0,
  add column transferred bigint not null default 0,
  add column off_guide bigint not null default 0,
  add column most_received bigint not null default 0;

-- The sales from stable to stable from one moment to another.
create function private.transfers_in(p_from timestamptz, p_to timestamptz)
returns table (transfers integer, transferred bigint, off_guide bigint, most_received bigint)
language sql stable set search_path = '' as $$
  with deal as (
    select l.stable_id, l.buyer_id, l.price, abs(l.price - private.guide_of(l)) as off_guide
    from private.listings l
    where l.ending = 'sold' and not l.of_house and l.ended_at >= p_from and l.ended_at < p_to
  ), received as (
    select sum(side.amount) as amount
    from (
      select stable_id, price as amount from deal union all select buyer_id, -price from deal
    ) side
    group by side.stable_id
  )
  select count(*)::integer, coalesce(sum(price), 0)::bigint, coalesce(sum(off_guide), 0)::bigint,
    (select coalesce(max(amount), 0)::bigint from received)
  from deal
$$;

update public.economy_weeks w
set transfers = t.transfers, transferred = t.transferred, off_guide = t.off_guide,
  most_received = t.most_received
from public.economy_weeks x
cross join lateral private.transfers_in(
  private.week_start(x.week), private.week_start(x.week + 1)
) t
where w.week = x.week;

-- Keeps the figures of a week that is over, once.
create or replace function private.keep_economy_week(p_week integer) returns void
language plpgsql set search_path = '' as $$
declare
  v_from constant timestamptz := private.week_start(p_week);
  v_to constant timestamptz := private.week_start(p_week + 1);
  v_money bigint[] := array(
    select sum(a.balance)::bigint
    from private.accounts a join public.stables s on s.id = a.stable_id and s.owner_id is not null
    group by s.id
  );
begin
  insert into public.economy_weeks
  select p_week, v_from, cardinality(v_money),
    (
      select count(*) from public.horses h
      join public.stables s on s.id = h.stable_id and s.owner_id is not null
      where h.retired_at is null
    ),
    coalesce((select percentile_disc(0.5) within group (order by m) from unnest(v_money) m), 0),
    private.gini(v_money), l.price, l.sold, t.transfers, t.transferred, t.off_guide, t.most_received
  from private.transfers_in(v_from, v_to) t, (
    select percentile_disc(0.5) within group (order by price) as price, count(*) as sold
    from private.listings
    where ending = 'sold' and ended_at >= v_from and ended_at < v_to
  ) l
  on conflict (week) do nothing;
  insert into public.economy_flows
  select p_week, t.kind, sum(p.amount)
  from private.transactions t
  join private.postings p on p.transaction_id = t.id
  join private.accounts a on a.id = p.account_id and a.kind in ('credits', 'wallet')
  join public.stables s on s.id = a.stable_id and s.owner_id is not null
  -- A week's boxes are charged when it is over, and belong to it.
  where case when t.kind = 'box_fee'
    then t.at >= v_to and t.at < private.week_start(p_week + 2)
    else t.at >= v_from and t.at < v_to
  end
  and t.at >= v_from and t.at < private.week_start(p_week + 2)
  group by t.kind
  having sum(p.amount) <> 0
  on conflict (week, kind) do nothing;
end
$$;
