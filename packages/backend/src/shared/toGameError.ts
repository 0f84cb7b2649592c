import type { AuthError } from '@supabase/supabase-js';
import { GameError } from './gameError.ts';

/**
 * What the account service refused. Its own sentence is kept where it gave one: the game knows no
 * better. Status 0 is a fetch that failed; a response that was no JSON has no status at all.
 */
export function toGameError(error: AuthError): GameError {
  if (error.status === 0) return new GameError('offline', undefined, error);
  if (error.status === undefined || error.status >= 500) {
    return new GameError('server_failed', undefined, error);
  }
  if (error.status === 429) return new GameError('too_many_requests', undefined, error);
  return new GameError('bad_request', error.message, error);
}
