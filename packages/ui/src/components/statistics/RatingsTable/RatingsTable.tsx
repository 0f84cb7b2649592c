import { line } from 'd3-shape';
import { Link } from '../../../primitives/Link/Link';
import { Table, type TableColumn } from '../../../primitives/Table/Table';
import * as styles from './RatingsTable.css';

/** A horse's rating from its first run shown to its last. */
export interface RatedHorse {
  horseId: string;
  horse: string;
  /** Leads to the horse by itself. */
  href: string;
  /** Such as "12". */
  runs: string;
  /** Pounds: before the first of the runs, and after each. At least one run. */
  ratings: readonly number[];
  /** Signed, such as "+6". */
  change: string;
  /** Now, such as "88%"; "–" of a horse that is not the player's any more. */
  condition: string;
}

export interface RatingsTableProps {
  caption: string;
  rows: readonly RatedHorse[];
}

/** Where a row is a card its figures run on under the name. */
const underName = { besideName: 'under', cardHead: true } as const;

const columns: readonly TableColumn<RatedHorse>[] = [
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ horse, href }) => (
      <Link href={href} variant="quiet">
        {horse}
      </Link>
    ),
  },
  { id: 'runs', head: 'Runs', cell: ({ runs }) => runs, numeric: true, ...underName },
  { id: 'from', head: 'Before', cell: ({ ratings }) => ratings[0], numeric: true, ...underName },
  {
    id: 'way',
    head: 'Rating',
    cell: ({ ratings }) => <Way ratings={ratings} />,
    besideName: 'behind',
    cardHead: false,
  },
  { id: 'to', head: 'After', cell: ({ ratings }) => ratings.at(-1), numeric: true, ...underName },
  { id: 'change', head: 'Change', cell: ({ change }) => change, numeric: true, ...underName },
  {
    id: 'condition',
    head: 'Condition',
    cell: ({ condition }) => condition,
    numeric: true,
    ...underName,
  },
];

/** How the ratings of a stable's horses went, each in a line to be seen at once. */
export function RatingsTable({ caption, rows }: RatingsTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ horseId }) => horseId}
    />
  );
}

/** Ratings within so few pounds are drawn as level as they are. */
const narrowest = 10;

/** For the eye alone: its ends stand beside it. */
function Way({ ratings }: Pick<RatedHorse, 'ratings'>) {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const room = Math.max(narrowest, most - least);
  const middle = (least + most) / 2;
  const drawn = line<number>(
    (_, index) => (100 * index) / (ratings.length - 1),
    (rating) => 50 - (90 * (rating - middle)) / room,
  )([...ratings]);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.way} aria-hidden>
      {drawn !== null && <path d={drawn} className={styles.line} />}
    </svg>
  );
}
