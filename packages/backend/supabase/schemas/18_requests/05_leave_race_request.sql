-- Leaving a request, and its end without a race.

-- Pays back what horses had paid for their places in a request that is locked.
create function private.refund_request(
  p_request public.race_requests, p_horse_ids uuid[], p_request_id uuid, p_at timestamptz
) returns void
language plpgsql set search_path = '' as $$
declare
  v_stable_ids uuid[];
  v_paid_at timestamptz[];
begin
  select array_agg(stable_id order by horse_id), array_agg(joined_at order by horse_id)
  into v_stable_ids, v_paid_at
  from public.race_request_entries
  where race_request_id = p_request.id and horse_id = any (p_horse_ids);
  if v_stable_ids is not null then
    perform private.refund(
      'request_refund', p_request_id, p_at, private.escrow_of(p_request.id), v_stable_ids,
      array_fill(p_request.entry_fee, array[cardinality(v_stable_ids)]), v_paid_at
    );
  end if;
end
$$;

-- A player takes a horse out of a request that is not full: its fee comes back whole, and the horse is free. A
-- request that nobody is in any more is over. Answers how the request then stands.
create function public.leave_race_request(
  p_race_request_id uuid, p_horse_id uuid, p_request_id uuid
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_request public.race_requests;
  v_entry public.race_request_entries;
begin
  perform private.player();
  if p_race_request_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'leave_race_request', concat_ws(' ', p_race_request_id, p_horse_id)
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.own_stable();
  v_request := private.lock_race_request(p_race_request_id);
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.race_request_entries
  where race_request_id = p_race_request_id and horse_id = p_horse_id;
  if v_entry.horse_id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_request.state in ('full', 'opened') then
    perform private.refuse('request_full');
  elsif v_request.state <> 'open' then
    perform private.refuse('request_over');
  end if;

  perform private.refund_request(
    v_request, array[p_horse_id], p_request_id, clock_timestamp()
  );
  delete from public.race_request_entries
  where race_request_id = p_race_request_id and horse_id = p_horse_id;
  update public.race_requests q
  set state = 'withdrawn', ended_at = clock_timestamp()
  where q.id = p_race_request_id
    and not exists (select from public.race_request_entries where race_request_id = q.id)
  returning * into v_request;
  if found then
    delete from private.race_request_claims where race_request_id = p_race_request_id;
  end if;
  v_answer := to_jsonb(coalesce(v_request.state, 'open'));
  perform private.keep_answer(p_request_id, v_answer);
  return v_answer #>> '{}';
end
$$;

revoke execute on function public.leave_race_request from public, anon, authenticated, service_role;
grant execute on function public.leave_race_request to authenticated;
