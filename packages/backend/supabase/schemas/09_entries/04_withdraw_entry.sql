-- Taking an entry back while entries are open. The fee comes back whole, and the horse is free.

-- How often a horse was withdrawn on the last day (UTC) on which it was.
create table private.withdrawals (
  horse_id uuid primary key references public.horses (id),
  day date not null,
  times integer not null check (times > 0)
);

-- True for a horse that was withdrawn three times on the day: it is entered again on the next.
create function private.withdrawn_often(p_horse_id uuid, p_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.withdrawals
    where horse_id = p_horse_id and day = (p_at at time zone 'UTC')::date and times >= 3
  )
$$;

-- Counts a withdrawal of a horse that is locked.
create function private.count_withdrawal(p_horse_id uuid, p_at timestamptz) returns void
language sql set search_path = '' as $$
  insert into private.withdrawals as w (horse_id, day, times)
  values (p_horse_id, (p_at at time zone 'UTC')::date, 1)
  on conflict (horse_id) do update
  set day = excluded.day, times = case when w.day = excluded.day then w.times + 1 else 1 end
$$;

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
  v_answer := private.first_request(
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
  elsif v_race.requested then
    perform private.refuse('request_full');
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
  perform private.count_withdrawal(p_horse_id, clock_timestamp());
  perform private.tell_entry(
    v_stable_id, p_horse_id, p_race_id, 'race_withdrawal', clock_timestamp()
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

revoke execute on function public.withdraw_entry from public, anon, authenticated, service_role;
grant execute on function public.withdraw_entry to authenticated;
