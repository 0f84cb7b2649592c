import { noteServerDate } from '../time/clock.ts';

/** A server that says nothing for this long is treated as one that cannot be reached, ms. */
const patience = 12_000;

/** The browser's fetch, which also gives up in time and learns the server's clock. */
export const fetchWithLimits: typeof fetch = async (input, init) => {
  const givenUp = AbortSignal.timeout(patience);
  const signal = init?.signal ? AbortSignal.any([init.signal, givenUp]) : givenUp;
  const sentAt = Date.now();
  const response = await fetch(input, { ...init, signal });
  noteServerDate(response.headers.get('date'), sentAt, Date.now());
  return response;
};
