import type { Enquiry } from '@furlong/backend';
import { EmptyState, Link, Stack, Table, type TableColumn, Text, TwoLines } from '@furlong/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { formatWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { ShowMore } from '../../../shared/page/ShowMore.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { enquiriesQuery } from '../queries.ts';

const reasons: Readonly<Record<Enquiry['reason'], string>> = {
  too_few_runners: 'Too few runners stood at the close of entries.',
  could_not_be_run: 'It could not be run.',
};

const findingOf = ({ reason, entries, stables }: Enquiry) =>
  entries === 0
    ? `${reasons[reason]} Nobody was entered.`
    : `${reasons[reason]} ${entries === 1 ? 'One entry' : `${entries} entries`} cancelled, all fees given back${
        stables === 0 ? '' : `, to ${pluralize(stables, 'player')} among them`
      }.`;

const columnsAt = (now: number): TableColumn<Enquiry>[] => [
  {
    ...{ id: 'race', head: 'Race' },
    cell: (enquiry) => (
      <TwoLines second={findingOf(enquiry)}>
        <Link href={paths.race(enquiry.raceId)} variant="quiet">
          {enquiry.race}
        </Link>
      </TwoLines>
    ),
  },
  {
    ...{ id: 'off', head: 'Off', besideName: 'under' },
    cell: ({ offAt }) => formatWhen(offAt, now),
  },
];

/** The races that were called off, as they happen. */
export function Enquiries() {
  const pages = useInfiniteQuery(enquiriesQuery);
  const now = useNow(30_000);
  const enquiries = pages.data?.pages.flat() ?? [];
  if (anyFailed([pages])) {
    return <QueryFailed title="The enquiries could not be loaded" queries={[pages]} />;
  }
  if (!pages.data) return <TableLoading heading={null} rows={5} />;
  if (enquiries.length === 0) {
    return (
      <EmptyState
        title="No race was called off"
        hint="A race that is void stands here with the reason, and with the entries that were cancelled by it."
      />
    );
  }
  return (
    <Stack gap="medium">
      <Text tone="muted">
        Every race that was called off, why, and what became of its entries. Entry fees go back in
        the same moment.
      </Text>
      <Table
        caption="Races that were called off, the last first"
        captionHidden
        columns={columnsAt(now)}
        rows={enquiries}
        rowId={({ raceId }) => raceId}
      />
      <ShowMore count={enquiries.length} of="race" pages={pages} />
    </Stack>
  );
}
