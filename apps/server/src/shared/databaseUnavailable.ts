import { HTTPException } from 'hono/http-exception';
import { refusal } from './refusal.ts';

/** What a request is answered with while the database cannot be asked, or takes too long. */
export const databaseUnavailable = () =>
  refusal(503, 'database_unavailable', 'The game is out of reach. Please try again in a moment.', {
    'retry-after': '2',
  });

/** Hono, on which Lite is built too, answers with an error's own response and does not log it. */
export class DatabaseUnavailable extends HTTPException {
  override name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause);
    super(503, { message, cause });
  }

  override getResponse = databaseUnavailable;
}
