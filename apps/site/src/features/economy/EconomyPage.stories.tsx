import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/The Economy',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/help/economy' },
});

/** Twelve weeks of a game that grows. */
const weeks = Array.from({ length: 12 }, (_, ago) => ({
  begins_at: new Date(Date.UTC(2026, 10, 16) - ago * 7 * 86_400_000).toISOString(),
  stables: 1_240 - 90 * ago,
  horses: 4_610 - 310 * ago,
  median_money: 9_400 + 350 * ago,
  gini: 0.56 - 0.02 * ago,
  median_price: ago === 11 ? null : 4_200 + 40 * ago,
  sold: ago === 11 ? 0 : 310 - 20 * ago,
  transfers: 84 - 7 * ago,
  transferred: 391_300 - 31_000 * ago,
  off_guide: 12_450 - 900 * ago,
  most_received: 21_900 - 800 * ago,
  flows: [
    { kind: 'grant', amount: 2_250_000 },
    { kind: 'prizes', amount: 637_100 },
    { kind: 'entry_fee', amount: -186_300 },
    { kind: 'training', amount: -260_450 },
    { kind: 'box_fee', amount: -113_870 },
    { kind: 'equipment', amount: -64_960 },
    { kind: 'horse_sale', amount: -876_020 },
  ],
}));

/** What the house paid: less after stables had won too much, and more again. */
const purses = [104, 101, 98, 95, 92, 95, 100].map((percent, ago) => ({
  begins_at: new Date(Date.UTC(2026, 10, 23) - ago * 7 * 86_400_000).toISOString(),
  percent,
  judged_weeks: 4,
  stables: 1_240 - 90 * ago,
  won: 2_461_000 - 110_000 * ago,
  spent: 2_502_300 - 121_000 * ago,
}));

const told = (rows: typeof weeks, parts: typeof purses) => () => [
  http.get('*/rest/v1/economy_weeks', () => HttpResponse.json(rows)),
  http.get('*/rest/v1/purse_weeks', () => HttpResponse.json(parts)),
];

export const Success = meta.story({
  args: { handlers: told(weeks, purses) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('$1.02')).toHaveLength(13);
    await expect(canvas.getByText('+$637,100')).toBeVisible();
    await expect(canvas.getByText('−$113,870')).toBeVisible();
    await expect(canvas.getByText('$391,300')).toBeVisible();
    await expect(canvas.getByText('$12,450')).toBeVisible();
    await expect(
      canvas.getByText(/^Since 23 Nov 2026 the house pays 104% of what its class plans/),
    ).toBeVisible();
  },
});

/** Before the first Monday, and while there are too few stables. */
export const Empty = meta.story({
  args: { handlers: told([], []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No week can be told yet')).toBeVisible();
    await expect(canvas.getByText(/and from 5 stables on/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The Economy' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The economy could not be loaded')).toBeVisible();
  },
});
