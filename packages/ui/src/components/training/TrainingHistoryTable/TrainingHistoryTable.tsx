import { EmptyState } from '../../../primitives/EmptyState/EmptyState';
import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Money } from '../../badges/Money/Money';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';
import * as styles from './TrainingHistoryTable.css';

/** One programme that a horse was in. */
export interface TrainingRow {
  id: string;
  horse: string;
  /** Leads to the horse. */
  href: string;
  programme: string;
  /** From its start to its end, such as "12 days". */
  duration: string;
  sessions: number;
  /** Of all sessions together, such as "$9,200". */
  totalCost: string;
  /** How many sessions were left out and why, the commonest reason first. */
  leftOut: readonly { sessions: number; reason: string }[];
  status: 'active' | 'completed';
}

export interface TrainingHistoryTableProps {
  /** Newest first. */
  rows: readonly TrainingRow[];
  /**
   * Shows the shape of the table while it is on its way.
   * @default false
   */
  loading?: boolean;
}

const columns: readonly TableColumn<TrainingRow>[] = [
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse, href }) => (
      <Link href={href} variant="quiet">
        {horse}
      </Link>
    ),
  },
  { id: 'programme', head: 'Program', cell: ({ programme }) => programme },
  { id: 'duration', head: 'Duration', cell: ({ duration }) => duration },
  { id: 'sessions', head: 'Sessions', cell: ({ sessions }) => sessions, numeric: true },
  {
    id: 'totalCost',
    head: 'Total Cost',
    cell: ({ totalCost }) => <Money amount={totalCost} />,
    numeric: true,
  },
  {
    id: 'leftOut',
    head: 'Left out, not charged',
    cell: ({ leftOut }) =>
      leftOut.length === 0 ? (
        'None'
      ) : (
        <ul className={styles.reasons}>
          {leftOut.map(({ sessions, reason }) => (
            <li key={reason}>
              {sessions} × {reason}
            </li>
          ))}
        </ul>
      ),
  },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
];

/** What the auto-trainer has done so far, and what it cost. */
export function TrainingHistoryTable({ rows, loading = false }: TrainingHistoryTableProps) {
  if (loading)
    return (
      <div className={styles.skeleton}>
        <Skeleton width="10rem" height="1.5rem" />
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} height="2rem" />
        ))}
      </div>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        title="No training yet"
        quiet
        hint="Each horse that you put into auto-training is listed here with its sessions and what they cost."
      />
    );
  return (
    <Table
      caption="Training History"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
