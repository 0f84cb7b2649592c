import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { desktop, press, refused, sixtyHorses } from '../../storybook/refusals.ts';
import { longName, withLongNames, withOneHorse } from '../../storybook/stables.ts';

const owning = (others: Partial<Player>) => ({ ...game, players: [{ ...ada, ...others }, ben] });

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Primary Horse Groups',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/stable/primary-horse-groups',
    player: ada,
    game: owning({
      groups: [
        { id: 'milers', name: 'Milers', horseIds: ['silver-comet'] },
        { id: 'rest', name: 'Resting', horseIds: [] },
      ],
    }),
  },
});

/** One horse is in a group, one in none. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const milers = within(await canvas.findByRole('region', { name: 'Milers' }));
    await expect(milers.getByRole('link', { name: 'Silver Comet' })).toBeVisible();
    const free = within(canvas.getByRole('region', { name: 'In no group' }));
    await expect(free.getByRole('link', { name: 'Iron Duchess' })).toBeVisible();
    await expect(canvas.getByText('Move a horse here.')).toBeVisible();
  },
});

/** Sixty horses, none of them in a group. */
export const Sixty = meta.story({
  args: {
    game: owning({
      horses: Array.from({ length: 60 }, (_, index) => ({
        ...horse,
        ...{ id: `h${index}`, name: `Number ${index + 1}`, equipment: [] },
      })),
      groups: [{ id: 'milers', name: 'Milers', horseIds: [] }],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const free = within(await canvas.findByRole('region', { name: 'In no group' }));
    await expect(free.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(free.getByRole('button', { name: 'Show more horses' }));
    await expect(free.getAllByRole('article')).toHaveLength(40);
  },
});

/** Presses an entry of the menu that has opened; one that is about to close takes no press. */
const pressEntry = (entry: string) =>
  waitFor(() => userEvent.click(screen.getByRole('menuitem', { name: entry })));

/** Moved by keyboard, and told. */
export const Moves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Move Iron Duchess to a group' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await pressEntry('Resting');
    const resting = within(canvas.getByRole('region', { name: 'Resting' }));
    await expect(await resting.findByRole('link', { name: 'Iron Duchess' })).toBeVisible();
    await expect(await canvas.findByText('Iron Duchess is in Resting.')).toBeVisible();
  },
});

/** The first group is made. */
export const Empty = meta.story({
  args: { game: game },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New group' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Sprinters{Enter}');
    await expect(await canvas.findByRole('region', { name: 'Sprinters' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Renamed, put down a place, and deleted: its horse is in none. */
export const Changes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const act = async (group: string, entry: string) => {
      const trigger = await canvas.findByRole('button', { name: `What to do with ${group}` });
      await userEvent.click(trigger);
      await pressEntry(entry);
    };
    await act('Milers', 'Rename');
    const field = await screen.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Mile Team{Enter}');
    await canvas.findByRole('region', { name: 'Mile Team' });
    await act('Mile Team', 'Move down');
    await expect(await canvas.findAllByRole('region')).toHaveLength(3);
    await act('Mile Team', 'Delete group');
    const free = within(canvas.getByRole('region', { name: 'In no group' }));
    await expect(await free.findByRole('link', { name: 'Silver Comet' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Mile Team' })).toBeNull();
  },
});

const sixty = owning({
  horses: sixtyHorses,
  groups: [
    { id: 'milers', name: 'Milers', horseIds: sixtyHorses.map(({ id }) => id) },
    { id: 'rest', name: 'Resting', horseIds: [] },
  ],
});

/** Opens a menu in the middle of the window, and chooses an entry. */
const choose = async (menu: string, entry: string) => {
  const button = await screen.findByRole('button', { name: menu });
  button.scrollIntoView({ block: 'center' });
  await userEvent.click(button);
  await pressEntry(entry);
};

export const TestMoveRefused = meta.story({
  name: 'Test: each refusal of a move is read where it was pressed',
  ...refused('move_to_horse_group', { game: sixty }, () =>
    choose('Move Number 18 to a group', 'No group'),
  ),
});

export const TestMoveRefusedAtDesk = TestMoveRefused.extend({
  name: 'Test: … also at a desk',
  ...desktop,
});

export const TestDeleteRefused = meta.story({
  name: 'Test: each refusal to delete a group is read at the group',
  ...refused('delete_horse_group', { game: sixty }, () =>
    choose('What to do with Resting', 'Delete group'),
  ),
});

export const TestOrderRefused = meta.story({
  name: 'Test: each refusal to move a group up is read at the group',
  ...refused('order_horse_groups', { game: sixty }, () =>
    choose('What to do with Resting', 'Move up'),
  ),
});

export const TestNewRefused = meta.story({
  name: 'Test: why a group is not made is read at its name, which stays',
  ...refused('create_horse_group', {}, async (round) => {
    if (round === 0) {
      await press('New group', round);
      await userEvent.type(await screen.findByRole('textbox'), 'Milers');
    }
    await press('Save', round);
    await expect(screen.getByRole('textbox')).toHaveValue('Milers');
  }),
});

export const TestRenameRefused = meta.story({
  name: 'Test: why a group is not renamed is read at its name',
  ...refused('rename_horse_group', {}, async (round) => {
    if (round === 0) await choose('What to do with Milers', 'Rename');
    await press('Save', round);
  }),
});

/** Twelve groups are as many as there are. */
export const Full = meta.story({
  args: {
    game: owning({
      groups: Array.from({ length: 12 }, (_, index) => ({
        id: `g${index}`,
        name: `${'Group'.repeat(1 + (index % 5))} ${index}`,
        horseIds: [],
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'New group' })).toBeDisabled();
    await expect(canvas.getByText(/^A stable has at most twelve groups\./)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your groups are loading.')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your groups could not be loaded')).toBeVisible();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Milers' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The only horse, and no group yet. */
export const OneHorse = meta.story({
  args: { game: withOneHorse },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups yet')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longName })).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
