-- The purchase at a fixed price by which a stable has a horse of the house, or no row: what fell under the hammer
-- stays where it went.
create function private.house_purchase(p_horse_id uuid, p_stable_id uuid)
returns private.listings
language sql stable set search_path = '' as $$
  select * from private.listings
  where horse_id = p_horse_id and buyer_id = p_stable_id and of_house and returned_at is null
    and auction_id is null
  order by ended_at desc
  limit 1
$$;

-- Why a horse cannot be given back to the house, or null. What cannot be undone keeps it: a run, a new name,
-- and a retirement, which opens its talents. Gallops are what the day is for.
create function private.return_obstacle(
  p_horse public.horses, p_purchase private.listings, p_at timestamptz
) returns text
language sql volatile set search_path = '' as $$
  select case
    when p_purchase.id is null then 'not_from_house'
    when exists (
      select from private.listings
      where horse_id = p_horse.id and buyer_id = p_horse.stable_id and returned_at is not null
    ) then 'returned_before'
    when p_at >= p_purchase.ended_at + interval '24 hours' then 'return_too_late'
    when p_horse.runs > p_purchase.runs then 'return_after_run'
    when p_horse.former_name is not null then 'return_after_rename'
    when p_horse.retired_at is not null then 'return_after_retirement'
    when private.is_engaged(p_horse.id) then 'sale_while_entered'
    when private.waits_in_request(p_horse.id) then 'horse_in_request'
    when p_horse.at_work_until is not null then 'sale_while_at_work'
  end
$$;

-- A player gives back a horse that the house sold, within a day, not raced, and each horse once.
-- Answers what comes back, in whole dollars.
create function public.return_horse(p_horse_id uuid, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_horse public.horses;
  v_purchase private.listings;
  v_obstacle text;
  v_at timestamptz;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'return_horse', p_horse_id::text);
  if v_answer is not null then
    return v_answer::bigint;
  end if;

  v_horse := private.lock_own_horse(p_horse_id);
  v_at := clock_timestamp();
  v_purchase := private.house_purchase(p_horse_id, v_horse.stable_id);
  v_obstacle := private.return_obstacle(v_horse, v_purchase, v_at);
  if v_obstacle is not null then
    perform private.refuse(v_obstacle);
  end if;

  perform private.refund(
    'horse_return', p_request_id, v_at, private.house(), array[v_horse.stable_id],
    array[v_purchase.price], array[v_purchase.ended_at], p_horse_id
  );
  update private.listings set returned_at = v_at where id = v_purchase.id;
  perform private.transfer_horse(p_horse_id, v_purchase.stable_id, null);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_horse.stable_id, p_horse_id, 'horse_returned', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_purchase.price));
  return v_purchase.price;
end
$$;

revoke execute on function public.return_horse from public, anon, authenticated, service_role;
grant execute on function public.return_horse to authenticated;
