import type { NotebookEntry } from '@furlong/backend';
import { EmptyState, GallopNotebook, GallopNotebookSkeleton, VisuallyHidden } from '@furlong/ui';
import { knownOfHorse } from '../../../shared/gallops/knownOfHorse.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { toNotebookLines } from '../toGallops.ts';

/** What the gallops of four weeks came to; nothing yet, while they are on their way. */
export function Notebook({ notebook }: { notebook: readonly NotebookEntry[] | undefined }) {
  const now = useNow(60_000);
  if (notebook === undefined) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>The notebook is loading.</VisuallyHidden>
        <GallopNotebookSkeleton />
      </div>
    );
  }
  if (notebook.length === 0) {
    return (
      <EmptyState
        title="The notebook is empty"
        hint="Every gallop is averaged here with those that asked the same. One is right to a length, four to half a length, nine to a third."
      />
    );
  }
  return (
    <GallopNotebook
      known={knownOfHorse(notebook)}
      note="Of the last four weeks. One gallop is right to a length, four to half a length, nine to a third: two times in three."
      lines={toNotebookLines(notebook, now)}
    />
  );
}
