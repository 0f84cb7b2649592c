-- Who has chosen it is mailed that letters wait: once, however many came, and not of those read before.

create function private.keep_letter_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := clock_timestamp();
begin
  insert into private.mail_letters (stable_id, due_at)
  select c.stable_id, private.mail_due_at(c.timing, v_now)
  from private.mail_choices c
  where c.stable_id = new.stable_id and c.kind = 'letters'
    and (private.pause_at(c.stable_id, v_now)).stable_id is null
  on conflict (stable_id) do update
  set due_at = excluded.due_at, taken_at = null
  where mail_letters.taken_at is not null;
  return null;
end
$$;

create trigger letters_that_come_are_mailed after insert or update on private.correspondents
  for each row when (new.unread > 0 and not new.last_own)
  execute function private.keep_letter_mail();
