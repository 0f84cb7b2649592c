import { refusalsOf } from '@furlong/backend/refusals';
import { MINUTE } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { mobile, press, readEach, refusing } from '../../storybook/refusals.ts';
import { longName, withLongNames, withOneHorse } from '../../storybook/stables.ts';

const owning = (others: Partial<Player>) => ({ ...game, players: [{ ...ada, ...others }, ben] });
const busy = {
  ...horse,
  ...{ id: 'busy', name: 'Busy Bee', equipment: [] },
  atWork: { until: moment + 72 * MINUTE, energy: 54 },
};

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Train Many',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/stable/train-many',
    player: ada,
    game: owning({ horses: [...ada.horses, busy] }),
  },
});

/** Every horse that is free is to work for speed. */
async function chooseSpeed(page: HTMLElement) {
  const all = await within(page).findByRole('combobox', { name: 'Program for all horses' });
  await userEvent.selectOptions(all, 'Speed, $500');
}

/** A program for all that are free: what each session would do, and what they cost together. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await expect(
      await canvas.findByText('2 sessions for $1,000, which leaves $22,800.'),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^Speed \+\d\.\d\d, Acceleration \+\d\.\d\d$/)).toHaveLength(
      2,
    );
    await expect(canvas.getByText('Back in')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Program of Busy Bee' })).toBeNull();
  },
});

export const TestUnfolds = meta.story({
  name: 'Test: what a session does beside its gain is folded away until it is asked for',
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    const [gain] = await canvas.findAllByText(/^Speed \+/);
    const [rest] = canvas.getAllByText(
      /^By luck Speed 0.* lengths over .* · energy \d+% → \d+%.* · back /,
    );
    if (!gain || !rest) throw new Error('No session is told.');
    await expect(rest).not.toBeVisible();
    await userEvent.click(gain);
    await expect(rest).toBeVisible();
  },
});

/** They are sent, paid once, and each counts to its end. */
export const Starts = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Training' }));
    await expect(await canvas.findByText('2 horses are in training for $1,000.')).toBeVisible();
    await expect(await canvas.findByText('No session is chosen.')).toBeVisible();
  },
});

/** The budget is for one of two: the other is told. */
export const Budget = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    const budget = canvas.getByRole('textbox', { name: 'Budget, in dollars' });
    await userEvent.clear(budget);
    await userEvent.type(budget, '999');
    await expect(await canvas.findByText(/^1 session for \$500/)).toBeVisible();
    await expect(
      canvas.getByText('The budget was spent before it was this horse’s turn.'),
    ).toBeVisible();
    await userEvent.type(budget, 'x');
    await expect(canvas.getByText('A whole number of dollars.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start Training' })).toBeDisabled();
  },
});

/** One of them went to work on another device meanwhile: the other goes, and it is told why. */
export const SomeRefused = meta.story({
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/train_horses', () =>
        HttpResponse.json([
          { horse_id: 'silver-comet', session_id: 's1', price: 500, refusal: null },
          { horse_id: 'iron-duchess', session_id: null, price: 0, refusal: 'horse_at_work' },
        ]),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start Training' }));
    await expect(await canvas.findByText('1 horse is in training for $500.')).toBeVisible();
    await expect(canvas.getByText(/^Iron Duchess: This horse is at work\./)).toBeVisible();
  },
});

/** Of the whole call; the others are of one horse among those that are sent. */
const ofCall = ['bad_request', 'no_stable', 'not_signed_in', 'request_reused'] as const;
const ofHorse = refusalsOf.train_horses.filter((code) => !ofCall.some((each) => each === code));

export const TestRefused = meta.story({
  name: 'Test: each refusal of the payment is read where it was pressed, and the last only',
  ...mobile,
  args: {
    handlers: () => [
      http.post(
        '*/rest/v1/rpc/train_horses',
        () =>
          HttpResponse.json([
            { horse_id: 'silver-comet', session_id: null, price: 0, refusal: 'horse_runs_first' },
            { horse_id: 'iron-duchess', session_id: 's1', price: 500, refusal: null },
          ]),
        { once: true },
      ),
      ...refusing('train_horses', ofCall)(),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await press('Start Training', 0);
    await expect(await canvas.findByText('1 horse is in training for $500.')).toBeVisible();
    await chooseSpeed(canvasElement);
    await readEach(ofCall, (round) => press('Start Training', round));
    await expect(canvas.queryByText('1 horse is in training for $500.')).toBeNull();
    await expect(canvas.queryByText(/^Silver Comet: /)).toBeNull();
  },
});

export const TestHorseRefused = meta.story({
  name: 'Test: each reason why a horse did not go is read where it was pressed',
  ...mobile,
  args: {
    handlers: () => {
      const next = [...ofHorse];
      return [
        http.post('*/rest/v1/rpc/train_horses', () =>
          HttpResponse.json([
            { horse_id: 'iron-duchess', session_id: null, price: 0, refusal: next.shift() },
          ]),
        ),
      ];
    },
  },
  play: ({ canvasElement }) =>
    readEach(ofHorse, async (round) => {
      await chooseSpeed(canvasElement);
      await press('Start Training', round);
    }),
});

/** The horses of one group. */
export const OfGroup = meta.story({
  args: {
    path: '/stable/train-many?group=g1',
    game: owning({ groups: [{ id: 'g1', name: 'Milers', horseIds: ['iron-duchess'] }] }),
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Horses to train' }));
    await expect(list.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('combobox', { name: 'Program for all of Milers' })).toBeVisible();
  },
});

/** Sixty horses: a program for all is also of those that are not shown yet. */
export const Sixty = meta.story({
  args: {
    game: owning({
      horses: Array.from({ length: 60 }, (_, index) => ({
        ...horse,
        ...{ id: `h${index}`, name: `Number ${index + 1}`, equipment: [] },
      })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await expect(await canvas.findByText(/^47 sessions for \$23,500/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more horses' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
  },
});

export const Empty = meta.story({
  args: { game: owning({ horses: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});

/** One horse is on its line, as any other is. */
export const OneHorse = meta.story({
  args: { game: withOneHorse },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(1);
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas, canvasElement }) => {
    await chooseSpeed(canvasElement);
    await expect(canvas.getByRole('link', { name: longName })).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
