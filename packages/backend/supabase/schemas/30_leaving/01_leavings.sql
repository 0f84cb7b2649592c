-- Leaving the game: asked for, it waits for a week in which the player may stay after all. Meanwhile the stable does
-- nothing new (`private.require_play`), so that what is under way ends by itself.

create table private.leavings (
  stable_id uuid primary key references public.stables (id),
  asked_at timestamptz not null,
  leaves_at timestamptz not null,
  -- Which server's it is to mail it to the owner, until then; and when that was done.
  taken_until timestamptz,
  mailed_at timestamptz
);

create index leavings_by_time on private.leavings (leaves_at, stable_id);
create index leavings_to_mail on private.leavings (asked_at) where mailed_at is null;

-- The stables whose owners have left, which are called by these numbers.
create table private.former_stables (
  number bigint generated always as identity primary key,
  stable_id uuid not null unique references public.stables (id),
  left_at timestamptz not null
);

-- Refuses a session whose login, or second factor, is older than a quarter of an hour: who finds one open must not
-- carry an account away, nor end it. By what its token says of it, on every kind of database.
create function private.require_fresh_login() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (
    select
    from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) shown
    where shown ->> 'method' in ('password', 'otp', 'recovery', 'totp', 'mfa/recovery_code')
      and (shown ->> 'timestamp')::numeric > extract(epoch from now()) - 900
  ) then
    perform private.refuse('reauthentication_needed');
  end if;
end
$$;

-- When the player's stable leaves; no row for one that does not.
create function public.my_leaving() returns table (asked_at timestamptz, leaves_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.asked_at, l.leaves_at
  from private.leavings l
  join public.stables s on s.id = l.stable_id
  where s.owner_id = (select auth.uid())
$$;

-- The player leaves in a week. Horses leave the auto-trainer. Answers when.
create function public.leave_game(p_request_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'leave_game', '');
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;
  perform private.require_fresh_login();

  v_stable_id := private.own_stable();
  -- What is being done ends first, and what comes after finds that the stable leaves.
  perform from private.limits where stable_id = v_stable_id order by kind for no key update;
  v_at := date_trunc('milliseconds', clock_timestamp());
  insert into private.leavings (stable_id, asked_at, leaves_at)
  values (v_stable_id, v_at, v_at + interval '7 days')
  on conflict (stable_id) do nothing;
  if not found then
    perform private.refuse('already_leaving');
  end if;
  perform from public.horses
  where stable_id = v_stable_id and retired_at is null order by id for no key update;
  perform private.end_auto_training(o.horse_id, v_at)
  from public.auto_training_orders o
  where o.stable_id = v_stable_id and o.ended_at is null;
  v_answer := to_jsonb(v_at + interval '7 days');
  perform private.keep_answer(p_request_id, v_answer);
  return (v_answer #>> '{}')::timestamptz;
end
$$;

-- The player stays after all.
create function public.stay_in_game(p_request_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'stay_in_game', '');
  if v_answer is not null then
    return v_answer;
  end if;
  delete from private.leavings where stable_id = private.own_stable();
  if not found then
    perform private.refuse('not_leaving');
  end if;
  perform private.keep_answer(p_request_id, 'true');
  return true;
end
$$;

revoke execute on function public.my_leaving, public.leave_game, public.stay_in_game
  from public, anon, authenticated, service_role;
grant execute on function public.my_leaving, public.leave_game, public.stay_in_game
  to authenticated;
