import { array, object, optional, pipe, regex, safeParse, string, unknown } from 'valibot';

/** The channel of the database on which changes are told. */
export const channel = 'furlong_live';

/** What anybody may listen to: one lot, or all of them. */
export const topicPattern = /^(lots|lot:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** What the database tells: of which topics, and what everybody may know of the change. */
const told = object({
  topics: array(pipe(string(), regex(topicPattern))),
  told: optional(unknown(), null),
});

/** What a payload of the channel tells; null for one that somebody else sent there. */
export function readTold(payload: string): { topics: readonly string[]; told: unknown } | null {
  try {
    const { success, output } = safeParse(told, JSON.parse(payload));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Who is told what the database tells. */
export interface Listener {
  /** The database is listened to from now on; what it told before may have been missed. */
  began: () => void;
  told: (payload: string) => void;
}
