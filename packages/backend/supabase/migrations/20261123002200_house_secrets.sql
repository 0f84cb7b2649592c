-- The talents of the house's horses followed from a seed in the source code, so that whoever had read
-- it knew them. Those that are there keep theirs, to which they are bound; new ones are drawn from this.

-- What this installation alone knows: the talents of the house's horses are drawn from it.
create table private.house_secrets (
  is_only boolean primary key default true check (is_only),
  secret text not null check (secret ~ '^[0-9a-f]{64}$')
);

-- The first call makes it.
create function public.house_secret() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.house_secrets (secret) values (private.random_hex()) on conflict do nothing;
  select secret from private.house_secrets
$$;

revoke execute on function public.house_secret from public, anon, authenticated, service_role;
grant execute on function public.house_secret to service_role;
