-- What a stable is called, and its owner: changed by the owner. Results show the present name; a stable's page says
-- which it had when.

-- The names that stables had, which nobody else may take. One a season.
create table private.former_names (
  stable_id uuid not null references public.stables (id) on delete cascade,
  season integer not null,
  name text not null check (name = private.normal_name(name, 40)),
  look text not null,
  until timestamptz not null,
  primary key (stable_id, season)
);

create index former_names_look on private.former_names (look);

-- True for a name that is kept for stables whose owner has left.
create function private.is_leavers_name(p_name text) returns boolean
language sql immutable set search_path = '' as $$
  select private.look_of(p_name) ~ ('^' || private.look_of('Former stable') || '\M')
$$;

-- The same, and for one that another stable had.
create function private.is_kept_name(p_name text, p_own_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_look constant text := private.look_of(p_name);
begin
  return private.is_leavers_name(p_name) or exists (
    select from private.former_names
    where look = v_look and stable_id is distinct from p_own_id
  );
end
$$;

-- Where a horse is for sale or under the hammer, it is found by its stable's present name.
create function private.rename_seller() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.auctions set seller_name = lower(new.name)
  where stable_id = new.id and ended_at is null;
  update private.listings set seller_name = lower(new.name)
  where stable_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger stables_sell_by_their_name
  after update of name on public.stables
  for each row when (old.name is distinct from new.name)
  execute function private.rename_seller();

-- Changes what a sign-up brought along where the account service keeps it: sessions tell it from then on.
create function private.change_sign_up(p_user_id uuid, p_changes jsonb) returns void
language sql set search_path = '' as $$
  update auth.users
  set raw_user_meta_data = private.metadata_of(raw_user_meta_data) || p_changes
  where id = p_user_id;
  update auth.identities
  set identity_data = private.metadata_of(identity_data) || p_changes
  where user_id = p_user_id
$$;

-- Renames the player's stable, once a season; answers the name in its normal form.
create function public.rename_stable(p_name text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_name constant text := private.normal_name(p_name, 40);
  v_at timestamptz;
  v_stable public.stables;
begin
  perform private.player();
  if p_name is null or p_request_id is null or char_length(p_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  if private.first_request(p_request_id, 'rename_stable', p_name) is not null then
    return (select name from public.stables where id = private.own_stable());
  end if;

  select * into v_stable from public.stables where id = private.lock_own_stable();
  v_at := clock_timestamp();
  if v_name is null then
    perform private.refuse('stable_name_invalid');
  elsif v_name = v_stable.name then
    perform private.refuse('stable_name_same');
  elsif exists (
    select from private.former_names
    where stable_id = v_stable.id and season = private.season_at(v_at)
  ) then
    perform private.refuse('stable_renamed');
  elsif private.is_kept_name(v_name, v_stable.id)
    or exists (select from private.stables_named(v_name) s where s.id <> v_stable.id)
  then
    perform private.refuse('stable_name_taken');
  end if;
  begin
    update public.stables set name = v_name where id = v_stable.id;
  exception when unique_violation then
    perform private.refuse('stable_name_taken');
  end;
  insert into private.former_names (stable_id, season, name, look, until)
  values (
    v_stable.id, private.season_at(v_at), v_stable.name, private.look_of(v_stable.name), v_at
  );
  perform private.change_sign_up(auth.uid(), jsonb_build_object('stable_name', v_name));
  perform private.keep_answer(p_request_id, 'true');
  return v_name;
end
$$;

-- The season in which the player's stable may be renamed next: the present one, or the one after it.
create function public.my_next_renaming() returns integer
language sql stable security definer set search_path = '' as $$
  select private.season_at(now()) + exists (
    select from private.former_names f
    where f.stable_id = s.id and f.season = private.season_at(now())
  )::integer
  from public.stables s where s.owner_id = (select auth.uid())
$$;

-- Changes what the player is called in full; answers what others read of it, null for nothing.
create function public.change_owner_name(p_full_name text, p_request_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_name constant text := private.normal_name(p_full_name, 80);
  v_stable_id uuid;
  v_shown text;
begin
  perform private.player();
  if p_full_name is null or p_request_id is null or char_length(p_full_name) > 1000 then
    perform private.refuse('bad_request');
  end if;
  if private.first_request(p_request_id, 'change_owner_name', p_full_name) is not null then
    return (select owner_name from public.stables where id = private.own_stable());
  end if;
  if v_name is null then
    perform private.refuse('owner_name_invalid');
  end if;

  v_stable_id := private.lock_own_stable();
  update private.owner_names set full_name = v_name where stable_id = v_stable_id
  returning private.shown_owner_name(full_name, shown) into v_shown;
  update public.stables set owner_name = v_shown where id = v_stable_id;
  perform private.change_sign_up(auth.uid(), jsonb_build_object('full_name', v_name));
  perform private.keep_answer(p_request_id, 'true');
  return v_shown;
end
$$;

revoke execute on function
  public.rename_stable, public.my_next_renaming, public.change_owner_name
  from public, anon, authenticated, service_role;
grant execute on function
  public.rename_stable, public.my_next_renaming, public.change_owner_name
  to authenticated;
