import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { piece } from '../../storybook/shop.ts';

const path = '/stable/apply-equipment';
const chosen = `${path}?horse=${horse.id}`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Apply Equipment',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: chosen, player: ada },
});

const owning = (others: Partial<Player>) => ({
  ...game,
  players: [{ ...ada, ...others }, ben],
});

/** A horse is chosen: its slots, what there is for one of them, and what it adds up to. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: 'Equipment of Silver Comet' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('None equipped')).toHaveLength(4);
    await expect(canvas.getByText('1 run left')).toBeVisible();
  },
});

/** Which horse comes first. */
export const Choice = meta.story({
  args: { path },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Iron Duchess' }));
    await expect(canvas.getByRole('list', { name: 'Equipment of Iron Duchess' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change horse' })).toHaveFocus();
    await expect(canvas.getByText(`${path}?horse=iron-duchess`)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Iron Duchess' })).toHaveFocus();
  },
});

/** Who has one horse has nothing to choose. */
export const OneHorse = meta.story({
  args: { path, game: owning({ horses: ada.horses.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: 'Equipment of Silver Comet' }),
    ).toBeVisible();
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...horse,
  id: `horse-${index}`,
  name: index === 0 ? 'The Thirty-Seventh Marquis of W' : `Morning Glory ${index}`,
  equipment: [],
}));

/** Sixty horses with three hundred and sixty pieces. */
export const SixtyHorses = meta.story({
  args: {
    path,
    game: owning({
      horses: many,
      equipment: many.flatMap(({ id }) =>
        [
          'Club Saddle',
          'Steel Plates',
          'Ring Bridle',
          'Wool Blanket',
          'Carbon Whip',
          'Gel Boots',
        ].map((name) => piece(name, { id: `${id} ${name}`, horseId: id })),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Wears 6 of 6')).toHaveLength(12);
    await expect(canvas.getByRole('searchbox', { name: 'Find a horse' })).toBeVisible();
  },
});

/** Every horse is sold. */
export const Empty = meta.story({
  args: { path, game: owning({ horses: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The tack room has nothing that fits. */
export const EmptySlot = meta.story({
  args: { path: `${chosen}&slot=boots` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing for this slot yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look in the shop' })).toBeVisible();
  },
});

/** The last run of the plates was their sixth. */
export const WornOut = meta.story({
  args: {
    path: `${chosen}&slot=horseshoes`,
    game: owning({
      equipment: [
        piece('Steel Plates', { id: 'old', runsLeft: 0, wornOutBy: horse.id }),
        piece('Aluminium Plates', { horseId: 'iron-duchess' }),
        piece('Featherlight Plates', { id: 'new 1' }),
        piece('Featherlight Plates', { id: 'new 2' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Worn out by ${horse.name}`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Buy another/ })).toHaveAttribute(
      'href',
      '/stable/buy-equipment?search=Steel+Plates',
    );
    await expect(canvas.getByText('Featherlight Plates × 2')).toBeVisible();
    await expect(canvas.getByText('Worn by Iron Duchess: it will be moved')).toBeVisible();
  },
});

const { offAt, closesAt } = race;

/** Entries for its race have closed. */
export const OnCard = meta.story({
  args: {
    game: {
      ...game,
      races: [
        {
          race: { ...race, status: 'closed', offAt, closesAt },
          runners: [{ ...runner(1, 0, horse.name), horseId: horse.id }],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/fixed until after the race\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Equip Club/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Take off Basic/ })).toBeDisabled();
  },
});

export const UnknownHorse = meta.story({
  args: { path: `${path}?horse=nobody` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This horse is not in your stable/)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your tack room is loading.')).toBeInTheDocument();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your tack room could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('list', { name: 'Equipment of Silver Comet' }),
    ).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});
