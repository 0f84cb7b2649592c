import { DAY } from '@furlong/game/rules';

/** Which paper is read. */
export interface Edition {
  /** Its day, such as '2026-11-28', by UTC. */
  day: string;
  isToday: boolean;
  before: string;
  /** Null for today's. */
  after: string | null;
}

/** The day of a moment by UTC. */
const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The paper that an address names: today's where it names none, no day, or one that is still to come. */
export function readEdition(search: URLSearchParams, now: number): Edition {
  const today = utcDay(now);
  const named = search.get('day') ?? '';
  const at = /^\d{4}-\d{2}-\d{2}$/.test(named) ? Date.parse(named) : Number.NaN;
  const isDay = !Number.isNaN(at) && utcDay(at) === named && named < today;
  const day = isDay ? named : today;
  const midnight = Date.parse(day);
  return {
    ...{ day, isToday: !isDay, before: utcDay(midnight - DAY) },
    after: isDay ? utcDay(midnight + DAY) : null,
  };
}
