-- What is told at once of a lot, to whoever listens on the channel `furlong_live`: what everybody sees of it, and
-- nothing more. A server passes it on, so that nobody who looks at the lot has to ask.

-- A stable as it is named beside a price; null for none.
create function private.named_stable(p_stable_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', s.id, 'name', s.name, 'silks', s.silks)
  from public.stables s where s.id = p_stable_id
$$;

-- How a lot stands, with the last bid that was seen.
create function private.lot_told(p_auction private.auctions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_auction.id,
    'price', p_auction.price,
    'bids', p_auction.bids,
    'leader', private.named_stable(p_auction.leader_id),
    'reserve_met', p_auction.reserve_met,
    'extensions', p_auction.extensions,
    'closes_at', p_auction.closes_at,
    'ended_at', p_auction.ended_at,
    'outcome', p_auction.outcome,
    'last_bid', (
      select jsonb_build_object(
        'number', b.number, 'stable_id', s.id, 'stable_name', s.name, 'of_house', s.is_house,
        'price', b.price, 'at', b.placed_at
      )
      from private.bids b
      join public.stables s on s.id = b.stable_id
      where b.auction_id = p_auction.id and b.number = p_auction.bids
    )
  )
$$;

create function private.tell_lot() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('furlong_live', jsonb_build_object(
    'topics', jsonb_build_array('lots', 'lot:' || new.id), 'told', private.lot_told(new)
  )::text);
  return null;
end
$$;

create trigger auctions_are_told after insert on private.auctions
  for each row execute function private.tell_lot();
create trigger changed_auctions_are_told
  after update of price, leader_id, bids, extensions, closes_at, ended_at on private.auctions
  for each row execute function private.tell_lot();
