import { EmptyState, Link, Money, Table, type TableColumn } from '@furlong/ui';
import type { toWeekRows } from '../toSummary.ts';

type WeekRow = ReturnType<typeof toWeekRows>[number];

const columns: readonly TableColumn<WeekRow>[] = [
  { id: 'label', head: 'About', cell: ({ label, href }) => <Link href={href}>{label}</Link> },
  {
    id: 'amount',
    head: 'In or out',
    cell: ({ amount, tone }) => <Money amount={amount} tone={tone} />,
    numeric: true,
    besideName: 'behind',
  },
];

/** What each subject brought or cost since Monday. */
export function ThisWeek({ rows }: { rows: readonly WeekRow[] }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title="Nothing this week"
        hint="What your stable earns and spends from Monday on is added up here."
        quiet
      />
    );
  }
  return (
    <Table
      caption="This week, by what it was about"
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
