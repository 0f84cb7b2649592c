import { refusalsOf } from '@furlong/backend/refusals';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { comet, greys, horseLists, ownList } from '../../storybook/horseLists.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/horse-groups/greys';
const own = '/community/horse-groups/own';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horse List',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Its horses with where they run next; it can be followed, and left again. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Horses of Winning Greys/ }));
    await expect(table.getByRole('link', { name: comet.name })).toBeVisible();
    await expect(table.getByText('Not entered')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow This List' }));
    await expect(await canvas.findByText(/Followed by 4 stables/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow No More' }));
    await expect(await canvas.findByText(/Followed by 3 stables/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
  },
});

/** The own list: a horse goes in by its name and out again; its words change; it ends. */
export const Own = meta.story({
  args: { path: own },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Name of the horse' }),
      'Old Mill',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Put In' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take Out Old Mill' }));
    await waitFor(() => expect(canvas.queryByText('Old Mill')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Bays');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bays' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete for Good' }));
    await expect(await canvas.findByRole('heading', { name: 'Horse Groups' })).toBeVisible();
    await expect(canvas.queryByText('Bays')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, horseLists: { ...horseLists, horses: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse is on this list yet')).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    game: {
      ...game,
      horseLists: {
        ...horseLists,
        lists: [
          {
            ...greys,
            name: `${longName}x`.repeat(2).slice(0, 40),
            description: 'gallop'.repeat(80),
          },
        ],
        horses: {
          greys: Array.from({ length: 50 }, (_, index) => ({
            ...comet,
            ...{ id: `h${index}`, name: longName, figures: '1234567890' },
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: longName })).toHaveLength(50));
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not entered')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Follow This List' })).toBeNull();
  },
});

/** The only refusal of a list that is read: there is none at the address. */
export const Unknown = meta.story({
  args: { path: '/community/horse-groups/nothing' },
  play: async ({ canvas }) => {
    await expect(refusalsOf.horse_list).toEqual(['list_not_found']);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All lists' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not entered')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This list could not be loaded')).toBeVisible();
  },
});

export const NotFollowed = meta.story(
  refused('follow_horse_list', { path }, (round) => press('Follow This List', round)),
);

export const NotPutIn = meta.story(
  refused('put_in_horse_list', { path: own }, async (round) => {
    const name = await screen.findByRole('textbox', { name: 'Name of the horse' });
    await userEvent.clear(name);
    await userEvent.type(name, `Old Mill ${round}`);
    await press('Put In', round);
  }),
);

export const NotTakenOut = meta.story(
  refused('take_from_horse_list', { path: own }, (round) =>
    press('Take Out Harbour Nocturne', round),
  ),
);

export const NotChanged = meta.story(
  refused('change_horse_list', { path: own }, async (round) => {
    if (round === 0) await press('Change', round);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, `${ownList.name} ${round}`);
    await press('Save', round);
  }),
);

export const NotDeleted = meta.story(
  refused('delete_horse_list', { path: own }, async (round) => {
    if (round === 0) await press('Delete', round);
    await press('Delete for Good', round);
  }),
);
