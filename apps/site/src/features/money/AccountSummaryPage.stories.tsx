import type { MoneyDay } from '@furlong/backend';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { heldMoney } from '../../storybook/statements.ts';

const day = new Date(moment).toISOString().slice(0, 10);

/** What this week did, and a day before it. */
const money: MoneyDay[] = [
  { day, kind: 'prizes', amount: 5_200, movements: 1 },
  { day, kind: 'entry_fee', amount: -1_300, movements: 2 },
  { day, kind: 'training', amount: -450, movements: 1 },
  { day, kind: 'wallet_transfer', amount: 1_000, movements: 1 },
  { day: '2026-11-01', kind: 'box_fee', amount: -300, movements: 1 },
];

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Account Summary',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/account/account-summary',
    player: ada,
    game: {
      ...game,
      players: [
        {
          ...ada,
          held: heldMoney,
          money,
        },
        ben,
      ],
    },
  },
});

/** What there is, what is held and why, and what this week brought. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('list', { name: 'Your account in figures' }));
    for (const [label, figure] of [
      ['Credits', '$23,800'],
      ['Wallet', '$4,200'],
      ['Held', '$5,850'],
      ['This week', '+$3,450'],
      ['Next boxes', '$300'],
    ] as const) {
      await expect(figures.getByRole('listitem', { name: label })).toHaveTextContent(figure);
    }
    await expect(canvas.getByRole('link', { name: 'Ashford Stakes' })).toHaveAttribute(
      'href',
      '/races/ashford-stakes',
    );
    await expect(canvas.getByText(/^Back if it does not fill by /)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'This season' })).toBeVisible();
    await expect(canvas.getByText('+$3,900')).toBeVisible();
    await expect(canvas.getByText('−$450')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Training' })).toHaveAttribute(
      'href',
      '/account/credit-history?about=training',
    );
  },
});

export const TestSeason = meta.story({
  name: 'Test: the season is told by a plot, and week by week in a table',
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('img', {
        name: /^Credits and wallet at the end of 6 weeks: \$28,000 now/,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Week by week'));
    const table = within(canvas.getByRole('table', { name: /^Money week by week/ }));
    await expect(table.getAllByRole('row')).toHaveLength(7);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/\$5,200.*\$1,750.*\$28,000/);
  },
});

export const Empty = meta.story({
  args: { game },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is held')).toBeVisible();
    await expect(canvas.getByText('Nothing this week')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Account Summary' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Nothing is held')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$3,450')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});
