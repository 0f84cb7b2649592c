import { Table, type TableColumn } from '../../../primitives/Table/Table';
import * as styles from './GallopsTable.css';

/** A gallop that a horse was given. */
export interface GallopLine {
  id: string;
  /** Such as "Today 14:05". */
  when: string;
  /** "The benchmark", or the race of the ghost. */
  against: string;
  /** "1600 m, soft turf". */
  question: string;
  /** "None", or what it adds: "+9". */
  equipment: string;
  /** "1.3 ahead". */
  lengths: string;
}

export interface GallopsTableProps {
  /** The newest first. */
  rows: readonly GallopLine[];
}

const columns: readonly TableColumn<GallopLine>[] = [
  { id: 'when', head: 'When', cell: ({ when }) => <span className={styles.oneLine}>{when}</span> },
  { id: 'against', head: 'Against', cell: ({ against }) => against },
  {
    id: 'question',
    head: 'Over',
    cell: ({ question }) => <span className={styles.oneLine}>{question}</span>,
  },
  { id: 'equipment', head: 'Equipment', cell: ({ equipment }) => equipment },
  { id: 'lengths', head: 'Lengths', cell: ({ lengths }) => lengths, numeric: true },
];

/** All gallops of a horse, one by one. */
export function GallopsTable({ rows }: GallopsTableProps) {
  return (
    <Table caption="Gallops" captionHidden columns={columns} rows={rows} rowId={({ id }) => id} />
  );
}
