import { useMyStable } from './useMyStable.ts';

/** The id of the player's stable, to mark it among others; null for a visitor, and while it loads. */
export function useMyStableId(): string | null {
  return useMyStable().data?.id ?? null;
}
