import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import { Money } from '../../badges/Money/Money';
import { StatusBadge } from '../../badges/StatusBadge/StatusBadge';

/** A session that a horse was sent to. */
export interface SessionLine {
  id: string;
  horse: string;
  /** Leads to the horse. */
  href: string;
  programme: string;
  /** When it began, such as "Today 14:00". */
  began: string;
  /** Such as "2 hours". */
  duration: string;
  /** Such as "$500". */
  cost: string;
  /** What it gave, for the owner alone: "+0.29 Speed, +0.10 Acceleration". Null while it is on. */
  gained: string | null;
  /** Counts to its end; null once it is completed. */
  countdown: ReactNode | null;
}

export interface TrainingSessionsTableProps {
  /** Newest first. */
  rows: readonly SessionLine[];
}

const columns: readonly TableColumn<SessionLine>[] = [
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
  { id: 'began', head: 'Began', cell: ({ began }) => began },
  { id: 'duration', head: 'Duration', cell: ({ duration }) => duration },
  { id: 'cost', head: 'Cost', cell: ({ cost }) => <Money amount={cost} />, numeric: true },
  { id: 'gained', head: 'Gained', cell: ({ gained }) => gained ?? 'When it ends' },
  {
    id: 'status',
    head: 'Status',
    cell: ({ countdown }) => countdown ?? <StatusBadge status="completed" />,
  },
];

/** The sessions that a stable's horses were sent to, and what each gave. */
export function TrainingSessionsTable({ rows }: TrainingSessionsTableProps) {
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
