import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { clubs, rail } from '../../storybook/clubs.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/stable-groups';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Stable Groups',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** The clubs, and the table of the season a press away. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Clubs, the largest first' }));
    await expect(table.getByRole('link', { name: 'The Rail' })).toHaveAttribute(
      'href',
      `${path}/rail`,
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Table of the season' }));
    const season = within(await canvas.findByRole('table', { name: /^Clubs of the season/ }));
    await expect(season.getByText('84')).toBeVisible();
    await expect(canvas.getByText(/10, 6, 4, 2 and 1 points/)).toBeVisible();
  },
});

/** Who founds a club is led to its board. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Found a Club' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Found It' }));
    await expect(canvas.getByText(/^A club’s name needs/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'The Post');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Any stable may join/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Found It' }));
    await expect(await canvas.findByRole('link', { name: 'The Post' })).toBeVisible();
    await expect(bodiesOf('POST rpc/found_club')).toEqual([
      expect.objectContaining({ p_name: 'The Post', p_is_open: false }),
    ]);
  },
});

export const Sought = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a club' }), 'west');
    await waitFor(() => expect(canvas.queryByText('The Rail')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Westerners' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a club' }), 'x');
    await expect(await canvas.findByText('No club begins like this')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, clubs: { ...clubs, clubs: [], table: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no club yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Table of the season' }));
    await expect(await canvas.findByText('No club has run this season')).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    game: {
      ...game,
      clubs: {
        ...clubs,
        clubs: Array.from({ length: 30 }, (_, index) => ({
          ...rail,
          ...{ id: `c${index}`, name: `${longName}${longName}`.slice(0, 40) },
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 clubs shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 clubs shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 clubs shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Found a Club' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Stable Groups' })).toBeVisible();
    await expect(canvas.queryByText('There is no club yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 clubs shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The clubs could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Table of the season' }));
    await expect(await canvas.findByText('The table could not be loaded')).toBeVisible();
  },
});

export const NotFounded = meta.story(
  refused('found_club', { path }, async (round) => {
    if (round === 0) await press('Found a Club', round);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, `The Rail ${round}`);
    await press('Found It', round);
  }),
);
