import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { race } from '../../storybook/fixtures.ts';
import { ada, declaredRace, game, harbourSprint } from '../../storybook/game.ts';
import { bodiesOf, requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Future Races',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/future-races' },
});

const call = 'POST rpc/future_races';
const anyList = '*/rest/v1/rpc/future_races';

export const Success = meta.story({
  tags: ['vrt-page'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Races are loading.')).toBeInTheDocument();
  },
});

/** No race is planned. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races found')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  tags: ['vrt-page'],
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The races could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The answer takes a while. */
export const Slow = meta.story({
  args: { player: ada, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Races are loading.')).toBeInTheDocument();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(requestWaves()).toBe(1);
  },
});

/** Only the races of one track are asked for. */
export const OneTrack = meta.story({
  args: { path: '/races/future-races?track=ashford-downs' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toHaveTextContent(race.name);
    await expect(bodiesOf(call)).toEqual([{ p_limit: 18, p_track_id: race.trackId }]);
  },
});

export const TestEntered = meta.story({
  name: 'Test: a race that the player has entered says so, and offers no other entry',
  args: {
    player: ada,
    game: { ...game, races: [declaredRace, { race: harbourSprint, runners: [] }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entered: Silver Comet, Iron Duchess/)).toBeVisible();
    await expect(canvas.getByText('Entered')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Enter Race / })).toHaveLength(1);
  },
});

/** Twenty races, of which the last of a page and the first of the next are off together. */
const programme = Array.from({ length: 20 }, (_, index) => ({
  ...harbourSprint,
  id: `race-${index + 10}`,
  name: `Race ${index + 10}`,
  offAt: race.offAt + Math.min(index, 17) * 60_000,
  closesAt: race.closesAt + Math.min(index, 17) * 60_000,
}));

export const TestPaging = meta.story({
  name: 'Test: show more loads what follows the last race',
  args: {
    game: { ...game, races: programme.toReversed().map((each) => ({ race: each, runners: [] })) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(18);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await canvas.findByText('20 races shown');

    const shown = canvas
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
    await expect(shown).toEqual(programme.map(({ name }) => name));
    const [first, second] = bodiesOf(call);
    await expect(first).toEqual({ p_limit: 18 });
    await expect(second).toEqual({
      p_limit: 18,
      p_after_id: 'race-27',
      p_after_off: new Date(programme[17]?.offAt ?? 0).toISOString(),
    });
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
});

export const TestSecondAttempt = meta.story({
  name: 'Test: a stumble of the backend is not seen',
  args: { handlers: () => [http.post(anyList, failure, { once: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(sentCalls()).toEqual([call, call]);
  },
});

export const TestRefusal = meta.story({
  name: 'Test: a refusal is not asked again',
  args: { handlers: () => [http.post(anyList, () => refusal('bad_request'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The races could not be loaded')).toBeVisible();
    await expect(sentCalls()).toEqual([call]);
  },
});

export const TestTryAgain = meta.story({
  name: 'Test: try again asks again',
  args: {
    handlers: () => [
      http.post(anyList, failure, { once: true }),
      http.post(anyList, failure, { once: true }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(sentCalls()).toEqual([call, call, call]);
  },
});

function failure() {
  return new HttpResponse(null, { status: 503 });
}
