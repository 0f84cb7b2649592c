import { delay, HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { keptSeedHash } from '../../shared/keptSeedHashes.ts';
import { refusal } from '../../storybook/backendStates.ts';
import { horse, race, runner } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import {
  awaitedRequests,
  bodiesOf,
  forgetRequests,
  sentCalls,
} from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

/** Horse and race are chosen by the link that led here. */
const path = `/stable/enter-race?horse=${horse.id}&race=${race.id}`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Confirm Entry',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const call = 'POST rpc/enter_race';
const entering = '*/rest/v1/rpc/enter_race';
/** Of the text on a card, px. */
const lineHeight = 24;

const confirm = { name: 'Confirm Entry' };

/** The database refuses what the screen could not foresee. */
export const Refused = meta.story({
  args: { handlers: () => [http.post(entering, () => refusal('race_full'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByText(/This race is full/)).toBeVisible();
  },
});

export const TestBallot = meta.story({
  name: 'Test: a ballot is told of before the fee is paid, and after',
  args: {
    game: { ...game, races: [{ race: { ...race, maxEntries: 3, entriesCount: 4 }, runners: [] }] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^With this entry 5 are entered and 3 run: a ballot decides/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', confirm));
    await expect(
      await canvas.findByText(/and a ballot decides whether the horse runs\.$/),
    ).toBeVisible();
  },
});

export const TestInSight = meta.story({
  name: 'Test: on a phone the race just chosen stands above the confirmation, not behind it',
  globals: { viewport: { value: 'phone' } },
  args: { path: `/stable/enter-race?horse=${horse.id}` },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: /^Ashford Stakes/ });
    const bottomOfCard = () => choice.closest('article')?.getBoundingClientRect().bottom;
    // It is the last thing in the window, where the confirmation comes up.
    choice.closest('article')?.scrollIntoView({ block: 'end' });
    await userEvent.click(choice);
    const button = await canvas.findByRole('button', confirm);
    await waitFor(() => expect(bottomOfCard()).toBeLessThan(button.getBoundingClientRect().top));

    // Answered, it stays where it is, but for the line by which the horse's card above it grows.
    const { top } = choice.getBoundingClientRect();
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: 'See the race' })).toBeVisible();
    await expect(Math.abs(choice.getBoundingClientRect().top - top)).toBeLessThan(lineHeight);
  },
});

export const TestInvalidation = meta.story({
  name: 'Test: an entry asks again for what it changed, and for nothing else',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('9/12 entered')).toBeVisible();
    const button = await canvas.findByRole('button', confirm);
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/my_championship_horses'));
    await waitFor(() => expect(awaitedRequests()).toBe(0));
    forgetRequests();
    await userEvent.click(button);

    await expect(await canvas.findByText(/Entered. The fee is paid/)).toBeVisible();
    await expect(await canvas.findByText('10/12 entered')).toBeVisible();
    await expect(await canvas.findByText(/entered for Ashford Stakes, /)).toBeVisible();
    await waitFor(() =>
      expect(sentCalls().toSorted()).toEqual([
        'GET entries',
        'GET races',
        'GET wallets',
        'POST rpc/enter_race',
        'POST rpc/future_races',
        'POST rpc/house_to_come',
        // Of this horse, and of all.
        'POST rpc/my_suitable_races',
        'POST rpc/my_suitable_races',
      ]),
    );
  },
});

export const TestKeepsTheHash = meta.story({
  name: 'Test: the browser keeps the hash that the entry was answered with, and shows it',
  beforeEach: () => localStorage.removeItem('furlong-seed-hashes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByText(/is kept in this browser/)).toBeVisible();
    await expect(keptSeedHash(race.id)).toBe(race.seedHash);
  },
});

const taken = { ...runner(2, 0, 'Iron Duchess'), place: null, draw: null, asked: 4 };

export const TestJockey = meta.story({
  name: 'Test: a jockey may be asked for, and who asked before is said',
  args: { game: { ...game, races: [{ race, runners: [taken] }] } },
  play: async ({ canvas, userEvent }) => {
    const jockey = await canvas.findByRole('combobox', { name: 'Ask for a jockey' });
    await userEvent.selectOptions(jockey, 'Yuki Tanabe, skill +3');
    await expect(await canvas.findByText(/asked before, and so goes first/)).toBeVisible();
    await userEvent.selectOptions(jockey, 'Isla Kerr, skill +1');
    await expect(await canvas.findByText('Nobody else has asked yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', confirm));
    await canvas.findByText(/Entered. The fee is paid/);
    await expect(bodiesOf(call)).toEqual([expect.objectContaining({ p_jockey: 8 })]);
    await expect(jockey).not.toBeInTheDocument();
  },
});

export const TestDoublePress = meta.story({
  name: 'Test: two presses at once send one request',
  args: { handlers: () => [http.post(entering, () => delay(100))] },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', confirm);
    // Nothing is drawn between the two, so that no disabled button helps.
    button.click();
    button.click();
    await expect(await canvas.findByText(/Entered. The fee is paid/)).toBeVisible();
    await expect(bodiesOf(call)).toHaveLength(1);
  },
});

export const TestLostAnswer = meta.story({
  name: 'Test: a lost answer is asked for with the same request',
  args: {
    handlers: () => [http.post(entering, () => HttpResponse.error(), { once: true })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', confirm));
    await expect(await canvas.findByText(/Entered. The fee is paid/)).toBeVisible();

    const [first, second] = bodiesOf(call);
    await expect(bodiesOf(call)).toHaveLength(2);
    await expect(second).toEqual(first);
  },
});

/** As a browser is over plain http on another host. */
function withoutSecureContext() {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  return () => {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  };
}

export const TestPlainHttp = meta.story({
  name: 'Test: a horse is entered over plain http too',
  beforeEach: withoutSecureContext,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await canvas.findByText(/^Entered/);
    await expect(bodiesOf(call)).toMatchObject([
      { p_request_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    ]);
  },
});
