import type { OwnClaim } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { claimOf, claims } from '../../storybook/claims.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, hillside } from '../../storybook/players.ts';
import { mobile } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/marketplace/my-claims-history';

const over = { settledAt: moment - HOUR } as const;
const own: OwnClaim[] = [
  claimOf(1, { claims: 3 }),
  claimOf(2, { ...over, state: 'won', claims: 4, winner: ada.stable }),
  claimOf(3, { ...over, state: 'lost', claims: 2, winner: hillside }),
  claimOf(4, { ...over, state: 'returned' }),
  claimOf(5, { ...over, state: 'won', winner: ada.stable, price: 12_000 }),
];

const withClaims = (...made: OwnClaim[]) => ({
  game: { ...game, claims: { ...claims, own: made } },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Claims History',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada, ...withClaims(...own) },
});

/** One of each fate: what is held, won, lost and given back, with the way to each proof. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Your claims, the last first' }));
    await expect(table.getByText(/^\$8,000 held\. One of 3 claims/)).toBeVisible();
    await expect(table.getByText(/^Yours, drawn of 4\./)).toBeVisible();
    await expect(
      table.getByText('Lost the draw of 2 to Hillside: $8,000 came back.'),
    ).toBeVisible();
    await expect(table.getByText('The race was called off: $8,000 came back.')).toBeVisible();
    await expect(table.getByText(/^Yours, the only claim\./)).toBeVisible();
    const proofs = table.getAllByRole('link', { name: 'Check the draw' });
    await expect(proofs).toHaveLength(2);
    await expect(proofs[0]).toHaveAttribute('href', '/races/claiming');
    await expect(table.getAllByRole('link', { name: 'Check the claim' })).toHaveLength(1);
  },
});

export const Empty = meta.story({
  args: withClaims(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have claimed no horse yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See today’s claiming races' })).toHaveAttribute(
      'href',
      '/marketplace/claim-a-horse',
    );
  },
});

/** More than a page: the rest is a press away. */
export const Long = meta.story({
  args: withClaims(...Array.from({ length: 45 }, (_, index) => claimOf(index + 1))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 claims shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('40 claims shown')).toBeVisible();
  },
});

export const LongNames = meta.story({
  ...mobile,
  args: withClaims(
    claimOf(1, {
      ...{ horse: { id: 'long', name: longName }, vendor: { id: 'v', name: longName } },
      race: { id: 'claiming', name: `The ${longName} Claiming Stakes`, offAt: moment },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longName })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your claims could not be loaded')).toBeVisible();
  },
});
