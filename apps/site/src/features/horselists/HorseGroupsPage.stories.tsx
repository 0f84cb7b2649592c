import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { horseLists, specialists } from '../../storybook/horseLists.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/horse-groups';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horse Groups',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** The lists with whose they are; each leads to its horses. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Lists, the most followed first' }),
    );
    await expect(table.getByRole('link', { name: 'Winning Greys' })).toHaveAttribute(
      'href',
      `${path}/greys`,
    );
    await expect(table.getByText('The house')).toBeVisible();
    await expect(canvas.getByText('3 lists shown')).toBeVisible();
  },
});

/** A list of one's own begins empty, on its own page. */
export const Make = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a List' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make It' }));
    await expect(canvas.getByText(/^A list’s name needs/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Greys');
    await userEvent.click(canvas.getByRole('button', { name: 'Make It' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Greys' })).toBeVisible();
    await expect(canvas.getByText('No horse is on this list yet')).toBeVisible();
    await expect(bodiesOf('POST rpc/make_horse_list')).toEqual([
      expect.objectContaining({ p_name: 'Greys', p_description: '' }),
    ]);
  },
});

export const Found = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a list' }), 'salt');
    await waitFor(() => expect(canvas.queryByText('Winning Greys')).toBeNull());
    await expect(await canvas.findByRole('link', { name: specialists.name })).toBeVisible();
    await expect(await canvas.findByText(`${path}?find=salt`)).toBeInTheDocument();
  },
});

export const NothingFound = meta.story({
  args: { path: `${path}?find=zz` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No list begins like this')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, horseLists: { ...horseLists, lists: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lists yet')).toBeVisible();
  },
});

/** More than a page of lists, with names and words as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      horseLists: {
        ...horseLists,
        lists: Array.from({ length: 30 }, (_, index) => ({
          ...specialists,
          ...{ id: `l${index}`, name: `${longName}${longName}`.slice(0, 40) },
          description: 'gallop'.repeat(80),
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 lists shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 lists shown')).toBeVisible();
  },
});

/** A visitor reads all of it, and is led to the login to make one. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lists shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a List' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Horse Groups' })).toBeVisible();
    await expect(canvas.queryByText('No lists yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 lists shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lists could not be loaded')).toBeVisible();
  },
});

/** Every reason for which no list is made is read beside it. */
export const NotMade = meta.story(
  refused('make_horse_list', { path }, async (round) => {
    if (round === 0) await press('Make a List', round);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, `Greys ${round}`);
    await press('Make It', round);
  }),
);
