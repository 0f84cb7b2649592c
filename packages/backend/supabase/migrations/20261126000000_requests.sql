-- What every action of a player has in common: who asks, and that it is done once.

-- The player who asks. Refuses who is not signed in.
create function private.player() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in');
  end if;
  return auth.uid();
end
$$;

-- The stable of the player who asks. Refuses who has none.
create function private.own_stable() returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_stable_id constant uuid := (
    select id from public.stables where owner_id = private.player()
  );
begin
  if v_stable_id is null then
    perform private.refuse('no_stable');
  end if;
  return v_stable_id;
end
$$;

-- What the player's request was answered the first time, or null, and it is noted, if it comes for the
-- first time. Of two that come at once the second waits here for the first.
create function private.first_answer(p_request_id uuid, p_action text, p_arguments text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_request private.requests;
begin
  insert into private.requests (request_id, user_id, action, arguments, at)
  values (p_request_id, private.player(), p_action, p_arguments, now())
  on conflict (request_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_request from private.requests where request_id = p_request_id;
  if (v_request.user_id, v_request.action, v_request.arguments)
    is distinct from (private.player(), p_action, p_arguments)
  then
    perform private.refuse('request_reused');
  end if;
  return v_request.answer;
end
$$;

-- Keeps what a request was answered, in the transaction that does what it asks.
create function private.keep_answer(p_request_id uuid, p_answer jsonb) returns void
language sql set search_path = '' as $$
  update private.requests set answer = p_answer where request_id = p_request_id
$$;

-- A player enters a horse. The same request id is answered with its first answer and charged once.
create or replace function public.enter_race(p_race_id uuid, p_horse_id uuid, p_request_id uuid)
returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_race', concat_ws(' ', p_race_id, p_horse_id)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_entry := private.enter(
    p_race_id, p_horse_id, private.own_stable(), p_request_id::text, p_request_id, null
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

