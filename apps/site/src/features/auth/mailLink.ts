/** What the link of a confirmation mail left in the address: see the implicit flow of GoTrue. */
export interface MailLink {
  /** The player comes back signed in. */
  confirmed: boolean;
  /** Why the link did not work, in the service's words. */
  problem: string | null;
}

/** Reads the address's fragment. The account service clears it once it has taken the session. */
export function readMailLink(fragment: string): MailLink {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  return {
    confirmed: parts.has('access_token'),
    problem: parts.get('error_description'),
  };
}
