import { guidePrice, priceBounds, seasonAt } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import type { MockBackendState, SaleOfGame } from '../game.ts';
import { moment } from '../moment.ts';
import { horseRow } from '../rows.ts';
import { spend } from '../spend.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

const at = (ms: number) => new Date(ms).toISOString();

/** The sales ring, which buying, offering and giving back change. */
export default function marketHandlers(game: MockBackendState): RequestHandler[] {
  const listed = (horseId: string) => game.sales.find((sale) => sale.horse.id === horseId);
  const owner = (horseId: string) =>
    game.players.find(({ horses }) => horses.some(({ id }) => id === horseId));
  const horseOf = (horseId: string) =>
    listed(horseId)?.horse ?? owner(horseId)?.horses.find(({ id }) => id === horseId);
  const ruleOf = (horseId: string) => {
    const horse = horseOf(horseId);
    if (!horse) throw new Error(`There is no horse ${horseId}.`);
    return guidePrice({ rating: horse.rating, age: seasonAt(moment) - horse.birthSeason });
  };

  return [
    rpc('sales_ring', (args) => {
      const found = game.sales
        .filter((sale) => isWished(sale, args))
        .toSorted(byOrder(args.p_order));
      const first = found.findIndex(({ horse }) => horse.id === args.p_after_id) + 1;
      return found.slice(first, first + (args.p_limit ?? 20)).map((sale) => ({
        horse: horseRow(sale.horse),
        seller: { id: sale.seller.id, name: sale.seller.name, silks: sale.seller.silks },
        of_house: sale.ofHouse,
        surface: null,
        price: sale.price,
        listed_at: at(sale.listedAt),
        sort_key: String(sale.price),
        total: found.length,
      }));
    }),
    rpc('horse_sale', ({ p_horse_id }, request) => {
      if (!horseOf(p_horse_id)) return [];
      const sale = listed(p_horse_id);
      const mine = owner(p_horse_id) !== undefined && owner(p_horse_id) === playerOf(game, request);
      const bought = mine ? game.bought[p_horse_id] : undefined;
      return [
        {
          price: sale?.price ?? null,
          listed_at: sale ? at(sale.listedAt) : null,
          of_house: sale?.ofHouse ?? false,
          rule_price: ruleOf(p_horse_id),
          median: game.comparable?.median ?? null,
          sales: game.comparable?.sales ?? 0,
          least_to_ask: mine ? priceBounds(ruleOf(p_horse_id)).least : null,
          most_to_pay: mine || sale?.ofHouse ? null : 3 * ruleOf(p_horse_id),
          obstacle: mine ? game.obstacle : null,
          return_until: bought === undefined ? null : at(moment + 86_400_000),
          return_price: bought ?? null,
          return_to_boxes: game.lackedByBoxes,
        },
      ];
    }),
    rpc('my_listings', (_args, request) => {
      const player = playerOf(game, request);
      return game.sales
        .filter(({ seller }) => seller.id === player?.stable.id)
        .map(({ horse, price, listedAt }) => ({
          horse_id: horse.id,
          price,
          listed_at: at(listedAt),
          rule_price: ruleOf(horse.id),
        }));
    }),
    rpc('buy_horse', ({ p_horse_id, p_price, p_from_wallet }, request) => {
      const player = playerOf(game, request);
      const sale = listed(p_horse_id);
      if (!player || !sale) throw new Error('Only players buy what is for sale.');
      game.sales = game.sales.filter((each) => each !== sale);
      spend(player, p_price, p_from_wallet);
      player.horses.push({ ...sale.horse, stableId: player.stable.id, equipment: [] });
      if (sale.ofHouse) game.bought[p_horse_id] = p_price;
      return p_horse_id;
    }),
    rpc('return_horse', ({ p_horse_id }, request) => {
      const player = playerOf(game, request);
      const price = game.bought[p_horse_id] ?? 0;
      if (!player) throw new Error('A visitor has no horses.');
      player.wallets = { ...player.wallets, credits: player.wallets.credits + price };
      delete game.bought[p_horse_id];
      return price;
    }),
    rpc('list_horse', ({ p_horse_id, p_price }, request) => {
      const player = playerOf(game, request);
      const horse = horseOf(p_horse_id);
      if (!player || !horse) throw new Error('Only owners offer horses.');
      const { stable: seller } = player;
      game.sales.push({ horse, seller, ofHouse: false, price: p_price, listedAt: moment });
      return p_horse_id;
    }),
    rpc('change_sale_price', ({ p_horse_id, p_price }) => {
      game.sales = game.sales.map((sale) =>
        sale.horse.id === p_horse_id ? { ...sale, price: p_price } : sale,
      );
      return p_price;
    }),
    rpc('withdraw_from_sale', ({ p_horse_id }) => {
      game.sales = game.sales.filter(({ horse }) => horse.id !== p_horse_id);
      return p_horse_id;
    }),
  ];
}

interface Wishes {
  p_text?: string;
  p_price?: string;
  p_age?: string;
  p_seller?: string;
}

function isWished({ horse, seller, ofHouse, price }: SaleOfGame, wishes: Wishes): boolean {
  const text = (wishes.p_text ?? '').toLowerCase();
  const young = seasonAt(moment) - horse.birthSeason <= 3;
  return (
    [horse.name, seller.name].some((name) => name.toLowerCase().includes(text)) &&
    (wishes.p_price === undefined || price < 15_000 === (wishes.p_price === 'low')) &&
    (wishes.p_age === undefined || young === (wishes.p_age === 'young')) &&
    (wishes.p_seller === undefined || ofHouse === (wishes.p_seller === 'house'))
  );
}

const byOrder = (order: string | undefined) => (a: SaleOfGame, b: SaleOfGame) =>
  order === 'dearest' ? b.price - a.price : a.price - b.price;
