import {
  AUCTION_LISTING,
  type AuctionState,
  bidStep,
  hammer,
  leastBid,
  placeBid,
} from '../../src/market/auction.ts';
import { nearGuide } from '../../src/market/guidePrice.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { DAY } from '../../src/season/durations.ts';
import type { Economy } from './economy.ts';
import { guideOf, type Offer, type Ring, sell } from './ring.ts';
import { isPlayed, mayRaceFor, type SeasonHorse, type SeasonStable } from './stable.ts';

/** So many of the house's horses come under the hammer in a day. */
const HOUSE_LOTS = 4;

/** The share of what stables put up that they bring under the hammer instead of into the ring. */
const CONSIGNS = 0.4;

/** The share of the stables with room that bids on a lot that it could use. */
const BIDS = 0.15;

/** Horses under the hammer: one day each, with proxy bids, reserve and commission. */
export class Auctions {
  readonly facts = { offered: 0, sold: 0, ofHouse: 0, bids: 0, dollars: 0, aboveGuide: 0 };

  /** Lets a day's hammers fall. Returns what left the house; what was not sold is in the ring again. */
  hold(
    ring: Ring,
    stables: readonly SeasonStable[],
    at: number,
    { economy, source }: { economy: Economy; source: Source },
  ): SeasonHorse[] {
    const left: SeasonHorse[] = [];
    for (const offer of ring.forAuction(HOUSE_LOTS, CONSIGNS, source)) {
      const { horse } = offer;
      if (horse.stable !== null) economy.charge(horse.stable, 'commission', AUCTION_LISTING);
      this.facts.offered++;
      const fallen = this.bidFor(offer, stables, at, source);
      if (fallen === null) {
        ring.takeBack(offer);
        continue;
      }
      const { buyer, price } = fallen;
      this.facts.sold++;
      this.facts.dollars += price;
      if (price > guideOf(horse, at)) this.facts.aboveGuide++;
      const ofHouse = sell({ ...offer, price }, buyer, at, economy);
      if (ofHouse !== null) {
        this.facts.ofHouse++;
        left.push(ofHouse);
      }
    }
    return left;
  }

  private bidFor(
    { horse, price: asked }: Offer,
    stables: readonly SeasonStable[],
    at: number,
    source: Source,
  ): { buyer: SeasonStable; price: number } | null {
    const guide = guideOf(horse, at);
    const bounds = nearGuide(guide);
    let lot: AuctionState = {
      ...{ startingBid: bidStep(Math.floor((3 * guide) / 10)), price: null, leader: null },
      reserve: horse.stable === null ? bounds.least : Math.max(asked, Math.floor(guide * 0.5)),
      ...{ closesAt: at + DAY, extensions: 0, standing: [] },
    };
    for (const [index, stable] of stables.entries()) {
      const maximum = worth(horse, stable, { guide, at, source });
      if (maximum === null) continue;
      // To another stable nobody pays more than near the guide.
      const most = horse.stable === null ? maximum : Math.min(maximum, bounds.most);
      if (most < leastBid(lot)) continue;
      const after = placeBid(lot, { stableId: String(index), maximum: most, at });
      if (typeof after === 'string') continue;
      lot = after;
      this.facts.bids++;
    }
    const fallen = hammer(lot);
    const buyer = fallen === null ? undefined : stables[Number(fallen.stableId)];
    return fallen === null || buyer === undefined ? null : { buyer, price: fallen.price };
  }
}

/** The most that a stable bids for a horse; null for one that it has no use, room or money for. */
function worth(
  horse: SeasonHorse,
  stable: SeasonStable,
  { guide, at, source }: { guide: number; at: number; source: Source },
): number | null {
  const { strategy, credits, horses } = stable;
  if (horse.stable === stable || horses.length >= strategy.boxes || !isPlayed(stable, at)) {
    return null;
  }
  if (uniform(source) >= BIDS || !(strategy.careless || mayRaceFor(stable, horse, at))) return null;
  const kept = horses.length > 1 ? strategy.keeps.horses : strategy.keeps.entry;
  const affordable = strategy.puts * (credits - kept);
  const liked = (guide * strategy.pays * (0.9 + 0.2 * uniform(source))) / 10;
  const most = Math.floor(Math.min(affordable, liked));
  return most > 0 ? most : null;
}
