/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

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
  const nearest = Math.min(Math.max(ahead, least), most);
  ahead = Math.abs(nearest - ahead) > setWrong ? (least + most) / 2 : nearest;
}

/** The server's time in ms: right also where the player's clock is a day off. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Forgets all that was learnt: the server's time is this machine's, as in a page just opened. */
export function forgetServerDates() {
  ahead = 0;
}
