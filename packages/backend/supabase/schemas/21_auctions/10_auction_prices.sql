-- What horses brought: the last sales by auction, the last first, with rating and age of that moment.
create function public.auction_prices(p_limit integer default 100)
returns table (auction_id uuid, ended_at timestamptz, rating integer, age integer, price bigint)
language sql stable security definer set search_path = '' as $$
  select a.id, a.ended_at, a.rating, private.age_at(a.birth_season, a.ended_at), a.price
  from private.auctions a
  where a.outcome = 'sold'
  order by a.ended_at desc, a.id desc
  limit private.page_size(p_limit)
$$;

revoke execute on function public.auction_prices from public, anon, authenticated, service_role;
grant execute on function public.auction_prices to anon, authenticated;
