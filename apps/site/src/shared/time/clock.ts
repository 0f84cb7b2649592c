/** How far the server's clock is ahead of this machine's, in milliseconds; null until an answer told. */
let ahead: number | null = null;

const listeners = new Set<() => void>();

/** A clock that is farther out than this, in ms, was set wrong; else it is moved as little as can be. */
const setWrong = 1_500;

/**
 * Learns the server's time from the Date header of a response. The header leaves out the part of the
 * second, and the answer took its way: what is learnt is between which two moments the server's time
 * lies, closer with every response.
 * @param date the header, or null when there is none
 * @param sentAt when the request left, by this machine's clock, ms
 * @param answeredAt when the response came, by this machine's clock, ms
 */
export function noteServerDate(date: string | null, sentAt: number, answeredAt: number) {
  const second = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(second)) return;
  const [least, most] = [second - answeredAt, second + 999 - sentAt];
  const before = ahead ?? 0;
  const nearest = Math.min(Math.max(before, least), most);
  move(Math.abs(nearest - before) > setWrong ? Math.round((least + most) / 2) : nearest);
}

/** The server's time in ms: right also where the player's clock is a day off, once an answer has come. */
export function serverNow(): number {
  return Date.now() + (ahead ?? 0);
}

/** The server's time in ms, waited for until an answer has told it: what a request asks by. */
export function toldServerNow(): Promise<number> {
  return new Promise((resolve) => {
    if (ahead !== null) return resolve(serverNow());
    const stop = onClockMoved(() => {
      stop();
      resolve(serverNow());
    });
  });
}

/** How far the server's clock is known to be ahead, ms; null before any answer: no time is known then. */
export function serverAhead(): number | null {
  return ahead;
}

/** Calls back each time that the server's time is put right, until the returned function is called. */
export function onClockMoved(moved: () => void): () => void {
  listeners.add(moved);
  return () => {
    listeners.delete(moved);
  };
}

/** Forgets all that was learnt, as in a page just opened. */
export function forgetServerDates() {
  move(null);
}

function move(to: number | null) {
  if (to === ahead) return;
  ahead = to;
  for (const moved of listeners) moved();
}
