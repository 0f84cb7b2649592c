import type { OwnHorse, RequestWithEntries } from '@furlong/backend';
import { joinsUntil, requestedRace } from '@furlong/game/rules';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatSoon } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { barredFrom, hasPlaceFor } from '../../../shared/races/horsesToJoin.ts';
import { eachOrAll, freeHorses, type Need, type NeedFacts } from './need.ts';

interface Fit {
  seen: RequestWithEntries;
  /** The first of the stable's that could join. */
  horse: OwnHorse;
}

/** The horse of the stable that could join a request now, and whose fee can be paid; undefined without one. */
function fitFor(seen: RequestWithEntries, facts: NeedFacts): OwnHorse | undefined {
  const { request } = seen;
  if (joinsUntil(request) <= facts.now || request.entryFee > facts.stable.credits) return undefined;
  return freeHorses(facts).find(
    (horse) => barredFrom(request, horse, facts) === null && hasPlaceFor(seen, horse.stableId),
  );
}

/** Races that other owners ask for and that a horse of the stable could join; the first to end first. */
export function requestsToJoin(facts: NeedFacts): Need[] {
  const fits = facts.requests
    .map((seen) => ({ seen, horse: fitFor(seen, facts) }))
    .filter((fit): fit is Fit => fit.horse !== undefined)
    .toSorted((one, other) => joinsUntil(one.seen.request) - joinsUntil(other.seen.request));
  const ends = ({ seen: { request } }: Fit) => formatSoon(joinsUntil(request), facts.now);
  const nameOf = ({ seen: { request } }: Fit) => requestedRace(request, request.latestOff).name;
  const answer = ({ seen: { request } }: Fit) => ({
    about: 'race' as const,
    until: joinsUntil(request),
    action: 'See the Request',
    href: paths.raceRequest(request.id),
  });
  return eachOrAll(
    fits,
    (fit) => ({
      ...answer(fit),
      id: `join ${fit.seen.request.id}`,
      text: `${fit.seen.stableName} asks for a race that suits ${fit.horse.name}: ${nameOf(fit)}. It can be joined until ${ends(fit)}.`,
    }),
    (first, all) => ({
      ...answer(first),
      id: 'join',
      text: `${pluralize(all.length, 'race request')} would take a horse of yours. First to end is the ${nameOf(first)}, ${ends(first)}: it suits ${first.horse.name}.`,
    }),
  );
}
