-- What everybody reads of the horses for sale, and a player of their own sales.

-- The cells that meet all wishes; null asks for nothing. What the words mean stands in @furlong/game
-- (`findHorsesForSale`). The season is asked for once, not for each of thousands of cells.
create function private.cells_wished(
  p_price text, p_age text, p_sex text, p_rating text, p_specialty text, p_surface text,
  p_runs text, p_seller text
) returns setof private.sale_cells
language sql stable set search_path = '' as $$
  select *
  from private.sale_cells c
  where c.lots > 0
    and (p_price is null or c.high_price = (p_price = 'high'))
    and (
      p_age is null
      or (c.birth_season >= (select private.season_at(now()) - 3)) = (p_age = 'young')
    )
    and (p_sex is null or c.sex = p_sex)
    and (p_rating is null or c.rating_band = p_rating)
    and (p_specialty is null or c.specialty = p_specialty)
    and (p_surface is null or c.surface = p_surface)
    and (p_runs is null or c.runs_band = p_runs)
    and (p_seller is null or c.of_house = (p_seller = 'house'))
$$;

-- A page of the horses for sale: those whose name or seller's name holds the text, letter case aside, and
-- that meet all wishes, in one of the orders of `salesOrders` in @furlong/game. Paged by the key and the id
-- of the last horse seen. The first page says how many there are; with a text 1,001 for more than 1,000.
create function public.sales_ring(
  p_text text default '', p_price text default null, p_age text default null,
  p_sex text default null, p_rating text default null, p_specialty text default null,
  p_surface text default null, p_runs text default null, p_seller text default null,
  p_order text default 'cheapest', p_after_key text default null, p_after_id uuid default null,
  p_limit integer default 20
)
returns table (
  horse jsonb, seller jsonb, of_house boolean, surface text, price bigint, listed_at timestamptz,
  sort_key text, total integer
)
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  v_text constant text := lower(coalesce(p_text, ''));
  v_filtered constant boolean := num_nonnulls(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) > 0;
  v_searched constant boolean := v_text <> '';
  v_paged constant boolean := p_after_id is not null;
  v_limit constant integer := private.page_size(p_limit);
  v_cells integer[];
  v_sought integer[];
  v_total integer;
  v_ids uuid[];
  v_keys text[];
  v_found integer;
  v_common integer;
  v_words text[];
  v_first_name text;
  v_way text;
begin
  if (p_order in ('cheapest', 'dearest', 'best rated', 'youngest', 'name')) is not true
    or coalesce(p_price, 'low') not in ('low', 'high')
    or coalesce(p_age, 'young') not in ('young', 'mature')
    or coalesce(p_seller, 'house') not in ('house', 'stable')
    or (p_after_key is null) <> (p_after_id is null)
    or length(v_text) > 100
  then
    perform private.refuse('bad_request');
  end if;
  select coalesce(array_agg(c.id), '{}'), coalesce(sum(c.lots), 0)::integer into v_cells, v_total
  from private.cells_wished(
    p_price, p_age, p_sex, p_rating, p_specialty, p_surface, p_runs, p_seller
  ) c;
  v_sought := case when v_filtered then v_cells end;
  v_way := case
    when v_filtered and v_searched and v_total <= private.sales_walk(true) then 'few'
    when v_filtered or v_searched then 'walk'
    else 'all'
  end;
  loop
    execute format(
      'select array_agg(p.horse_id), array_agg(p.key), max(p.total) from (%s) p',
      private.sales_statement(p_order, v_way, v_filtered, v_searched, v_paged)
    ) into v_ids, v_keys, v_found using v_cells, p_after_key, p_after_id,
      private.grams(v_text, least(3, length(v_text))), v_text, v_limit,
      v_words, v_first_name;
    exit when v_way <> 'walk' or cardinality(v_ids) = v_limit;
    -- The walk ended too early: what is sought is rare, or stands late in this order.
    v_common := case when v_searched then private.count_on_walk(v_sought, v_text) else 0 end;
    if p_order = 'name' and v_common > 100 then
      select w.words, w.first_name into v_words, v_first_name from private.words_holding(v_text) w;
    end if;
    v_way := case
      when v_words is not null then 'words'
      when v_searched and v_common <= 1000 then 'letters'
      when v_filtered then 'cells'
      else 'all'
    end;
  end loop;
  if v_searched and not v_paged then
    v_total := case
      when v_way in ('few', 'letters') then least(coalesce(v_found, 0), 1001)
      when v_found > 1000 then v_found
      else private.count_sales(v_sought, v_text)
    end;
  end if;

  return query
    select to_jsonb(h), jsonb_build_object('id', s.id, 'name', s.name, 'silks', s.silks),
      x.of_house, nullif(x.surface, ''), x.price, x.listed_at, p.key, v_total
    from unnest(v_ids, v_keys) with ordinality p (horse_id, key, place)
    join private.listings x on x.horse_id = p.horse_id and x.ended_at is null
    join public.horses h on h.id = p.horse_id
    join public.stables s on s.id = x.stable_id
    order by p.place;
end
$$;

-- How a horse stands in the sales ring: its listing if it is for sale, its price by the rule, what
-- comparable horses were sold for lately; the least that its owner may ask, to its owner; the most that a
-- player may pay its stable, to that player; to its owner also why it cannot be offered now, until when and
-- for how much the house takes it back, and how much of that would pay for the boxes.
create function public.horse_sale(p_horse_id uuid)
returns table (
  price bigint, listed_at timestamptz, of_house boolean, rule_price bigint, median bigint,
  sales integer, least_to_ask bigint, most_to_pay bigint, obstacle text,
  return_until timestamptz, return_price bigint, return_to_boxes bigint
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
    p.ended_at + interval '24 hours', p.price,
    private.due_of_refund(s.id, p.ended_at, p.price)
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
      and coalesce(private.return_obstacle(h, x, now()), 'sale') like 'sale%'
  ) p on true
  where h.id = p_horse_id
$$;

-- The horses that the caller's stable offers, the newest first.
create function public.my_listings()
returns table (horse_id uuid, price bigint, listed_at timestamptz, rule_price bigint)
language sql stable security definer set search_path = '' as $$
  select
    l.horse_id, l.price, l.listed_at,
    private.guide_price(l.rating, private.age_at(l.birth_season, now()))
  from private.listings l
  where l.stable_id = (select s.id from public.stables s where s.owner_id = (select auth.uid()))
    and l.ended_at is null
  order by l.listed_at desc, l.horse_id
$$;

-- What the caller's stable has sold and bought, the newest first, paged by the end of the sale.
create function public.my_sales(
  p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (
  id uuid, horse_id uuid, horse_name text, sold boolean, other_id uuid, other_name text,
  of_house boolean, price bigint, at timestamptz, returned_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with own as (select s.id from public.stables s where s.owner_id = (select auth.uid())),
  both_sides as (
    (
      select l.* from private.listings l
      where l.stable_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
    union all
    (
      select l.* from private.listings l
      where l.buyer_id = (select own.id from own) and l.ending = 'sold'
        and (p_before_at is null or (l.ended_at, l.id) < (p_before_at, p_before_id))
      order by l.ended_at desc, l.id desc
      limit private.page_size(p_limit)
    )
  )
  select
    b.id, b.horse_id, h.name, b.stable_id = (select own.id from own), o.id, o.name, b.of_house,
    b.price, b.ended_at, b.returned_at
  from both_sides b
  join public.horses h on h.id = b.horse_id
  join public.stables o
    on o.id = case when b.stable_id = (select own.id from own) then b.buyer_id else b.stable_id end
  order by b.ended_at desc, b.id desc
  limit private.page_size(p_limit)
$$;

revoke execute on function
  public.sales_ring,
  public.horse_sale,
  public.my_listings,
  public.my_sales
  from public, anon, authenticated, service_role;
grant execute on function public.sales_ring, public.horse_sale to anon, authenticated;
grant execute on function public.my_listings, public.my_sales to authenticated;
