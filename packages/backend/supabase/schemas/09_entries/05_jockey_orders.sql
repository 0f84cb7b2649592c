-- How a jockey is told to ride: one of the four styles, in place of the horse's own. Nobody but its owner
-- reads it before the field is final; from then on it stands in the card, for everybody.

create table private.jockey_orders (
  entry_id uuid primary key references public.entries (id) on delete cascade,
  style smallint not null check (style between 0 and 3)
);

-- The style in which an entry will be ridden.
create function private.style_of(p_entry_id uuid) returns smallint
language sql stable set search_path = '' as $$
  select coalesce(o.style, h.style)
  from public.entries e
  join public.horses h on h.id = e.horse_id
  left join private.jockey_orders o on o.entry_id = e.id
  where e.id = p_entry_id
$$;

-- The caller's runners of a race, and how each will be ridden.
create function public.my_jockey_orders(p_race_id uuid)
returns table (horse_id uuid, style smallint)
language sql stable security definer set search_path = '' as $$
  select e.horse_id, private.style_of(e.id)
  from public.entries e
  join public.stables s on s.id = e.stable_id
  where e.race_id = p_race_id and s.owner_id = (select auth.uid())
  order by e.horse_id
$$;

-- Tells the jockey of an own runner how to ride, while entries are open; the horse's own style takes the
-- orders back. Answers the style. Locks are taken in the order of enter_race: whoever makes the card
-- waits for the horse.
create function public.give_orders(
  p_race_id uuid, p_horse_id uuid, p_style smallint, p_request_id uuid
) returns smallint
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_race public.races;
  v_horse public.horses;
  v_entry public.entries;
begin
  perform private.player();
  if p_race_id is null or p_horse_id is null or p_request_id is null
    or (p_style between 0 and 3) is not true
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_answer(
    p_request_id, 'give_orders', concat_ws(' ', p_race_id, p_horse_id, p_style)
  );
  if v_answer is not null then
    return (v_answer #>> '{}')::smallint;
  end if;

  v_stable_id := private.own_stable();
  v_race := private.lock_race(p_race_id);
  select * into v_horse from public.horses where id = p_horse_id for no key update;
  select * into v_entry from public.entries where race_id = p_race_id and horse_id = p_horse_id;
  if v_entry.id is null then
    perform private.refuse('not_entered');
  elsif v_entry.stable_id <> v_stable_id then
    perform private.refuse('horse_not_yours');
  elsif v_race.status <> 'open' or clock_timestamp() >= v_race.closes_at then
    perform private.refuse('field_is_final');
  end if;

  if p_style = v_horse.style then
    delete from private.jockey_orders where entry_id = v_entry.id;
  else
    insert into private.jockey_orders (entry_id, style) values (v_entry.id, p_style)
    on conflict (entry_id) do update set style = excluded.style;
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(p_style));
  return p_style;
end
$$;

revoke execute on function public.my_jockey_orders, public.give_orders
  from public, anon, authenticated, service_role;
grant execute on function public.my_jockey_orders, public.give_orders to authenticated;
