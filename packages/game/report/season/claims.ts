import { CLAIM_JAIL, claimCommissionOn } from '../../src/market/claiming.ts';
import type { PlannedRace } from '../../src/races/programme.ts';
import { type Source, uniform } from '../../src/random/sfc32.ts';
import type { Economy } from './economy.ts';
import { guideOf } from './ring.ts';
import { enrol, isPlayed, mayRaceFor, type SeasonHorse, type SeasonStable } from './stable.ts';

/** The share of the stables with room that looks at the runners of a claiming race. */
const LOOKS = 0.1;

/** Claims for the runners of claiming races, drawn when they are run. */
export class Claims {
  readonly facts = { made: 0, claimed: 0, ofHouse: 0 };

  /** Lets stables claim, and draws. A horse that leaves the house is followed in it by another. Returns those. */
  settle(
    { claimPrice, offAt }: PlannedRace,
    field: readonly SeasonHorse[],
    { stables, house }: { stables: readonly SeasonStable[]; house: SeasonHorse[] },
    { economy, source }: { economy: Economy; source: Source },
  ): SeasonHorse[] {
    if (claimPrice === null) return [];
    const claims = new Map<SeasonHorse, SeasonStable[]>();
    for (const stable of stables) {
      if (!mayClaim(stable, claimPrice, offAt) || uniform(source) >= LOOKS) continue;
      const wanted = bestOf(field, stable, claimPrice, offAt);
      if (wanted === undefined) continue;
      claims.set(wanted, [...(claims.get(wanted) ?? []), stable]);
      this.facts.made++;
    }
    const left: SeasonHorse[] = [];
    for (const [horse, claimants] of claims) {
      const drawn = claimants[Math.floor(uniform(source) * claimants.length)];
      if (drawn === undefined) continue;
      this.facts.claimed++;
      if (horse.stable === null) {
        this.facts.ofHouse++;
        left.push(horse);
        const place = house.indexOf(horse);
        house[place] = enrol(`${horse.id} ${this.facts.ofHouse}`, horse.birth, null, offAt);
        horse.training = enrol(horse.id, horse.birth, drawn, offAt).training;
      }
      hand(horse, drawn, { price: claimPrice, at: offAt, economy });
    }
    return left;
  }
}

function mayClaim(stable: SeasonStable, price: number, at: number): boolean {
  const { strategy, credits, horses } = stable;
  if (horses.length >= strategy.boxes || !isPlayed(stable, at)) return false;
  return price <= strategy.puts * (credits - strategy.keeps.horses);
}

/** The runner that is worth most above the price, of those that the stable would pay it for. */
function bestOf(field: readonly SeasonHorse[], stable: SeasonStable, price: number, at: number) {
  const [best] = field
    .filter(
      (horse) =>
        horse.stable !== stable &&
        10 * price <= stable.strategy.pays * guideOf(horse, at) &&
        mayRaceFor(stable, horse, at),
    )
    .sort((a, b) => guideOf(b, at) - guideOf(a, at));
  return best;
}

function hand(
  horse: SeasonHorse,
  buyer: SeasonStable,
  { price, at, economy }: { price: number; at: number; economy: Economy },
): void {
  const seller = horse.stable;
  if (seller === null) economy.charge(buyer, 'horses', price);
  else {
    const commission = claimCommissionOn(price);
    economy.charge(buyer, 'commission', commission);
    buyer.credits -= price - commission;
    buyer.lowest = Math.min(buyer.lowest, buyer.credits);
    seller.credits += price - commission;
    seller.horses.splice(seller.horses.indexOf(horse), 1);
  }
  horse.stable = buyer;
  horse.saleableFrom = at + CLAIM_JAIL;
  buyer.horses.push(horse);
}
