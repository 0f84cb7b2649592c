-- A player publishes a preview, as often as wanted until the off: the last stands. Whole percents in the order of the
-- draw. Locks are taken in this order: request, the stable, the race, which a steward starts after that or before.
create function public.publish_preview(p_race_id uuid, p_chances integer[], p_request_id uuid)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_race public.races;
begin
  perform private.player();
  if p_race_id is null or p_chances is null or p_request_id is null
    or cardinality(p_chances) > 24 or array_ndims(p_chances) is distinct from 1
    or array_lower(p_chances, 1) is distinct from 1
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'publish_preview', p_race_id || ' ' || array_to_string(p_chances, ',', '-')
  );
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select * into v_race from public.races where id = p_race_id for share;
  if v_race.id is null then
    perform private.refuse('race_not_found');
  elsif v_race.status <> 'closed' or clock_timestamp() >= v_race.off_at then
    perform private.refuse('previews_not_open');
  elsif v_race.line_runs is null then
    perform private.refuse('race_without_line');
  elsif cardinality(p_chances) <> v_race.entries_count
    or (select sum(chance) <> 100 or bool_or(chance not between 1 and 99) or bool_or(chance is null)
        from unnest(p_chances) chance)
  then
    perform private.refuse('preview_chances');
  end if;
  perform private.count_act(v_own);
  insert into private.previews (race_id, stable_id, chances, published_at)
  values (p_race_id, v_own, p_chances, date_trunc('milliseconds', clock_timestamp()))
  on conflict (race_id, stable_id) do update
  set chances = excluded.chances, published_at = excluded.published_at;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$$;

revoke execute on function public.publish_preview from public, anon, authenticated, service_role;
grant execute on function public.publish_preview to authenticated;
