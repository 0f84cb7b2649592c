import { DAY, MINUTE } from '@furlong/game/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  consignToAuction,
  enterRace,
  horseSale,
  listHorse,
  myAuctions,
  renameHorse,
  retireHorse,
  startTraining,
  withdrawFromAuction,
} from '../../src/index.ts';
import {
  bid,
  type Consigned,
  closesIn,
  consign,
  expectAllRefused,
  hammerFalls,
  lotOfNewOwner,
  type Refused,
  seenBy,
  vendor,
} from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { ask, join } from '../support/testRequests.ts';
import { autoTrain } from '../support/testTraining.ts';

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

describe('a horse under the hammer', () => {
  it('is not listed, consigned again or retired, and no race request takes it', async () => {
    const [player, asker] = [await vendor(game), await vendor(game)];
    await game.sql(
      `update public.horses set specialty = 'Sprint', rating = 50 where id = any ($1)`,
      [[asker.horseId, player.horseId]],
    );
    const lot = await consign(player);
    const { backend, horseId, guide } = lot;
    const { id } = await ask(asker);
    await expectAllRefused(
      game,
      refused('horse_in_auction', lot),
      [
        'horse_in_auction',
        (request) => listHorse(backend, { horseId, price: guide, requestId: request }),
      ],
      ['horse_in_auction', (request) => retireHorse(backend, { horseId, requestId: request })],
      ['horse_in_auction', () => join(id, lot)],
      ['horse_in_auction', () => autoTrain(lot)],
    );
    expect(await horseSale(backend, { horseId })).toMatchObject({
      listing: null,
      obstacle: 'horse_in_auction',
    });
  });

  it('ends its auto-training', async () => {
    const player = await vendor(game);
    await autoTrain(player);
    await consign(player, { duration: DAY });
  });

  it('works and races until the hammer falls, and not beyond', async () => {
    const raceId = await openTestRace(game);
    const lot = await lotOfNewOwner(game, { duration: DAY });
    const { backend, horseId } = lot;
    const training = (request: string) =>
      startTraining(backend, { horseId, programme: 'speed', requestId: request });
    const entry = (request: string) => enterRace(backend, { raceId, horseId, requestId: request });
    await closesIn(game, lot.auctionId, 600);
    await expectAllRefused(game, ['hammer_first', training], ['hammer_first', entry]);
    await closesIn(game, lot.auctionId, 24 * 3600);
    await entry(requestId());
    const other = await lotOfNewOwner(game, { duration: DAY });
    await startTraining(other.backend, { ...other, programme: 'speed', requestId: requestId() });
  });

  it('is found by its new name, and its new rating', async () => {
    const { backend, horseId, auctionId } = await lotOfNewOwner(game);
    await renameHorse(backend, { horseId, name: 'Quite Another', requestId: requestId() });
    await game.sql('update public.horses set rating = 71 where id = $1', [horseId]);
    expect(
      await game.sql('select horse_name, rating from private.auctions where id = $1', [auctionId]),
    ).toEqual([{ horse_name: 'quite another', rating: 71 }]);
  });
});

describe('withdrawing a horse', () => {
  const withdraw =
    ({ backend, auctionId }: Pick<Consigned, 'backend' | 'auctionId'>) =>
    (request: string) =>
      withdrawFromAuction(backend, { auctionId, requestId: request });

  it('frees it while nobody has bid, once', async () => {
    const lot = await lotOfNewOwner(game);
    const request = requestId();
    await withdraw(lot)(request);
    await withdraw(lot)(request);
    expect(await seenBy(game, lot.auctionId)).toMatchObject({ ended: { outcome: 'withdrawn' } });
    expect(await myAuctions(lot.backend, { part: 'unsold' })).toMatchObject([
      { id: lot.auctionId },
    ]);
    await expectAllRefused(game, ['auction_over', withdraw(lot)]);
    await consign(lot);
  });

  it('is refused to others, once somebody has bid, and once the hammer is to fall', async () => {
    const lot = await lotOfNewOwner(game);
    await expectAllRefused(
      game,
      ['horse_not_yours', withdraw({ ...lot, backend: stranger.backend })],
      ['auction_not_found', withdraw({ ...lot, auctionId: crypto.randomUUID() })],
    );
    await closesIn(game, lot.auctionId, -1);
    await expectAllRefused(game, ['auction_over', withdraw(lot)]);
    await closesIn(game, lot.auctionId, 600);
    await bid(lot.auctionId, stranger, 500);
    await expectAllRefused(game, ['auction_has_bids', withdraw(lot)]);
    await hammerFalls(game, lot.auctionId);
  });
});
