import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { desktop } from '../../storybook/refusals.ts';
import { creditLines, walletLines } from '../../storybook/statements.ts';

const path = '/account/credit-history';

const owning = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }, ben] },
});

const statements = { credits: creditLines, wallet: walletLines };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Account Histories',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada, ...owning({ statements }) },
});

/** Each line of the credits with what it was for, and what there was with it. */
export const Success = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Credit history' }));
    await expect(table.getAllByRole('row')).toHaveLength(1 + creditLines.length);
    const sold = table.getByRole('row', { name: /^Old Campaigner, sold/ });
    await expect(sold).toHaveTextContent('Hillside, $450 commission');
    await expect(sold).toHaveTextContent('+$8,550$23,000');
    await expect(table.getByRole('link', { name: /^Entry of Silver Comet/ })).toHaveAttribute(
      'href',
      '/races/ashford-stakes',
    );
    await expect(table.getByRole('row', { name: /^Club Saddle and 2 more/ })).toHaveTextContent(
      '−$2,100',
    );
    await expect(canvas.getByText('9 lines shown')).toBeVisible();
  },
});

/** The address says what the lines are about. */
export const Narrowed = meta.story({
  args: { path: `${path}?about=horses` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 lines shown')).toBeVisible();
    await expect(bodiesOf('POST rpc/my_statement').at(-1)).toMatchObject({
      p_kinds: [
        ...['horse_sale', 'horse_return', 'auction_listing', 'bid', 'bid_refund'],
        ...['claim', 'claim_refund', 'claim_sale'],
      ],
    });
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(await canvas.findByText('9 lines shown')).toBeVisible();
  },
});

/** The wallet has prizes, and what was moved. */
export const Wallet = meta.story({
  args: { path: '/account/wallet-history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prize money in the Ashford Stakes')).toBeVisible();
    await expect(canvas.getByText('2 lines shown')).toBeVisible();
  },
});

/** Of the credits what was bought and sold alone. */
export const Purchases = meta.story({
  args: { path: '/account/purchase-history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lines shown')).toBeVisible();
    await expect(canvas.queryByText(/^Training/)).toBeNull();
  },
});

export const Empty = meta.story({
  args: { path: '/account/purchase-history', game },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing yet')).toBeVisible();
  },
});

/** No line is about what the address asks for. */
export const NothingFound = meta.story({
  args: { path: `${path}?about=boxes` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing about boxes')).toBeVisible();
  },
});

/** More than a page of it, with names as long as they may be. */
export const Long = meta.story({
  args: owning({
    statements: {
      wallet: [],
      credits: Array.from({ length: 60 }, (_, index) => ({
        ...(creditLines[3] ?? fail()),
        id: 60 - index,
        horse: { id: `horse-${index}`, name: 'Thirty-Seventh Marquis of Weth' },
        race: { id: `race-${index}`, name: 'Saltmarsh Park Queen Alexandra Memorial Handicap' },
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 lines shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('50 lines shown')).toBeVisible();
  },
});

const fail = () => {
  throw new Error('The credits have too few lines.');
};

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Credit History' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Nothing yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 lines shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your credit history could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});
