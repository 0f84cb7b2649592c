import type { Gallop } from '@furlong/backend';
import { talentsHash } from '@furlong/game/engine';
import { DAY } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { careerOf, ownerAfterNine } from '../../storybook/career.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { declaredRace, liveRace } from '../../storybook/races.ts';
import { sealed } from '../../storybook/requestHandlers/horseHandlers.ts';

const owner = ownerAfterNine();
const career = { ...game, players: [owner, ben], races: [...careerOf(9), declaredRace] };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horse',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: `/horses/${horse.id}`, game: career },
});

/** Nine runs, and another to come. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: horse.name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: declaredRace.race.name })).toHaveAttribute(
      'href',
      `/races/${declaredRace.race.id}`,
    );
    const form = within(canvas.getByRole('table', { name: /^Form/ }));
    await expect(form.getAllByRole('rowheader')).toHaveLength(9);
    await expect(canvas.getByText('9 runs shown')).toBeVisible();
  },
});

/** A gallop that finds the horse three lengths better on soft ground. */
const gallopOn = (going: number, index: number): Gallop => ({
  ...{ id: `gallop ${index}`, at: moment, distance: 1600, surface: 'Turf', going, kit: 0 },
  ...{ lengths: going === 65 ? 2 : -1, ghost: null },
});

/** Its owner sees that it is their own, what can be done with it, and what was noted of it. */
export const Mine = meta.story({
  args: {
    player: ada,
    game: {
      ...career,
      players: [
        {
          ...owner,
          gallops: { [horse.id]: [0, 0, 65, 65].map(gallopOn) },
          notes: { [horse.id]: 'Pulls hard early.' },
        },
        ben,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Yours')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Equipment' })).toHaveAttribute(
      'href',
      '/stable/apply-equipment?horse=silver-comet',
    );
    await expect(
      await canvas.findByText(
        'Likes it soft: 3.0 lengths better than on good, give or take 1.0, after 4 gallops.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gallop' })).toHaveAttribute(
      'href',
      '/stable/gallops?horse=silver-comet',
    );
    const notes = await canvas.findByRole('textbox', { name: 'Your notes' });
    await expect(notes).toHaveValue('Pulls hard early.');
    await userEvent.type(notes, ' Rest him.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
  },
});

const retired = (talentsHash: string) => ({
  ...career,
  players: career.players.map((player) => ({
    ...player,
    horses: player.horses.map((each) =>
      each.id === horse.id ? { ...each, retiredAt: moment - DAY, talentsHash } : each,
    ),
  })),
});

/** It is retired: what was sealed is opened, and compared in this browser. */
export const Retired = meta.story({
  args: { game: retired(await talentsHash({ horseId: horse.id, ...sealed })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The seal is whole/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Speed/ })).toHaveTextContent('64+2.3066.30');
    await expect(canvas.getByText('At its best from 1400 to 1800 m')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Races ahead' })).toBeNull();
  },
});

/** The house shows other talents than those it sealed. */
export const SealBroken = meta.story({
  args: { game: retired(horse.talentsHash) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The seal is broken/)).toBeVisible();
  },
});

/** It has never run, and is entered for nothing. */
export const Unraced = meta.story({
  args: {
    path: '/horses/bay-laurel',
    game: {
      ...game,
      races: [],
      players: [
        ada,
        {
          ...ben,
          horses: ben.horses.map((own) => ({
            ...own,
            ...{ runs: 0, wins: 0, places: 0, earnings: 0, form: '', figures: '' },
          })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No runs yet')).toBeVisible();
    await expect(canvas.getByText('No entries')).toBeVisible();
    await expect(canvas.queryByText('Rating')).toBeNull();
  },
});

/** A long life, of which the last twenty races are told at first; and a name that does not fit. */
export const Long = meta.story({
  args: { game: { ...game, races: careerOf(48) } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 runs shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('40 runs shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('48 runs shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show more/ })).toBeNull();
    await expect(canvas.getByRole('img', { name: /^Rating after each of 48 runs/ })).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Form')).toBeNull();
    await expect(canvas.queryByText('No runs yet')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 runs shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The horse could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** No horse lives at this address. */
export const Missing = meta.story({
  args: { path: '/horses/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});

export const TestRunning = meta.story({
  name: 'Test: of a race that is running the page tells that, and no result',
  args: { game: { ...game, races: [...careerOf(2), liveRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    await expect(canvas.getByText('2 runs shown')).toBeVisible();
  },
});

export const TestSum = meta.story({
  name: 'Test: each change of the rating shows the sum that made it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('The sum behind each change'));
    const table = within(canvas.getByRole('table', { name: /^Changes of the rating/ }));
    const sums = table.getAllByText(/^½ × \(130 lb carried .* = [+−]?\d.*; the rules allow/);
    await expect(sums).toHaveLength(9);
  },
});
