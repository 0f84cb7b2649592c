import { middlingTalents, type Specialty, salesAgents } from '@furlong/game/rules';
import { horseSale, listHorse } from '../../src/index.ts';
import { consignHorse, foundSalesAgent, salesStock } from '../../src/service/index.ts';
import type { Player, TestGame } from './testGame.ts';
import { TWO_YEAR_OLD } from './testRaces.ts';

/** A player whose horse may be sold at once. */
export async function seller(game: TestGame): Promise<Player> {
  const player = await game.player();
  await game.sql('update public.horses set sellable_from = null where id = $1', [player.horseId]);
  return player;
}

/** What a horse is worth by the rule, in whole dollars. */
export const ruleOf = async ({ backend, horseId }: Player): Promise<number> =>
  (await horseSale(backend, { horseId })).rulePrice;

/** A player who offers their horse at its guide price. */
export async function sellerWithListing(game: TestGame): Promise<Player & { price: number }> {
  const player = await seller(game);
  const price = await ruleOf(player);
  await listHorse(player.backend, {
    horseId: player.horseId,
    price,
    requestId: crypto.randomUUID(),
  });
  return { ...player, price };
}

/** A two-year-old of the house, offered for sale; returns its id. */
export async function consign(
  game: TestGame,
  {
    rating = 50,
    specialty = 'Sprint',
    at = Date.now(),
  }: { rating?: number; specialty?: Specialty; at?: number } = {},
): Promise<{ horseId: string; price: number; number: number }> {
  const { nextNumber: number } = await salesStock(game.steward(), { newcomerPrice: 0 });
  const [agent] = salesAgents;
  if (!agent) throw new Error('The house has no agent.');
  const stableId = await foundSalesAgent(game.steward(), { stable: agent, at });
  const name = `House Lot ${number}`;
  await consignHorse(game.steward(), {
    number,
    stableId,
    at,
    lot: {
      agentName: agent.name,
      name,
      sex: 'female',
      birthSeason: TWO_YEAR_OLD,
      coat: 'Grey',
      sire: 'Old Oak',
      dam: 'Fair Acorn',
      specialty,
      style: 1,
      rating,
      condition: 85,
      energy: 85,
      talents: { ...middlingTalents, distancePreferred: 1200, distanceBreadth: 200 },
    },
  });
  const [row] = await game.sql(
    `select l.horse_id, l.price from private.listings l
     join public.horses h on h.id = l.horse_id where h.name = $1 and l.ended_at is null`,
    [name],
  );
  return { horseId: String(row?.horse_id), price: Number(row?.price), number };
}

/** The credits of a stable, in whole dollars. */
export async function creditsOf(game: TestGame, stableId: string): Promise<number> {
  const [purse] = await game.sql(
    `select balance from public.wallets where stable_id = $1 and kind = 'credits'`,
    [stableId],
  );
  return Number(purse?.balance);
}
