const now = Date.now;

/**
 * Lets the clock go. The last story of a page leaves it standing, and Vitest names the set-up of the
 * next file by the time: at a time that it has seen it would take that for done, and no check would look
 * at the file.
 */
export function restoreClock() {
  Date.now = now;
}
