-- What a stable says and shows of itself, part by part. A part that is not shown is answered to nobody.

create table private.profiles (
  stable_id uuid primary key references public.stables (id),
  about text check (about = private.player_text(about, 1000)),
  -- Which parts others read. Without a row all of them.
  shows text[] not null
    check (shows <@ array['about', 'horses', 'club', 'lists', 'previews'])
);

-- What anybody reads of a stable, each part null where it is not shown: its words, its three horses that earned most,
-- its club, its lists of horses, and what its previews of this month add up to. No row for an id that is none's.
create function public.stable_profile(p_stable_id uuid)
returns table (
  about text, horses jsonb, club jsonb, lists jsonb, previews jsonb
)
language sql stable security definer rows 1 set search_path = '' as $$
  select
    case when 'about' = any (v.shows) then p.about end,
    case when 'horses' = any (v.shows) then (
      select coalesce(jsonb_agg(to_jsonb(h)), '[]')
      from (
        select x.id, x.name, x.wins, x.runs, x.earnings
        from public.horses x
        where x.stable_id = s.id and x.retired_at is null
        order by x.earnings desc, x.id
        limit 3
      ) h
    ) end,
    case when 'club' = any (v.shows) then (
      select jsonb_build_object('id', c.id, 'name', c.name, 'role', m.role)
      from private.club_members m join private.clubs c on c.id = m.club_id
      where m.stable_id = s.id
    ) end,
    case when 'lists' = any (v.shows) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name) order by lower(l.name)), '[]')
      from private.horse_lists l where l.stable_id = s.id
    ) end,
    case when 'previews' = any (v.shows) then (
      select jsonb_build_object('previews', m.previews, 'score', m.score)
      from private.preview_months m
      where m.month = private.month_at(now()) and m.stable_id = s.id
    ) end
  from public.stables s
  left join private.profiles p on p.stable_id = s.id
  cross join lateral (
    select coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews']) as shows
  ) v
  where s.id = p_stable_id
$$;

-- The player's own words, and which parts others read.
create function public.my_profile() returns table (stable_id uuid, about text, shows text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own constant uuid := private.own_stable();
begin
  return query
    select v_own, p.about, coalesce(p.shows, array['about', 'horses', 'club', 'lists', 'previews'])
    from (select) one
    left join private.profiles p on p.stable_id = v_own;
end
$$;

-- What the stable says of itself, empty for nothing, and which parts others read.
create function public.change_profile(p_about text, p_shows text[], p_request_id uuid)
returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_own uuid;
  v_about constant text := private.player_text(p_about, 1000);
begin
  perform private.player();
  if p_about is null or p_shows is null or p_request_id is null or cardinality(p_shows) > 5
    or not p_shows <@ array['about', 'horses', 'club', 'lists', 'previews']
  then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(
    p_request_id, 'change_profile', array_to_string(p_shows, ',') || chr(10) || p_about
  );
  if v_answer is not null then
    return p_shows;
  end if;
  v_own := private.lock_own_stable();
  if v_about is null and p_about ~ '[^ \t\r\n]' then
    perform private.refuse('profile_text');
  end if;
  perform private.count_act(v_own);
  insert into private.profiles (stable_id, about, shows) values (v_own, v_about, p_shows)
  on conflict (stable_id) do update set about = excluded.about, shows = excluded.shows;
  perform private.keep_answer(p_request_id, to_jsonb(true));
  return p_shows;
end
$$;

revoke execute on function public.stable_profile, public.my_profile, public.change_profile
  from public, anon, authenticated, service_role;
grant execute on function public.stable_profile to anon, authenticated;
grant execute on function public.my_profile, public.change_profile to authenticated;
