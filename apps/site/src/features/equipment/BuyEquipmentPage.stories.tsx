import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const path = '/stable/buy-equipment';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Buy Equipment',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const carrying = (cart: Record<string, number>, credits = ada.wallets.credits) => ({
  ...game,
  players: [{ ...ada, cart, wallets: { ...ada.wallets, credits, wallet: 0 } }, ben],
});

const cartOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Cart' }));

/** Nothing is in the cart yet. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(canvas.getByText('Your cart is empty')).toBeVisible();
  },
});

/** A line for each piece, how many of it, the total and what it leaves. */
export const Cart = meta.story({
  args: { game: carrying({ 'champion-saddle': 1, 'steel-plates': 12 }) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const cart = cartOf(canvas);
    await expect(cart.getByText('$7,300')).toBeVisible();
    await expect(cart.getByText('$16,500')).toBeVisible();
    await expect(cart.getByText('Horseshoes × 12')).toBeVisible();
  },
});

/** The credits hold less than the cart, and less than most pieces. */
export const TooFewCredits = meta.story({
  args: { game: carrying({ 'champion-saddle': 1 }, 500) },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const cart = cartOf(canvas);
    await expect(cart.getByText(/^You have too few credits/)).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Buy Now Champion Saddle' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Buy Now Steel Plates' })).toBeEnabled();
  },
});

/** No piece is called so. */
export const NothingFound = meta.story({
  args: { path: `${path}?search=stirrup` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No equipment found')).toBeVisible();
    await expect(
      canvas.getByText('Try adjusting your search criteria or browse different categories.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all equipment' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shelves are loading.')).toBeInTheDocument();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(requestWaves()).toBe(1);
  },
});

export const TestCard = meta.story({
  name: 'Test: seven tabs; a card tells all of a piece, and prices go from $300 to $2,500',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more pieces' }));
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(18);
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual([
      ...['All', 'Saddles', 'Horseshoes', 'Bridles', 'Blankets', 'Whips', 'Boots'],
    ]);
    const prices = cards.map(({ textContent }) =>
      Number(/\$([\d,]+)/.exec(textContent)?.[1]?.replace(',', '')),
    );
    await expect(Math.min(...prices)).toBe(300);
    await expect(cards[prices.indexOf(300)]).toHaveTextContent(/^Whip/);
    await expect(Math.max(...prices)).toBe(2500);
    await expect(cards[prices.indexOf(2500)]).toHaveTextContent(/^Saddle/);

    const saddle = canvas.getByRole('article', { name: 'Champion Saddle' });
    await expect(saddle).toHaveTextContent(
      /^SaddleChampion Saddle\d\.\d\D+\$2,500\+\d \w+.*Add to Cart.*Buy Now/,
    );
    const card = within(saddle);
    await expect(
      card.getByRole('img', { name: /^House grading: \d(\.\d)? out of 5$/ }),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
    await expect(card.getByRole('button', { name: /^Buy Now/ })).toBeEnabled();
  },
});
