import { EmptyState, Link, Money, Table, type TableColumn } from '@furlong/ui';
import type { toHeldRows } from '../toSummary.ts';

type HeldRow = ReturnType<typeof toHeldRows>[number];

const columns: readonly TableColumn<HeldRow>[] = [
  { id: 'what', head: 'For', cell: ({ what, href }) => <Link href={href}>{what}</Link> },
  { id: 'why', head: 'Until', cell: ({ why }) => why, besideName: 'under' },
  {
    id: 'amount',
    head: 'Held',
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    besideName: 'behind',
  },
];

/** What is paid and not yet spent, and what becomes of it. */
export function HeldMoney({ rows }: { rows: readonly HeldRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Nothing is held"
        hint="What you pay to enter a race, or to ask for one, is held here until it is run or called off."
        quiet
      />
    );
  }
  return (
    <Table
      caption="What is held"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
