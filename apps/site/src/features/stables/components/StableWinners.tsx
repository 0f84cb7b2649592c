import type { StableWinner } from '@furlong/backend';
import { formatMoney, tracks } from '@furlong/game/rules';
import { EmptyState, GradeBadge, Link, Money, Table, type TableColumn } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { formatWhen } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';

export interface StableWinnersProps {
  /** The newest first. */
  winners: readonly StableWinner[];
  /** The server's time, ms. */
  now: number;
}

/** The races that a stable has won, each to its result and its winner. */
export function StableWinners({ winners, now }: StableWinnersProps) {
  if (winners.length === 0) {
    return <EmptyState title="No winners yet" hint="The first will appear here." quiet />;
  }
  const columns: readonly TableColumn<StableWinner>[] = [
    {
      id: 'race',
      head: 'Race',
      cell: ({ raceId, race }) => <Link href={paths.race(raceId)}>{race.name}</Link>,
    },
    {
      id: 'horse',
      head: 'Won by',
      cell: ({ horseId, horse }) => <Link href={paths.horse(horseId)}>{horse.name}</Link>,
      besideName: 'under',
    },
    {
      id: 'when',
      head: 'Run',
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
      id: 'grade',
      head: 'Grade',
      cell: ({ race }) => <GradeBadge grade={race.grade} />,
      besideName: 'behind',
      cardHead: false,
    },
    {
      id: 'runners',
      head: 'Ran',
      cell: ({ race }) => race.entriesCount,
      numeric: true,
      besideName: 'under',
      cardHead: true,
    },
    {
      id: 'prize',
      head: 'Prize',
      cell: ({ prize }) => (prize === 0 ? '–' : <Money amount={formatMoney(prize)} />),
      numeric: true,
      besideName: 'under',
    },
  ];
  return (
    <Table
      caption="Winners, latest first"
      captionHidden
      columns={columns}
      rows={winners}
      rowId={({ id }) => id}
    />
  );
}
