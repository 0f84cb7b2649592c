-- Marks a lot to come back to, or takes the mark off. Done twice it is as done once. A stable watches a hundred lots
-- that are open; those on which the hammer has fallen make room.
create function public.watch_lot(p_auction_id uuid, p_watched boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  if p_auction_id is null or p_watched is null then
    perform private.refuse('bad_request');
  elsif not exists (select from private.auctions where id = p_auction_id) then
    perform private.refuse('auction_not_found');
  end if;
  if not p_watched then
    delete from private.watched_lots where stable_id = v_own and auction_id = p_auction_id;
    return false;
  end if;
  -- Two marks of a stable see each other.
  perform from public.stables where id = v_own for no key update;
  delete from private.watched_lots w
  using private.auctions a
  where w.stable_id = v_own and a.id = w.auction_id and a.ended_at is not null
    and a.id <> p_auction_id;
  if (select count(*) from private.watched_lots where stable_id = v_own) >= 100 then
    perform private.refuse('watch_list_full');
  end if;
  insert into private.watched_lots (stable_id, auction_id, watched_at)
  values (v_own, p_auction_id, clock_timestamp())
  on conflict (stable_id, auction_id) do nothing;
  return true;
end
$$;

revoke execute on function public.watch_lot from public, anon, authenticated, service_role;
grant execute on function public.watch_lot to authenticated;
