import type { VirtualItem } from '@tanstack/react-virtual';

/** The heights of the rows at the places where a reader was last. */
const remembered = new Map<string, VirtualItem[]>();
const most = 20;

export const recallRows = (place: string): VirtualItem[] => remembered.get(place) ?? [];

export function rememberRows(place: string, rows: VirtualItem[]): void {
  remembered.delete(place);
  remembered.set(place, rows);
  for (const oldest of remembered.keys()) {
    if (remembered.size <= most) break;
    remembered.delete(oldest);
  }
}
