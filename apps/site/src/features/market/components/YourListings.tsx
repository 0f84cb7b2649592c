import type { OwnHorse, OwnListing } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { Heading, Link, Stack, Table, type TableColumn, Text } from '@furlong/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAgo } from '../../../shared/format/time.ts';
import { paths } from '../../../shared/paths.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import { usePlayerId } from '../../auth/index.ts';
import { myHorsesQuery } from '../../stable/index.ts';
import { myListingsQuery } from '../queries.ts';

interface Row {
  horseId: string;
  name: string;
  price: string;
  guide: string;
  listed: string;
}

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'horse',
    head: 'Horse',
    cell: ({ name, horseId }) => <Link href={paths.horse(horseId)}>{name}</Link>,
  },
  { id: 'price', head: 'Price', cell: ({ price }) => price, numeric: true },
  { id: 'guide', head: 'Guide by the rule', cell: ({ guide }) => guide, numeric: true },
  { id: 'listed', head: 'Offered', cell: ({ listed }) => listed },
  {
    id: 'change',
    head: 'Change',
    cell: ({ name, horseId }) => (
      <Link href={paths.horseSale(horseId)}>Change or withdraw {name}</Link>
    ),
  },
];

/** What the player offers; nothing for a visitor, and for who offers none. */
export function YourListings() {
  const playerId = usePlayerId();
  const listings = useQuery({ ...myListingsQuery(playerId), enabled: playerId !== '' });
  const horses = useQuery({ ...myHorsesQuery(playerId), enabled: playerId !== '' });
  const now = useNow(60_000);
  const rows = toRows(listings.data ?? [], horses.data ?? [], now);

  if (rows.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={2}>Your horses in the ring</Heading>
      <Text tone="muted">
        While a horse is for sale it is neither raced nor trained. Another is offered on its own
        page.
      </Text>
      <Table
        caption="Your horses in the ring"
        captionHidden
        columns={columns}
        rows={rows}
        rowId={({ horseId }) => horseId}
      />
    </Stack>
  );
}

function toRows(listings: readonly OwnListing[], horses: readonly OwnHorse[], now: number): Row[] {
  return listings.flatMap(({ horseId, price, rulePrice, listedAt }) => {
    const horse = horses.find(({ id }) => id === horseId);
    if (horse === undefined) return [];
    return {
      horseId,
      name: horse.name,
      price: formatMoney(price),
      guide: formatMoney(rulePrice),
      listed: formatAgo(listedAt, now),
    };
  });
}
