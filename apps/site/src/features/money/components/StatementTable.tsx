import { Link, Money, Table, type TableColumn } from '@furlong/ui';
import type { StatementRow, Told } from '../toStatementRow.ts';

const words = ({ text, href }: Told) => (href === null ? text : <Link href={href}>{text}</Link>);

const columns: readonly TableColumn<StatementRow>[] = [
  { id: 'what', head: 'For', cell: ({ what }) => words(what) },
  { id: 'when', head: 'When', cell: ({ when }) => when, besideName: 'under' },
  {
    id: 'from',
    head: 'From or to',
    cell: ({ from }) => words(from),
    besideName: 'under',
  },
  {
    id: 'amount',
    head: 'Amount',
    cell: ({ amount, tone }) => <Money amount={amount} tone={tone} />,
    numeric: true,
    besideName: 'behind',
  },
  {
    id: 'balance',
    head: 'Balance',
    cell: ({ balance }) => <Money amount={balance} />,
    numeric: true,
    besideName: 'under',
    cardHead: true,
  },
];

/** Lines of an account, as a bank states them: the newest first, each with what there was with it. */
export function StatementTable({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly StatementRow[];
}) {
  return (
    <Table
      caption={caption}
      captionHidden
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      nameColumn="what"
    />
  );
}
