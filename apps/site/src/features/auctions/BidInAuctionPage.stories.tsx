import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { lotOf } from '../../storybook/auctions.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { desktop } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/marketplace/bid-in-auction';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Bid in Auction',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const withLots = (lots: readonly ReturnType<typeof lotOf>[]) => ({
  game: { ...game, auctions: { lots: [...lots], bids: {} } },
});

/** The next hammer first: what each lot stands at, and when it falls. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Horses under the hammer' }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('$2,400');
    await expect(first).toHaveTextContent('3 bids');
    await expect(first).toHaveTextContent('Reserve not met');
    await expect(second).toHaveTextContent('Bids from$1,600');
    await expect(list.getAllByRole('link', { name: 'See the Lot' })[0]).toHaveAttribute(
      'href',
      `${path}/lot-1`,
    );
    await expect(canvas.getByText('3 lots shown')).toBeVisible();
  },
});

/** The address keeps the order. */
export const Ordered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 lots shown');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Dearest first');
    await expect(await canvas.findByText(`${path}?order=dearest`)).toBeInTheDocument();
    await waitFor(() =>
      expect(bodiesOf('POST rpc/auction_catalogue').at(-1)).toMatchObject({ p_order: 'dearest' }),
    );
  },
});

/** What a buyer looks for is in the address; what nothing meets is taken back at one press. */
export const Narrowed = meta.story({
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 lots shown');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'heron');
    await expect(await canvas.findByText('1 lot shown')).toBeVisible();
    await expect(await canvas.findByText(`${path}?search=heron`)).toBeInTheDocument();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Price' }),
      '$15,000 or more',
    );
    await expect(await canvas.findByText('No such lots')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('3 lots shown')).toBeVisible();
  },
});

/** One that the player leads, one lost to another, and one of the player's own. */
export const Own = meta.story({
  args: withLots([
    lotOf(1, {
      ...{ price: 2_400, bids: 2, reserveMet: true, leader: ada.stable },
      own: { maximum: 3_000, stands: true, sealed: false },
    }),
    lotOf(2, { price: 2_400, bids: 2, own: { maximum: 2_000, stands: false, sealed: false } }),
    lotOf(3, { vendor: ada.stable, vendorKind: 'stable', reserve: 4_000 }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you lead$/)).toBeVisible();
    await expect(canvas.getByText(/you were outbid$/)).toBeVisible();
    await expect(canvas.getByText(/yours$/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: withLots([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse is under the hammer')).toBeVisible();
  },
});

/** More than a page of lots, with names as long as they may be. */
export const Long = meta.story({
  args: withLots(
    Array.from({ length: 30 }, (_, index) =>
      lotOf(index + 1, { horse: { ...lotOf(1).horse, id: `long-${index}`, name: longName } }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 lots shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('24 lots shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lots shown')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Bid in Auction' }),
    ).toBeVisible();
    await expect(canvas.queryByText('No horse is under the hammer')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lots shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The catalogue could not be loaded')).toBeVisible();
  },
});
