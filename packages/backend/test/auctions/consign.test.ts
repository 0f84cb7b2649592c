import { DAY, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  consignToAuction,
  horseSale,
  lotOfHorse,
  myAuctions,
  myWallets,
  retireHorse,
  startTraining,
} from '../../src/index.ts';
import { anotherHorse } from '../support/equipment.ts';
import { sellerWithListing } from '../support/market.ts';
import {
  consign,
  expectAllRefused,
  type Refused,
  seenBy,
  vendor,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { ask } from '../support/testRequests.ts';

const game = openTestGame();

let stranger: Player;

beforeAll(async () => {
  stranger = await game.player();
});

const requestId = () => crypto.randomUUID();
const terms = { reserve: 3_500, startingBid: 500, duration: 30 * MINUTE, fromWallet: 0 };
const refused = (
  code: string,
  { backend, horseId }: Pick<Player, 'backend' | 'horseId'>,
  over: Partial<typeof terms> = {},
): Refused => [
  code,
  (request) => consignToAuction(backend, { horseId, ...terms, ...over, requestId: request }),
];

describe('consigning a horse', () => {
  it('puts it under the hammer for $50, once however often it is asked', async () => {
    const player = await vendor(game);
    const { backend, horseId } = player;
    const before = (await myWallets(backend)).credits;
    const request = { horseId, ...terms, requestId: requestId() };
    const auctionId = await consignToAuction(backend, request);
    const after = await game.snapshot();
    expect(await consignToAuction(backend, request)).toBe(auctionId);
    expect(await game.snapshot()).toEqual(after);
    expect((await myWallets(backend)).credits).toBe(before - 50);
    const lot = await seenBy(game, auctionId);
    expect(lot).toMatchObject({
      price: null,
      bids: 0,
      startingBid: 500,
      reserve: null,
      ended: null,
    });
    expect(lot.closesAt - lot.consignedAt).toBe(30 * MINUTE);
    expect(await lotOfHorse(backend, { horseId })).toMatchObject({
      id: auctionId,
      reserve: 3_500,
      leastBid: null,
    });
    expect(await myAuctions(backend, { part: 'selling' })).toMatchObject([{ id: auctionId }]);
    expect(await lotOfHorse(game.visitor(), stranger)).toBeNull();
  });

  it('is refused for terms that no auction has', async () => {
    const player = await vendor(game);
    const { rulePrice } = await horseSale(player.backend, player);
    await expectAllRefused(
      game,
      refused('bad_request', player, { duration: 9 * MINUTE }),
      refused('bad_request', player, { duration: 3 * DAY + MINUTE }),
      refused('bad_request', player, { startingBid: 49 }),
      refused('bad_request', player, { reserve: 0 }),
      refused('reserve_below_start', player, { startingBid: 3_501 }),
      refused('price_out_of_bounds', player, { reserve: rulePrice * 3 + 1 }),
      refused('price_out_of_bounds', player, { reserve: Math.ceil(rulePrice * 0.3) - 1 }),
      refused('asks_too_little', player, { reserve: Math.ceil(rulePrice * 0.95) - 1 }),
    );
    await consign(player, { reserve: Math.ceil(rulePrice * 0.95), duration: 3 * DAY });
  });

  it('is refused for a horse that is unknown, another’s, to stay, or for sale', async () => {
    const listed = await sellerWithListing(game);
    const { backend } = listed;
    const second = { ...listed, horseId: await anotherHorse(game, listed) };
    await retireHorse(backend, { horseId: second.horseId, requestId: requestId() });
    await expectAllRefused(
      game,
      refused('horse_not_found', { ...listed, horseId: crypto.randomUUID() }),
      refused('horse_not_yours', { ...listed, backend: stranger.backend }),
      refused('not_signed_in', { ...listed, backend: game.visitor() }),
      refused('already_for_sale', listed),
      refused('not_sellable_yet', stranger),
      refused('horse_retired', second),
    );
  });

  it('is refused for one whose race goes off, or whose work ends, after the hammer', async () => {
    const entered = await vendor(game);
    await enter(await openTestRace(game, { offAt: Date.now() + 30 * MINUTE }), entered);
    const atWork = await vendor(game);
    const session = {
      horseId: atWork.horseId,
      programme: 'speed',
      requestId: requestId(),
    } as const;
    await startTraining(atWork.backend, session);
    await expectAllRefused(
      game,
      refused('hammer_first', entered, { duration: 29 * MINUTE }),
      refused('hammer_first', atWork, { duration: 10 * MINUTE }),
    );
    await consign(entered, { duration: 31 * MINUTE });
    await consign(atWork, { duration: DAY });
  });

  it('is refused for one that waits in a race request', async () => {
    const player = await vendor(game);
    await game.sql(`update public.horses set specialty = 'Sprint', rating = 50 where id = $1`, [
      player.horseId,
    ]);
    await ask(player);
    await expectAllRefused(game, refused('horse_in_request', player));
  });
});
