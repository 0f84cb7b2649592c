import { toGameError } from './authErrors.ts';
import type { Backend } from './createBackend.ts';
import { GameError } from './gameError.ts';

/** The id of the player signed in. @throws GameError 'not_signed_in' */
export async function playerId(backend: Backend): Promise<string> {
  const { data, error } = await backend.auth.getSession();
  if (error) throw toGameError(error);
  if (!data.session) throw new GameError('not_signed_in');
  return data.session.user.id;
}
