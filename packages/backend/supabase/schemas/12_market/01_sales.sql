-- Horses for sale at a fixed price: what is offered, what became of it, and how it is found among many. What is
-- sold by auction comes in as it is sold (settle_auction.sql).

-- The stables that sell for the house. They race no horse, and what they are paid is the house's.
create table private.sales_agents (
  stable_id uuid primary key references public.stables (id)
);

-- How many of the horses for sale are alike in all that a buyer may filter by. A choice of filters is a
-- choice of cells: the horses of each are found by an index in any order, and counted here.
create table private.sale_cells (
  id integer generated always as identity primary key,
  high_price boolean not null,
  birth_season integer not null,
  sex text not null,
  rating_band text not null,
  specialty text not null,
  surface text not null,
  runs_band text not null,
  of_house boolean not null,
  lots integer not null default 0 check (lots >= 0),
  unique (high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house)
);

-- A horse as it was offered. It neither races nor works while it is for sale, so that this holds until it
-- is sold, and tells afterwards what it was sold as.
create table private.listings (
  id uuid primary key default gen_random_uuid(),
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  of_house boolean not null,
  price bigint not null check (price > 0),
  listed_at timestamptz not null,
  birth_season integer not null,
  -- In years; from five on all are one (`comparableAge` in @furlong/game).
  compared_age integer not null check (compared_age between 2 and 5),
  sex text not null,
  rating integer not null,
  specialty text not null,
  -- On which it has come in the first three most often; empty for one that never has.
  surface text not null check (surface in ('', 'Turf', 'Dirt')),
  runs integer not null,
  -- In lower case, as they are searched, and all that is one, two or three letters long in them.
  horse_name text collate "C" not null,
  seller_name text not null,
  grams text[] not null,
  youth integer generated always as (-birth_season) stored,
  cell_id integer not null references private.sale_cells (id),
  ended_at timestamptz,
  ending text check (ending in ('sold', 'withdrawn')),
  buyer_id uuid references public.stables (id),
  returned_at timestamptz,
  -- Where it was sold under the hammer.
  auction_id uuid,
  constraint listings_ended_check check ((ended_at is null) = (ending is null)),
  constraint listings_sold_check
    check ((buyer_id is not null) = (ending is not null and ending = 'sold')),
  constraint listings_returned_check
    check (returned_at is null or (ending is not null and ending = 'sold' and of_house))
);

-- The key decides between two who offer a horse at once.
create unique index listings_open on private.listings (horse_id) where ended_at is null;
-- They hold all that a walk through them asks for, so that it reads nothing else.
create index listings_by_price on private.listings (price, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_rating on private.listings (rating, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_youth on private.listings (youth, horse_id)
  include (cell_id, horse_name, seller_name) where ended_at is null;
create index listings_by_name on private.listings (horse_name, horse_id)
  include (cell_id, seller_name) where ended_at is null;
create index listings_by_cell_price on private.listings (cell_id, price, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_rating on private.listings (cell_id, rating, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_youth on private.listings (cell_id, youth, horse_id)
  include (horse_name, seller_name) where ended_at is null;
create index listings_by_cell_name on private.listings (cell_id, horse_name, horse_id)
  include (seller_name) where ended_at is null;
create index listings_by_grams on private.listings using gin (grams) where ended_at is null;
create index listings_by_stable on private.listings (stable_id) where ended_at is null;
create index listings_comparable on private.listings (compared_age, rating, ended_at desc)
  where ending = 'sold' and returned_at is null;
create index listings_sold_by on private.listings (stable_id, ended_at desc, id desc)
  where ending = 'sold';
create unique index listings_of_auctions on private.listings (auction_id)
  where auction_id is not null;
create index listings_bought_by on private.listings (buyer_id, ended_at desc, id desc)
  where ending = 'sold';

-- All that is from p_least to three letters long in a text in lower case.
create function private.grams(p_text text, p_least integer) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(distinct substr(p_text, first, size)), '{}')
  from generate_series(p_least, 3) size, generate_series(1, length(p_text)) first
  where first + size - 1 <= length(p_text)
$$;

-- The cell of a listing; a new one where it is the first of its kind.
create function private.cell_of(p_listing private.listings) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_high constant boolean := p_listing.price >= 15000;
  v_rating constant text := case
    when p_listing.rating >= 90 then '90 and above'
    when p_listing.rating >= 80 then '80 to 89'
    when p_listing.rating >= 60 then '60 to 79'
    else 'under 60'
  end;
  v_runs constant text := case
    when p_listing.runs = 0 then 'unraced'
    when p_listing.runs <= 5 then 'up to 5 runs'
    else 'more than 5 runs'
  end;
begin
  insert into private.sale_cells (
    high_price, birth_season, sex, rating_band, specialty, surface, runs_band, of_house
  ) values (
    v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
    p_listing.surface, v_runs, p_listing.of_house
  )
  on conflict do nothing;
  return (
    select c.id from private.sale_cells c
    where (
      c.high_price, c.birth_season, c.sex, c.rating_band, c.specialty, c.surface, c.runs_band,
      c.of_house
    ) = (
      v_high, p_listing.birth_season, p_listing.sex, v_rating, p_listing.specialty,
      p_listing.surface, v_runs, p_listing.of_house
    )
  );
end
$$;

-- Keeps a listing's cell, the count of its cell, and what it is found by. The locks on cells are the last
-- that any transaction takes, and are taken in the order of their ids.
create function private.place_listing() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_from constant integer := case when tg_op = 'UPDATE' and old.ended_at is null then old.cell_id end;
  v_to integer;
begin
  if new.ended_at is null then
    v_to := private.cell_of(new);
    new.cell_id := v_to;
    new.grams := array(
      select distinct gram
      from unnest(private.grams(new.horse_name, 1) || private.grams(new.seller_name, 1)) gram
    );
  else
    new.grams := '{}';
  end if;
  if v_from is distinct from v_to then
    perform from private.sale_cells where id in (v_from, v_to) order by id for no key update;
    update private.sale_cells c
    set lots = c.lots + (c.id is not distinct from v_to)::integer
      - (c.id is not distinct from v_from)::integer
    where c.id in (v_from, v_to);
  end if;
  return new;
end
$$;

create trigger listings_have_their_place
  before insert or update on private.listings
  for each row execute function private.place_listing();

-- A horse that is renamed is found by its new name.
create function private.rename_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.listings set horse_name = lower(new.name)
  where horse_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger horses_for_sale_keep_their_name
  after update of name on public.horses
  for each row when (old.name is distinct from new.name)
  execute function private.rename_listing();

create function private.is_for_sale(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (select from private.listings where horse_id = p_horse_id and ended_at is null)
$$;

-- On which surface a horse has come in the first three most often; of two, on which it won more, then
-- ran more; empty for one that never has.
create function private.best_surface(p_horse_id uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select r.surface
    from public.entries e
    join public.races r on r.id = e.race_id
    where e.horse_id = p_horse_id and e.place is not null
    group by r.surface
    having count(*) filter (where e.place <= 3) > 0
    order by count(*) filter (where e.place <= 3) desc, count(*) filter (where e.place = 1) desc,
      count(*) desc, r.surface desc
    limit 1
  ), '')
$$;

-- Writes a listing of a horse that is locked. It is trained no more.
create function private.list(
  p_horse public.horses, p_of_house boolean, p_price bigint, p_at timestamptz
) returns private.listings
language plpgsql set search_path = '' as $$
declare
  v_listing private.listings;
begin
  perform private.end_auto_training(p_horse.id, p_at);
  insert into private.listings (
    horse_id, stable_id, of_house, price, listed_at, birth_season, compared_age, sex, rating,
    specialty, surface, runs, horse_name, seller_name
  )
  select
    p_horse.id, p_horse.stable_id, p_of_house, p_price, p_at, p_horse.birth_season,
    private.compared_age(p_horse.birth_season, p_at), p_horse.sex,
    p_horse.rating, p_horse.specialty, private.best_surface(p_horse.id), p_horse.runs,
    lower(p_horse.name), lower(s.name)
  from public.stables s
  where s.id = p_horse.stable_id
  returning * into v_listing;
  return v_listing;
end
$$;
