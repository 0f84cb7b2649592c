import { useRef } from 'react';

/**
 * A list in the order in which it was first shown, what has come since at its end: nothing moves under
 * the pointer that has just pressed something in it.
 * @param of what the list is of: of something else it is shown in its own order
 * @param idOf names an item
 */
export function useKeptOrder<Item>(
  items: readonly Item[],
  of: string,
  idOf: (item: Item) => string,
): Item[] {
  const kept = useRef({ of, ids: items.map(idOf) });
  if (kept.current.of !== of) kept.current = { of, ids: items.map(idOf) };
  const { ids } = kept.current;
  for (const item of items) if (!ids.includes(idOf(item))) ids.push(idOf(item));
  return items.toSorted((a, b) => ids.indexOf(idOf(a)) - ids.indexOf(idOf(b)));
}
