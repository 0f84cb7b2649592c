import { keptInTab } from './keptHere.ts';

const prefix = 'furlong:draft:';

/** What a player typed and has not saved, in this tab; null for nothing. */
export function keptDraft(playerId: string, subject: string): string | null {
  return keptInTab.getItem(keyOf(playerId, subject));
}

/** Keeps what a player has typed until it is saved, the tab is closed or the player signs out; null drops it. */
export function keepDraft(playerId: string, subject: string, text: string | null): void {
  const key = keyOf(playerId, subject);
  if (text === null) keptInTab.removeItem(key);
  else keptInTab.setItem(key, text);
}

/** Drops what any player has typed in this tab. */
export function forgetDrafts(): void {
  keptInTab.removeAll(prefix);
}

const keyOf = (playerId: string, subject: string) => `${prefix}${playerId}:${subject}`;
