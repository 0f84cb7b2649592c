/** Cards that may be in the document; more only where that many do not fill the screen. */
const mostCards = 16;

export interface NearRows {
  /** The first and the last row on the screen. */
  first: number;
  last: number;
  /** How many rows there are. */
  count: number;
  /** Cards in each. */
  columns: number;
  /** The row that has the focus. */
  focused: number | null;
  /** Whether the reader scrolls back. */
  upwards: boolean;
}

/**
 * The rows that the document holds, in order: those on the screen; the one with the focus, without which the
 * keyboard would lose its place, and those beside it, to which Tab goes on; and the next one to be scrolled to.
 * At least one more than those on the screen, so that something is there before the browser has asked for it.
 */
export function nearRows({ first, last, count, columns, focused, upwards }: NearRows): number[] {
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const beside = focused === null ? [] : [focused, focused - 1, focused + 1];
  const next = upwards ? [first - 1, last + 1] : [last + 1, first - 1];
  const wished = [...shown, ...beside, ...next].filter((row) => row >= 0 && row < count);
  const most = Math.max(shown.length + 1, Math.floor(mostCards / columns));
  return [...new Set(wished)].slice(0, most).sort((a, b) => a - b);
}
