import type { EconomyWeek } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { Heading, Money, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { formatDayOfYear } from '../../../shared/format/time.ts';

/** What went from stable to stable through sales, week by week. */
export function Transfers({ weeks }: { weeks: readonly EconomyWeek[] }) {
  return (
    <Stack gap="small">
      <Heading>From stable to stable</Heading>
      <Text>
        Horses sold between stables, what was paid for them, and how far in all their prices lay
        from the guide by rating and age. Beyond a twentieth of the guide a stable gives away no
        more than it has won, so that what a new stable is given stays with it.
      </Text>
      <Table
        caption="What went from stable to stable"
        captionHidden
        columns={columns}
        rows={weeks}
        rowId={({ beginsAt }) => String(beginsAt)}
      />
    </Stack>
  );
}

const columns: readonly TableColumn<EconomyWeek>[] = [
  { id: 'week', head: 'Week from', cell: ({ beginsAt }) => formatDayOfYear(beginsAt) },
  {
    id: 'sales',
    head: 'Sales',
    cell: ({ transfers }) => transfers.count.toLocaleString('en-GB'),
    numeric: true,
  },
  {
    id: 'paid',
    head: 'Paid',
    cell: ({ transfers }) => <Money amount={formatMoney(transfers.paid)} />,
    numeric: true,
  },
  {
    id: 'offGuide',
    head: 'Off the guide',
    cell: ({ transfers }) => <Money amount={formatMoney(transfers.offGuide)} />,
    numeric: true,
  },
  {
    id: 'received',
    head: 'Most to one stable',
    cell: ({ transfers }) => <Money amount={formatMoney(transfers.mostReceived)} />,
    numeric: true,
  },
];
