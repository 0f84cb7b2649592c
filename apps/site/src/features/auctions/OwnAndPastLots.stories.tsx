import { HOUR } from '@furlong/game/rules';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ledByHillside, lotOf } from '../../storybook/auctions.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { desktop } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const mine = '/marketplace/my-auction-horses';
const past = '/marketplace/auction-history';

const sold = { at: moment - HOUR, outcome: 'sold' } as const;
const lots = [
  lotOf(1, { ...ledByHillside, own: { maximum: 2_300, stands: false, sealed: false } }),
  lotOf(2, { vendor: ada.stable, vendorKind: 'stable', reserve: 4_000 }),
  lotOf(3, { ...ledByHillside, leader: ada.stable, reserveMet: true, ended: sold }),
  lotOf(4, { ...ledByHillside, reserveMet: true, ended: sold }),
  lotOf(5, { ended: { at: moment - 2 * HOUR, outcome: 'unsold' } }),
];

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Own and Past Lots',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: mine,
    player: ada,
    game: { ...game, auctions: { lots, bids: {} } },
  },
});

/** What the player bids on; the parts beside it are a press away, and in the address. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/you were outbid$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Selling' }));
    await expect(await canvas.findByText(/yours$/)).toBeVisible();
    await expect(await canvas.findByText(`${mine}?part=selling`)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Won' }));
    await expect(await canvas.findByText(/^Yours\. It is in your stable/)).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { path: `${mine}?part=unsold` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No horse of yours came back from an auction.'),
    ).toBeVisible();
  },
});

/** All that is over, the last first; the filter is in the address. */
export const Past = meta.story({
  ...desktop,
  args: { path: past, player: null },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 lots shown')).toBeVisible();
    await expect(canvas.getByText(/^Sold to Hillside\./)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ended' }), 'Not sold');
    await expect(await canvas.findByText('1 lot shown')).toBeVisible();
    await expect(canvas.getByText(/^Not sold: the reserve was not met/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'nobody');
    await expect(await canvas.findByText('No such lots')).toBeVisible();
    const prices = canvas.getByRole('table', { name: 'Median prices of the last 2 sales' });
    await expect(prices).toHaveTextContent('$2,400');
    await expect(canvas.getByRole('img', { name: '2 sales, at $2,400' })).toBeVisible();
  },
});

export const PastEmpty = meta.story({
  args: { path: past, game: { ...game, auctions: { lots: [], bids: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hammer has fallen yet')).toBeVisible();
    await expect(await canvas.findByText(/^Nothing was sold yet/)).toBeVisible();
  },
});

/** More than a page of lots, with names as long as they may be. */
export const PastLong = meta.story({
  args: {
    path: past,
    game: {
      ...game,
      auctions: {
        bids: {},
        lots: Array.from({ length: 30 }, (_, index) =>
          lotOf(index + 1, {
            ...{ ended: sold, ...ledByHillside, reserveMet: true },
            horse: { ...lotOf(1).horse, id: `long-${index}`, name: longName },
          }),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 lots shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'My Auction Horses' }),
    ).toBeVisible();
    await expect(canvas.queryByText('No lots here')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you were outbid$/)).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your lots could not be loaded')).toBeVisible();
  },
});

export const PastFailed = meta.story({
  args: { path: past, handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The auctions could not be loaded')).toBeVisible();
    await expect(await canvas.findByText('The prices could not be loaded')).toBeVisible();
  },
});
