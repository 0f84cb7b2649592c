import type { Context } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** Who asks the account service about the own account, and what the session has shown. */
export interface Standing {
  userId: string;
  sessionId: string;
  email: string;
  /** Whether the session has shown a second factor. */
  isRaised: boolean;
  /** Whether the account has one. */
  hasFactor: boolean;
  /** Whether a password, or a link of a mail, was given in this session a quarter of an hour ago at most. */
  isFresh: boolean;
  /** The same of the second factor. */
  isFreshlyRaised: boolean;
}

const standing = `select u.id, u.email, s.aal = 'aal2' as raised,
    exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ) as factor,
    exists (
      select from auth.mfa_amr_claims a where a.session_id = s.id
        and a.authentication_method in ('password', 'otp', 'recovery')
        and a.updated_at > now() - interval '15 minutes'
    ) as fresh,
    exists (
      select from auth.mfa_amr_claims a where a.session_id = s.id
        and a.authentication_method in ('totp', 'mfa/recovery_code')
        and a.updated_at > now() - interval '15 minutes'
    ) as freshly_raised
  from auth.sessions s join auth.users u on u.id = s.user_id
  where s.id = $1 and u.id = $2`;

/** Null for nobody, and for who holds the token of a session that has ended. */
export async function standingOf(
  { var: { bearer } }: Context<Env>,
  database: GameDatabase,
): Promise<Standing | null> {
  const { accountId, sessionId } = bearer;
  if (accountId === null || sessionId === null) return null;
  const [row] = await database.rows(standing, [sessionId, accountId]);
  if (row === undefined) return null;
  return {
    userId: accountId,
    sessionId,
    email: String(row.email),
    isRaised: row.raised === true,
    hasFactor: row.factor === true,
    isFresh: row.fresh === true,
    isFreshlyRaised: row.freshly_raised === true,
  };
}

/** As GoTrue refuses the token of a session that is none. */
export const noSession = () =>
  refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');

export const reauthenticate = () =>
  refusal(400, 'reauthentication_needed', 'This needs a login, or a code, of the last 15 minutes.');
