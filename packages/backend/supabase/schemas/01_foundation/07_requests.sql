-- A player's action that changes something, and what it was answered the first time: repeated with the
-- same id it is done once. Of what it was asked with, however long, the hash is kept. Answers are short: what the
-- caller sent is not in them.
create table private.requests (
  request_id uuid primary key,
  user_id uuid not null,
  action text not null,
  arguments bytea not null,
  answer jsonb,
  at timestamptz not null
);
create index on private.requests (at);

-- Whether an account has a second factor, which a session has to show. The account service's table of them is
-- its own: a database that it has not prepared yet has none.
create function private.has_second_factor(p_user_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors where user_id = p_user_id and status = 'verified'
  );
end
$$;

-- The player who asks. Refuses who is not signed in, or has signed in by a password alone where the account
-- has a second factor.
create function private.player() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in');
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' and private.has_second_factor(auth.uid()) then
    perform private.refuse('second_factor_needed');
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
-- first time. Of two that come at once the second waits here for the first. Called by itself it is for what a
-- player may do in a pause: taking something back, and what is no play.
create function private.first_request(p_request_id uuid, p_action text, p_arguments text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_arguments constant bytea := sha256(convert_to(p_arguments, 'UTF8'));
  v_request private.requests;
begin
  insert into private.requests (request_id, user_id, action, arguments, at)
  values (p_request_id, private.player(), p_action, v_arguments, now())
  on conflict (request_id) do nothing;
  if found then
    return null;
  end if;
  select * into v_request from private.requests where request_id = p_request_id;
  if (v_request.user_id, v_request.action, v_request.arguments)
    is distinct from (private.player(), p_action, v_arguments)
  then
    perform private.refuse('request_reused');
  end if;
  return v_request.answer;
end
$$;

-- The same for an action of play: refuses one that comes for the first time in a pause of the player's, or after
-- the time of the day (limits.sql).
create function private.first_answer(p_request_id uuid, p_action text, p_arguments text)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_answer constant jsonb := private.first_request(p_request_id, p_action, p_arguments);
begin
  if v_answer is null then
    perform private.require_play();
  end if;
  return v_answer;
end
$$;

-- Keeps what a request was answered, in the transaction that does what it asks. Forgets two that are older
-- than thirty days, which nobody repeats any more, so that the table ends at a month's requests.
create function private.keep_answer(p_request_id uuid, p_answer jsonb) returns void
language sql set search_path = '' as $$
  update private.requests set answer = p_answer where request_id = p_request_id;
  delete from private.requests where request_id in (
    select request_id from private.requests where at < now() - interval '30 days'
    order by at limit 2 for update skip locked
  );
$$;
