import type { Equipment } from '@furlong/backend';
import { lifeInRuns } from '@furlong/game/rules';

/** How long a piece lasts yet: '31 of 40 runs left', '1 run left', 'Worn out'. */
export function formatWear(runsLeft: number, lifeInAll: number): string {
  if (runsLeft === 0) return 'Worn out';
  return runsLeft === 1 ? '1 run left' : `${runsLeft} of ${lifeInAll} runs left`;
}

/** What a horse wears, and to its owner how long that lasts yet. */
export function formatWorn({ item, slot, runsLeft }: Equipment): string {
  return runsLeft === null ? item : `${item} (${formatWear(runsLeft, lifeInRuns[slot])})`;
}
