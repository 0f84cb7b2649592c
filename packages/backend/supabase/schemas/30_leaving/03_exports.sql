-- Everything about a player, for the player: asked for, mailed as a link, and good for three days. The link alone is
-- worth nothing: it is read by who is logged in to the account that it belongs to.

create table private.exports (
  stable_id uuid primary key references public.stables (id) on delete cascade,
  asked_at timestamptz not null,
  -- By what the link is known: its hash, of the last that was mailed.
  secret_hash text unique,
  expires_at timestamptz,
  -- Which server's it is to mail, until then; and when that was done.
  taken_until timestamptz,
  mailed_at timestamptz,
  -- How often it was read since: each reads all tables.
  reads integer not null default 0
);

create index exports_to_mail on private.exports (asked_at) where mailed_at is null;

-- What the player has asked for last.
create function public.my_export()
returns table (asked_at timestamptz, mailed_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.asked_at, e.mailed_at, case when e.mailed_at is not null then e.expires_at end
  from private.exports e
  join public.stables s on s.id = e.stable_id
  where s.owner_id = (select auth.uid())
$$;

-- Asks for it, once an hour; a link that was mailed before is none from then on.
create function public.ask_export(p_request_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
  v_stable_id uuid;
  v_at timestamptz;
begin
  perform private.player();
  if p_request_id is null then
    perform private.refuse('bad_request');
  end if;
  v_answer := private.first_request(p_request_id, 'ask_export', '');
  if v_answer is not null then
    return (v_answer #>> '{}')::timestamptz;
  end if;
  perform private.require_fresh_login();

  v_stable_id := private.lock_own_stable();
  v_at := date_trunc('milliseconds', clock_timestamp());
  insert into private.exports as e (stable_id, asked_at) values (v_stable_id, v_at)
  on conflict (stable_id) do update
  set asked_at = excluded.asked_at, secret_hash = null, expires_at = null, taken_until = null,
    mailed_at = null, reads = 0
  where e.asked_at <= v_at - interval '1 hour';
  if not found then
    perform private.refuse('export_asked');
  end if;
  perform private.keep_answer(p_request_id, to_jsonb(v_at));
  return v_at;
end
$$;

-- Takes up to p_limit mails to owners for five minutes: links to their data, and that they have asked to leave, by which
-- an owner learns of what a thief has asked. What is not sent by then is taken again, and the link of the mail before is
-- none. Only confirmed addresses are written to.
create function public.take_account_mails(p_at timestamptz, p_limit integer default 20)
returns table (kind text, key text, email text, stable_name text, at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_secret text;
begin
  p_at := private.not_ahead(p_at);
  if p_at is null or (p_limit between 1 and 100) is not true then
    perform private.refuse('bad_request');
  end if;
  for v_id in
    select e.stable_id
    from private.exports e
    where e.mailed_at is null and (e.taken_until is null or e.taken_until <= p_at)
      and e.stable_id in (select s.id from private.players_stables s)
    order by e.asked_at, e.stable_id
    limit p_limit
    for update skip locked
  loop
    v_secret := private.random_hex();
    update private.exports e
    set secret_hash = private.sha256_hex(v_secret), expires_at = p_at + interval '3 days',
      taken_until = p_at + interval '5 minutes'
    where e.stable_id = v_id;
    return query
      select 'export', v_secret, u.email::text, s.name, p_at + interval '3 days'
      from public.stables s join auth.users u on u.id = s.owner_id
      where s.id = v_id;
  end loop;
  return query
    with taken as (
      update private.leavings l set taken_until = p_at + interval '5 minutes'
      where l.stable_id in (
        select w.stable_id from private.leavings w
        where w.mailed_at is null and (w.taken_until is null or w.taken_until <= p_at)
        order by w.asked_at, w.stable_id
        limit p_limit
        for update skip locked
      )
      returning l.stable_id, l.leaves_at
    )
    select 'leaving', t.stable_id::text, u.email::text, s.name, t.leaves_at
    from taken t
    join private.players_stables s on s.id = t.stable_id
    join auth.users u on u.id = s.owner_id;
end
$$;

-- A mail that was taken is on its way.
create function public.account_mail_sent(p_kind text, p_key text, p_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  p_at := private.not_ahead(p_at);
  update private.exports set mailed_at = p_at
  where p_kind = 'export' and secret_hash = private.sha256_hex(p_key) and mailed_at is null;
  update private.leavings set mailed_at = p_at
  where p_kind = 'leaving' and stable_id::text = p_key and mailed_at is null;
end
$$;

-- Every row that is the stable's or its owner's, table by table. Of the account service what the player may know: no
-- hash and no secret. `test/leaving/everything.test.ts` holds that no table is forgotten.
create function private.belongings(p_stable_id uuid, p_user_id uuid)
returns table (part text, line jsonb)
language plpgsql stable set search_path = '' as $$
declare
  v_table record;
begin
  return query
    select 'account', jsonb_build_object(
      'id', u.id, 'email', u.email, 'created_at', u.created_at,
      'email_confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
      'metadata', private.metadata_of(u.raw_user_meta_data)
    )
    from auth.users u where u.id = p_user_id;
  return query
    select 'sessions', jsonb_build_object(
      'id', s.id, 'user_agent', s.user_agent, 'address', host(s.ip), 'created_at', s.created_at,
      'refreshed_at', s.refreshed_at
    )
    from auth.sessions s where s.user_id = p_user_id order by s.created_at;
  if to_regclass('auth.mfa_factors') is not null then
    return query execute $q$
      select 'second_factors', jsonb_build_object(
        'name', f.friendly_name, 'type', f.factor_type, 'status', f.status, 'created_at', f.created_at
      )
      from auth.mfa_factors f where f.user_id = $1 order by f.created_at
    $q$ using p_user_id;
  end if;
  return query select 'stables', to_jsonb(s) from public.stables s where s.id = p_stable_id;
  -- Whatever has the stable's id; secrets, and what of others is no concern of the player's, are left out.
  for v_table in
    select n.nspname as schema, c.relname as name, a.attname as key
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'stable_id'
    where c.relkind = 'r' and c.relname <> all (private.not_exported())
    order by c.relname
  loop
    return query execute format(
      'select %L::text, to_jsonb(t) - %L::text[] from %I.%I t where t.stable_id = $1',
      v_table.name, array['secret', 'secret_hash', 'grams', 'cell_id', 'leader_id'], v_table.schema, v_table.name
    ) using p_stable_id;
  end loop;
  return query
    select 'letters', jsonb_build_object(
      'with', o.name, 'own', l.from_low = (l.low_id = p_stable_id), 'body', l.body,
      'sent_at', l.sent_at
    )
    from private.correspondents c
    join public.stables o on o.id = c.other_id
    join private.letters l on l.low_id = least(c.stable_id, c.other_id)
      and l.high_id = greatest(c.stable_id, c.other_id)
    where c.stable_id = p_stable_id
    order by l.id;
  return query
    select 'grouped_horses', to_jsonb(g)
    from private.grouped_horses g join private.horse_groups h on h.id = g.group_id
    where h.stable_id = p_stable_id;
  return query
    select 'ledger', jsonb_build_object(
      'transaction', t.id, 'at', t.at, 'kind', t.kind, 'account', a.kind, 'amount', p.amount,
      'balance', p.balance, 'horse_id', t.horse_id
    )
    from private.accounts a
    join private.postings p on p.account_id = a.id
    join private.transactions t on t.id = p.transaction_id
    where a.stable_id = p_stable_id
    order by t.id, a.id;
  return query
    select 'requests', jsonb_build_object('action', q.action, 'at', q.at)
    from private.requests q where q.user_id = p_user_id order by q.at;
end
$$;

-- Tables with a stable's id that are none of its belongings: what the house keeps for itself.
create function private.not_exported() returns text[]
language sql immutable set search_path = '' as $$
  select array['stables', 'accounts', 'sales_agents', 'house_departures']
$$;

-- What the link of the player's own gives, twenty times at most: a row for each of the player's rows.
create function public.read_export(p_secret text) returns table (part text, line jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  v_stable_id constant uuid := private.own_stable();
begin
  update private.exports e set reads = e.reads + 1
  where e.stable_id = v_stable_id and e.secret_hash = private.sha256_hex(p_secret)
    and e.expires_at > now() and e.reads < 20;
  if not found then
    perform private.refuse('export_not_found');
  end if;
  return query select * from private.belongings(v_stable_id, auth.uid());
end
$$;

revoke execute on function
  public.my_export, public.ask_export, public.take_account_mails, public.account_mail_sent,
  public.read_export
  from public, anon, authenticated, service_role;
grant execute on function public.my_export, public.ask_export, public.read_export
  to authenticated;
grant execute on function public.take_account_mails, public.account_mail_sent to service_role;
