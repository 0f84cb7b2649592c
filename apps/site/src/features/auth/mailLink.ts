/** What the link of a mail left in the address: see the implicit flow of GoTrue. */
export type MailLink = SessionLink | { kind: 'failed'; problem: string };

/** Whoever has it is logged in. */
export interface SessionLink {
  kind: 'session';
  accessToken: string;
  refreshToken: string;
  /** The link was asked for by who had forgotten the password. */
  recovery: boolean;
}

/**
 * Reads the address's fragment; null where it is none of the account service's. What the address
 * says of an error is not repeated: anybody can write an address.
 */
export function readMailLink(fragment: string): MailLink | null {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  if (['error', 'error_code', 'error_description'].some((name) => parts.has(name))) {
    return { kind: 'failed', problem: problemOf(parts.get('error_code')) };
  }
  const accessToken = parts.get('access_token');
  const refreshToken = parts.get('refresh_token');
  if (!accessToken || !refreshToken) return null;
  return { kind: 'session', accessToken, refreshToken, recovery: parts.get('type') === 'recovery' };
}

/** What is said of a link that nothing better is known of. */
export const brokenLink = 'This link did not work. Ask for a new one.';

function problemOf(code: string | null): string {
  return code === 'otp_expired'
    ? 'This link has expired or was used already. Ask for a new one.'
    : brokenLink;
}
