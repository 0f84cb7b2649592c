-- A horse gallops against its ghost of a race that furlong-3 ran as well: a card's figures are worth in it
-- what they are in furlong-2.
create or replace function public.gallop_against_ghost(
  p_horse_id uuid, p_race_id uuid, p_equipped boolean, p_request_id uuid
) returns public.gallops
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_horse public.horses;
  v_race public.races;
  v_kit integer;
  v_at timestamptz;
  v_lengths double precision;
  v_refusal text;
  v_gallop public.gallops;
begin
  perform private.player();
  if p_horse_id is null or p_race_id is null or p_equipped is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'gallop_against_ghost', concat_ws(' ', p_horse_id, p_race_id, p_equipped)
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.gallops, v_answer);
  end if;

  v_stable_id := private.own_stable();
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  v_refusal := private.gallop_refusal(v_horse, v_stable_id);
  if v_refusal is not null then
    perform private.refuse(v_refusal);
  end if;
  -- A card's figures are worth the same in these versions of the engine, and something else in others.
  select * into v_race from public.races
  where id = p_race_id and status = 'finished' and engine in ('furlong-2', 'furlong-3');
  v_kit := case when p_equipped then private.kit_points(v_horse.id) else 0 end;
  -- Read under the lock.
  v_at := date_trunc('milliseconds', clock_timestamp());
  v_lengths := private.lengths_ahead_of_ghost(v_horse, v_kit, v_race.id, v_at);
  if v_lengths is null then
    perform private.refuse('run_not_found');
  end if;
  v_gallop := private.write_gallop(
    v_horse, v_race.distance, v_race.surface, v_race.going, v_kit, v_race.id, v_lengths, v_at
  );
  perform private.keep_answer(p_request_id, to_jsonb(v_gallop));
  return v_gallop;
end
$$;
