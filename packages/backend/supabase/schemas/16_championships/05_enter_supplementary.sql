-- The supplementary place of a final: one owner buys it, and the fee goes into the purse.

-- The lock on the race decides who comes first. What is bought stays bought: a horse that is withdrawn may
-- be entered again, and its fee stays in the purse.
create function public.enter_supplementary(
  p_race_id uuid, p_horse_id uuid, p_request_id uuid, p_from_wallet bigint default 0
) returns public.entries
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id uuid;
  v_race public.races;
  v_entry public.entries;
  v_answer jsonb;
  v_fee bigint;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_from_wallet >= 0) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'enter_supplementary',
    concat_ws(' ', p_race_id, p_horse_id, nullif(p_from_wallet, 0))
  );
  if v_answer is not null then
    return jsonb_populate_record(null::public.entries, v_answer);
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  if (v_race.championship ->> 'kind' = 'final') is not true then
    perform private.refuse('not_a_final');
  elsif v_race.status <> 'open' then
    perform private.refuse('race_closed');
  end if;
  -- Five percent of the purse: `supplementaryFee` in @furlong/game.
  v_fee := (v_race.purse * 5 + 99) / 100;
  update private.championship_draws
  set supplementary_id = p_horse_id, supplementary_stable_id = v_stable_id, supplement = v_fee,
    supplement_at = clock_timestamp()
  where final_race_id = p_race_id and supplement is null
    and exists (select from public.horses where id = p_horse_id);
  if not found then
    perform private.refuse(case
      when exists (select from public.horses where id = p_horse_id) then 'supplement_taken'
      else 'horse_not_found'
    end);
  end if;
  v_entry := private.enter(
    p_race_id, p_horse_id, v_stable_id, p_request_id::text, 0, p_request_id, null
  );
  if not private.raise_credits(
    v_stable_id, v_fee, p_from_wallet, array[private.pool_of(p_race_id)], p_request_id,
    v_entry.entered_at
  ) then
    perform private.refuse('too_few_credits');
  end if;
  perform private.post(
    'entry_fee', p_request_id, v_entry.entered_at,
    array[private.wallet_of(v_stable_id, 'credits'), private.pool_of(p_race_id)],
    array[-v_fee, v_fee],
    p_horse_id
  );
  update public.races set purse = purse + v_fee where id = p_race_id;
  perform private.keep_answer(p_request_id, to_jsonb(v_entry));
  return v_entry;
end
$$;

-- Gives the fee back where the final is called off.
create function private.refund_supplement(p_race public.races, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_draw private.championship_draws;
begin
  select * into v_draw from private.championship_draws
  where final_race_id = p_race.id and supplement is not null;
  if found then
    perform private.refund(
      'entry_refund', null, p_at, private.pool_of(p_race.id),
      array[v_draw.supplementary_stable_id], array[v_draw.supplement], array[v_draw.supplement_at]
    );
  end if;
end
$$;

revoke execute on function public.enter_supplementary from public, anon, authenticated, service_role;
grant execute on function public.enter_supplementary to authenticated;
