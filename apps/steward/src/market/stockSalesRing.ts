import {
  consignHorse,
  foundSalesAgent,
  lotsToRenew,
  renewLot,
  type ServiceBackend,
  salesStock,
} from '@furlong/backend/service';
import {
  lotsToBreed,
  NEWCOMER_PRICE,
  type SaleLot,
  saleLot,
  salesAgents,
  seasonAt,
  type TalentSource,
} from '@furlong/game/rules';
import { installationTalents } from '../bootstrap/installationTalents.ts';
import { looksSeed } from '../bootstrap/looksSeed.ts';

/**
 * Sees to the house's horses in the sales ring, and breeds those that are wanting, at `at` (ms since
 * 1970). Horses have numbers, so that two stewards at once breed each of them once.
 */
export async function stockSalesRing(backend: ServiceBackend, at: number): Promise<void> {
  for (const horseId of await lotsToRenew(backend, { at }))
    await renewLot(backend, { horseId, at });

  const { nextNumber, ...stock } = await salesStock(backend, { newcomerPrice: NEWCOMER_PRICE });
  const { planned, forNewcomers } = lotsToBreed(stock);
  if (planned + forNewcomers === 0) return;

  const talents = await installationTalents(backend);
  const agentIds = await foundAgents(backend, at);
  for (let count = 0; count < planned + forNewcomers; count += 1) {
    const number = nextNumber + count;
    const lot = lotOf(number, { at, talents, forNewcomers: count >= planned });
    const stableId = agentIds.get(lot.agentName);
    if (stableId === undefined) throw new Error(`${lot.name} has no agent.`);
    await consignHorse(backend, { number, stableId, lot, at });
  }
}

async function foundAgents(backend: ServiceBackend, at: number): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const stable of salesAgents) {
    ids.set(stable.name, await foundSalesAgent(backend, { stable, at }));
  }
  return ids;
}

function lotOf(
  number: number,
  { at, talents, forNewcomers }: { at: number; talents: TalentSource; forNewcomers: boolean },
): SaleLot {
  return saleLot(number, { seed: looksSeed, season: seasonAt(at), forNewcomers, talents });
}
