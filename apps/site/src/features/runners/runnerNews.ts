import type { Activity, UpcomingEntry } from '@furlong/backend';
import { formatOrdinal, MINUTE } from '@furlong/game/rules';
import type { RunnerState } from '@furlong/ui';

/** So long before the off an owner is told, ms. */
const soon = 2 * MINUTE;

/** What an owner is told of one race. */
export interface RunnerNews {
  raceId: string;
  state: RunnerState;
  message: string;
  /** ms; null once the race is off. */
  offAt: number | null;
}

export interface RunnersKnown {
  /** Entries for races not yet settled, the next first. */
  entries: readonly UpcomingEntry[];
  /** What has happened to the stable, the newest first. */
  activities: readonly Activity[];
  /** Races that were settled while the site was open. */
  settledIds: readonly string[];
}

/** The moments at which something else is to be told, ms. */
export const newsMoments = ({ race: { offAt, finishesAt } }: UpcomingEntry): number[] => [
  offAt - soon,
  offAt,
  ...(finishesAt === null ? [] : [finishesAt]),
];

/**
 * All that an owner is told at a moment, the most pressing first: who is running, who is about to, who
 * has run. A result is told only from what the server has settled.
 */
export function newsAt(
  { entries, activities, settledIds }: RunnersKnown,
  now: number,
): RunnerNews[] {
  const due = [...new Set(entries.map(({ raceId }) => raceId))].flatMap((raceId) => {
    const own = entries.filter((entry) => entry.raceId === raceId);
    const [first] = own;
    if (first === undefined || now < first.race.offAt - soon) return [];
    return toDue(first, own.map(({ horse }) => horse.name).join(' and '), now);
  });
  const rank = ({ state }: RunnerNews) => (state === 'inProgress' ? 0 : 1);
  return [
    ...due.toSorted((a, b) => rank(a) - rank(b)),
    ...settledIds.toReversed().flatMap((raceId) => toSettled(raceId, activities)),
  ];
}

function toDue({ raceId, race }: UpcomingEntry, horses: string, now: number): RunnerNews {
  const { name, status, offAt, finishesAt } = race;
  const plural = horses.includes(' and ');
  if (now < offAt) {
    // Until the field is final a ballot may leave it out.
    const message =
      status === 'open'
        ? `${horses} ${plural ? 'are' : 'is'} entered for the ${name}.`
        : `${horses} ${plural ? 'run' : 'runs'} in the ${name}.`;
    return { raceId, state: 'startingSoon', message, offAt };
  }
  const home = finishesAt !== null && now >= finishesAt;
  const message = home
    ? `The ${name} has been run: the result follows in a moment.`
    : `${horses} ${plural ? 'are' : 'is'} running in the ${name}.`;
  return { raceId, state: 'inProgress', message, offAt: null };
}

function toSettled(raceId: string, activities: readonly Activity[]): RunnerNews[] {
  const said = activities.flatMap((activity) => {
    if (!('raceId' in activity) || activity.raceId !== raceId) return [];
    const { horseName, raceName } = activity;
    if (activity.type === 'race_void') {
      return { state: 'void' as const, message: `The ${raceName} was called off.` };
    }
    if (activity.type !== 'race_result') return [];
    const { place } = activity;
    const did = place === 1 ? 'won' : `came ${formatOrdinal(place)} in`;
    return { state: 'finished' as const, message: `${horseName} ${did} the ${raceName}.` };
  });
  const [first] = said;
  if (first === undefined) return [];
  const messages = [...new Set(said.map(({ message }) => message))];
  return [{ raceId, state: first.state, message: messages.join(' '), offAt: null }];
}
