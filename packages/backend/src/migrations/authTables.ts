/**
 * What the embedded account service keeps beside the tables of Supabase Lite, which has no second factor: named
 * as GoTrue names them, so that the game's functions read `auth.mfa_factors` here as on hosted Supabase. Never part
 * of a migration, for there these tables are the account service's own.
 */
export const authTables = `
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null check (factor_type in ('totp', 'recovery_code')),
    status text not null check (status in ('unverified', 'verified')),
    -- Sealed with a key that the database does not have.
    secret text,
    -- The last step of thirty seconds whose code was taken: no code is taken twice.
    last_step bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create unique index if not exists mfa_factors_user_friendly_name_unique
    on auth.mfa_factors (user_id, friendly_name) where trim(friendly_name) <> '';

  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null default now(),
    verified_at timestamptz
  );
  create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

  create table if not exists auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    authentication_method text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (session_id, authentication_method)
  );

  create table if not exists auth.mfa_recovery_codes (
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (factor_id, code_hash)
  );

  -- Wrong guesses of what is short or personal, for every server and after every start.
  create table if not exists auth.guesses (
    user_id uuid not null references auth.users (id) on delete cascade,
    kind text not null,
    recent integer not null,
    recent_since timestamptz not null,
    daily integer not null,
    daily_since timestamptz not null,
    primary key (user_id, kind)
  );
`;
