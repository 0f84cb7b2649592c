-- A player writes to another stable. Locks are taken in this order: request, the sender's stable, the two
-- correspondents with the lesser stable first.

-- How many letters a stable may send within an hour and to how many new correspondents within a day: fewer in its
-- first week. `letterLimits` in @furlong/game.
create function private.letter_limits(p_founded_at timestamptz, p_at timestamptz)
returns table (letters integer, openings integer)
language sql immutable set search_path = '' as $$
  select case when young then 20 else 60 end, case when young then 10 else 30 end
  from (select p_founded_at > p_at - interval '7 days') s (young)
$$;

-- Counts a letter among those of its minute, or refuses it.
create function private.count_letter(p_stable_id uuid, p_opening boolean, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
declare
  v_most record;
  v_sent record;
begin
  select l.letters, l.openings into v_most
  from public.stables s cross join private.letter_limits(s.created_at, p_at) l
  where s.id = p_stable_id;
  select
    coalesce(sum(s.letters) filter (where s.minute > p_at - interval '1 hour'), 0) as letters,
    coalesce(sum(s.openings), 0) as openings
  into v_sent
  from private.letters_sent s
  where s.stable_id = p_stable_id and s.minute > p_at - interval '1 day';
  if v_sent.letters >= v_most.letters then
    perform private.refuse('too_many_letters');
  elsif p_opening and v_sent.openings >= v_most.openings then
    perform private.refuse('too_many_new_letters');
  end if;
  delete from private.letters_sent
  where stable_id = p_stable_id and minute <= p_at - interval '1 day';
  insert into private.letters_sent as s (stable_id, minute, letters, openings)
  values (p_stable_id, date_trunc('minute', p_at), 1, p_opening::integer)
  on conflict (stable_id, minute) do update
  set letters = s.letters + 1, openings = s.openings + excluded.openings;
end
$$;

-- Writes down for a stable that a letter came or went.
create function private.note_letter(
  p_stable_id uuid, p_other_id uuid, p_words text, p_own boolean, p_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into private.correspondents as c (
    stable_id, other_id, last_at, last_words, last_own, unread
  )
  values (p_stable_id, p_other_id, p_at, p_words, p_own, (not p_own)::integer)
  on conflict (stable_id, other_id) do update
  set last_at = excluded.last_at, last_words = excluded.last_words, last_own = excluded.last_own,
    unread = case when p_own then 0 else c.unread + 1 end
$$;

-- Sends a letter; answers its id. The same request id is answered with its first answer and sent once.
create function public.send_letter(p_stable_id uuid, p_body text, p_request_id uuid) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_house boolean;
  v_left boolean;
  v_body constant text := private.player_text(p_body, 2000);
  v_words text;
  v_at timestamptz;
  v_id bigint;
begin
  perform private.player();
  if p_stable_id is null or p_request_id is null or p_body is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'send_letter', p_stable_id || ' ' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_own := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  perform private.refuse_muted(v_own, v_at);
  select is_house, owner_id is null into v_house, v_left from public.stables where id = p_stable_id;
  if v_house is null then
    perform private.refuse('stable_not_found');
  elsif v_house then
    perform private.refuse('letter_to_house');
  elsif v_left then
    perform private.refuse('stable_left');
  elsif p_stable_id = v_own then
    perform private.refuse('letter_to_oneself');
  elsif v_body is null then
    perform private.refuse('letter_text');
  elsif exists (
    select from private.blocked_stables
    where (stable_id, blocked_id) in ((p_stable_id, v_own), (v_own, p_stable_id))
  ) then
    perform private.refuse('letter_blocked');
  end if;
  perform private.count_letter(
    v_own,
    not exists (
      select from private.correspondents where stable_id = v_own and other_id = p_stable_id
    ),
    v_at
  );
  insert into private.letters (low_id, high_id, from_low, body, sent_at)
  values (
    least(v_own, p_stable_id), greatest(v_own, p_stable_id), v_own < p_stable_id, v_body, v_at
  )
  returning id into v_id;
  v_words := left(regexp_replace(v_body, '\s+', ' ', 'g'), 120);
  -- The lesser first, whoever writes.
  if v_own < p_stable_id then
    perform private.note_letter(v_own, p_stable_id, v_words, true, v_at);
    perform private.note_letter(p_stable_id, v_own, v_words, false, v_at);
  else
    perform private.note_letter(p_stable_id, v_own, v_words, false, v_at);
    perform private.note_letter(v_own, p_stable_id, v_words, true, v_at);
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_id));
  return v_id;
end
$$;

-- Takes no letters from a stable any more, or takes them again. Its letters are out of sight meanwhile.
create function public.block_stable(p_stable_id uuid, p_blocked boolean, p_request_id uuid)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
begin
  perform private.player();
  if p_stable_id is null or p_blocked is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'block_stable', p_stable_id || ' ' || p_blocked);
  if v_answer is not null then
    return v_answer;
  end if;
  v_own := private.lock_own_stable();
  if not exists (select from public.stables where id = p_stable_id and not is_house) then
    perform private.refuse('stable_not_found');
  elsif p_stable_id = v_own then
    perform private.refuse('letter_to_oneself');
  end if;
  if p_blocked then
    insert into private.blocked_stables (stable_id, blocked_id, blocked_at)
    values (v_own, p_stable_id, now())
    on conflict do nothing;
    update private.correspondents set unread = 0
    where stable_id = v_own and other_id = p_stable_id;
  else
    delete from private.blocked_stables where stable_id = v_own and blocked_id = p_stable_id;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_blocked));
  return p_blocked;
end
$$;

revoke execute on function public.send_letter, public.block_stable
  from public, anon, authenticated, service_role;
grant execute on function public.send_letter, public.block_stable to authenticated;
