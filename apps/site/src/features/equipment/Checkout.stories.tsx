import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { refusing } from '../../storybook/refusals.ts';

const path = '/stable/buy-equipment';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const carrying = (cart: Record<string, number>, credits = ada.wallets.credits) => ({
  ...game,
  players: [{ ...ada, cart, wallets: { ...ada.wallets, credits } }, ben],
});

const cartOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Cart' }));

export const TestSearch = meta.story({
  name: 'Test: search and tab narrow the shelves, whatever the letter case, and the address keeps both',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Search equipment'), 'RAC');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('tab', { name: 'Boots' }));
    await expect(canvas.getByRole('article', { name: 'Race Boots' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByText(`${path}?search=RAC&tab=boots`)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search equipment' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await expect(canvas.getByText(path)).toBeInTheDocument();
  },
});

/** The wallet has what the credits lack: one press moves it and buys. */
export const TestFromWallet = meta.story({
  name: 'Test: prize money pays what the credits lack, in one press',
  args: { game: carrying({ 'club-saddle': 1 }, 400) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add to Cart Club Saddle' });
    const cart = cartOf(canvas);
    await expect(cart.getByText('From your wallet')).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: 'Move $500 and Check Out' }));
    await expect(await cart.findByText('Bought, and put in your tack room.')).toBeVisible();
    await expect(bodiesOf('POST rpc/check_out_cart')).toMatchObject([
      { p_total: 900, p_from_wallet: 500 },
    ]);
  },
});

export const TestCheckOut = meta.story({
  name: 'Test: pieces are put in the cart, bought together, and lead on to the tack room',
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to Cart Club Saddle' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart Steel Plates' }));
    const cart = cartOf(canvas);
    await expect(cart.getByText('$2,200')).toBeVisible();
    await expect(cart.getByText('$21,600')).toBeVisible();
    await userEvent.click(cart.getByRole('button', { name: 'One Club Saddle fewer' }));
    await expect(cart.getByText('$1,300')).toBeVisible();
    const quantities = () =>
      bodiesOf('POST rpc/set_cart_line').map((body) => Object(body).p_quantity);
    await waitFor(() => expect(quantities()).toEqual([1, 2, 1, 1]));
    forgetRequests();

    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    await expect(await cart.findByText('Bought, and put in your tack room.')).toBeVisible();
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await expect(await cart.findByText('$22,500')).toBeVisible();
    await expect(bodiesOf('POST rpc/check_out_cart')).toMatchObject([{ p_total: 1300 }]);
    // The last change of the cart may still be asking what it has come to.
    await expect([...new Set(sentCalls())].toSorted()).toEqual([
      'GET wallets',
      'POST rpc/check_out_cart',
      'POST rpc/equipment_shop',
    ]);
    await userEvent.click(cart.getByRole('link', { name: 'Put it on a horse' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Apply Equipment' }),
    ).toBeInTheDocument();
  },
});

export const TestBuyNow = meta.story({
  name: 'Test: one piece is bought at once, and the way to put it on is at hand',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Buy Now Thermal Blanket' });
    await userEvent.dblClick(button);
    await expect(await canvas.findByText('$22,500')).toBeVisible();
    const card = within(canvas.getByRole('article', { name: 'Thermal Blanket' }));
    await expect(await card.findByText('You have 1')).toBeVisible();
    await expect(bodiesOf('POST rpc/buy_equipment')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'Put it on a horse' }));
    await expect(
      await canvas.findByText('/stable/apply-equipment?slot=blanket'),
    ).toBeInTheDocument();
  },
});

export const TestCartRefused = meta.story({
  name: 'Test: what the cart does not take is told, and the cart shows what it has',
  args: { handlers: refusing('set_cart_line', ['cart_line_full']) },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to Cart Club Saddle' });
    await userEvent.click(add);
    const card = within(canvas.getByRole('article', { name: 'Club Saddle' }));
    await expect(await card.findByText('A cart holds at most 12 of one piece.')).toBeVisible();
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await expect(canvas.getAllByText('A cart holds at most 12 of one piece.')).toHaveLength(1);
  },
});

export const TestLastWord = meta.story({
  name: 'Test: why a line was not changed does not hide why the cart was not bought',
  args: {
    game: carrying({ 'club-saddle': 2 }),
    handlers: () => [
      ...refusing('set_cart_line', ['cart_line_full'])(),
      ...refusing('check_out_cart', ['price_changed'])(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const cart = cartOf(canvas);
    await userEvent.click(cart.getByRole('button', { name: 'One Club Saddle more' }));
    await waitFor(() => expect(cart.getByRole('status')).toHaveTextContent('at most 12'));
    await userEvent.click(cart.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(cart.getByRole('status')).toHaveTextContent('A price has changed'));
  },
});

export const TestAnswerLost = meta.story({
  name: 'Test: a purchase without an answer is asked for again with the same id',
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/buy_equipment', () => Response.error(), { once: true }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Buy Now Club Saddle' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^No answer came/)).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText('You have 2')).toBeVisible();
    const ids = bodiesOf('POST rpc/buy_equipment').map((body) => Object(body).p_request_id);
    await expect(ids).toHaveLength(2);
    await expect(new Set(ids).size).toBe(1);
  },
});
