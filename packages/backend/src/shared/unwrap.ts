import { type GameErrorCode, isGameErrorCode } from '@furlong/game/rules';
import { GameError, tooManyRequests } from './gameError.ts';

interface ApiSuccess<Data> {
  readonly data: Data;
  readonly error: null;
}

interface ApiFailure {
  readonly data: null;
  readonly error: { readonly message: string; readonly hint: string; readonly code: string };
  readonly status: number;
}

/**
 * Returns the data of a response of the data API.
 * @throws GameError with the code that the database gave, or 'offline' if there was no response, or
 *   'server_failed' for a server error, a page of HTML or half a JSON.
 */
export async function unwrap<Data>(
  request: PromiseLike<ApiSuccess<Data> | ApiFailure>,
): Promise<Data> {
  const response = await request;
  if (response.error === null) return response.data;
  if (response.status === 429) throw tooManyRequests(response.error);
  throw new GameError(toGameErrorCode(response), undefined, response.error);
}

function toGameErrorCode({ error, status }: ApiFailure): GameErrorCode {
  if (isGameErrorCode(error.hint)) return error.hint;
  // The client gives the status 0 to what its fetch threw, and to a response that was no JSON.
  if (status === 0) return error.message.startsWith('SyntaxError') ? 'server_failed' : 'offline';
  if (status === 401) return 'not_signed_in';
  return status >= 400 && status < 500 ? 'bad_request' : 'server_failed';
}
