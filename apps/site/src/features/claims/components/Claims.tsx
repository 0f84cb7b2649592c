import type { OwnClaim } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { type ClaimLine, ClaimsTable } from '@furlong/ui';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { fateOf, stateWords } from '../claimWords.ts';

export interface ClaimsProps {
  claims: readonly OwnClaim[];
  /** The server's time, ms. */
  now: number;
}

/** Claims with what became of each, and the way to the proof of its draw. */
export function Claims({ claims, now }: ClaimsProps) {
  return (
    <ClaimsTable
      caption="Your claims, the last first"
      claims={claims.map((claim) => toLine(claim, now))}
    />
  );
}

function toLine(claim: OwnClaim, now: number): ClaimLine {
  const { id, horse, race, state, claims, price } = claim;
  const drawn = state === 'won' || state === 'lost';
  return {
    id,
    horse: { name: horse.name, href: paths.horse(horse.id) },
    race: { name: race.name, href: paths.race(race.id) },
    made: formatWhen(claim.madeAt, now),
    state: stateWords[state],
    fate: fateOf(claim),
    proof: drawn
      ? { label: claims === 1 ? 'Check the claim' : 'Check the draw', href: paths.race(race.id) }
      : null,
    price: formatMoney(price),
  };
}
