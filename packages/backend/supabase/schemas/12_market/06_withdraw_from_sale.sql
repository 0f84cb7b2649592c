-- Takes a horse out of the sales ring; answers its id.
create function public.withdraw_from_sale(p_horse_id uuid, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_listing private.listings;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'withdraw_from_sale', p_horse_id::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_listing := private.own_listing(p_horse_id);
  update private.listings set ended_at = clock_timestamp(), ending = 'withdrawn'
  where id = v_listing.id;
  perform private.keep_answer(p_request_id, to_jsonb(p_horse_id));
  return p_horse_id;
end
$$;

revoke execute on function public.withdraw_from_sale from public, anon, authenticated, service_role;
grant execute on function public.withdraw_from_sale to authenticated;
