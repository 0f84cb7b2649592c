import { AsyncLocalStorage } from 'node:async_hooks';

const insideLite = new AsyncLocalStorage<true>();
let listening = false;

/**
 * Runs a request of the embedded API, which writes every error of the database to the console with
 * its whole stack. A refusal is an answer to a player and no fault: it is left out. Of anything
 * else the message is written, in one line, so that nobody can bury the log.
 */
export function quietRefusals<Result>(request: () => Promise<Result>): Promise<Result> {
  if (!listening) {
    listening = true;
    const write = console.error;
    console.error = (...said: unknown[]) => {
      const [error] = said;
      if (!insideLite.getStore() || !(error instanceof Error)) write(...said);
      else if (!isRefusal(error)) write(`The database refused a request: ${error.message}`);
    };
  }
  return insideLite.run(true, request);
}

/** The game's own codes are PT4xx; 42501 is a function or table that the role may not use. */
function isRefusal(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^(PT4\d\d|42501)$/.test(error.code);
}
