import type { StatementLine } from '@furlong/backend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, noLimits, type Player } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { creditLines } from '../../storybook/statements.ts';

const path = '/account/purchase-credits';

const having = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }] },
});

const pack: StatementLine = {
  ...{ id: 12, kind: 'credit_pack', at: moment, amount: 250, balance: 24_050 },
  ...{ race: null, raceRequestId: null, horse: null, items: [], other: null },
};

const receipt = (number: number) => ({
  path: `${path}?receipt=${number}`,
  ...having({ statements: { credits: [pack, ...creditLines], wallet: [] } }),
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Purchase Credits',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** What there is, what the week has left, and the packs. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$23,800')).toBeVisible();
    await expect(canvas.getByText(/No real money is involved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

/** Chosen, looked at, and taken: nothing moves before the second press. */
export const TestTake = meta.story({
  name: 'Test: a pack is taken in two steps, and its receipt says what the credits are with it',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /\$250/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('$24,050')).toBeVisible();
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(bodiesOf('POST rpc/take_credits')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Take $250 of Play Credits' }));
    await expect(await canvas.findByRole('heading', { name: 'Receipt 1' })).toBeVisible();
    await expect(canvas.getByText('$24,050')).toBeVisible();
    await expect(canvas.getByText(/none was paid/)).toBeVisible();
    await waitFor(() => expect(bodiesOf('POST rpc/take_credits')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Another Pack' }));
    const large = await canvas.findByRole('radio', { name: /\$500/ });
    await waitFor(() => expect(large).toBeDisabled());
  },
});

export const TestCancel = meta.story({
  name: 'Test: what is looked at and cancelled takes nothing',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /\$100/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(bodiesOf('POST rpc/take_credits')).toEqual([]);
  },
});

/** The week has given what it gives. */
export const WeekTaken = meta.story({
  args: having({ limits: { ...noLimits, creditsTaken: 500 } }),
  play: async ({ canvas }) => {
    const packs = await canvas.findAllByRole('radio', { name: /\$/ });
    for (const each of packs) await expect(each).toBeDisabled();
    await expect(canvas.getAllByText(/begins on Monday/)[0]).toBeVisible();
  },
});

/** The player lets a week have less than the rule does. */
export const OwnLimit = meta.story({
  args: having({
    limits: { ...noLimits, creditsTaken: 100, weeklyCredits: { amount: 250, next: null } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /\$100/ })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: /\$250/ })).toBeDisabled();
    await expect(canvas.getAllByText(/more than you let yourself take/)[0]).toBeVisible();
    await expect(canvas.getByText('$150')).toBeVisible();
  },
});

/** A pack that was taken, for paper too. */
export const Receipt = meta.story({
  args: receipt(12),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Receipt 12' })).toBeVisible();
    await expect(canvas.getByText('$24,050')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

export const NoReceipt = meta.story({
  args: receipt(9),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no receipt of this number')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /\$250/ })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credits could not be loaded')).toBeVisible();
  },
});

export const FailedReceipt = meta.story({
  args: { ...receipt(12), handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The receipt could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Refused = meta.story(
  refused('take_credits', { path }, async (round) => {
    if (round === 0) {
      await userEvent.click(await screen.findByRole('radio', { name: /\$100/ }));
    }
    await press('Continue', round);
    await press('Take $100 of Play Credits', round);
  }),
);
