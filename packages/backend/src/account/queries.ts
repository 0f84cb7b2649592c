import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { type Account, toAccount } from './rows.ts';

/**
 * Whose session a token belongs to; it changes nothing.
 * @throws GameError with the service's own sentence, 'offline', 'server_failed'
 */
export async function accountOfToken(
  backend: Backend,
  { accessToken }: { accessToken: string },
): Promise<Account> {
  const { data, error } = await backend.auth.getUser(accessToken);
  if (error) throw toGameError(error);
  return toAccount(data.user);
}
