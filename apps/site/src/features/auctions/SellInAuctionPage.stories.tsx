import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { refused } from '../../storybook/refusals.ts';
import { longName, withLongNames } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Sell in Auction',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/marketplace/sell-in-auction', player: ada },
});

const consign = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Consign for $50' }));

/** The reserve begins at the guide; the second horse is consigned for ten minutes. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Horse' }),
      'Iron Duchess, rated 76',
    );
    await canvas.findByRole('textbox', { name: /^Reserve/ });
    await consign();
    await expect(
      await canvas.findByText('Iron Duchess is under the hammer for 10 minutes.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the lot' })).toHaveAttribute(
      'href',
      '/marketplace/bid-in-auction/lot-4',
    );
    await expect(bodiesOf('POST rpc/consign_to_auction')).toEqual([
      expect.objectContaining({ p_horse_id: 'iron-duchess', p_minutes: 10, p_from_wallet: 0 }),
    ]);
  },
});

/** What cannot be asked is said before anything is sent. */
export const Malformed = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: /^First bid/ });
    await userEvent.clear(first);
    await userEvent.type(first, '20');
    await consign();
    await expect(first).toBeInvalid();
    const reserve = canvas.getByRole('textbox', { name: /^Reserve/ });
    await userEvent.clear(reserve);
    await consign();
    await expect(reserve).toBeInvalid();
    await expect(bodiesOf('POST rpc/consign_to_auction')).toEqual([]);
  },
});

export const TestRefused = meta.story({
  name: 'Test: each refusal of a consignment is read at it',
  ...refused('consign_to_auction', {}, consign),
});

/** A horse that may not be sold yet. */
export const Barred = meta.story({
  args: { game: { ...game, obstacle: 'not_sellable_yet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Horse' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Consign/ })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no horse to sell')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Horse' })).toHaveDisplayValue(
      new RegExp(`^${longName}`),
    );
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
      await canvas.findByRole('heading', { level: 1, name: 'Sell in Auction' }),
    ).toBeVisible();
    await expect(canvas.queryByText('You have no horse to sell')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Consign for $50' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});
