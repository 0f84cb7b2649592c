import { LoadMore } from '@furlong/ui';
import { pluralize } from '../format/pluralize.ts';

export interface ShowMoreProps {
  /** How many are shown; nothing is said of none. */
  count: number;
  /** What they are, one of them: "run". */
  of: string;
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** Says how many of a paged list are shown, with a button for the next page while there is one. */
export function ShowMore({ count, of, pages }: ShowMoreProps) {
  if (count === 0) return null;
  return (
    <LoadMore
      of={`${of}s`}
      summary={`${pluralize(count, of)} shown`}
      onLoadMore={pages.hasNextPage ? () => void pages.fetchNextPage() : undefined}
      busy={pages.isFetchingNextPage}
    />
  );
}
