import { inspect } from 'node:util';
import { type InferOutput, is, nullish, object, pipe, regex, safeParse, string } from 'valibot';
import { DatabaseUnavailable } from '../shared/databaseUnavailable.ts';

/** An error that the game's SQL raises to refuse a player: PT and the status to answer with. */
const refusal = object({
  code: pipe(string(), regex(/^PT4\d\d$/)),
  message: string(),
  detail: nullish(string(), null),
  hint: nullish(string(), null),
});

/** PostgreSQL has no room on the disk, or no memory: the same request may be taken later. */
const outOfRoom = object({ code: pipe(string(), regex(/^53/)) });

/** Hono, on which Lite is built, answers with an error's own response and does not log it. */
class Refusal extends Error {
  readonly #raised: InferOutput<typeof refusal>;

  constructor(raised: InferOutput<typeof refusal>) {
    super(raised.message);
    this.#raised = raised;
  }

  getResponse(): Response {
    const { code, message, detail: details, hint } = this.#raised;
    return Response.json({ code, details, hint, message }, { status: Number(code.slice(2)) });
  }
}

/**
 * What Supabase Lite is to make of an error of the database. It has no logger setting: whatever
 * its connection's `normalizeDbError` returns goes to the console with its whole stack. A refusal
 * is an answer to a player and no fault, so it is thrown instead, as the response that Lite would
 * have made of it. Of anything else one line is logged, with the names in the database that the
 * error gives, and without its message, which quotes what was sent.
 *
 * @throws {Refusal} when the game's SQL refuses.
 * @throws {DatabaseUnavailable} when there is no room, of which a line is logged too.
 */
export function normalizeDatabaseError(error: unknown): unknown {
  const { success, output } = safeParse(refusal, error);
  if (success) throw new Refusal(output);
  if (error instanceof Error) {
    const line = `The database refused a request: ${JSON.stringify(named(error))}`;
    if (is(outOfRoom, error)) {
      console.error(line);
      throw new DatabaseUnavailable(error);
    }
    Object.defineProperty(error, inspect.custom, { value: () => line });
  }
  return error;
}

const names = ['code', 'table', 'column', 'constraint', 'routine'];

function named(error: Error): Record<string, unknown> {
  const entries = Object.entries(error).filter(([name, value]) => names.includes(name) && value);
  return entries.length > 0 ? Object.fromEntries(entries) : { name: error.name };
}
