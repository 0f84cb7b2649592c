import type { EntryAhead } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import { EmptyState, Link, Stack, StatusBadge, Table, type TableColumn } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatWhen } from '../../../shared/format/time.ts';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { useListPages } from '../../../shared/page/useListPages.ts';
import { paths } from '../../../shared/paths.ts';
import { useNowAt } from '../../../shared/time/useNowAt.ts';
import { raceMoments, toRaceState } from '../../races/index.ts';

/** Rows shown at first, and that each press adds. */
const aPage = 10;

export interface EntriesAheadProps {
  entries: readonly EntryAhead[];
  /** Whether each row names its horse: left out on the page of one. */
  named: boolean;
}

/** The races that a horse, or the horses of a stable, are entered for: the next first. */
export function EntriesAhead({ entries, named }: EntriesAheadProps) {
  const pages = useListPages(entries, aPage);
  const now = useNowAt(entries.flatMap(({ race }) => raceMoments(race)));
  if (entries.length === 0) {
    return <EmptyState title="No entries" hint="Entries stand here until the result." quiet />;
  }
  const columns: TableColumn<EntryAhead>[] = [
    {
      id: 'race',
      head: 'Race',
      cell: ({ race }) => <Link href={paths.race(race.id)}>{race.name}</Link>,
    },
    {
      id: 'horse',
      head: 'Horse',
      cell: ({ horse, horseId }) => <Link href={paths.horse(horseId)}>{horse.name}</Link>,
      besideName: 'under',
    },
    {
      id: 'when',
      head: 'Off',
      cell: ({ race }) => formatWhen(race.offAt, now),
      besideName: 'under',
    },
    {
      id: 'where',
      head: 'Where',
      cell: ({ race }) =>
        `${tracks[race.trackId].name}, ${formatMetres(race.distance)} ${race.surface}`,
      besideName: 'under',
    },
    {
      id: 'state',
      head: 'State',
      cell: ({ race }) => <StatusBadge status={toRaceState(race, now, false)} />,
      besideName: 'behind',
      cardHead: false,
    },
  ];
  return (
    <Stack gap="small">
      <Table
        caption="Races ahead"
        captionHidden
        columns={columns.filter(({ id }) => named || id !== 'horse')}
        rows={pages.shown}
        rowId={({ id }) => id}
      />
      {entries.length > aPage && (
        <ShowMore count={pages.shown.length} of="race" total={entries.length} pages={pages} />
      )}
    </Stack>
  );
}
