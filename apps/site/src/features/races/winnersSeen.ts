interface Win {
  playerId: string;
  raceId: string;
}

function keyOf({ playerId, raceId }: Win): string {
  return `furlong:winner:${playerId}:${raceId}`;
}

/** Whether a win was shown to its owner here. Where nothing may be kept, none is shown twice: none is. */
export function winnerSeen(win: Win): boolean {
  try {
    return localStorage.getItem(keyOf(win)) !== null;
  } catch {
    return true;
  }
}

export function keepWinnerSeen(win: Win): void {
  try {
    localStorage.setItem(keyOf(win), 'seen');
  } catch {
    // A storage that is full: the win is shown again, rather than the result not at all.
  }
}
