import { keptHere } from '../../shared/keptHere.ts';

interface Win {
  playerId: string;
  raceId: string;
}

function keyOf({ playerId, raceId }: Win): string {
  return `furlong:winner:${playerId}:${raceId}`;
}

/** Whether a win was shown to its owner here. */
export function winnerSeen(win: Win): boolean {
  return keptHere.getItem(keyOf(win)) !== null;
}

export function keepWinnerSeen(win: Win): void {
  keptHere.setItem(keyOf(win), 'seen');
}
