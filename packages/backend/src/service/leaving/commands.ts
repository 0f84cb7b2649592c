import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp, parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Lets stables leave whose week is over; returns how many have, 20 at most. */
export async function leaveDueStables(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<number> {
  return unwrap(backend.rpc('leave_due_stables', { p_at: formatTimestamp(at) }));
}

/** What an owner is mailed of the own account, whatever news the owner has chosen. */
export interface AccountMail {
  /** A link to the owner's data; or that the owner has asked to leave. */
  readonly kind: 'export' | 'leaving';
  /** Of an export the secret of its link. */
  readonly key: string;
  readonly email: string;
  readonly stable: string;
  /** When the link runs out, or the stable leaves; ms since 1970. */
  readonly at: number;
}

/** Takes the mails that are to be sent, for five minutes: what `accountMailSent` does not end is taken again. */
export async function takeAccountMails(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<AccountMail[]> {
  const rows = await unwrap(backend.rpc('take_account_mails', { p_at: formatTimestamp(at) }));
  return rows.map((row) => ({
    kind: row.kind === 'export' ? 'export' : 'leaving',
    key: row.key,
    email: row.email,
    stable: row.stable_name,
    at: parseTimestamp(row.at),
  }));
}

/** A mail that was taken is on its way. */
export async function accountMailSent(
  backend: ServiceBackend,
  { kind, key, at }: { kind: AccountMail['kind']; key: string; at: number },
): Promise<void> {
  await unwrap(
    backend.rpc('account_mail_sent', { p_kind: kind, p_key: key, p_at: formatTimestamp(at) }),
  );
}
