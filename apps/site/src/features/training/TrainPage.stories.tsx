import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { completed, sessionOf } from '../../storybook/requestHandlers/trainingHandlers.ts';

/** Horse and programme are chosen, as the address keeps them over a reload. */
const chosen = `/stable/train?horse=${horse.id}&programme=speed`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Train',
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

const history = [
  completed(sessionOf(horse, 'endurance', moment - DAY), 0.31),
  completed(
    sessionOf({ id: 'iron-duchess', name: 'Iron Duchess' }, 'agility', moment - 2 * DAY),
    0,
  ),
];

const atWork = {
  ...firstHorse({ atWork: { until: moment + 72 * MINUTE, energy: 54 } }),
  sessions: [sessionOf(horse, 'speed', moment - 48 * MINUTE), ...history],
};

const start = { name: 'Start Training' };

/** A horse and a programme are to be chosen. */
export const Success = meta.story({
  args: gameOf({ sessions: history }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Silver Comet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Speed' })).toBeVisible();
    const told = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    const programme = (name: string) => told.find((text) => text.startsWith(name));
    await expect(programme('Speed')).toMatch(/2 hours.*\$500.*Speed.*Acceleration/);
    await expect(programme('Endurance')).toMatch(/3 hours.*\$400.*Stamina.*Recovery/);
    await expect(programme('Agility')).toMatch(/1\.5 hours.*\$350.*Agility.*Balance/);
    await expect(canvas.queryByRole('button', start)).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Training Summary' })).toBeNull();
    const [condition] = canvas.getAllByRole('meter', { name: 'Condition' });
    await expect(condition).toHaveAttribute('value', '88');
    const [energy] = canvas.getAllByRole('meter', { name: 'Energy' });
    await expect(energy).toHaveAttribute('value', '76');
    await expect(canvas.getByRole('link', { name: 'Gallops' })).toHaveAttribute(
      'href',
      '/stable/gallops',
    );
    await expect(canvas.getByText('+0.31 Stamina, +0.31 Recovery')).toBeVisible();
  },
});

/** Both are chosen: before paying, what the session will likely do. */
export const Chosen = meta.story({
  args: { ...gameOf({ sessions: history }), path: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeEnabled();
    const summary = within(canvas.getByRole('region', { name: 'Training Summary' }));
    await expect(summary.getByText(/Silver Comet.*Speed/)).toBeVisible();
    await expect(summary.getByText('$500')).toBeVisible();
    await expect(summary.getByRole('button', start)).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByText('What it will likely do')).toBeVisible();
    await expect(canvas.getByText(/energy 76% → 54%/)).toBeVisible();
    // The card, the forecast and the summary tell the same gain in the same points.
    const [likely = ''] = canvas.getByText(/^\+\d\.\d\d Speed$/).textContent.split(' ');
    await expect(canvas.getByText((text) => text.startsWith(`${likely} (`))).toBeVisible();
    await expect(canvas.getByText((text) => text.startsWith(`${likely} Speed, +`))).toBeVisible();
    await expect(canvas.getByText(/lengths over 1600 m, its best distance\./)).toBeVisible();
    await expect(
      canvas.getByText(/^It is entered for no race\. It may run tired, and is rested/),
    ).toBeVisible();
    await expect(canvas.getByText('$23,300')).toBeVisible();
  },
});

/** A horse is at its session: its owner sees how long, and sends it to no other. */
export const AtWork = meta.story({
  args: { ...gameOf(atWork), path: chosen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This horse is at work\./)).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeDisabled();
    await expect(canvas.getByText('Back in').parentElement).toHaveTextContent('1 h 12 min');
    await expect(canvas.getByText('Ends in').parentElement).toHaveTextContent('1 h 12 min');
  },
});

/** Little energy is left: amber before the owner pays, and the start is allowed. */
export const Overreached = meta.story({
  args: { ...gameOf(firstHorse({ energy: 20 })), path: chosen },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/too tired\. The session would overreach it/),
    ).toBeVisible();
    await expect(canvas.getAllByText('none')).toHaveLength(2);
    await expect(canvas.getByRole('button', start)).toBeEnabled();
  },
});

/** It did much this week: work of the last 28 days counts. */
export const TooMuchWork = meta.story({
  args: {
    ...gameOf({
      work: Array.from({ length: 12 }, (_, session) => ({
        horseId: horse.id,
        at: moment - (session * DAY) / 2,
        programme: 'endurance' as const,
      })),
    }),
    path: chosen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/half as much again/)).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Choose a training program')).toBeNull();
  },
});

/** The stable has no horses. */
export const Empty = meta.story({
  args: gameOf({ horses: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
    await expect(canvas.getByText('No training yet')).toBeVisible();
  },
});

/** The only horse is chosen already: the programme is all that is left to choose. */
export const OneHorse = meta.story({
  args: gameOf({ horses: ada.horses.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agility' }));
    await expect(canvas.getByRole('button', { name: 'Start Training' })).toBeEnabled();
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...horse,
  id: `horse-${index}`,
  name: `Number ${index + 1}`,
  equipment: [],
}));

/** Sixty horses, and more sessions than a page shows. */
export const SixtyHorses = meta.story({
  args: gameOf({
    horses: many,
    sessions: many
      .slice(0, 30)
      .map((each, index) =>
        completed(sessionOf(each, 'speed', moment - (index + 1) * HOUR * 3), 0.2),
      ),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 sessions shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more sessions' }));
    await expect(await canvas.findByText('30 sessions shown')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Number/ })).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more horses' }));
    await expect(canvas.getAllByRole('button', { name: /^Number/ })).toHaveLength(24);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a horse' }), ' number 60');
    await userEvent.click(canvas.getByRole('button', { name: 'Number 60' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change horse' }));
    await expect(canvas.getByRole('button', { name: 'Number 60' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a horse' }), 'Nobody');
    await expect(canvas.getByText('No horse of yours is called “Nobody”')).toBeVisible();
  },
});

const long = 'Wetherbymoorsaltmarshparkmonte';

export const LongNames = meta.story({
  args: {
    ...gameOf({
      ...firstHorse({ name: long }),
      sessions: [completed(sessionOf({ id: horse.id, name: long }, 'speed', moment - DAY), 0.2)],
    }),
    path: chosen,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeEnabled();
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

/** The answers take a while: all is asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Silver Comet' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});
