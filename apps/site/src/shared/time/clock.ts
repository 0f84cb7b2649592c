/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = 0;

/** A Date header counts whole seconds, so a smaller difference than this is not worth a jump. */
const worthCorrecting = 1_500;

/**
 * Learns the server's time from the Date header of a response.
 * @param date the header, or null when there is none
 * @param sentAt when the request left, by this machine's clock, ms
 * @param answeredAt when the response came, by this machine's clock, ms
 */
export function noteServerDate(date: string | null, sentAt: number, answeredAt: number) {
  const second = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(second)) return;
  const measured = second + 500 - (sentAt + answeredAt) / 2;
  if (Math.abs(measured - ahead) > worthCorrecting) ahead = measured;
}

/** The server's time in ms: right also where the player's clock is a day off. */
export function serverNow(): number {
  return Date.now() + ahead;
}
