import { roundAt } from './beacon.ts';
import { FIRST_RULES, readTerms } from './terms.ts';
import type { PublishedRace, VoidRace } from './verification.ts';

const FIGURES =
  'That the card tells what the horses are: their talents stay hidden, so the figures made of them cannot be worked out again.';

const SAME_FOR_ALL =
  'That the seed’s hash is the one that everybody was shown: whoever entered in this browser holds the one that the entry was answered with.';

const DRAW =
  'That nobody made use of the draw: who holds the seed knows the stalls while entries are open.';

const LOTS =
  'That nobody made use of the draw or of the ballot: who holds the seed knows stalls and lots while entries are open.';

const PREFERENCE =
  'That the horses with a preference were balloted out of the race before: the entries of that race show it.';

const NO_BEACON =
  'That the house entered no horse of its own as a player: no public beacon was set for this race, so whoever holds the seed could work out what a last entry would do. This race rests on trust in the house.';

const BEACON =
  'That the field was frozen before the beacon’s round was out: the card is public from then on, and whoever kept its hash can compare.';

const REQUESTED =
  'That the house did not try out seeds: of a race that owners asked for it knows the field and its nonces before it commits to one.';

const CLAIMS =
  'That nobody who holds the seed claimed a runner as a player: no public beacon was set for this race, so the draw of the claims could be worked out before.';

const LATE =
  'That the house changed nothing once the beacon’s round was out: the field was frozen after it, so the beacon does not bind it. This race rests on trust in the house.';

const OLD_RULES =
  'That the house chose its runners and their nonces in good faith: this race was run under older rules, by which it chose them when entries closed.';

const STOPPED =
  'That a fault stopped the race: the house knew its seed, and so could tell how it would end. Whom that would have favoured can be seen here.';

const STOPPED_EARLY =
  'That a fault stopped the race before its field was frozen. How it would have ended cannot be told.';

const STOPPED_BEFORE_THE_ROUND =
  'That a fault stopped the race. It was called off without the beacon’s round, and cannot be run again without it.';

const ALL_ENTRIES = 'That the entries published are all that were made.';

/** What no check of this race can show to somebody who kept that hash of its seed, or none. */
export function trustedIn(
  { closedAt, opening, rules }: PublishedRace,
  keptSeedHash: string | null,
): string[] {
  if (rules === FIRST_RULES || opening === null) return [OLD_RULES, FIGURES];
  const agreed = readTerms(opening.terms);
  const beacon = agreed?.beaconRound ?? null;
  const frozenInTime = beacon !== null && closedAt !== null && closedAt < roundAt(beacon);
  const chance = beacon === null ? NO_BEACON : frozenInTime ? BEACON : LATE;
  return [
    chance,
    ...(agreed?.requested != null && !frozenInTime ? [REQUESTED] : []),
    ...(opening.claims.length > 0 && beacon === null ? [CLAIMS] : []),
    ...(opening.ballot.length === 0 ? [DRAW] : [LOTS]),
    ...(opening.ballot.some(({ preferred }) => preferred) ? [PREFERENCE] : []),
    FIGURES,
    ...(keptSeedHash === null ? [SAME_FOR_ALL] : []),
  ];
}

/** The same of a race that was called off. `lacksRound`: the beacon's round was never published. */
export function trustedInVoid(
  { frozen, reason, rules }: VoidRace,
  { keptSeedHash, lacksRound }: { keptSeedHash: string | null; lacksRound: boolean },
): string[] {
  const stopped = lacksRound ? STOPPED_BEFORE_THE_ROUND : STOPPED;
  return [
    reason === 'too_few_runners' ? ALL_ENTRIES : frozen ? stopped : STOPPED_EARLY,
    ...(frozen ? [FIGURES] : []),
    ...(rules === FIRST_RULES ? [OLD_RULES] : []),
    ...(keptSeedHash === null ? [SAME_FOR_ALL] : []),
  ];
}
