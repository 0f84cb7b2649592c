import { delay, HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { ada, ben, game, harbourSprint } from '../../storybook/game.ts';
import { bodiesOf, forgetRequests, sentCalls } from '../../storybook/mockNetwork.ts';
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
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
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
      'POST rpc/enter_race',
      'POST rpc/future_races',
    ]);
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
