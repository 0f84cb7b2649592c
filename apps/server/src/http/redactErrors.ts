import { object, parseJson, pipe, regex, safeParse, string } from 'valibot';
import { shortJson } from '../shared/refusal.ts';

/** An error of PostgreSQL itself. Those of the game begin with PT, and PostgREST's are longer. */
const databaseError = pipe(
  string(),
  parseJson(),
  object({ code: pipe(string(), regex(/^(?!PT)[0-9A-Z]{5}$/)) }),
);

/** PostgreSQL's words name constraints, columns and functions, and quote values: they stay here. */
export async function redactErrors(response: Response): Promise<Response> {
  if (response.ok || response.body === null) return response;
  const text = await response.text();
  const { status } = response;
  const { success, output } = safeParse(databaseError, text);
  if (!success) return new Response(text, response);
  const message = 'The database does not take this request.';
  return shortJson({ code: output.code, message, details: null, hint: null }, { status });
}
