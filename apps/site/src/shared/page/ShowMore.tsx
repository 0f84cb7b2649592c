import { LoadMore } from '@furlong/ui';
import { pluralize } from '../format/pluralize.ts';

export interface ShowMoreProps {
  /** How many are shown; nothing is said of none. */
  count: number;
  /** What they are, one of them: "run". */
  of: string;
  /** How many there are in all; left out where that is not known. */
  total?: number;
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Says how many of a paged list are shown, with a button for the next page while there is one. */
export function ShowMore({ count, of, total = count, pages }: ShowMoreProps) {
  if (count === 0) return null;
  const all = pluralize(total, of);
  return (
    <LoadMore
      of={`${of}s`}
      summary={`${count < total ? `${count} of ${all}` : all} shown`}
      onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      busy={pages.isFetchingNextPage}
    />
  );
}
