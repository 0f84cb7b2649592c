import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Wallet Transfer',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/account/wallet-transfer', player: ada },
});

const amount = () => screen.findByRole('textbox', { name: 'Amount, in dollars' });

export const Success = meta.story();

/** What is typed is shown as it will be, and moved at one press. */
export const TestTransfer = meta.story({
  name: 'Test: prize money goes to the credits, and what both are afterwards is shown before',
  play: async ({ canvas }) => {
    await userEvent.type(await amount(), '1,200');
    await expect(canvas.getByText('$25,000')).toBeVisible();
    await expect(canvas.getByText('$3,000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move $1,200' }));
    await expect(await canvas.findByText('$1,200 are in your credits now.')).toBeVisible();
    await expect(await canvas.findByText('$3,000 can be moved.')).toBeVisible();
  },
});

export const TestBack = meta.story({
  name: 'Test: all credits can go to the wallet, and no more than there are',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /To your wallet/ }));
    await userEvent.type(await amount(), '23801');
    await userEvent.click(canvas.getByRole('button', { name: 'Move $23,801' }));
    await expect(canvas.getByText('Your stable has too few credits for this.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All of it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move $23,800' }));
    await expect(await canvas.findByText('$23,800 are in your wallet now.')).toBeVisible();
  },
});

export const TestAmount = meta.story({
  name: 'Test: an amount is whole dollars',
  play: async ({ canvas }) => {
    await userEvent.type(await amount(), '1.5{Enter}');
    await expect(
      canvas.getByText('An amount is a whole number of dollars, at least 1.'),
    ).toBeVisible();
  },
});

export const TestPrizes = meta.story({
  name: 'Test: the owner chooses once that prizes go to the credits',
  play: async ({ canvas }) => {
    const asked = () => bodiesOf('POST rpc/choose_prize_wallet');
    const choice = await canvas.findByRole('switch', { name: 'Pay prizes into my credits' });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await expect(await canvas.findByText(/goes to your credits, to be spent/)).toBeVisible();
    await expect(canvas.getByRole('switch')).toBeChecked();
    await waitFor(() => expect(asked()).toMatchObject([{ p_kind: 'credits' }]));
  },
});

/** A stable that has won nothing yet. */
export const Empty = meta.story({
  args: {
    game: {
      ...game,
      players: [{ ...ada, wallets: { credits: 900, wallet: 0, prizesTo: 'wallet' as const } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$0 can be moved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All of it' })).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });

export const Transfer = meta.story(
  refused('transfer_wallet', { path: '/account/wallet-transfer' }, async (round) => {
    if (round === 0) await userEvent.type(await amount(), '5');
    await press('Move $5', round);
  }),
);

export const PrizeWallet = meta.story(
  refused('choose_prize_wallet', { path: '/account/wallet-transfer' }, async () => {
    const main = within(await screen.findByRole('main'));
    await userEvent.click(await main.findByRole('switch'));
  }),
);
