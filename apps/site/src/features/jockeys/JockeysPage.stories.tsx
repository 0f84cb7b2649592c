import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Jockeys',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/jockeys' },
});

/** All forty, whoever looks: those who have won first. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('row', { name: /^1 / });
    await expect(first).toHaveTextContent('Tom Ashdown');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: /Show more/ }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
  },
});

/** The rule by which jockeys are booked is a press away. */
export const Rule = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Who rides which horse'));
    await expect(await canvas.findByText(/Nobody rides two horses/)).toBeVisible();
  },
});

/** Nothing was run in the season before the game began. */
export const LastSeason = meta.story({
  args: { path: '/races/jockeys?tab=last' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races were run last season')).toBeVisible();
  },
});

export const AllTime = meta.story({
  args: { path: '/races/jockeys?tab=all' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Jockeys by wins of all time' });
    await expect(table).toBeVisible();
  },
});

/** Before the first race all are level. */
export const Unridden = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row', { name: /^1 / })).toHaveLength(20);
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The jockeys could not be loaded')).toBeVisible();
  },
});
