import { EmptyState, Link, Money, Place, RaceLine, Table, type TableColumn } from '@furlong/ui';
import type { FormRow } from '../toFormRows.ts';

const columns: readonly TableColumn<FormRow>[] = [
  {
    id: 'place',
    head: 'Place',
    cell: ({ place, of }) => <Place place={place} of={of} />,
    besideName: 'before',
  },
  {
    id: 'race',
    head: 'Race',
    cell: ({ race, href, when, track, conditions }) => (
      <RaceLine race={race} href={href} when={when} where={`${track}, ${conditions}`} />
    ),
  },
  { id: 'margin', head: 'Margin', cell: ({ margin }) => margin, besideName: 'under' },
  { id: 'time', head: 'Time', cell: ({ time }) => time, numeric: true, besideName: 'under' },
  { id: 'weight', head: 'Weight', cell: (row) => row.weight, numeric: true, besideName: 'under' },
  {
    id: 'jockey',
    head: 'Jockey',
    cell: ({ jockey }) =>
      jockey && (
        <Link href={jockey.href} variant="quiet">
          {jockey.name}
        </Link>
      ),
    besideName: 'under',
  },
  {
    id: 'prize',
    head: 'Prize',
    cell: ({ prize }) => (prize === '' ? '' : <Money amount={prize} />),
    numeric: true,
    besideName: 'behind',
    cardHead: false,
  },
];

/** A horse's form, line by line, each to its race: on a phone as close as racing prints it. */
export function FormLines({ rows }: { rows: readonly FormRow[] }) {
  if (rows.length === 0) {
    return <EmptyState title="No runs yet" hint="Its first race will appear here." quiet />;
  }
  return (
    <Table
      caption="Form, latest run first"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      nameColumn="race"
    />
  );
}
