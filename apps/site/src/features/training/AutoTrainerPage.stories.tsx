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
import { orderOf, pastOrderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Auto-Trainer',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/auto-trainer', player: ada },
});

/** The game with another stable of Ada's. */
const gameOf = (changes: Partial<Player>) => ({
  game: { ...game, players: [{ ...ada, ...changes }, ben] },
});

/** Horse and programme are chosen, as the address keeps them over a reload. */
const chosen = (programme: string) =>
  `/stable/auto-trainer?horse=${horse.id}&programme=${programme}`;

const duchess = { id: 'iron-duchess', name: 'Iron Duchess' };

const order = orderOf(duchess, 'balanced', {
  startedAt: moment - 3 * DAY,
  nextAt: moment + 149 * MINUTE,
  spent: 600,
  lastSkipped: 'race near',
});

const history = [
  pastOrderOf(duchess, 'balanced', {
    ...{ startedAt: moment - 3 * DAY, endedAt: null, sessions: 9 },
    skipped: [{ reason: 'race near', sessions: 2 }],
  }),
  pastOrderOf(horse, 'speed', {
    ...{ startedAt: moment - 20 * DAY, endedAt: moment - 8 * DAY, sessions: 21 },
    skipped: [
      { reason: 'overreached', sessions: 31 },
      { reason: 'too tired', sessions: 19 },
      { reason: 'budget spent', sessions: 1 },
    ],
  }),
];

const inTraining = { autoOrders: [order], autoHistory: history };

const start = { name: 'Start Auto-Training' };

/** One horse is in auto-training; a horse and a programme are to be chosen. */
export const Success = meta.story({
  args: gameOf(inTraining),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Stop auto-training/ })).toBeVisible();
    const [item] = canvas.getAllByRole('article');
    await expect(item).toHaveTextContent(/Iron Duchess.*Active.*Next session in 2 h 29 min/);
    await expect(canvas.getByText(/\$600 of \$2,000 spent this week/)).toBeVisible();
    await expect(
      canvas.getByText(/left out and not charged: race within 24 hours\./),
    ).toBeVisible();
    const told = canvas.getAllByRole('article').map(({ textContent }) => textContent);
    const programme = (name: string) => told.find((text) => text.startsWith(name));
    await expect(programme('Balanced')).toMatch(/Every 6 hours.*\$200/);
    await expect(programme('Speed Focused')).toMatch(/Every 4 hours.*\$300/);
    await expect(programme('Endurance Focused')).toMatch(/Every 8 hours.*\$250/);
    await expect(programme('Recovery')).toMatch(/Every 12 hours.*\$150/);
    await expect(canvas.queryByRole('button', start)).toBeNull();
    const history = within(canvas.getByRole('table', { name: 'Training History' }));
    const heads = history.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      ...['Horse', 'Program', 'Duration', 'Sessions', 'Total Cost'],
      ...['Left out, not charged', 'Status'],
    ]);
    const past = history.getByRole('row', { name: /Speed Focused/ });
    await expect(past).toHaveTextContent(/12 days.*21.*\$6,300.*31 × too much work/);
    await expect(past).toHaveTextContent('Completed');
  },
});

/** Both are chosen: what a week costs at most, and what the horse can bear, in amber. */
export const Chosen = meta.story({
  args: { ...gameOf(inTraining), path: chosen('speed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeEnabled();
    await expect(canvas.getByRole('slider', { name: 'Weekly budget' })).toHaveAttribute(
      'aria-valuetext',
      '$12,600, 42 sessions at most',
    );
    await expect(canvas.getByText(/^This is more than the horse can bear/)).toBeVisible();
    await expect(canvas.getByText('$12,600')).toBeVisible();
  },
});

/** A programme that it can bear. */
export const Bearable = meta.story({
  args: { path: chosen('recovery') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', start)).toBeEnabled();
    await expect(canvas.getByText('The horse can bear it.')).toBeVisible();
    await expect(canvas.getByText('$2,100')).toBeVisible();
  },
});

/** Only horses that are not in auto-training can be chosen; the address cannot do it either. */
export const AlreadyInIt = meta.story({
  args: {
    ...gameOf(inTraining),
    path: '/stable/auto-trainer?horse=iron-duchess&programme=speed',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This horse is already in auto-training.')).toBeVisible();
    await expect(canvas.getByRole('button', start)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change horse' }));
    await expect(canvas.getByText('In auto-training: Balanced')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Iron Duchess' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Nothing is trained by itself yet. */
export const Empty = meta.story({
  args: gameOf({ horses: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses currently in auto-training')).toBeVisible();
    await expect(canvas.getByText('No horses yet')).toBeVisible();
    await expect(canvas.getByText('No training yet')).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('In auto-training')).toBeNull();
  },
});

/** The only horse is chosen already: the programme is all that is left to choose. */
export const OneHorse = meta.story({
  args: gameOf({ horses: ada.horses.slice(0, 1) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recovery' }));
    await expect(canvas.getByRole('button', { name: 'Start Auto-Training' })).toBeEnabled();
  },
});

const many = Array.from({ length: 60 }, (_, index) => ({
  ...horse,
  id: `horse-${index}`,
  name: `Number ${index + 1}`,
  equipment: [],
}));

/** Sixty horses, half of them in auto-training, and more orders than a page shows. */
export const SixtyHorses = meta.story({
  args: gameOf({
    horses: many,
    autoOrders: many.slice(0, 30).map((each) => orderOf(each, 'recovery')),
    autoHistory: many.slice(0, 30).map((each, index) =>
      pastOrderOf(each, 'recovery', {
        ...{ startedAt: moment - (index + 1) * HOUR, endedAt: null, sessions: 0 },
      }),
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 programs shown')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Stop auto-training/ })).toHaveLength(30);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more programs' }));
    await expect(await canvas.findByText('30 programs shown')).toBeVisible();
  },
});

const long = 'Wetherbymoorsaltmarshparkmonte';

export const LongNames = meta.story({
  args: {
    ...gameOf({
      horses: ada.horses.map((each) => ({ ...each, name: long })),
      autoOrders: [orderOf(duchess, 'endurance')],
      autoHistory: [
        pastOrderOf({ ...duchess, name: long }, 'endurance', {
          ...{ startedAt: moment - DAY, endedAt: null, sessions: 3 },
        }),
      ],
    }),
    path: chosen('endurance'),
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
