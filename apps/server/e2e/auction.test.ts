import { auctionCatalogue, createBackend } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { type Player, playerAt, twoOwners } from './twoOwners.ts';

// Two owners, each in a browser of their own, and one of the house's horses: the steward's clock is moved.
describe('an auction', () => {
  let game: Game;
  let players: readonly Player[];
  let path: string;
  let horse: string;
  let closesAt: number;
  let least: number;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = await twoOwners(game);
    const { url, publishableKey } = game.server;
    const [lot] = await auctionCatalogue(createBackend({ url, key: publishableKey }), {
      search: { text: '', price: null, age: null, sex: null, rating: null, specialty: null },
      ...{ order: 'closing', limit: 1 },
    });
    if (lot === undefined) throw new Error('No horse is under the hammer.');
    path = `/marketplace/bid-in-auction/${lot.id}`;
    horse = lot.horse.name;
    closesAt = lot.closesAt;
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

  it('is led by the first bid, whose maximum is held', async () => {
    const { page, input, main } = player(0);
    await page.goto('/marketplace/bid-in-auction');
    await input.press(main.locator(`a[href="${path}"]`).last());
    await bid(0, least);
    await main.getByText(/^You lead at /).waitFor();
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
    // Told, not asked for: as long before its hammer a page asks twice a minute at the most.
    await player(0)
      .main.getByText(/^You were outbid/)
      .waitFor({ timeout: 2_000 });
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
    await game.server.steward.settleDueAuctions(closesAt + 6 * 60_000);
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
