import { check } from './check.ts';
import { drawClaim } from './claimDraw.ts';
import { readTerms } from './terms.ts';
import type { Check, PublishedClaim, PublishedOpening, RevealedRace } from './verification.ts';

/** A race with what its draws were made of. */
type ClaimedRace = RevealedRace & { readonly salt?: string };

/**
 * Checks to whom the runners of a race went that were claimed; none where nobody claimed one.
 *
 * @param isRun false for a race that was called off, after which every claim is given back
 */
export async function claimChecks(race: ClaimedRace, isRun: boolean): Promise<Check[]> {
  const { opening } = race;
  if (opening === null || opening.claims.length === 0) return [];
  const claimed = Map.groupBy(opening.claims, ({ horseId }) => horseId);
  return [
    check('claims', isRun ? drawnInWords(claimed) : 'Every claim was given back.', [
      windowFault(race, opening),
      twiceFault(claimed),
      isRun ? await drawFault(race, claimed) : keptFault(opening.claims),
    ]),
  ];
}

type Claimed = ReadonlyMap<string, readonly PublishedClaim[]>;

function drawnInWords(claimed: Claimed): string {
  const claims = [...claimed.values()].flat().length;
  const made = claims === 1 ? 'one claim' : `${claims} claims`;
  const runners = claimed.size === 1 ? 'a runner' : `${claimed.size} runners`;
  return `Of ${made} for ${runners} each was drawn, or not, by the seed.`;
}

/** Claims are made for runners, from the close of entries until they shut. */
function windowFault({ runners }: ClaimedRace, { claims, terms }: PublishedOpening) {
  const agreed = readTerms(terms);
  if (agreed?.claim === undefined)
    return 'Runners were claimed in a race that is no claiming race.';
  const { closesAt, claim } = agreed;
  const late = claims.find(({ madeAt }) => madeAt < closesAt || madeAt >= claim.shutsAt);
  if (late !== undefined) return `${late.horseId} was claimed while claims were not open.`;
  const ran = new Set(runners.map(({ horseId }) => horseId));
  const strange = claims.find(({ horseId }) => !ran.has(horseId));
  return strange === undefined ? null : `${strange.horseId} was claimed and is no runner.`;
}

function twiceFault(claimed: Claimed): string | null {
  for (const [horseId, claims] of claimed) {
    const stables = new Set(claims.map(({ stableId }) => stableId));
    if (stables.size < claims.length) return `A stable claimed ${horseId} twice.`;
  }
  return null;
}

async function drawFault(
  { raceId, seed, salt, beaconSignature }: ClaimedRace,
  claimed: Claimed,
): Promise<string | null> {
  const race = { raceId, seed, salt: salt ?? null, beaconSignature };
  for (const [horseId, claims] of claimed) {
    const drawn = await drawClaim({ ...race, horseId }, claims);
    if (claims.some((claim) => claim.won !== (claim === drawn))) {
      return `${horseId} did not go to the stable that the seed drew.`;
    }
  }
  return null;
}

function keptFault(claims: readonly PublishedClaim[]): string | null {
  const won = claims.find((claim) => claim.won);
  return won === undefined ? null : `${won.horseId} changed stables though the race was void.`;
}
