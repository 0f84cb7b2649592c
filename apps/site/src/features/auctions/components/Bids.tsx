import type { AuctionLot, LotBid } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { EmptyState, HouseMark, Inline, Link, Money, Table, type TableColumn } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatWhen } from '../../../shared/format/time.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { lotBidsQuery } from '../queries.ts';

/** The last bids on a lot that everybody saw, each with what it then stood at. */
export function Bids({ lot: { id, bids } }: { lot: Pick<AuctionLot, 'id' | 'bids'> }) {
  const shown = useQuery(lotBidsQuery(usePlayerId(), id, bids));
  const now = useNow(30_000);
  if (anyFailed([shown])) {
    return <QueryFailed title="The bids could not be loaded" queries={[shown]} />;
  }
  if (!shown.data) return <TableLoading heading={null} rows={Math.max(1, Math.min(bids, 5))} />;
  if (shown.data.length === 0) {
    return <EmptyState title="Nobody has bid yet" hint="The first bid stands here." quiet />;
  }
  return (
    <Table
      caption="Bids, the last first"
      captionHidden
      columns={columnsAt(now)}
      rows={shown.data}
      rowId={({ number }) => `${number}`}
    />
  );
}

const columnsAt = (now: number): readonly TableColumn<LotBid>[] => [
  {
    id: 'stable',
    head: 'Stable',
    cell: ({ stable, ofHouse }) => (
      <Inline gap="xsmall">
        <Link href={paths.publicStable(stable.id)}>{stable.name}</Link>
        {ofHouse && <HouseMark />}
      </Inline>
    ),
  },
  { id: 'when', head: 'When', cell: ({ at }) => formatWhen(at, now), besideName: 'under' },
  {
    id: 'price',
    head: 'Stood at',
    cell: ({ price }) => <Money amount={formatMoney(price)} />,
    numeric: true,
    besideName: 'behind',
  },
];
