import { delay, HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { keptSeedHash } from '../../shared/keptSeedHashes.ts';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { ada, ben, declaredRace, game, harbourSprint } from '../../storybook/game.ts';
import { bodiesOf, forgetRequests, requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Enter Race',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/enter-race', player: ada },
});

const call = 'POST rpc/enter_race';
const entering = '*/rest/v1/rpc/enter_race';
/** Both are chosen by the link that led here. */
const chosen = `/stable/enter-race?horse=${horse.id}&race=${race.id}`;
const confirm = { name: 'Confirm Entry' };

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
  args: { path: chosen },
  beforeEach: withoutSecureContext,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await canvas.findByText(/^Entered/);
    await expect(bodiesOf(call)).toMatchObject([
      { p_request_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    ]);
  },
});

/** Nothing is chosen yet. */
export const Success = meta.story({
  tags: ['vrt-page'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
});

/** Horse and race are chosen, and suit each other. */
export const Suitable = meta.story({
  tags: ['vrt-page'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: race.name }));
    await expect(canvas.getByRole('button', confirm)).toBeEnabled();
  },
});

/** The race asks for another specialty. */
export const Unsuitable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: harbourSprint.name }));
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your horses and the races are loading.'),
    ).toBeInTheDocument();
  },
});

/** No race takes entries. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races found')).toBeVisible();
  },
});

/** Every horse is sold. */
export const NoHorses = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Your horses and the races could not be loaded'),
    ).toBeVisible();
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
  args: { path: chosen, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await expect(requestWaves()).toBe(1);
  },
});

/** The database refuses what the screen could not foresee. */
export const Refused = meta.story({
  args: { path: chosen, handlers: () => [http.post(entering, () => refusal('race_full'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByText(/This race is full/)).toBeVisible();
  },
});

export const TestInvalidation = meta.story({
  name: 'Test: an entry asks again for what it changed, and for nothing else',
  args: { path: chosen },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('9/12 entered')).toBeVisible();
    const button = await canvas.findByRole('button', confirm);
    forgetRequests();
    await userEvent.click(button);

    await expect(await canvas.findByText(/Entered. The fee is paid/)).toBeVisible();
    await expect(await canvas.findByText('10/12 entered')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Ashford Stakes, / })).toBeVisible();
    await expect(sentCalls().toSorted()).toEqual([
      'GET entries',
      'GET purses',
      'GET races',
      'POST rpc/enter_race',
      'POST rpc/future_races',
    ]);
  },
});

export const TestNextStop = meta.story({
  name: 'Test: after either choice the confirmation is announced, and the next stop',
  play: async ({ canvas, userEvent }) => {
    const toConfirmation = async (name: string) => {
      (await canvas.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText(`${horse.name} for ${race.name}: the confirmation is next.`);
      await userEvent.tab();
      await expect(canvas.getByRole('button', confirm)).toHaveFocus();
    };
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await toConfirmation(race.name);
    await toConfirmation(horse.name);
  },
});

export const TestKeepsTheHash = meta.story({
  name: 'Test: the browser keeps the hash that the entry was answered with, and shows it',
  args: { path: chosen },
  beforeEach: () => localStorage.removeItem('furlong-seed-hashes'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', confirm));
    await expect(await canvas.findByText(/is kept in this browser/)).toBeVisible();
    await expect(keptSeedHash(race.id)).toBe(race.seedHash);
  },
});

export const TestDoublePress = meta.story({
  name: 'Test: two presses at once send one request',
  args: { path: chosen, handlers: () => [http.post(entering, () => delay(100))] },
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
    path: chosen,
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

/** More races than the first page of the programme holds. */
const programme = Array.from({ length: 20 }, (_, index) => ({
  race: {
    ...race,
    id: `race-${index}`,
    name: `Race ${index}`,
    offAt: race.offAt + index * 60_000,
    closesAt: race.closesAt + index * 60_000,
  },
  runners: [],
}));

export const TestFarOff = meta.story({
  name: 'Test: a race that a link chose is shown first, however far off it is',
  args: {
    path: `/stable/enter-race?horse=${horse.id}&race=race-19`,
    game: { ...game, races: programme },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', confirm)).toBeEnabled();
    const [first] = canvas.getAllByRole('button', { name: /^Race \d+$/ });
    await expect(first).toHaveAccessibleName('Race 19');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
});

export const TestUnknownRace = meta.story({
  name: 'Test: a race that is not there is said not to be there',
  args: { path: `/stable/enter-race?horse=${horse.id}&race=nowhere` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This race does not exist/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: race.name })).toBeEnabled();
  },
});

export const TestClosedRace = meta.story({
  name: 'Test: a race that is full or closed is shown and said to be',
  args: {
    path: `/stable/enter-race?horse=${horse.id}&race=${race.id}`,
    game: { ...game, races: [{ race: { ...race, status: 'closed' }, runners: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Entries for this race have closed/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Cannot Enter' })).toBeDisabled();
  },
});

export const TestRemembered = meta.story({
  name: 'Test: the address remembers the horse and the race, so that both survive a reload',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: horse.name }));
    await userEvent.click(canvas.getByRole('button', { name: race.name }));
    await expect(canvas.getByText(chosen)).toBeInTheDocument();
  },
});

export const TestMarked = meta.story({
  name: 'Test: a race that one of the horses is in says so, and which it is',
  args: { game: { ...game, races: [declaredRace, { race: harbourSprint, runners: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entered: Silver Comet, Iron Duchess/)).toBeVisible();
  },
});

const spent = ada.horses.map((each) => ({ ...each, energy: 11 }));

/** Both horses ran a moment ago: no race of the programme is late enough for them. */
export const Spent = meta.story({
  tags: ['vrt-page'],
  args: { game: { ...game, players: [{ ...ada, horses: spent }, ben] } },
  play: async ({ canvas, userEvent }) => {
    const choice = await canvas.findByRole('button', { name: horse.name });
    await expect(choice).toHaveAccessibleDescription(/^Too tired for these races. It may run from/);
    await userEvent.click(choice);
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
  },
});
