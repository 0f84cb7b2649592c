/**
 * Begins an enrolment, in the place of any that was not ended: $1 id, $2 account, $3 name, $4 sealed secret, $5
 * how many there may be. Answers no id where a verified one has the name, or there are too many.
 */
export const enroll = `with dropped as (
    delete from auth.mfa_factors where user_id = $2 and status = 'unverified' returning id
  ), had as (
    select count(*) as verified, coalesce(bool_or($3 <> '' and friendly_name = $3), false) as named
    from auth.mfa_factors where user_id = $2 and status = 'verified'
  ), made as (
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    select $1::uuid, $2::uuid, nullif($3::text, ''), 'totp', 'unverified', $4
    from had where not named and verified < $5
      and (select count(*) from dropped) >= 0
    returning id
  )
  select (select id from made) as id, named as verified_of_name from had`;

export const ownFactor = `select factor_type, status from auth.mfa_factors
  where id::text = $1 and user_id = $2`;

/** $1 id, $2 factor, $3 account. Of a factor's challenges the last thirty are kept: more than are answered at once. */
export const challenge = `with dropped as (
    delete from auth.mfa_challenges where id in (
      select x.id from auth.mfa_challenges x where x.factor_id::text = $2
      order by x.created_at desc offset 29
    )
  )
  insert into auth.mfa_challenges (id, factor_id)
  select $1::uuid, f.id from auth.mfa_factors f
  where f.id::text = $2 and f.user_id = $3 and f.factor_type = 'totp'
  returning id, floor(extract(epoch from created_at + interval '5 minutes'))::bigint as expires_at`;

/** $1 factor, $2 account, $3 challenge: the factor, and whether the challenge may still be answered. */
export const challenged = `select f.status, f.secret,
    c.verified_at is null and c.created_at > now() - interval '5 minutes' as open
  from auth.mfa_factors f
  join auth.mfa_challenges c on c.factor_id = f.id and c.id::text = $3
  where f.id::text = $1 and f.user_id = $2 and f.factor_type = 'totp'`;

/**
 * Takes a code once: $1 factor, $2 account, $3 its step, $4 challenge, $5 session. The session is raised; those of
 * the account that have shown no factor end, and so do enrolments that others may have begun.
 */
export const raise = `with used as (
    update auth.mfa_factors set status = 'verified', last_step = $3::bigint, updated_at = now()
    where id::text = $1 and user_id = $2 and coalesce(last_step, -1) < $3::bigint
    returning id
  ), answered as (
    update auth.mfa_challenges set verified_at = now()
    where id::text = $4 and exists (select from used)
  ), raised as (
    update auth.sessions set aal = 'aal2', factor_id = (select id from used), updated_at = now()
    where id = $5 and exists (select from used)
  ), ended as (
    delete from auth.sessions
    where user_id = $2 and id <> $5 and aal is distinct from 'aal2' and exists (select from used)
  ), dropped as (
    delete from auth.mfa_factors
    where user_id = $2 and status = 'unverified' and id::text <> $1 and exists (select from used)
  )
  select id from used`;

/** $1 factor, $2 account. Recovery codes go with the last; then no session has anything more to show. */
export const unenroll = `with gone as (
    delete from auth.mfa_factors where id::text = $1 and user_id = $2 returning id, status
  ), last as (
    select id from gone where status = 'verified' and not exists (
      select from auth.mfa_factors f
      where f.user_id = $2 and f.id <> gone.id and f.factor_type = 'totp' and f.status = 'verified'
    )
  ), codes as (
    delete from auth.mfa_factors
    where user_id = $2 and factor_type = 'recovery_code' and exists (select from last)
  ), shown as (
    delete from auth.mfa_amr_claims
    where authentication_method in ('totp', 'mfa/recovery_code') and exists (select from last)
      and session_id in (select s.id from auth.sessions s where s.user_id = $2)
  )
  update auth.sessions set aal = 'aal1', factor_id = null
  where user_id = $2 and exists (select from last)`;

/** $1 id, $2 account, $3 name, $4 the hashes. Answers nothing where the account has codes. */
export const makeCodes = `with made as (
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
    select $1::uuid, $2::uuid, $3, 'recovery_code', 'verified'
    where not exists (
      select from auth.mfa_factors where user_id = $2 and factor_type = 'recovery_code'
    )
    on conflict do nothing
    returning id
  ), codes as (
    insert into auth.mfa_recovery_codes (factor_id, code_hash)
    select made.id, hash from made cross join unnest($4::text[]) hash
  )
  select id from made`;

/** $1 account, $2 the hashes of the new ones: none of the old is taken any more. */
export const renewCodes = `with own as (
    update auth.mfa_factors set updated_at = now()
    where user_id = $1 and factor_type = 'recovery_code' returning id, friendly_name
  ), gone as (
    delete from auth.mfa_recovery_codes where factor_id in (select id from own)
  ), codes as (
    insert into auth.mfa_recovery_codes (factor_id, code_hash)
    select own.id, hash from own cross join unnest($2::text[]) hash
  )
  select id, friendly_name from own`;

export const countCodes = `select f.id, count(c.code_hash)::int as total,
    count(c.code_hash) filter (where c.used_at is null)::int as remaining
  from auth.mfa_factors f left join auth.mfa_recovery_codes c on c.factor_id = f.id
  where f.user_id = $1 and f.factor_type = 'recovery_code' group by f.id`;

/** Takes a recovery code once: $1 account, $2 its hash, $3 session. */
export const raiseByCode = `with used as (
    update auth.mfa_recovery_codes c set used_at = now()
    from auth.mfa_factors f
    where f.id = c.factor_id and f.user_id = $1 and c.code_hash = $2 and c.used_at is null
    returning c.factor_id as id
  ), raised as (
    update auth.sessions set aal = 'aal2', factor_id = (select id from used), updated_at = now()
    where id = $3 and exists (select from used)
  ), ended as (
    delete from auth.sessions
    where user_id = $1 and id <> $3 and aal is distinct from 'aal2' and exists (select from used)
  )
  select id from used`;

export const dropCodes = `delete from auth.mfa_factors
  where user_id = $1 and factor_type = 'recovery_code' returning id`;
