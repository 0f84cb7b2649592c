-- Horses under the hammer: what is offered, who bids how much, and what became of it. A horse may race and work
-- until the hammer falls, so that an auction is no listing of the sales ring, which holds a horse as it was
-- offered: it becomes one, of the moment of the hammer, when it is sold.

create table private.auctions (
  id uuid primary key default gen_random_uuid(),
  -- Of the lot in the catalogue.
  number integer generated always as identity unique,
  horse_id uuid not null references public.horses (id),
  stable_id uuid not null references public.stables (id),
  of_house boolean not null,
  -- Told to nobody but the vendor.
  reserve bigint not null,
  starting_bid bigint not null check (starting_bid >= 50),
  consigned_at timestamptz not null,
  closes_at timestamptz not null,
  extensions integer not null default 0 check (extensions between 0 and 12),
  -- What everybody sees: the price, who leads at it, and how many bids have changed either.
  price bigint,
  leader_id uuid references public.stables (id),
  bids integer not null default 0,
  reserve_met boolean not null generated always as (coalesce(price >= reserve, false)) stored,
  asked bigint not null generated always as (coalesce(price, starting_bid)) stored,
  -- Of the horse, by which it is found; name and rating as they are until the end, and names in lower case.
  birth_season integer not null,
  sex text not null,
  specialty text not null,
  rating integer not null,
  horse_name text collate "C" not null,
  seller_name text not null,
  ended_at timestamptz,
  -- 'sold' to who leads. 'unsold': the reserve was not met. 'void': the horse was not there any more.
  outcome text check (outcome in ('sold', 'unsold', 'withdrawn', 'void')),
  constraint auctions_reserve_check check (reserve >= starting_bid),
  constraint auctions_bids_check
    check ((price is null) = (bids = 0) and (price is null) = (leader_id is null)),
  constraint auctions_ended_check check ((ended_at is null) = (outcome is null)),
  constraint auctions_sold_check
    check (outcome <> 'sold' or (price is not null and price >= reserve)),
  constraint auctions_withdrawn_check check (outcome <> 'withdrawn' or price is null)
);

-- The key decides between two who consign a horse at once.
create unique index auctions_open on private.auctions (horse_id) where ended_at is null;
-- They hold all that a walk through them asks for, so that it reads nothing else.
create index auctions_by_close on private.auctions (closes_at, id)
  include (birth_season, sex, specialty, rating, asked, horse_name, seller_name)
  where ended_at is null;
create index auctions_by_price on private.auctions (asked, id)
  include (birth_season, sex, specialty, rating, horse_name, seller_name) where ended_at is null;
create index auctions_by_rating on private.auctions (rating, id)
  include (birth_season, sex, specialty, asked, horse_name, seller_name) where ended_at is null;
create index auctions_by_end on private.auctions (ended_at, id)
  include (birth_season, sex, specialty, rating, asked, horse_name, seller_name, outcome)
  where outcome in ('sold', 'unsold');
create index auctions_of_vendor on private.auctions (stable_id);

-- All that is two or three letters long in the names that a lot is found by: what few lots have is found by it.
create function private.lot_grams(p_horse_name text, p_seller_name text) returns text[]
language sql immutable set search_path = '' as $$
  select private.grams(p_horse_name, 2) || private.grams(p_seller_name, 2)
$$;

create index auctions_by_grams on private.auctions
  using gin (private.lot_grams(horse_name, seller_name));

-- Every bid. What of it nobody saw has no number: a leader's higher maximum, and what was sealed.
create table private.bids (
  id bigint generated always as identity primary key,
  auction_id uuid not null references private.auctions (id),
  stable_id uuid not null references public.stables (id),
  maximum bigint not null check (maximum > 0),
  sealed boolean not null,
  placed_at timestamptz not null,
  -- While its maximum is in the auction's account, and since when the stable has had one there.
  held boolean not null default true,
  held_since timestamptz not null,
  -- Which of the bids of its auction it was, and the price after it, as everybody sees them.
  number integer,
  price bigint,
  constraint bids_seen_check check ((number is null) = (price is null)),
  constraint bids_sealed_check check (not sealed or number is null),
  unique (auction_id, number)
);

create unique index bids_held on private.bids (auction_id, stable_id) where held;
create index bids_held_of_stable on private.bids (stable_id) where held;
create index bids_of_stable on private.bids (stable_id, auction_id);

-- The lots that a stable has marked to come back to. They are told to it alone.
create table private.watched_lots (
  stable_id uuid not null references public.stables (id) on delete cascade,
  auction_id uuid not null references private.auctions (id),
  watched_at timestamptz not null,
  primary key (stable_id, auction_id)
);

-- Which steward has taken an auction up that is not over.
create table private.auction_claims (
  auction_id uuid primary key references private.auctions (id),
  claimed_by text,
  claimed_until timestamptz
);

alter table private.accounts add foreign key (auction_id) references private.auctions (id);
alter table private.listings add foreign key (auction_id) references private.auctions (id);

-- A horse that is renamed or rated anew is found by that.
create function private.keep_auction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.auctions set horse_name = lower(new.name), rating = new.rating
  where horse_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger horses_in_auctions_keep_their_place
  after update of name, rating on public.horses
  for each row
  when (old.name is distinct from new.name or old.rating is distinct from new.rating)
  execute function private.keep_auction();

-- When the hammer falls on a horse; null for one that is in no auction. It can only be put off.
create function private.hammer_of(p_horse_id uuid) returns timestamptz
language sql volatile set search_path = '' as $$
  select closes_at from private.auctions where horse_id = p_horse_id and ended_at is null
$$;

-- The account that keeps the maxima that stand.
create function private.escrow_of_auction(p_auction_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where auction_id = p_auction_id
$$;

-- What the horse of an auction that is open is worth by the rule.
create function private.guide_of_auction(p_auction private.auctions) returns bigint
language sql stable set search_path = '' as $$
  select private.guide_price(p_auction.rating, private.age_at(p_auction.birth_season, now()))
$$;

-- An auction, locked.
create function private.lock_auction(p_auction_id uuid) returns private.auctions
language plpgsql set search_path = '' as $$
declare
  v_auction private.auctions;
begin
  select * into v_auction from private.auctions where id = p_auction_id for no key update;
  if v_auction.id is null then
    perform private.refuse('auction_not_found');
  end if;
  return v_auction;
end
$$;
