import { formatMoney } from '@furlong/game/rules';
import {
  Card,
  Heading,
  Money,
  PricesPlot,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { pluralize } from '../../../shared/format/pluralize.ts';
import { anyFailed, QueryFailed } from '../../../shared/page/QueryFailed.tsx';
import { TableLoading } from '../../../shared/page/TableLoading.tsx';
import { auctionPricesQuery } from '../queries.ts';
import { type PriceRow, sayPrices, toPriceRows, toPricesPlot } from '../toPrices.ts';

const columns: readonly TableColumn<PriceRow>[] = [
  { id: 'rating', head: 'Rated', cell: ({ rating }) => rating },
  {
    id: 'young',
    head: 'Three or younger',
    cell: ({ young }) => <Median {...young} />,
    numeric: true,
  },
  { id: 'mature', head: 'Over three', cell: ({ mature }) => <Median {...mature} />, numeric: true },
];

/** What the last horses brought, by rating and age: as a plot, and in figures. */
export function Prices() {
  const prices = useQuery(auctionPricesQuery);
  if (anyFailed([prices])) {
    return <QueryFailed title="The prices could not be loaded" queries={[prices]} />;
  }
  return (
    <Stack gap="small">
      <Heading level={2}>What horses brought</Heading>
      {!prices.data ? (
        <TableLoading heading={null} rows={4} />
      ) : prices.data.length === 0 ? (
        <Text tone="muted">Nothing was sold yet: the first sale begins the record of prices.</Text>
      ) : (
        <>
          <Card>
            <PricesPlot summary={sayPrices(prices.data)} {...toPricesPlot(prices.data)} />
          </Card>
          <Table
            caption={`Median prices of the last ${pluralize(prices.data.length, 'sale')}`}
            columns={columns}
            rows={toPriceRows(prices.data)}
            rowId={({ rating }) => rating}
          />
        </>
      )}
    </Stack>
  );
}

function Median({ sales, median }: PriceRow['young']) {
  if (median === null) return <>–</>;
  return (
    <>
      <Money amount={formatMoney(median)} />{' '}
      <Text element="span" size="small" tone="muted">{`of ${sales}`}</Text>
    </>
  );
}
