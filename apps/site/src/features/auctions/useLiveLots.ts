import type { AuctionLot, ListedLot, LotBid, LotToBidOn, ToldLot } from '@furlong/backend';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { auctionsApi } from '../../shared/api/domains.ts';
import { invalidate } from '../../shared/api/invalidate.ts';
import { marksKey } from '../../shared/api/playerKey.ts';
import { useLive } from '../../shared/api/useLive.ts';
import { stableKeys } from '../stable/index.ts';
import { auctionsKey, lotBidsQuery, lotQuery } from './queries.ts';

/** Who looks: the player, empty for a visitor, and the stable, null for none. */
export interface Looker {
  playerId: string;
  myStableId: string | null;
}

/** Keeps one lot as it is told, and its bids; answers whether it is, so that nobody has to ask for it. */
export function useLiveLot(auctionId: string, looker: Looker): boolean {
  const client = useQueryClient();
  const { queryKey } = lotQuery(looker.playerId, auctionId);
  return useLive(`lot:${auctionId}`, {
    missed: () => void invalidate(client, [queryKey]),
    told: (changes) =>
      void each(changes, (told, after) => {
        const known = client.getQueryData(queryKey);
        if (known === undefined) return;
        const lot: LotToBidOn = after(known, told, looker.myStableId);
        if (lot === known) return;
        keepBids(client, { known, lot, told, playerId: looker.playerId });
        client.setQueryData(queryKey, lot);
        if (isParty(known, looker)) askForOwn(client, looker);
      }),
  });
}

/** Keeps the lots of lists as they are told. */
export function useLiveLots(looker: Looker): boolean {
  const client = useQueryClient();
  const queryKey = auctionsKey(looker.playerId);
  return useLive('lots', {
    missed: () => void invalidate(client, [queryKey]),
    told: (changes) =>
      void each(changes, (told, after) => {
        client.setQueriesData<InfiniteData<ListedLot[]>>(
          { queryKey, predicate: (query) => 'initialPageParam' in query.options },
          (list) =>
            list && {
              ...list,
              pages: list.pages.map((page) =>
                page.map((lot) => after(lot, told, looker.myStableId)),
              ),
            },
        );
      }),
  });
}

type After = <Lot extends AuctionLot>(lot: Lot, told: ToldLot, myStableId: string | null) => Lot;

async function each(changes: readonly unknown[], change: (told: ToldLot, after: After) => void) {
  const { toToldLot, afterTold } = await auctionsApi();
  for (const told of changes.map(toToldLot)) if (told !== null) change(told, afterTold);
}

/** The bids so far with the one that was told; they are asked for where one was missed between. */
function keepBids(
  client: QueryClient,
  {
    known,
    lot,
    told,
    playerId,
  }: { known: AuctionLot; lot: AuctionLot; told: ToldLot; playerId: string },
) {
  const before = client.getQueryData(lotBidsQuery(playerId, lot.id, known.bids).queryKey);
  const { lastBid } = told;
  if (before === undefined || lastBid === null || lot.bids !== known.bids + 1) return;
  const bids: LotBid[] = [lastBid, ...before];
  client.setQueryData(lotBidsQuery(playerId, lot.id, lot.bids).queryKey, bids);
}

/** Whether the lot is the player's to sell, or one that the player has bid on. */
const isParty = ({ own, vendor }: AuctionLot, { myStableId }: Looker) =>
  own.maximum !== null || vendor.id === myStableId;

/** What changes for a player with a lot that is bid on: what is held, and what is told of it. */
const askForOwn = (client: QueryClient, { playerId }: Looker) =>
  void invalidate(client, [stableKeys.wallets(playerId), marksKey(playerId)]);
