-- Who mistyped the address at a sign-up may have the stable's name with the right one at once: both
-- sign-ups bring the secret of the page.

drop function public.stable_name_available(text);
drop function private.found_owned_stable(uuid, text, text, timestamptz);
drop function private.keeps_name(public.stables);

-- What a sign-up brings along arrives as an object, or as that object in a JSON string.
create function private.metadata_of(p_raw jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(p_raw)
    when 'object' then p_raw
    when 'string' then (p_raw #>> '{}')::jsonb
    else '{}'
  end
$$;

-- False for the stable of an account that is not confirmed, after an hour, and at once for who signed
-- it up: the address may have been mistyped, and then nobody can ever give the name back.
create function private.keeps_name(p_stable public.stables, p_registration text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from auth.users u
    where u.id = p_stable.owner_id and u.email_confirmed_at is null and (
      p_stable.created_at <= now() - interval '1 hour'
      or private.metadata_of(u.raw_user_meta_data) ->> 'registration' = p_registration
    )
  )
$$;

-- 'ok', or the code of the reason why a new stable cannot have this name. Who has signed up already
-- and mistyped the address is known by the secret that both sign-ups bring.
create function public.stable_name_available(p_name text, p_registration text default null)
returns text
language sql stable security definer set search_path = '' as $$
  select case
    when private.normal_name(p_name, 40) is null then 'stable_name_invalid'
    when exists (
      select from private.stables_named(private.normal_name(p_name, 40)) s
      where private.keeps_name(s, p_registration)
    ) then 'stable_name_taken'
    else 'ok'
  end
$$;

-- The name asked for in its normal form; if it cannot be had, one like it that can. A sign-up is
-- never refused here: the API would lose the reason. A stable that does not keep the name gives it
-- up, and is called something like it.
create function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_owner_name text, p_registration text, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_name text := coalesce(private.normal_name(p_name, 40), 'New Stable');
begin
  update public.stables s set name = private.free_name(v_name)
  from private.stables_named(v_name) holder
  where s.id = holder.id and not private.keeps_name(holder, p_registration);
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (
      v_id, p_owner_id, private.free_name(v_name), p_owner_name, private.default_silks(v_id), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into public.purses (stable_id, kind) values (v_id, 'credits'), (v_id, 'wallet');
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  return v_id;
end
$$;

create or replace function private.welcome_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_meta jsonb := private.metadata_of(new.raw_user_meta_data);
  v_stable_id uuid := private.found_owned_stable(
    new.id, v_meta ->> 'stable_name',
    coalesce(private.normal_name(v_meta ->> 'full_name', 80), 'New Owner'),
    v_meta ->> 'registration', now()
  );
begin
  perform private.post(
    'grant', null, now(),
    array[private.house(), private.purse_of(v_stable_id, 'credits')], array[-25000, 25000]
  );
  perform private.give_starter_horse(v_stable_id, now());
  return new;
end
$$;

revoke execute on function public.stable_name_available from public, anon, authenticated, service_role;
grant execute on function public.stable_name_available to anon, authenticated;
