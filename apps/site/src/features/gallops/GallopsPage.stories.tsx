import type { Gallop } from '@furlong/backend';
import { DAY, MINUTE } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { withSixtyHorses } from '../../storybook/stables.ts';

/** A horse is chosen, as the address keeps it over a reload. */
const chosen = `/stable/gallops?horse=${horse.id}`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Gallops',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: chosen, player: ada },
});

/** The game with another stable of Ada's. */
const gameOf = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }, ben] },
});

const answers: readonly [going: number, lengths: number][] = [
  ...[2.1, 0.9, 1.9, 2.6, 1.4].map((lengths) => [65, lengths] as [number, number]),
  ...[0.4, -0.6, 0.9, 0.1].map((lengths) => [0, lengths] as [number, number]),
];

/** Nine gallops of the days before, on soft and on good turf. */
const gallops: Gallop[] = answers.map(([going, lengths], index) => ({
  ...{ id: `gallop ${index}`, distance: 1600, surface: 'Turf', kit: 0, ghost: null },
  ...{ at: moment - DAY - index * 5 * MINUTE, going, lengths },
}));

const today = (count: number): Gallop[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `today ${index}`, distance: 1200, surface: 'Dirt', going: 0, kit: 9, ghost: null },
    ...{ at: moment - (index + 1) * MINUTE, lengths: -1.2 },
  }));

const button = { name: 'Gallop' };

/** Nine gallops have made something known of the horse. */
export const Success = meta.story({
  args: gameOf({ gallops: { [horse.id]: [...today(2), ...gallops] } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Likes it soft: 1.6 lengths better than on good, give or take 0.7, after 9 gallops.',
      ),
    ).toBeVisible();
    await expect(await canvas.findByText('4 of 6 left today')).toBeVisible();
    await expect(canvas.getByText(/^Six more from tomorrow 00:00/)).toBeVisible();
    await expect(canvas.getByText(/worth a rating of 60$/)).toBeVisible();
    await expect(
      canvas.getAllByRole('row', { name: /1600\u00a0m, soft turf/ })[0],
    ).toHaveTextContent('51.8 ahead± 0.4');
    await expect(canvas.getByText('11 gallops shown')).toBeVisible();
  },
});

/** A horse is to be chosen first. */
export const Unchosen = meta.story({
  args: { path: '/stable/gallops' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Iron Duchess' }));
    await expect(await canvas.findByText('6 of 6 left today')).toBeVisible();
    await expect(canvas.getByRole('button', button)).toBeEnabled();
    await expect(canvas.getByText('/stable/gallops?horse=iron-duchess')).toBeInTheDocument();
    await expect(canvas.getByText(/worth a rating of 57$/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /Change/ }));
  },
});

/** The answer has come: large, with the range in which the truth likely lies. */
export const Answered = meta.story({
  args: gameOf({ gallops: { [horse.id]: gallops } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Going' }), 'Soft');
    await expect(await canvas.findByText('6 of 6 left today')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText('1.3 lengths ahead')).toBeVisible();
    await expect(canvas.getByText(/lies between 0\.3 and 2\.3 lengths ahead\.$/)).toBeVisible();
    await expect(await canvas.findByText('5 of 6 left today')).toBeVisible();
    await expect(await canvas.findByText('10 gallops shown')).toBeVisible();
  },
});

/** It goes against the horse that it was. */
export const Ghost = meta.story({
  args: gameOf({ gallops: { [horse.id]: gallops } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /a race it has run$/ }));
    await expect(await canvas.findByRole('combobox', { name: 'Race' })).toHaveDisplayValue(
      'Ashford Mile, yesterday\u00a0· 1600\u00a0m, good turf\u00a0· 1st',
    );
    await userEvent.click(canvas.getByRole('button', button));
    await expect(
      await canvas.findByText(/of itself in the Ashford Mile, yesterday$/),
    ).toBeVisible();
    await expect(
      await within(canvas.getByRole('table', { name: 'Gallops' })).findByRole('row', {
        name: /Its ghost of the Ashford Mile/,
      }),
    ).toBeVisible();
    await expect(
      await within(canvas.getByRole('table', { name: 'Notebook' })).findByRole('row', {
        name: /Its ghost of the Ashford Mile/,
      }),
    ).toBeVisible();
  },
});

/** Nothing has been asked yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notebook is empty')).toBeVisible();
    await expect(await canvas.findByText('6 of 6 left today')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'History' })).toBeNull();
  },
});

/** There is one horse: nothing is to be chosen. */
export const OneHorse = meta.story({
  args: { ...gameOf({ horses: ada.horses.slice(0, 1) }), path: '/stable/gallops' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 of 6 left today')).toBeVisible();
    await expect(canvas.getByRole('button', button)).toBeEnabled();
  },
});

export const NoHorses = meta.story({
  args: { ...gameOf({ horses: [] }), path: '/stable/gallops' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The six of the day are done. */
export const NoneLeft = meta.story({
  args: gameOf({ gallops: { [horse.id]: today(6) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 6 left today')).toBeVisible();
    await expect(canvas.getByRole('button', button)).toBeDisabled();
    await expect(
      await canvas.findByText('Nothing can be said yet of what it likes, after 6 gallops.'),
    ).toBeVisible();
  },
});

/** The horse is at its session. */
export const AtWork = meta.story({
  args: gameOf({
    horses: [{ ...horse, equipment: [], atWork: { until: moment + DAY, energy: 54 } }],
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This horse is at work. It can gallop when its session has ended.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', button)).toBeDisabled();
  },
});

const long = 'Wetherbymoorsaltmarshparkmonte';

/** The longest name, and more gallops than a page shows. */
export const LongNames = meta.story({
  args: gameOf({
    horses: [{ ...horse, name: long, equipment: [] }],
    gallops: {
      [horse.id]: Array.from({ length: 30 }, (_, index) => ({
        ...{ id: `old ${index}`, distance: 1000 + 200 * (index % 8), surface: 'Turf' as const },
        ...{ at: moment - DAY - index * MINUTE, going: 35, kit: index % 3 === 0 ? 12 : 0 },
        ...{ lengths: (index % 9) / 2 - 2 },
        ghost:
          index % 10 === 0
            ? { raceId: 'mile', raceName: `${long} Stakes`, offAt: moment - DAY }
            : null,
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('30 gallops shown')).toBeVisible();
  },
});

/** An address names a horse of another stable. */
export const Unknown = meta.story({
  args: { path: '/stable/gallops?horse=bay-laurel' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not in your stable/)).toBeVisible();
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Choose a horse')).toBeNull();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});

/** The answers take a while: all is asked for at once, for the address names the horse. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The notebook is empty')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** A search finds a horse among sixty. */
export const SixtyHorses = meta.story({
  args: { path: '/stable/gallops', game: withSixtyHorses },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('12 of 60 horses shown')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a horse' }), '42');
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
  },
});
