/** What the link of a mail left in the address: see the implicit flow of GoTrue. */
export type MailLink =
  | SessionLink
  | { kind: 'failed'; problem: string }
  /** One end of a change of address is confirmed: the first of both, or the last. */
  | { kind: 'addressConfirmed'; end: 'first' | 'last' };

/** Whoever has it is logged in. */
export interface SessionLink {
  kind: 'session';
  accessToken: string;
  refreshToken: string;
  /** The link was asked for by who had forgotten the password. */
  recovery: boolean;
}

/** How the account service names an error, in the fragment or, of some links, in the query. */
const errorNames = ['error', 'error_code', 'error_description'];

/**
 * Reads the address; null where it says nothing of the account service's. What it says of an error
 * is not repeated: anybody can write an address. Tokens count in the fragment alone, which no
 * server is sent.
 */
export function readMailLink({ hash, search }: { hash: string; search: string }): MailLink | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  for (const place of [parts, new URLSearchParams(search)]) {
    if (errorNames.some((name) => place.has(name))) {
      return { kind: 'failed', problem: problemOf(place.get('error_code')) };
    }
  }
  const message = parts.get('message');
  if (message !== null && parts.get('type') === 'email_change') {
    return { kind: 'addressConfirmed', end: /other/.test(message) ? 'first' : 'last' };
  }
  const accessToken = parts.get('access_token');
  const refreshToken = parts.get('refresh_token');
  if (!accessToken || !refreshToken) return null;
  return { kind: 'session', accessToken, refreshToken, recovery: parts.get('type') === 'recovery' };
}

/** The query without what the account service added to it. */
export function withoutMailError(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of errorNames) rest.delete(name);
  return rest.size === 0 ? '' : `?${rest}`;
}

/** What is said of a link that nothing better is known of. */
export const brokenLink = 'This link did not work. Ask for a new one.';

function problemOf(code: string | null): string {
  return code === 'otp_expired'
    ? 'This link has expired or was used already. Ask for a new one.'
    : brokenLink;
}
