import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { previews } from '../../storybook/previews.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/previews-and-reviews';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Previews and Reviews',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** What is taken now, what was scored, the table of the month, and one's own. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const open = within(await canvas.findByRole('table', { name: /^Races to preview/ }));
    await expect(open.getByRole('link', { name: previews.open[0]?.name ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Scored' }));
    await expect(await canvas.findByText('1 race shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'This month' }));
    const table = within(await canvas.findByRole('table', { name: /^Previews of 20/ }));
    await expect(table.getByText('+126')).toBeVisible();
    await expect(table.getByText('−230')).toBeVisible();
    await expect(table.getByText('House')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Mine' }));
    await expect(await canvas.findByText('1 preview shown')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: {
    game: {
      ...game,
      previews: { ...previews, open: [], scored: [], table: [], listed: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No field is frozen at the moment')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Scored' }));
    await expect(await canvas.findByText('No preview is scored yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'This month' }));
    await expect(await canvas.findByText('No preview is scored this month')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Mine' }));
    await expect(await canvas.findByText('You have previewed no race yet')).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    path: `${path}?tab=scored`,
    game: {
      ...game,
      previews: {
        ...previews,
        scored: Array.from({ length: 30 }, (_, index) => ({
          ...(previews.scored[0] as (typeof previews.scored)[number]),
          ...{ id: `r${index}`, name: longName, winner: longName },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 races shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 races shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Races to preview/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Mine' }));
    await expect(await canvas.findByText('Sign in to preview')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Previews and Reviews' }),
    ).toBeVisible();
    await expect(canvas.queryByText('No field is frozen at the moment')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Races to preview/ })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The races could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'This month' }));
    await expect(await canvas.findByText('The table could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Mine' }));
    await expect(await canvas.findByText('Your previews could not be loaded')).toBeVisible();
  },
});
