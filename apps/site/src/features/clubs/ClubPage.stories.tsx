import { refusalsOf } from '@furlong/backend/refusals';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { clubs, invitation, ownClubs, rail } from '../../storybook/clubs.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const path = '/community/stable-groups/rail';
const closed = '/community/stable-groups/west';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Club',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** What a club has won, by whom; a stable joins it. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Members/ }));
    await expect(table.getByRole('link', { name: 'Hillside' })).toBeVisible();
    await expect(canvas.getByText('rail').tagName).toBe('EM');
    await userEvent.click(canvas.getByRole('button', { name: 'Join This Club' }));
    await expect(await canvas.findByRole('link', { name: 'Your Club' })).toBeVisible();
    await expect(await table.findByRole('link', { name: ada.stable.name })).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { path: closed },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This club is joined by invitation/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join This Club' })).toBeNull();
  },
});

export const Invited = meta.story({
  args: { path: closed, game: { ...game, clubs: { ...clubs, invitations: [invitation] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join This Club' })).toBeVisible();
  },
});

export const InAnother = meta.story({
  args: { path: closed, game: { ...game, clubs: ownClubs } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your stable races for another club.')).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    game: {
      ...game,
      clubs: {
        ...clubs,
        clubs: [
          {
            ...rail,
            name: `${longName}xxxxxxxxxx`,
            description: 'gallop'.repeat(80),
            members: 100,
          },
        ],
        members: {
          rail: Array.from({ length: 100 }, (_, index) => ({
            ...(ownClubs.members.rail?.[0] as (typeof ownClubs.members)[string][number]),
            ...{ stable: { ...ada.stable, id: `s${index}`, name: longName }, points: 100 - index },
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: longName })).toHaveLength(100);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hillside' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join This Club' })).toBeNull();
  },
});

/** The only refusal of a club that is read: there is none at the address. */
export const Unknown = meta.story({
  args: { path: '/community/stable-groups/nothing' },
  play: async ({ canvas }) => {
    await expect(refusalsOf.club).toEqual(['club_not_found']);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All clubs' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Join This Club' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This club could not be loaded')).toBeVisible();
  },
});

export const NotJoined = meta.story(
  refused('join_club', { path }, (round) => press('Join This Club', round)),
);
