import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn, type TableSorting } from '../../../primitives/Table/Table';
import { HouseMark } from '../../badges/HouseMark/HouseMark';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { rankColumn, rankedFigure, scoreColumn } from '../../horses/RankedName/rankColumn';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';

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

/** Stables in their order of merit. Where there is no room for columns each is told in two lines. */
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
    rankColumn(({ silks }) => <Silks design={silks} size={36} decorative />),
    {
      id: 'stable',
      head: 'Stable',
      cell: (row) => (
        <>
          <Link href={row.href} variant="quiet">
            {row.stable}
          </Link>{' '}
          {mine(row) && <OwnBadge />}
          {row.house && <HouseMark />}
        </>
      ),
    },
    { id: 'owner', head: 'Owner', cell: ({ owner }) => owner, besideName: 'under' },
    ...scoreColumn(by),
    {
      id: 'wins' satisfies LeaderboardColumn,
      head: 'Wins',
      cell: ({ wins }) => wins,
      ...rankedFigure(by === 'wins'),
      ...figures,
    },
    {
      id: 'earnings' satisfies LeaderboardColumn,
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={earnings} />,
      ...rankedFigure(by === 'earnings'),
      ...figures,
    },
    {
      id: 'horses' satisfies LeaderboardColumn,
      head: 'Horses',
      cell: ({ horses }) => horses,
      ...rankedFigure(false),
      ...figures,
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      nameColumn="stable"
      rows={rows}
      rowId={({ stableId }) => stableId}
      marked={mine}
      {...sorting}
    />
  );
}
