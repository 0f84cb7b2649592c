import { ageInSeason } from '../../src/horses/age.ts';
import { retirementRefusal } from '../../src/horses/retirement.ts';
import { guidePrice, priceBounds } from '../../src/market/guidePrice.ts';
import { lotsToBreed, NEWCOMER_PRICE, saleLot } from '../../src/market/saleLots.ts';
import { commissionOn, NO_RESALE } from '../../src/market/saleTerms.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import { WEEK } from '../../src/season/durations.ts';
import { seasonAt } from '../../src/season/season.ts';
import type { TalentSource } from '../../src/stables/breed.ts';
import type { Economy } from './economy.ts';
import { enrol, isPlayed, mayRaceFor, type SeasonHorse, type SeasonStable } from './stable.ts';

/** A horse for sale: the house's if it has no stable. */
export interface Offer {
  readonly horse: SeasonHorse;
  readonly price: number;
  readonly since: number;
}

/** A horse has shown what it can do after so many runs; without a win it is for sale. */
const TRIED = 6;

/** What nobody wanted for so long is retired. */
const UNSOLD = 3 * WEEK;

/** The share of the stables with room that looks into the ring on a day. */
const VISITS = 0.6;

/** The sales ring: the house's horses, and those that stables have put up. */
export class Ring {
  private offers: Offer[] = [];
  private bred = 0;
  private retirements = 0;
  readonly prices: number[] = [];

  private readonly seed: number;
  private readonly talents: TalentSource;

  constructor(seed: number, talents: TalentSource) {
    this.seed = seed;
    this.talents = talents;
  }

  /** The house breeds what is wanting. */
  stock(newStables: number, at: number): void {
    const forNewcomers = this.offers.filter(
      ({ horse, price }) => horse.stable === null && price <= NEWCOMER_PRICE,
    ).length;
    const { bred, retirements, seed, talents } = this;
    const wanting = lotsToBreed({ bred, forNewcomers, newStables, retirements });
    for (let count = 0; count < wanting.planned + wanting.forNewcomers; count++) {
      const season = seasonAt(at);
      const lot = saleLot(this.bred++, {
        seed,
        season,
        kind: count < wanting.planned ? 'planned' : 'newcomers',
        talents,
      });
      const horse = enrol(`lot ${this.bred}`, lot, null, at);
      this.offers.push({ horse, price: guideOf(horse, at), since: at });
    }
  }

  /**
   * A stable that is played puts up what has disappointed it, and retires what nobody wants. Its last horse it
   * puts up once it can pay for no race any more.
   */
  consign(stable: SeasonStable, at: number): void {
    if (stable.strategy.name !== 'sensible') return;
    for (const horse of [...stable.horses]) {
      const offer = this.offers.find((one) => one.horse === horse);
      if (offer === undefined) {
        const isKept = stable.horses.length < 2 && stable.credits >= stable.strategy.keeps.entry;
        if (isKept || !disappoints(horse, at) || at < horse.saleableFrom) continue;
        const guide = guideOf(horse, at);
        const price = Math.max(priceBounds(guide).least, Math.floor(guide * 0.8));
        this.offers.push({ horse, price, since: at });
      } else if (at - offer.since >= UNSOLD) this.retire(stable, horse);
    }
  }

  private retire(stable: SeasonStable, horse: SeasonHorse): void {
    const facts = { entered: false, atWork: false, forSale: false, stabled: stable.horses.length };
    if (retirementRefusal(facts) !== null) return;
    this.offers = this.offers.filter((offer) => offer.horse !== horse);
    stable.horses.splice(stable.horses.indexOf(horse), 1);
    horse.retired = true;
    this.retirements++;
  }

  /** Takes out of it what comes under the hammer: so many of the house's, and a share of what stables put up today. */
  forAuction(ofHouse: number, share: number, source: Source): Offer[] {
    const own = this.offers.filter(({ horse }) => horse.stable === null);
    const taken = new Set<Offer>();
    for (let lot = 0; lot < ofHouse; lot++) {
      const offer = own[Math.floor(uniform(source) * own.length)];
      if (offer !== undefined) taken.add(offer);
    }
    for (const offer of this.offers) {
      if (offer.horse.stable !== null && uniform(source) < share) taken.add(offer);
    }
    this.offers = this.offers.filter((offer) => !taken.has(offer));
    return [...taken];
  }

  takeBack(offer: Offer): void {
    this.offers.push(offer);
  }

  /** Buys the best horse that the stable can afford and has a race for. Returns it if it is new. */
  visit(stable: SeasonStable, at: number, economy: Economy, source: Source): SeasonHorse | null {
    const { strategy, credits } = stable;
    if (stable.horses.length >= strategy.boxes || !isPlayed(stable, at)) return null;
    if (uniform(source) >= VISITS) return null;
    // One horse that does not earn what racing costs would eat all there is: it gets company while that can be paid.
    const kept = stable.horses.length > 1 ? strategy.keeps.horses : strategy.keeps.entry;
    const [best] = this.offers
      .filter(
        ({ horse, price }) =>
          horse.stable !== stable &&
          price <= strategy.puts * (credits - kept) &&
          10 * price <= strategy.pays * guideOf(horse, at) &&
          (strategy.careless || mayRaceFor(stable, horse, at)),
      )
      .sort((a, b) => b.horse.rating - a.horse.rating);
    if (best === undefined) return null;
    this.offers = this.offers.filter((offer) => offer !== best);
    this.prices.push(best.price);
    return sell(best, stable, at, economy);
  }
}

/** Hands a horse that is paid for over. Returns it if it was the house's. */
export function sell(
  { horse, price }: Offer,
  buyer: SeasonStable,
  at: number,
  economy: Economy,
): SeasonHorse | null {
  const seller = horse.stable;
  if (seller === null) economy.charge(buyer, 'horses', price);
  else {
    const commission = commissionOn(price);
    economy.charge(buyer, 'commission', commission);
    buyer.credits -= price - commission;
    buyer.lowest = Math.min(buyer.lowest, buyer.credits);
    seller.credits += price - commission;
    seller.horses.splice(seller.horses.indexOf(horse), 1);
  }
  horse.stable = buyer;
  horse.saleableFrom = at + NO_RESALE;
  buyer.horses.push(horse);
  return seller === null ? horse : null;
}

function disappoints({ runs, wins, lastRunAt }: SeasonHorse, at: number): boolean {
  const isIdle = lastRunAt !== null && at - lastRunAt >= UNSOLD;
  return isIdle || (runs >= TRIED && wins === 0);
}

/** What a horse is worth by the published rule. */
export function guideOf({ rating, birth }: SeasonHorse, at: number): number {
  return guidePrice({ rating, age: ageInSeason(birth.birthSeason, seasonAt(at)) });
}
