import { isGameErrorCode } from '@furlong/game/rules';
import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';

interface Once {
  requestId: string;
}

/**
 * Leaves the game in a week. Returns when, ms since 1970.
 * @throws GameError 'already_leaving', 'reauthentication_needed' where the login is older than a quarter of an hour
 */
export async function leaveGame(backend: Backend, { requestId }: Once): Promise<number> {
  return parseTimestamp(await unwrap(backend.rpc('leave_game', { p_request_id: requestId })));
}

/**
 * Stays after all.
 * @throws GameError 'not_leaving'
 */
export async function stayInGame(backend: Backend, { requestId }: Once): Promise<void> {
  await unwrap(backend.rpc('stay_in_game', { p_request_id: requestId }));
}

/**
 * Asks for all that the game keeps of the player: a link comes by mail. Returns when it was asked for.
 * @throws GameError 'export_asked' within an hour, 'reauthentication_needed'
 */
export async function askExport(backend: Backend, { requestId }: Once): Promise<number> {
  return parseTimestamp(await unwrap(backend.rpc('ask_export', { p_request_id: requestId })));
}

/** A row of the player's own, and of which part of the game it is. */
export interface ExportLine {
  readonly part: string;
  readonly line: Readonly<Record<string, unknown>>;
}

/**
 * All that the game keeps of the player, by the secret of the link that was mailed, as the server packs it; twenty
 * times at most.
 * @throws GameError 'export_not_found', of a link that is another's as well, 'not_signed_in', 'offline', 'server_failed'
 */
export async function downloadExport(
  backend: Backend,
  { address, key }: { address: string; key: string },
): Promise<Blob> {
  const { data, error } = await backend.auth.getSession();
  if (error) throw toGameError(error);
  if (data.session === null) throw new GameError('not_signed_in');
  const headers = { apikey: key, authorization: `Bearer ${data.session.access_token}` };
  let answer: Response;
  try {
    answer = await fetch(address, { method: 'POST', headers });
  } catch {
    throw new GameError('offline');
  }
  if (answer.ok) return answer.blob();
  const { code, hint }: { code?: unknown; hint?: unknown } = await answer.json().catch(() => ({}));
  const known = [hint, code].find((each) => typeof each === 'string' && isGameErrorCode(each));
  throw new GameError(
    typeof known === 'string' && isGameErrorCode(known) ? known : 'server_failed',
  );
}
