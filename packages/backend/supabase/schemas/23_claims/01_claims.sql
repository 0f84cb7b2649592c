-- Claims for the runners of claiming races: who would have which horse for the race's price. From the close of entries
-- until they shut anybody may see how many there are for each runner, and nobody whose they are before the off.

create table private.claims (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references public.races (id),
  horse_id uuid not null references public.horses (id),
  -- Of whom claims it.
  stable_id uuid not null references public.stables (id),
  price bigint not null check (price > 0),
  -- What the stable puts into the draw.
  nonce text not null,
  made_at timestamptz not null,
  -- 'won': the horse went to the stable. 'lost': another was drawn. 'returned': the race was called off.
  state text not null default 'held' check (state in ('held', 'won', 'lost', 'returned')),
  settled_at timestamptz,
  -- The key decides between two of a stable at once.
  unique (race_id, horse_id, stable_id),
  constraint claims_settled_check check ((settled_at is null) = (state = 'held'))
);

create index claims_of_stable on private.claims (stable_id, made_at desc, id desc);
create index claims_held on private.claims (stable_id) where state = 'held';
create unique index claims_won on private.claims (race_id, horse_id) where state = 'won';
create index claims_of_horse on private.claims (horse_id, settled_at desc) where state = 'won';

alter table private.accounts add foreign key (claim_id) references private.claims (id);

-- The races of today of which runners can be claimed.
create index races_claiming on public.races (off_at, id)
  where claim_price is not null and status in ('open', 'closed');

-- The account that keeps the price of a claim.
create function private.escrow_of_claim(p_claim_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where claim_id = p_claim_id
$$;

-- What the house keeps of the price of a player's runner: `claimCommissionOn` in @furlong/game.
create function private.claim_commission_on(p_price bigint) returns bigint
language sql immutable set search_path = '' as $$
  select p_price / 50
$$;

-- A claim's lot: `claimLot` in @furlong/game. The least is drawn. It takes the race's seed, which nobody has who claims.
create function private.claim_lot(p_claim private.claims) returns text
language sql stable set search_path = '' as $$
  select private.sha256_hex(concat_ws(
    ':', x.seed, coalesce(x.salt, 'none'), coalesce(r.beacon_signature, 'none'), 'claim', r.id,
    p_claim.horse_id, p_claim.stable_id, p_claim.nonce
  ))
  from private.race_secrets x
  join public.races r on r.id = x.race_id
  where x.race_id = p_claim.race_id
$$;

-- Why a horse may not be entered in a claiming race, or null: it could be claimed there, and may not be sold; one that
-- was claimed lately may run for a higher price than its owner paid.
create function private.claiming_obstacle(
  p_race public.races, p_horse public.horses, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_race.claim_price is null then null
    when private.hammer_of(p_horse.id) is not null then 'horse_in_auction'
    when (p_horse.sellable_from > p_at) is not true then null
    else (
      select case
        when c.id is null then 'not_sellable_yet'
        when c.price >= p_race.claim_price then 'claimed_lately'
      end
      from (select 1) one
      left join private.claims c on c.horse_id = p_horse.id and c.state = 'won'
        and c.stable_id = p_horse.stable_id
        and c.settled_at + interval '10 days' = p_horse.sellable_from
    )
  end
$$;

-- True for a horse that is entered in a claiming race: it may be another stable's when that is over.
create function private.may_be_claimed(p_horse_id uuid) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
    select from private.engagements g
    join public.races r on r.id = g.race_id
    where g.horse_id = p_horse_id and r.claim_price is not null
  )
$$;

-- The house's horses that were claimed: as which, and when, they left it. Others follow them, and whoever checks a race
-- that was opened before finds them among its reserves.
create table private.house_departures (
  horse_id uuid primary key references public.horses (id),
  stable_id uuid not null references public.stables (id),
  name text not null,
  rating integer not null,
  left_at timestamptz not null
);
