import type { ListedPreview } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { EmptyState, Link, Stack, Table, type TableColumn, TwoLines } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { sayScore } from '../previewWords.ts';
import { myPreviewsQuery } from '../queries.ts';

/** The player's own previews, the last first. */
export function OwnPreviews() {
  const playerId = usePlayerId();
  const pages = useInfiniteQuery({ ...myPreviewsQuery(playerId), enabled: playerId !== '' });
  const now = useNow(30_000);
  const previews = pages.data?.pages.flat() ?? [];
  if (playerId === '') {
    return (
      <EmptyState title="Sign in to preview" hint="Your previews and their scores stand here." />
    );
  }
  if (anyFailed([pages])) {
    return <QueryFailed title="Your previews could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={4} />;
  if (previews.length === 0) {
    return (
      <EmptyState
        title="You have previewed no race yet"
        hint="Open a race whose field is frozen, and say what you give its runners."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Table
        caption="Your previews, the last first"
        captionHidden
        columns={columnsAt(now)}
        rows={previews}
        rowId={({ raceId }) => raceId}
        nameColumn="race"
      />
      <ShowMore count={previews.length} of="preview" pages={pages} />
    </Stack>
  );
}

const columnsAt = (now: number): readonly TableColumn<ListedPreview>[] => [
  {
    ...{ id: 'race', head: 'Race' },
    cell: ({ raceId, raceName, offAt, trackId }) => (
      <TwoLines second={`${formatWhen(offAt, now)}, ${tracks[trackId].name}`}>
        <Link href={paths.racePreviews(raceId)} variant="quiet">
          {raceName}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'score', head: 'Score', numeric: true, besideName: 'behind' },
    cell: ({ score, status }) => (status === 'closed' ? 'Sealed' : sayScore(score)),
  },
];
