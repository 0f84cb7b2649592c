import { lotsForHouse, placeHouseBid, type ServiceBackend } from '@furlong/backend/service';
import { houseBids, leastBid } from '@furlong/game/rules';

/** Gives the bids of the house's stables on the house's lots that are due at `at` (ms since 1970), each once. */
export async function placeHouseBids(backend: ServiceBackend, at: number): Promise<void> {
  for (const lot of await lotsForHouse(backend, { at })) {
    const due = houseBids(lot).filter(
      (bid) =>
        bid.at <= at && !lot.bidders.includes(bid.stableName) && bid.maximum >= leastBid(lot),
    );
    for (const { stableName, maximum } of due) {
      await placeHouseBid(backend, { auctionId: lot.auctionId, stableName, maximum, at });
    }
  }
}
