import { object, parseJson, pipe, safeParse, string, toLowerCase, union } from 'valibot';

const sent = pipe(
  string(),
  parseJson(),
  union([object({ refresh_token: string() }), object({ email: pipe(string(), toLowerCase()) })]),
);

/**
 * What a request to the auth API must not share with another at the same moment: the refresh token
 * it spends, or the e-mail address it is about. Lite reads first and writes afterwards, in several
 * transactions: two at once would both spend the token, or both make the account. Null where
 * nothing of the kind is at stake.
 */
export async function authTurnOf(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method === 'GET' || !pathname.startsWith('/auth/v1/')) return null;
  // Signing in changes nothing that two could spend, and takes its time.
  if (searchParams.get('grant_type') === 'password') return null;
  const { success, output } = safeParse(sent, await request.clone().text());
  if (!success) return null;
  return 'email' in output ? `email ${output.email}` : `refresh token ${output.refresh_token}`;
}
