import { is, object, parseJson, pipe, regex, safeParse, string } from 'valibot';
import { refusal, shortJson } from '../shared/refusal.ts';

/** An error of PostgreSQL itself. Those of the game begin with PT, and PostgREST's are longer. */
const databaseError = pipe(
  string(),
  parseJson(),
  object({ code: pipe(string(), regex(/^(?!PT)[0-9A-Z]{5}$/)) }),
);

/** What says in a sentence what has failed. */
const explained = pipe(string(), parseJson(), object({ message: string() }));

/**
 * PostgreSQL's words name constraints, columns and functions, and quote values: they stay here. Lite's own
 * failures come without a sentence, and get ours.
 */
export async function redactErrors(response: Response): Promise<Response> {
  if (response.ok || response.body === null) return response;
  const text = await response.text();
  const { status } = response;
  if (status >= 500 && !is(explained, text)) {
    return refusal(500, 'server_failed', 'Something went wrong here.');
  }
  const { success, output } = safeParse(databaseError, text);
  if (!success) return new Response(text, response);
  const message = 'The database does not take this request.';
  return shortJson({ code: output.code, message, details: null, hint: null }, { status });
}
