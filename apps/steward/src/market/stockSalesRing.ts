import {
  consignHorse,
  foundSalesAgent,
  lotsToRenew,
  renewLot,
  type ServiceBackend,
  salesStock,
} from '@furlong/backend/service';
import {
  type LotKind,
  lotsToBreed,
  NEWCOMER_PRICE,
  saleLot,
  salesAgents,
  seasonAt,
} from '@furlong/game/rules';
import { installationTalents } from '../bootstrap/installationTalents.ts';
import { looksSeed } from '../bootstrap/looksSeed.ts';

/**
 * Sees to the house's horses in the sales ring, and breeds those that are wanting, at `at` (ms since
 * 1970): as the catalogue plans them, or as the crop of a season. Horses have numbers, so that two stewards at
 * once breed each of them once.
 */
export async function stockSalesRing(
  backend: ServiceBackend,
  at: number,
  planned: 'planned' | 'crop' = 'planned',
): Promise<void> {
  for (const horseId of await lotsToRenew(backend, { at }))
    await renewLot(backend, { horseId, at });

  const { nextNumber, ...stock } = await salesStock(backend, { newcomerPrice: NEWCOMER_PRICE });
  const wanting = lotsToBreed(stock);
  const kinds = [
    ...Array<LotKind>(wanting.planned).fill(planned),
    ...Array<LotKind>(wanting.forNewcomers).fill('newcomers'),
  ];
  if (kinds.length === 0) return;

  const talents = await installationTalents(backend);
  const agentIds = await foundAgents(backend, at);
  for (const [count, kind] of kinds.entries()) {
    const number = nextNumber + count;
    const lot = saleLot(number, { seed: looksSeed, season: seasonAt(at), kind, talents });
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
