import { EmptyState } from '@furlong/ui';

/** A search that no lot meets. */
export function NoSuchLots() {
  return (
    <EmptyState
      why="nothingFound"
      title="No such lots"
      hint="Ask for less, or clear the filters to see every lot."
    />
  );
}
