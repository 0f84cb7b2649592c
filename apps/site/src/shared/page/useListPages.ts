import { useState } from 'react';

/** How much of a list that is at hand is shown, in the form in which `ShowMore` asks for pages. */
export interface ListPages<Item> {
  shown: readonly Item[];
  hasNextPage: boolean;
  isFetchingNextPage: false;
  fetchNextPage: () => Promise<void>;
}

/**
 * Shows a long list a page at a time, so that it is there at once however long it is.
 *
 * @param size items of a page
 * @param atLeast items that the first page shows in any case
 */
export function useListPages<Item>(
  items: readonly Item[],
  size: number,
  atLeast = 0,
): ListPages<Item> {
  const [pages, setPages] = useState(1);
  const count = Math.max(pages, Math.ceil(atLeast / size)) * size;
  return {
    shown: items.slice(0, count),
    hasNextPage: count < items.length,
    isFetchingNextPage: false,
    fetchNextPage: async () => setPages(count / size + 1),
  };
}
