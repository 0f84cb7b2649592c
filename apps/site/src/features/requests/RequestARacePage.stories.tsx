import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { ownRequest } from '../../storybook/raceRequests.ts';
import { press, refused } from '../../storybook/refusals.ts';

/** An owner whose horses can be asked for. */
const asker = {
  ...ada,
  horses: ada.horses.map((horse) => ({ ...horse, rating: 80, energy: 95, atWork: null })),
};
const players = [asker, ...game.players.slice(1)];

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Request a Race',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/races/request-a-race',
    player: asker,
    game: { ...game, players },
  },
});

const isWaiting = (sent: string) => sent === 'POST rpc/my_waiting_horses';

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Runners'), '3');
    await userEvent.selectOptions(canvas.getByLabelText('Fee of each runner'), '500');
    await expect(canvas.getByText('$1,350')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for $600' }));
    await expect(await canvas.findByRole('link', { name: 'To the request' })).toHaveAttribute(
      'href',
      '/races/requests/q-new',
    );
    await expect(bodiesOf('POST rpc/request_race')).toMatchObject([
      { p_entry_fee: 500, p_runners: 3, p_sex: null },
    ]);
  },
});

/** By the link of one's club: its members alone read of it. */
export const AmongClub = meta.story({
  args: { path: '/races/request-a-race?among=club' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: /^Among the members of my club/ }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for $300' }));
    await canvas.findByRole('link', { name: 'To the request' });
    await expect(bodiesOf('POST rpc/request_race')).toMatchObject([{ p_among_club: true }]);
  },
});

export const TestOnlyHorse = meta.story({
  name: 'Test: what was asked with the only horse is said though it is free no more',
  args: { game: { ...game, players: [{ ...asker, horses: asker.horses.slice(0, 1) }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for $300' }));
    await canvas.findByRole('link', { name: 'To the request' });
    await waitFor(() => expect(sentCalls().filter(isWaiting)).toHaveLength(2));
    await expect(canvas.getByRole('link', { name: 'To the request' })).toBeVisible();
  },
});

/** All that can be chosen fits the horse: two distances of it, and no other sex than its own. */
export const TestChoices = meta.story({
  name: 'Test: only what fits the horse can be chosen',
  play: async ({ canvas }) => {
    const sexes = await canvas.findByLabelText('Sex');
    await expect([...sexes.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      'Both sexes',
      'Colts and horses',
    ]);
  },
});

/** What is asked for costs more than the stable has. */
export const TooPoor = meta.story({
  args: {
    player: { ...asker, wallets: { ...asker.wallets, credits: 40, wallet: 0 } },
    game: {
      ...game,
      players: [{ ...asker, wallets: { ...asker.wallets, credits: 40, wallet: 0 } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your stable has too few credits for this.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ask for/ })).toBeDisabled();
  },
});

/** The only horse waits in a request already. */
export const Empty = meta.story({
  args: {
    player: { ...ada, horses: ada.horses.slice(0, 1) },
    game: {
      ...game,
      players: [{ ...ada, horses: ada.horses.slice(0, 1) }],
      raceRequests: [ownRequest],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('All your horses are spoken for')).toBeVisible();
  },
});

/** No class that can be asked for admits the horse. */
export const TooGood = meta.story({
  args: {
    game: {
      ...game,
      players: [{ ...asker, horses: asker.horses.map((horse) => ({ ...horse, rating: 130 })) }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/rated above them all/)).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...asker,
          horses: asker.horses.map((horse) => ({
            ...horse,
            name: 'Bramblethorpmeadowlarksilverbi',
          })),
        },
      ],
    },
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

export const Refusals = meta.story({
  name: 'Test: why a race cannot be asked for is read where it was tried',
  ...refused('request_race', { player: asker, game: { ...game, players } }, (round) =>
    press('Ask for $300', round),
  ),
});
