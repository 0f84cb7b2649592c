import type { ClaimableRunner, ClaimingRace, OwnClaim } from '@furlong/backend';
import { formatGoing, formatMoney, tracks } from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';
import { saleSummary } from '../../shared/format/saleSummary.ts';
import { formatWhen } from '../../shared/format/time.ts';

/** Where and when a claiming race is run: 'Today 14:30', 'Kingsmere', '1,200 m on turf, good'. */
export const raceFacts = (race: ClaimingRace, now: number): string[] => [
  formatWhen(race.offAt, now),
  tracks[race.trackId].name,
  `${formatMetres(race.distance)} on ${race.surface.toLowerCase()}, ${formatGoing(race.going, race.surface).toLowerCase()}`,
];

/** What tells a runner from the others: age, specialty, and whose it is. */
export const runnerFacts = ({ horse, stable }: ClaimableRunner, now: number): string[] => [
  saleSummary(horse, now),
  horse.specialty,
  `from ${stable.name}`,
];

/** How many claims there are for a runner of which one is the player's. */
export const claimsWords = ({ claims }: Pick<ClaimableRunner, 'claims'>): string =>
  claims === 1 ? '1 claim, yours' : `${claims} claims, one of them yours`;

/** What became of a claim, in a sentence. */
export function fateOf({ state, price, claims, winner, vendor }: OwnClaim): string {
  const drawn = claims === 1 ? 'the only claim' : `drawn of ${claims}`;
  switch (state) {
    case 'held':
      return `${formatMoney(price)} held. ${claims === 1 ? 'Yours is the only claim so far' : `One of ${claims} claims`}: it is drawn when the race is run.`;
    case 'won':
      return `Yours, ${drawn}. It came from ${vendor.name} and stays ten days before it can be sold.`;
    case 'lost':
      return `Lost the draw of ${claims} to ${winner?.name ?? 'another stable'}: ${formatMoney(price)} came back.`;
    case 'returned':
      return `The race was called off: ${formatMoney(price)} came back.`;
  }
}

/** What a claim's state is called, and its tone. */
export const stateWords = {
  held: { word: 'Held', tone: 'info' },
  won: { word: 'Won', tone: 'positive' },
  lost: { word: 'Lost the draw', tone: 'neutral' },
  returned: { word: 'Returned', tone: 'neutral' },
} as const satisfies Record<OwnClaim['state'], { word: string; tone: string }>;
