const prefix = 'furlong:draft:';

/** What a player typed and has not saved, in this tab; null for nothing. */
export function keptDraft(playerId: string, subject: string): string | null {
  return use((storage) => storage.getItem(keyOf(playerId, subject)));
}

/** Keeps what a player has typed until it is saved, the tab is closed or the player signs out; null drops it. */
export function keepDraft(playerId: string, subject: string, text: string | null): void {
  const key = keyOf(playerId, subject);
  use((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** Drops what any player has typed in this tab. */
export function forgetDrafts(): void {
  use((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

const keyOf = (playerId: string, subject: string) => `${prefix}${playerId}:${subject}`;

/** Uses the storage, unless it is forbidden or full: then nothing is kept. */
function use<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
}
