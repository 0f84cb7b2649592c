-- Money, in whole dollars. Every movement is a transaction whose postings sum to zero; what was
-- written stays. The house's account is the only one that may go below zero.

create table private.accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('credits', 'wallet', 'pool', 'house', 'request', 'bid', 'claim')),
  stable_id uuid references public.stables (id),
  race_id uuid references public.races (id),
  balance bigint not null default 0,
  -- The request whose fees it keeps (race_requests.sql).
  race_request_id uuid unique,
  -- The auction whose bids it keeps (auctions.sql).
  auction_id uuid unique,
  -- The claim whose price it keeps (claims.sql).
  claim_id uuid unique,
  unique (stable_id, kind),
  unique (race_id),
  check ((kind in ('credits', 'wallet')) = (stable_id is not null)),
  check ((kind = 'pool') = (race_id is not null)),
  check ((kind = 'request') = (race_request_id is not null)),
  check ((kind = 'bid') = (auction_id is not null)),
  check ((kind = 'claim') = (claim_id is not null)),
  check (kind = 'house' or balance >= 0)
);

create unique index accounts_one_house on private.accounts (kind) where kind = 'house';
insert into private.accounts (kind) values ('house');

create table private.transactions (
  id bigint generated always as identity primary key,
  kind text not null
    check (
      kind in (
        'grant', 'entry_fee', 'entry_refund', 'rake', 'top_up', 'prizes', 'training', 'equipment',
        'horse_sale', 'horse_return', 'box_fee', 'wallet_transfer',
        'request_listing', 'request_fee', 'request_refund', 'auction_listing', 'bid', 'bid_refund',
        'claim', 'claim_refund', 'claim_sale', 'credit_pack', 'goal'
      )
    ),
  request_id uuid,
  at timestamptz not null,
  -- The one horse that it was for; null where it was for none, or for several.
  horse_id uuid references public.horses (id)
);

create table private.postings (
  transaction_id bigint not null references private.transactions (id),
  account_id bigint not null references private.accounts (id),
  amount bigint not null check (amount <> 0),
  -- What the account held with it.
  balance bigint not null,
  primary key (transaction_id, account_id)
);

create index postings_by_account on private.postings (account_id, transaction_id);

-- What a stable's money did on a day (UTC), by the kind of the transactions and how many they were: kept by
-- the posting itself, so that its owner's account reads however much has moved. Of what moves between
-- wallet and credits it tells what came to the credits.
create table public.money_days (
  stable_id uuid not null references public.stables (id),
  day date not null,
  kind text not null,
  amount bigint not null,
  movements integer not null check (movements > 0),
  primary key (stable_id, day, kind)
);

alter table public.money_days enable row level security;

create policy money_days_are_their_owners on public.money_days
  for select to authenticated
  using (
    exists (
      select from public.stables s
      where s.id = stable_id and s.owner_id = (select auth.uid())
    )
  );

revoke all on table public.money_days from public, anon, authenticated, service_role;
grant select on table public.money_days to anon, authenticated, service_role;

create function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the ledger is append-only';
end
$$;

create trigger transactions_are_append_only
  before update or delete or truncate on private.transactions
  for each statement execute function private.refuse_rewriting();
create trigger postings_are_append_only
  before update or delete or truncate on private.postings
  for each statement execute function private.refuse_rewriting();

-- Deferred to the commit, where the rights are the caller's again: so it brings its own.
create function private.require_zero_sum() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select sum(amount) from private.postings where transaction_id = new.transaction_id) <> 0 then
    raise exception 'the postings of transaction % do not sum to zero', new.transaction_id;
  end if;
  return null;
end
$$;

create constraint trigger postings_sum_to_zero
  after insert on private.postings deferrable initially deferred
  for each row execute function private.require_zero_sum();

create function private.wallet_of(p_stable_id uuid, p_kind text) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where stable_id = p_stable_id and kind = p_kind
$$;

create function private.pool_of(p_race_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where race_id = p_race_id
$$;

create function private.house() returns bigint
language sql stable set search_path = '' as $$
  select id from private.accounts where kind = 'house'
$$;

-- Who pays for a stable, and is paid: its credits; for one of the house's the house, which keeps one purse.
create function private.payer_of(p_stable_id uuid) returns bigint
language sql stable set search_path = '' as $$
  select coalesce(private.wallet_of(s.id, 'credits'), private.house())
  from public.stables s where s.id = p_stable_id
$$;

-- Writes one transaction. Accounts are locked in the order of their ids; amounts of zero are left
-- out. The balances, and the wallets that players see, change in the statement that posts; then their days.
create function private.post(
  p_kind text, p_request_id uuid, p_at timestamptz, p_accounts bigint[], p_amounts bigint[],
  p_horse_id uuid default null
) returns void
language plpgsql set search_path = '' as $$
declare
  v_transaction bigint;
begin
  if (select coalesce(sum(amount), 0) from unnest(p_amounts) amount) <> 0 then
    raise exception 'a transaction of kind % does not sum to zero', p_kind;
  end if;

  perform from private.accounts where id = any (p_accounts) order by id for no key update;

  insert into private.transactions (kind, request_id, at, horse_id)
  values (p_kind, p_request_id, p_at, p_horse_id)
  returning id into v_transaction;

  with moved as (
    update private.accounts a set balance = a.balance + p.amount
    from (
      select account_id, sum(amount)::bigint as amount
      from unnest(p_accounts, p_amounts) each (account_id, amount)
      group by account_id
      having sum(amount) <> 0
    ) p
    where a.id = p.account_id
    returning a.id, a.stable_id, a.kind, p.amount, a.balance
  ), posted as (
    insert into private.postings (transaction_id, account_id, amount, balance)
    select v_transaction, id, amount, balance from moved
  )
  update public.wallets u set balance = m.balance
  from moved m
  where u.stable_id = m.stable_id and u.kind = m.kind;

  insert into public.money_days as d (stable_id, day, kind, amount, movements)
  select a.stable_id, (p_at at time zone 'UTC')::date, p_kind, sum(p.amount), 1
  from private.postings p
  join private.accounts a on a.id = p.account_id and a.stable_id is not null
  where p.transaction_id = v_transaction and (p_kind <> 'wallet_transfer' or a.kind = 'credits')
  group by a.stable_id
  order by a.stable_id
  on conflict (stable_id, day, kind) do update
  set amount = d.amount + excluded.amount, movements = d.movements + 1;
end
$$;
