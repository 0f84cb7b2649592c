-- Takes one of the player's horses out of auto-training. What was due and is not held yet is left.
create function public.stop_auto_training(p_horse_id uuid, p_request_id uuid)
returns public.auto_training_orders
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_order public.auto_training_orders;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'stop_auto_training', p_horse_id::text);
  if v_answer is not null then
    return jsonb_populate_record(null::public.auto_training_orders, v_answer);
  end if;

  perform private.lock_own_horse(p_horse_id);
  v_order := private.end_auto_training(
    p_horse_id, date_trunc('milliseconds', clock_timestamp())
  );
  if v_order.id is null then
    perform private.refuse('not_auto_training');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_order));
  return v_order;
end
$$;

revoke execute on function public.stop_auto_training from public, anon, authenticated, service_role;
grant execute on function public.stop_auto_training to authenticated;
