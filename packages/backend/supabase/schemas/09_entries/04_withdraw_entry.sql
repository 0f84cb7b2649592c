-- Taking an entry back while entries are open. The fee comes back whole, and the horse is free.

-- Answers the entry that is no more. Locks are taken in the order of enter_race.
create function public.withdraw_entry(p_race_id uuid, p_horse_id uuid, p_request_id uuid)
returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'withdraw_entry', concat_ws(' ', p_race_id, p_horse_id)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  perform from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at
    or v_race.balloted_at is not null
  then
    perform private.refuse('field_is_final');
  end if;

  delete from public.entries where id = v_entry.id;
  delete from private.engagements where horse_id = p_horse_id and race_id = p_race_id;
  update public.races set entries_count = entries_count - 1 where id = p_race_id;
  if v_race.entry_fee > 0 then
    perform private.refund(
      'entry_refund', p_request_id, clock_timestamp(), private.pool_of(p_race_id),
      array[v_stable_id], array[v_race.entry_fee], array[v_entry.entered_at]
    );
  end if;
  insert into public.activities (stable_id, horse_id, race_id, type, at)
  values (v_stable_id, p_horse_id, p_race_id, 'race_withdrawal', clock_timestamp());
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

revoke execute on function public.withdraw_entry from public, anon, authenticated, service_role;
grant execute on function public.withdraw_entry to authenticated;
