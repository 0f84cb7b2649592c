import { auctionCatalogue, auctionLot, type Backend, createBackend } from '@furlong/backend';
import { formatMoney, houseLots, MINUTE } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { type Player, playerAt, twoOwners } from './twoOwners.ts';

// Two owners, each in a browser of their own, and one of the house's horses: the steward's clock is moved.
describe('an auction', () => {
  let game: Game;
  let players: readonly Player[];
  let path: string;
  let otherPath: string;
  let lotId: string;
  let visitor: Backend;
  let horse: string;
  let least: number;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0, houseLots: false });
    players = await twoOwners(game);
    const { url, publishableKey, steward } = game.server;
    // Of the first the hammer falls in four minutes, so that each bid puts it off; of the next in a quarter of an hour more.
    await steward.consignHouseLots(Date.now() + 4 * MINUTE - houseLots.every);
    await steward.placeHouseBids(Date.now());
    visitor = createBackend({ url, key: publishableKey });
    const [lot, other] = await auctionCatalogue(visitor, {
      search: { text: '', price: null, age: null, sex: null, rating: null, specialty: null },
      ...{ order: 'closing', limit: 2 },
    });
    if (lot === undefined || other === undefined) throw new Error('No horse is under the hammer.');
    lotId = lot.id;
    path = `/marketplace/bid-in-auction/${lot.id}`;
    otherPath = `/marketplace/bid-in-auction/${other.id}`;
    horse = lot.horse.name;
    least = lot.leastBid ?? lot.startingBid;
  });
  afterAll(() => game?.close());

  const player = (index: number) => playerAt(players, index);

  async function bid(index: number, maximum: number) {
    const { input, main } = player(index);
    await input.write(main.getByLabel(/^Your maximum/), `${maximum}`);
    await input.press(main.getByRole('button', { name: 'Bid', exact: true }));
    await input.press(main.getByRole('button', { name: /^Hold \$/ }));
  }

  const putOff = (index: number, times: number) =>
    player(index)
      .main.getByRole('listitem', { name: 'Put off' })
      .filter({ hasText: `${times}of 12 times` })
      .waitFor({ timeout: 10_000 });

  it('is bid for by stables of the house, which are named as such', async () => {
    const { page, main } = player(0);
    await page.goto(otherPath);
    await main.getByRole('row', { name: /House/ }).first().waitFor();
    await main.getByText(/^Stables of the house bid on its lots too/).waitFor();
  });

  it('is led by the first bid, whose maximum is held, and which puts the hammer off', async () => {
    const { page, input, main } = player(0);
    await page.goto('/marketplace/bid-in-auction');
    await input.press(main.locator(`a[href="${path}"]`).last());
    await bid(0, least);
    await main.getByText(/^You lead at /).waitFor();
    await putOff(0, 1);
    await page.goto('/account/account-summary');
    await main.getByRole('link', { name: `A bid for ${horse}` }).waitFor();
  });

  it('tells who was outbid on the page that is open, and gives the credits back', async () => {
    await player(0).page.goto(path);
    await player(0)
      .main.getByText(/^You lead at /)
      .waitFor();
    await player(1).page.goto(path);
    await bid(1, 24_000);
    await player(1)
      .main.getByText(/^You lead at /)
      .waitFor();
    // Told: a page whose channel stands does not ask.
    await player(0)
      .main.getByText(/^You were outbid/)
      .waitFor({ timeout: 2_000 });
    for (const index of [0, 1]) await putOff(index, 2);
    const { page, input } = player(0);
    await input.press(page.getByRole('button', { name: 'News: 1 new' }));
    const news = page.getByRole('dialog', { name: 'News' });
    await news.getByRole('link', { name: `was outbid for ${horse}` }).waitFor();
    await input.press(news.getByRole('button', { name: 'Close' }));
    await page.getByRole('button', { name: 'News: nothing new' }).waitFor();
    await player(0).page.goto('/account/credit-history');
    const row = player(0).main.getByRole('row', { name: `Bid for ${horse}, given back` });
    expect(await row.textContent()).toContain(formatMoney(least));
  });

  it('is won when the hammer falls, and the horse stands in the new stable', async () => {
    const { closesAt, extensions } = await auctionLot(visitor, { auctionId: lotId });
    expect(extensions).toBe(2);
    await game.server.steward.settleDueAuctions(closesAt);
    const { page, main } = player(1);
    await page.goto(path);
    await main.getByText(/^Yours for /).waitFor();
    await page.goto('/stable/my-horses');
    await main.getByText(horse).first().waitFor();
    await player(0).page.goto(path);
    await player(0)
      .main.getByText(/^Sold to Westering Yard/)
      .waitFor();
  });
});
