-- Asking for a race. Locks are taken in the order of the stable, the new request, its first horse.

-- Refuses terms that cannot be asked for at a moment: by `requestFault` in @furlong/game.
create function private.check_request(p_request public.race_requests, p_at timestamptz)
returns void
language plpgsql set search_path = '' as $$
begin
  if (p_request.entry_fee between 50 and 2000 and p_request.entry_fee % 10 = 0) is not true
    or (p_request.runners between 3 and 8) is not true
    or p_request.suitable_for is null or p_request.max_rating is null
    or (p_request.surface in ('Turf', 'Dirt')) is not true
    or (p_request.age_class in ('2yo', '3yo', '3yo+', '4yo+')) is not true
    or p_request.sex not in ('male', 'female')
    or p_request.earliest_off is null or p_request.latest_off is null
    or p_request.earliest_off <> date_trunc('minute', p_request.earliest_off)
    or p_request.latest_off <> date_trunc('minute', p_request.latest_off)
  then
    perform private.refuse('bad_request');
  elsif p_request.latest_off < p_request.earliest_off
    or p_request.latest_off < p_at + interval '30 minutes'
    or p_request.latest_off > p_at + interval '7 days'
    or p_request.earliest_off < p_at - interval '1 day'
    or private.season_at(p_request.earliest_off) <> private.season_at(p_request.latest_off)
  then
    perform private.refuse('request_times');
  elsif not private.request_ground(
    p_request.track_id, p_request.surface, private.season_at(p_request.latest_off)
  ) then
    perform private.refuse('request_ground');
  end if;
end
$$;

-- A player asks for a race, with the horse that is the first in it: he pays its fee, and for the listing $100 that
-- the house keeps. Of both as much as p_from_wallet may come out of his wallet. A stable has three at most that
-- are not opened or over. p_sex is null for both. With p_among_club the members of the stable's club alone read of
-- it and join. Answers the new request's id; the same p_request_id is answered with its first answer.
create function public.request_race(
  p_track_id text, p_distance integer, p_surface text, p_grade text, p_age_class text, p_sex text,
  p_entry_fee bigint, p_runners integer, p_earliest_off timestamptz, p_latest_off timestamptz,
  p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0,
  p_among_club boolean default false
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_listing constant bigint := 100;
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
  v_request public.race_requests;
begin
  perform private.player();
  if p_horse_id is null or p_request_id is null or (p_from_wallet >= 0) is not true
    or p_among_club is null
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(p_request_id, 'request_race', jsonb_build_array(
    p_track_id, p_distance, p_surface, p_grade, p_age_class, p_sex, p_entry_fee, p_runners,
    p_earliest_off, p_latest_off, p_horse_id, p_from_wallet,
    p_among_club
  )::text);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;

  v_stable_id := private.lock_own_stable();
  v_at := clock_timestamp();
  v_request.id := gen_random_uuid();
  v_request.stable_id := v_stable_id;
  v_request.track_id := p_track_id;
  v_request.distance := p_distance;
  v_request.surface := p_surface;
  v_request.grade := p_grade;
  v_request.age_class := p_age_class;
  v_request.sex := p_sex;
  v_request.min_rating := (private.request_band(p_grade))[1];
  v_request.max_rating := (private.request_band(p_grade))[2];
  v_request.suitable_for := private.request_suits(p_distance);
  v_request.entry_fee := p_entry_fee;
  v_request.runners := p_runners;
  v_request.earliest_off := p_earliest_off;
  v_request.latest_off := p_latest_off;
  v_request.asked_at := v_at;
  v_request.state := 'open';
  perform private.check_request(v_request, v_at);
  if p_among_club then
    select c.id, c.name into v_request.club_id, v_request.club_name
    from private.club_members m join private.clubs c on c.id = m.club_id
    where m.stable_id = v_stable_id;
    if v_request.club_id is null then
      perform private.refuse('not_in_club');
    end if;
  end if;
  if (
    select count(*) from public.race_requests
    where stable_id = v_stable_id and state in ('open', 'full')
  ) >= 3 then
    perform private.refuse('too_many_race_requests');
  end if;

  insert into public.race_requests select v_request.*;
  insert into private.race_request_claims (race_request_id) values (v_request.id);
  insert into private.accounts (kind, race_request_id) values ('request', v_request.id);
  perform from public.horses where id = p_horse_id for no key update;
  -- Both at once: who can pay the one and not the other asks for nothing.
  if not private.raise_credits(
    v_stable_id, v_listing + p_entry_fee, p_from_wallet,
    array[private.house(), private.escrow_of(v_request.id)], p_request_id, v_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'request_listing', p_request_id, v_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.house()],
    array[-v_listing, v_listing],
    p_horse_id
  );
  perform private.join_request(v_request, p_horse_id, v_stable_id, 0, p_request_id);
  insert into public.activities (stable_id, horse_id, type, at)
  values (v_stable_id, p_horse_id, 'race_request', v_at);
  perform private.keep_answer(p_request_id, to_jsonb(v_request.id));
  return v_request.id;
end
$$;

revoke execute on function public.request_race from public, anon, authenticated, service_role;
grant execute on function public.request_race to authenticated;
