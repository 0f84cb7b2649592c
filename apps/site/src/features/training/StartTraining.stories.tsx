import { HOUR, MINUTE } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { refusal } from '../../storybook/backendStates.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { declaredRace } from '../../storybook/races.ts';

/** Horse and programme are chosen, as the address keeps them over a reload. */
const chosen = `/stable/train?horse=${horse.id}&programme=speed`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Start Training',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/train', player: ada },
});

/** The game with another stable of Ada's. */
const gameOf = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }, ben] },
});

/** Ada's first horse, changed. */
const firstHorse = (changes: Partial<Player['horses'][number]>) => ({
  horses: ada.horses.map((each) => (each.id === horse.id ? { ...each, ...changes } : each)),
});

const start = { name: 'Start Training' };
const starting = '*/rest/v1/rpc/start_training';

/** The horse is entered for a race whose entries close before the session would end. */
export const RunsFirst = meta.story({
  args: { game: { ...game, races: [declaredRace] }, path: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/close before the session would end/)).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeDisabled();
  },
});

const later = {
  ...race,
  offAt: moment + 3 * HOUR,
  closesAt: moment + 3 * HOUR - MINUTE,
};

/** The session would leave it too tired for the race that it is entered for. */
export const TiredForItsRace = meta.story({
  args: {
    game: {
      ...game,
      races: [{ ...declaredRace, race: later }],
      players: [{ ...ada, ...firstHorse({ energy: 58 }) }, ben],
    },
    path: chosen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Less than half costs it the race/)).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeEnabled();
  },
});

export const TooFewCredits = meta.story({
  args: { ...gameOf({ wallets: { credits: 499, wallet: 0, prizesTo: 'wallet' } }), path: chosen },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You have too few credits for this training'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeDisabled();
  },
});

/** The database refuses what the screen could not foresee. */
export const Refused = meta.story({
  args: { path: chosen, handlers: () => [http.post(starting, () => refusal('horse_at_work'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText(/^This horse is at work\./)).toBeVisible();
  },
});

export const TestStarts = meta.story({
  name: 'Test: a session is paid, the horse is at work, and no more is asked for than it changed',
  args: { path: chosen },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', start);
    forgetRequests();
    await userEvent.click(button);
    await expect(await canvas.findByText('The horse is in training.')).toBeVisible();
    await expect(await canvas.findByText('Back in', { exact: false })).toBeVisible();
    await expect(await canvas.findByText('When it ends')).toBeVisible();
    await expect(sentCalls().toSorted()).toEqual([
      'GET horses',
      'GET wallets',
      'POST rpc/my_recent_work',
      'POST rpc/my_training_sessions',
      'POST rpc/start_training',
    ]);
  },
});

export const TestCancel = meta.story({
  name: 'Test: Cancel clears the choice of the program, also in the address',
  args: { path: chosen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('button', start)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Speed', pressed: false })).toBeVisible();
    await expect(canvas.getByText(`/stable/train?horse=${horse.id}`)).toBeInTheDocument();
  },
});

export const TestAddress = meta.story({
  name: 'Test: the address keeps horse and program',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Iron Duchess' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agility' }));
    await expect(
      canvas.getByText('/stable/train?horse=iron-duchess&programme=agility'),
    ).toBeInTheDocument();
  },
});

export const TestDoublePress = meta.story({
  name: 'Test: two presses at once send one request',
  args: { path: chosen },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', start);
    // Nothing is drawn between the two, so that no disabled button helps.
    button.click();
    button.click();
    await expect(await canvas.findByText('The horse is in training.')).toBeVisible();
    await expect(bodiesOf('POST rpc/start_training')).toHaveLength(1);
  },
});

export const TestLostAnswer = meta.story({
  name: 'Test: a lost answer is asked for with the same request',
  args: {
    path: chosen,
    handlers: () => [http.post(starting, () => HttpResponse.error(), { once: true })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', start));
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', start));
    await expect(await canvas.findByText('The horse is in training.')).toBeVisible();
    const [first, second] = bodiesOf('POST rpc/start_training');
    await expect(second).toEqual(first);
  },
});
