-- What the insert of an account into auth.users makes: its stable, wallets, first credits and starter
-- horse.

-- The name asked for in its normal form; if it cannot be had, one like it that can. A sign-up is
-- never refused here: the API would lose the reason. A stable that does not keep the name gives it
-- up, and is called something like it.
create function private.found_owned_stable(
  p_owner_id uuid, p_name text, p_full_name text, p_registration text, p_at timestamptz
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_id uuid := gen_random_uuid();
  v_asked text := private.normal_name(p_name, 40);
  v_name text := coalesce(v_asked, 'New Stable');
  -- The silks are those of the name that was asked for, as the form has shown them.
  v_silks_of text := coalesce(v_asked, v_id::text);
begin
  update public.stables s set name = private.free_name(v_name)
  from private.stables_named(v_name) holder
  where s.id = holder.id and not private.keeps_name(holder, p_registration);
  loop
    insert into public.stables (id, owner_id, name, owner_name, silks, created_at)
    values (
      v_id, p_owner_id, private.free_name(v_name),
      private.shown_owner_name(p_full_name, 'initial'),
      private.named_silks(v_silks_of, private.free_variant(v_silks_of)), p_at
    )
    on conflict do nothing;
    exit when found;
  end loop;
  insert into private.owner_names (stable_id, full_name) values (v_id, p_full_name);
  insert into public.wallets (stable_id, kind, takes_prizes)
  values (v_id, 'credits', false), (v_id, 'wallet', true);
  insert into private.accounts (kind, stable_id) values ('credits', v_id), ('wallet', v_id);
  perform private.set_up_limits(v_id);
  return v_id;
end
$$;

create function private.welcome_owner() returns trigger
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
    array[private.house(), private.wallet_of(v_stable_id, 'credits')], array[-25000, 25000]
  );
  perform private.give_starter_horse(v_stable_id, now());
  return new;
end
$$;

create trigger welcome_owner after insert on auth.users
  for each row execute function private.welcome_owner();

-- Has a stable, its starter and its first credits begin at an earlier moment: of who is signed up to be looked around as,
-- before the past is played. Only the owner of the tables may, and only while the grant is all that the stable's money
-- has seen: nothing that was done is rewritten.
create function private.date_back(p_stable_id uuid, p_at timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  v_grant bigint;
begin
  select min(p.transaction_id) into strict v_grant
  from private.postings p
  join private.accounts a on a.id = p.account_id
  where a.stable_id = p_stable_id
  having count(*) = 1;
  alter table private.transactions disable trigger transactions_are_append_only;
  update private.transactions set at = p_at where id = v_grant and kind = 'grant';
  alter table private.transactions enable trigger transactions_are_append_only;
  update public.money_days set day = (p_at at time zone 'UTC')::date where stable_id = p_stable_id;
  with starter as (
    update public.horses h set created_at = p_at from public.stables s
    where s.id = p_stable_id and h.stable_id = s.id and h.created_at = s.created_at
    returning h.id
  )
  update public.activities a set at = p_at from starter h
  where a.horse_id = h.id and a.type = 'new_horse';
  update public.stables set created_at = p_at where id = p_stable_id;
end
$$;
