import { type GameErrorCode, gameErrors, isGameErrorCode } from '@furlong/game';

/** A refusal or a failure, with the code that the game knows it by. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;

  /** `message` is the game's sentence for the code unless the account service said its own. */
  constructor(code: GameErrorCode, message: string = gameErrors[code], cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

interface ApiAnswer<Data> {
  readonly data: Data;
  readonly error: null;
}

interface ApiRefusal {
  readonly data: null;
  readonly error: { readonly message: string; readonly hint: string; readonly code: string };
  readonly status: number;
}

/**
 * What the data API answered.
 * @throws GameError with the code that the database gave, or 'offline' if nobody answered, or
 *   'server_failed' for a server error, a page of HTML or half a JSON.
 */
export async function answered<Data>(
  request: PromiseLike<ApiAnswer<Data> | ApiRefusal>,
): Promise<Data> {
  const answer = await request;
  if (answer.error === null) return answer.data;
  throw new GameError(codeOf(answer), undefined, answer.error);
}

/** How many rows the data API counted. Throws as `answered` does. */
export async function counted(
  request: PromiseLike<(ApiAnswer<unknown> | ApiRefusal) & { readonly count: number | null }>,
): Promise<number> {
  const answer = await request;
  await answered(Promise.resolve(answer));
  return answer.count ?? 0;
}

function codeOf({ error, status }: ApiRefusal): GameErrorCode {
  if (isGameErrorCode(error.hint)) return error.hint;
  // The client gives the status 0 to what its fetch threw, an answer that was no JSON included.
  if (status === 0) return error.message.startsWith('SyntaxError') ? 'server_failed' : 'offline';
  if (status === 401) return 'not_signed_in';
  if (status === 429) return 'too_many_requests';
  return status >= 400 && status < 500 ? 'bad_request' : 'server_failed';
}
