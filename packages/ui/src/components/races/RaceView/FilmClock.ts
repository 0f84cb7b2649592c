/** The moment of a film that is shown: read by what draws it, moved by what plays it. */
export interface FilmClock {
  /** Milliseconds after the off. */
  now: () => number;
  /** @returns a way to hear no more of it */
  subscribe: (onMove: () => void) => () => void;
}

/** A clock that stands. */
export function stillClock(ms: number): FilmClock {
  return { now: () => ms, subscribe: () => () => undefined };
}
