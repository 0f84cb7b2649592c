import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Money } from '../../badges/Money/Money';
import type { LineRangeProps } from '../LineRange/LineRange';
import { LineCell } from './LineCell';
import * as styles from './StrikeRateTable.css';

/** Runs that have something in common. Figures are already formatted. */
export interface StrikeRateRow {
  id: string;
  /** What they have in common, such as "Good to Firm". */
  label: string;
  /** Such as "162". */
  runs: string;
  /** Such as "30". */
  wins: string;
  /** Such as "19%". */
  winRate: string;
  placeRate: string;
  /** Wins that the morning line expected, such as "18.4". */
  expected: string;
  /** Null where none was expected. */
  range: Omit<LineRangeProps, 'size'> | null;
  /** Such as "$128,400". */
  earnings: string;
}

export interface StrikeRateTableProps {
  caption: string;
  /** What the runs are told apart by, such as "Going". */
  by: string;
  rows: readonly StrikeRateRow[];
}

/** Where a row is a card its figures run on under what the runs have in common. */
const underName = { besideName: 'under', cardHead: true } as const;

/** How often runs were won by what they have in common, beside what the morning line expected. */
export function StrikeRateTable({ caption, by, rows }: StrikeRateTableProps) {
  const columns: readonly TableColumn<StrikeRateRow>[] = [
    { id: 'label', head: by, cell: ({ label }) => label },
    { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true, ...underName },
    {
      id: 'won',
      head: 'Won',
      cell: ({ wins, winRate }) => (
        <span className={styles.count}>
          {wins} <span className={styles.rate}>{winRate}</span>
        </span>
      ),
      numeric: true,
      besideName: 'behind',
    },
    {
      id: 'placed',
      head: 'First 3',
      cell: ({ placeRate }) => placeRate,
      numeric: true,
      ...underName,
    },
    {
      id: 'expected',
      head: 'Expected',
      cell: ({ expected, range }) => (range === null ? '' : expected),
      numeric: true,
      ...underName,
    },
    {
      id: 'line',
      head: 'Against the line',
      cell: ({ range }) => range && <LineCell range={range} />,
      ...underName,
    },
    {
      id: 'earnings',
      head: 'Earnings',
      cell: ({ earnings }) => <Money amount={earnings} />,
      numeric: true,
      besideName: 'under',
    },
  ];
  const told = rows.some(({ range }) => range !== null);
  return (
    <Table
      caption={caption}
      captionHidden
      columns={told ? columns : columns.filter(({ id }) => id !== 'expected' && id !== 'line')}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
