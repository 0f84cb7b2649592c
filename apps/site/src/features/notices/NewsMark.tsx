import { HeaderMark } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { marksQuery } from './marksQuery.ts';

interface NewsSheetProps {
  playerId: string;
  letters: number;
  onClose: () => void;
}

// Fetched when it is opened. Without it the inbox has it all.
const NewsSheet = lazy<ComponentType<NewsSheetProps>>(() =>
  import('./components/NewsSheet.tsx').catch(() => ({ default: () => null })),
);

/** How much is new for the player, in the header; nothing for who has no stable. */
export function NewsMark({ playerId }: { playerId: string }) {
  const { data: marks } = useQuery(marksQuery(playerId));
  const [open, setOpen] = useState(false);
  if (!marks) return null;
  return (
    <>
      <HeaderMark count={marks.news + marks.letters} open={open} onPress={() => setOpen(true)} />
      {open && (
        <Suspense>
          <NewsSheet playerId={playerId} letters={marks.letters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
