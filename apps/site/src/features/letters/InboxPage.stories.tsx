import { MINUTE } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { letters, stableOfLetters } from '../../storybook/letters.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/inbox';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Inbox',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const without = { ...game, letters: { correspondents: [], letters: {}, blocked: [] } };

/** Who wrote last, and what is new; the news of the stable are a press away, and in the address. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Letters, the last first' }));
    await expect(table.getByRole('link', { name: 'Hillside' })).toHaveAttribute(
      'href',
      `${path}/hillside`,
    );
    await expect(table.getByText('1 new')).toBeVisible();
    await expect(table.getByText(/^Well run at Saltmarsh/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'From the game' }));
    await expect(await canvas.findByText('1 item shown')).toBeVisible();
    await expect(await canvas.findByText(`${path}?tab=news`)).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  args: { game: without },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No letters yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Blocked' }));
    await expect(await canvas.findByText('You have blocked nobody')).toBeVisible();
  },
});

export const NoNews = meta.story({
  args: {
    path: `${path}?tab=news`,
    game: { ...game, players: [{ ...ada, activities: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
  },
});

/** More than a page of stables, with names and words as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      letters: {
        ...letters,
        correspondents: Array.from({ length: 30 }, (_, index) => ({
          stable: { ...stableOfLetters, id: `s${index}`, name: longName },
          ...{ lastAt: moment - index * MINUTE, lastOwn: index % 2 === 0, unread: index % 3 },
          lastWords: 'gallop'.repeat(20),
        })),
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 stables shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 stables shown')).toBeVisible();
  },
});

/** Who is blocked is not among those who wrote. */
export const Blocked = meta.story({
  args: {
    path: `${path}?tab=blocked`,
    game: {
      ...game,
      letters: { ...letters, blocked: [{ stable: stableOfLetters, blockedAt: moment - MINUTE }] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Hillside' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Letters' }));
    await expect(await canvas.findByText('No letters yet')).toBeVisible();
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
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(canvas.queryByText('No letters yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 stable shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your letters could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'From the game' }));
    await expect(
      await canvas.findByText('The news of your stable could not be loaded'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Blocked' }));
    await expect(
      await canvas.findByText('Whom you have blocked could not be loaded'),
    ).toBeVisible();
  },
});
