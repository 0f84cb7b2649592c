-- What every domain needs: the API's roles, the schema that no API exposes, seasons and small helpers.

-- A function may name what a later file makes. A test looks at all bodies once everything is there.
set check_function_bodies = off;

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated nologin;
  end if;
  if not exists (select from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role nologin bypassrls;
  end if;
  if not pg_catalog.has_schema_privilege('authenticated', 'auth', 'usage') then
    grant usage on schema auth to anon, authenticated, service_role;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- No table here has row-level security: the embedded API grants everything in a schema that has
-- such a table. What keeps players out is that nobody has usage on the schema.
create schema private;
revoke all on schema private from public;

-- With `in schema` this would have no effect.
alter default privileges revoke execute on functions from public;

-- Seasons of twelve weeks since Monday 2026-01-05; all horses have their birthday on the first day.
create function private.season_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    (extract(epoch from p_at) - extract(epoch from timestamptz '2026-01-05 00:00:00+00'))
    / (12 * 7 * 24 * 60 * 60)
  )::integer
$$;

-- Weeks are counted from the first day of season 0, a Monday.
create function private.week_at(p_at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select floor(
    (extract(epoch from p_at) - extract(epoch from timestamptz '2026-01-05 00:00:00+00'))
    / (7 * 24 * 60 * 60)
  )::integer
$$;

create function private.week_start(p_week integer) returns timestamptz
language sql immutable set search_path = '' as $$
  select timestamptz '2026-01-05 00:00:00+00' + p_week * interval '7 days'
$$;

-- The clock that decides what is due.
create function private.clock() returns timestamptz
language sql stable set search_path = '' as $$
  select clock_timestamp()
$$;

-- The moment that a steward gives. What was missed may be made up for at its own time; what is yet to come has
-- not come, whatever the clock of a server says. Every function that is given a time by a server begins with
-- it, so that the statement which does something has read the clock itself.
create function private.not_ahead(p_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when p_at is not null then least(p_at, private.clock()) end
$$;

-- By which stewards go, and every server judges its own clock.
create function public.database_time() returns timestamptz
language sql volatile security definer set search_path = '' as $$
  select clock_timestamp()
$$;

revoke execute on function public.database_time from public, anon, authenticated, service_role;
grant execute on function public.database_time to service_role;

create function private.sha256_hex(p_text text) returns text
language sql immutable strict set search_path = '' as $$
  select encode(sha256(convert_to(p_text, 'UTF8')), 'hex')
$$;

-- 244 bits that nobody can foresee (`random()` can be foreseen).
create function private.random_hex() returns text
language sql volatile set search_path = '' as $$
  select private.sha256_hex(gen_random_uuid()::text || gen_random_uuid())
$$;

-- True if all lists have the length of the first.
create function private.same_length(p_length integer, variadic p_lengths integer[])
returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(bool_and(length is not distinct from p_length), false)
  from unnest(p_lengths) length
$$;

-- How many rows a page has: 20 unless asked otherwise, never more than 100.
create function private.page_size(p_limit integer) returns integer
language sql immutable set search_path = '' as $$
  select least(greatest(coalesce(p_limit, 20), 1), 100)
$$;
