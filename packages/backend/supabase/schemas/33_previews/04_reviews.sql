-- What stables say of a race that is official: one text each, which may be changed and taken back.

create table private.race_reviews (
  race_id uuid not null references public.races (id),
  stable_id uuid not null references public.stables (id),
  body text not null check (body = private.player_text(body, 1000)),
  written_at timestamptz not null,
  primary key (race_id, stable_id)
);

create index race_reviews_by_time on private.race_reviews (race_id, written_at desc, stable_id desc);

-- Writes the player's review of a race in the place of the one before; an empty text takes it back.
create function public.review_race(p_race_id uuid, p_body text, p_request_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_status text;
  v_body constant text := private.player_text(p_body, 1000);
begin
  perform private.player();
  if p_race_id is null or p_body is null or p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'review_race', p_race_id || ' ' || p_body);
  if v_answer is not null then
    return v_answer #>> '{}';
  end if;
  v_own := private.lock_own_stable();
  select status into v_status from public.races where id = p_race_id;
  if v_status is null then
    perform private.refuse('race_not_found');
  elsif v_status not in ('finished', 'void') then
    perform private.refuse('review_too_early');
  elsif v_body is null and p_body <> '' then
    perform private.refuse('review_text');
  end if;
  perform private.count_act(v_own);
  if p_body = '' then
    delete from private.race_reviews where race_id = p_race_id and stable_id = v_own;
  else
    insert into private.race_reviews (race_id, stable_id, body, written_at)
    values (p_race_id, v_own, v_body, date_trunc('milliseconds', clock_timestamp()))
    on conflict (race_id, stable_id) do update set body = excluded.body, written_at = excluded.written_at;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_race_id));
  return p_race_id;
end
$$;

-- The reviews of a race, the last first, before one of them. Of whom the player blocks none.
create function public.race_reviews(
  p_race_id uuid, p_before_at timestamptz default null, p_before_id uuid default null,
  p_limit integer default 20
)
returns table (stable_id uuid, stable_name text, body text, written_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_before_at is null) <> (p_before_id is null) then
    perform private.refuse('bad_request');
  end if;
  return query
    select s.id, s.name, v.body, v.written_at
    from private.race_reviews v
    join public.stables s on s.id = v.stable_id
    where v.race_id = p_race_id
      and (p_before_at is null or (v.written_at, v.stable_id) < (p_before_at, p_before_id))
      and not exists (
        select from private.blocked_stables b
        join public.stables o on o.id = b.stable_id
        where o.owner_id = (select auth.uid()) and b.blocked_id = v.stable_id
      )
    order by v.written_at desc, v.stable_id desc
    limit private.page_size(p_limit);
end
$$;

revoke execute on function public.review_race, public.race_reviews
  from public, anon, authenticated, service_role;
grant execute on function public.review_race to authenticated;
grant execute on function public.race_reviews to anon, authenticated;
