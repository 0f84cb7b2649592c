import { EmptyState, Link, Table, type TableColumn, Text } from '@furlong/ui';
import type { FormRow } from '../toFormRows.ts';

const columns: readonly TableColumn<FormRow>[] = [
  {
    id: 'place',
    head: 'Place',
    cell: ({ place, won }) => (
      <Text element="span" strong={won} tone={won ? 'positive' : 'standard'}>
        {place}
      </Text>
    ),
  },
  { id: 'race', head: 'Race', cell: ({ race, href }) => <Link href={href}>{race}</Link> },
  { id: 'when', head: 'Run', cell: ({ when }) => when },
  { id: 'track', head: 'Track', cell: ({ track }) => track },
  { id: 'conditions', head: 'Conditions', cell: ({ conditions }) => conditions },
  { id: 'margin', head: 'Margin', cell: ({ margin }) => margin },
  { id: 'weight', head: 'Weight', cell: ({ weight }) => weight, numeric: true },
  { id: 'time', head: 'Time', cell: ({ time }) => time, numeric: true },
  { id: 'prize', head: 'Prize', cell: ({ prize }) => prize, numeric: true },
];

/** A horse's form, line by line, each to its race. */
export function FormLines({ rows }: { rows: readonly FormRow[] }) {
  if (rows.length === 0) {
    return <EmptyState title="No runs yet" hint="Its first race will appear here." />;
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
