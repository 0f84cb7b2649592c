import type { RaceRequest, RequestWithEntries } from '@furlong/backend';
import {
  type AskedRace,
  joinsUntil,
  REQUEST_STABLES,
  requestBand,
  requestedRace,
  tracks,
} from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { dotted } from '../../shared/format/dotted.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayRatings } from '../../shared/format/rating.ts';
import { formatWhen, sayWhen } from '../../shared/format/time.ts';

/** What the race is called that a request becomes. */
export const nameOf = (request: RaceRequest): string =>
  requestedRace(request, request.latestOff).name;

const sexes = { male: 'colts and horses', female: 'fillies and mares' } as const;

/** Where it is run: 'Ashford Downs · 1,600 m Turf'. */
export const sayWhere = ({ trackId, distance, surface }: AskedRace): string =>
  dotted([tracks[trackId].name, `${formatMetres(distance)} ${surface}`]);

/** Whom it is for, in short: '3yo+ · rated 46 to 66 · fillies and mares'. */
export function sayWhom({ ageClass, grade, sex }: AskedRace): string {
  const { minRating, maxRating } = requestBand(grade);
  return dotted([
    ageClass,
    sayRatings(minRating, maxRating),
    ...(sex === null ? [] : [sexes[sex]]),
  ]);
}

/** How many are missing, and until when they may join: '2 more by today 14:30'. */
export function sayMissing({ request, entries }: RequestWithEntries, now: number): string {
  return `${request.runners - entries.length} more by ${sayWhen(joinsUntil(request), now)}`;
}

/** When it would be off: 'Today 14:30', 'Today 14:30 to Sat 18:00'. */
export function sayOff({ offAt, earliestOff, latestOff }: RaceRequest, now: number): string {
  if (offAt !== null) return formatWhen(offAt, now);
  const earliest = Math.max(earliestOff, now);
  return earliest >= latestOff
    ? formatWhen(latestOff, now)
    : `${earliestOff <= now ? 'From now' : formatWhen(earliestOff, now)} to ${sayWhen(latestOff, now)}`;
}

/** How a request stands, in a sentence: what comes first on its page. */
export function sayState(seen: RequestWithEntries, now: number): string {
  const { request, entries } = seen;
  const missing = request.runners - entries.length;
  switch (request.state) {
    case 'open': {
      const until = joinsUntil(request);
      if (now >= until) return 'Its time is up. The fees are on their way back.';
      return `${pluralize(missing, 'more horse')} by ${sayWhen(until, now)}, and it is a race.`;
    }
    case 'full':
      return `It is full, and off ${sayWhen(request.offAt ?? request.latestOff, now)}. The race is being opened.`;
    case 'opened':
      return `It is a race, off ${sayWhen(request.offAt ?? request.latestOff, now)}.`;
    case 'expired':
      return 'It did not become a race in time. Every fee is back with its stable.';
    case 'withdrawn':
      return 'All have left it. Every fee is back with its stable.';
  }
}

/** How many more horses would fit, of the whole game: 'More than 99 horses of 41 stables would fit.' */
export function sayFitting({ horses, stables }: { horses: number; stables: number }): string {
  if (horses === 0) return 'No other horse of the game fits at the moment.';
  const count = horses >= 100 ? 'A hundred horses or more' : pluralize(horses, 'other horse');
  return `${count} of ${pluralize(stables, 'stable')} would fit.`;
}

/** The rule of stables, where it still asks for some: 'of 2 stables more at least'. */
export function sayStables({ request, entries }: RequestWithEntries): string | null {
  const stables = new Set(entries.map(({ stableId }) => stableId)).size;
  const wanted = REQUEST_STABLES - stables;
  if (request.state !== 'open' || wanted <= 0) return null;
  return `${pluralize(wanted, 'more stable')} at least: a requested race has runners of three.`;
}
