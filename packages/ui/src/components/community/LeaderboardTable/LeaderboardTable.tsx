import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Table, type TableColumn, type TableSorting } from '../../../primitives/Table/Table';
import { Money } from '../../badges/Money/Money';
import { RankedName } from '../../horses/RankedName/RankedName';
import type { SilksDesign } from '../../horses/Silks/design';

export interface LeaderboardRow {
  stableId: string;
  /** From 1; stables that are level share it. */
  rank: number;
  stable: string;
  /** Leads to the stable. */
  href: string;
  silks: SilksDesign;
  owner: string;
  wins: number;
  /** Money won, such as "$4,812,500". */
  earnings: string;
  /** How many horses the stable has. */
  horses: number;
  /** Of the house, which is said. */
  house: boolean;
  /** What it is ranked by, where that is none of the others: "21.4 %". */
  score?: string;
}

/** What the standings can be ordered by. */
export type LeaderboardColumn = 'wins' | 'earnings' | 'horses';

interface Standings {
  /** Names the table: "Top stables of the week". */
  caption: string;
  /** In the order they are shown: the host sorts. */
  rows: readonly LeaderboardRow[];
  /** The player's own stable, which is marked. */
  myStableId?: string;
  /**
   * What the rows are ranked by, which a phone shows beside the name: a column, or the head of that of the scores.
   * @default 'earnings'
   */
  by?: 'wins' | 'earnings' | { head: string };
}

/** With `onSort`, wins, earnings and horses are sortable; `column` is a `LeaderboardColumn`. */
export type LeaderboardTableProps = Standings & TableSorting;

/** Stables in their order of merit. Where there is no room for columns each becomes a card. */
export function LeaderboardTable({
  caption,
  rows,
  myStableId,
  by = 'earnings',
  ...sorting
}: LeaderboardTableProps) {
  if (rows.length === 0) {
    return <EmptyState title="No standings yet" hint="The first race of the season decides." />;
  }
  const mine = ({ stableId }: LeaderboardRow) => stableId === myStableId;
  const figures = { numeric: true, sortable: sorting.onSort !== undefined } as const;
  const columns: readonly TableColumn<LeaderboardRow>[] = [
    {
      id: 'stable',
      head: 'Stable',
      cell: (row) => (
        <RankedName
          label="Rank"
          place={row.rank}
          leading={row.rank <= 3}
          silks={row.silks}
          name={row.stable}
          href={row.href}
          mine={mine(row)}
          house={row.house}
        />
      ),
    },
    { id: 'owner', head: 'Owner', cell: ({ owner }) => owner },
    ...scoreColumn(by),
    {
      id: 'wins' satisfies LeaderboardColumn,
      head: 'Wins',
      cell: ({ wins }) => wins,
      ...(by === 'wins' && { besideName: 'behind' }),
      ...figures,
    },
    {
      id: 'earnings' satisfies LeaderboardColumn,
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={earnings} />,
      ...(by === 'earnings' && { besideName: 'behind' }),
      ...figures,
    },
    {
      id: 'horses' satisfies LeaderboardColumn,
      head: 'Horses',
      cell: ({ horses }) => horses,
      ...figures,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={({ stableId }) => stableId}
      marked={mine}
      {...sorting}
    />
  );
}

const scoreColumn = (by: NonNullable<Standings['by']>): readonly TableColumn<LeaderboardRow>[] =>
  typeof by === 'string'
    ? []
    : [
        {
          ...{ id: 'score', head: by.head, numeric: true, besideName: 'behind' },
          cell: ({ score }) => score,
        },
      ];
