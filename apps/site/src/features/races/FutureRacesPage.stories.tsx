import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { harbourRequest, ownRequest } from '../../storybook/raceRequests.ts';
import { declaredRace, harbourSprint } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Future Races',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/future-races' },
});

const call = 'POST rpc/future_races';
const isList = (sent: string) => sent === call;
const anyList = '*/rest/v1/rpc/future_races';

const later = (hours: number, over: Partial<typeof race>) => ({
  race: {
    ...race,
    ...over,
    offAt: race.offAt + hours * 3_600_000,
    closesAt: race.closesAt + hours * 3_600_000,
  },
  runners: [],
});

/** An afternoon: the next race with its field, and two meetings, one of them on two grounds. */
const afternoon = [
  declaredRace,
  { race: harbourSprint, runners: [] },
  later(1, {
    id: 'novice',
    name: 'Wealdshire Novice Stakes',
    grade: 'Novice',
    ageClass: '2yo',
    maxRating: 60,
    noviceStablesOnly: true,
    purse: 4_000,
    entryFee: 0,
    entriesCount: 3,
    distance: 1200,
  }),
  later(2, {
    id: 'ridgeway',
    name: 'Ridgeway Handicap',
    grade: 'Class 4',
    minRating: 60,
    maxRating: 80,
    purse: 11_000,
    entryFee: 330,
    entriesCount: 15,
    distance: 2000,
  }),
  later(3, {
    id: 'breakwater',
    name: 'Breakwater Cup',
    trackId: 'port-regis',
    grade: 'Grade 3',
    minRating: 95,
    purse: 75_000,
    entryFee: 2_250,
    going: -60,
  }),
];

export const Success = meta.story({
  args: { player: ada, game: { ...game, races: afternoon } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
    const main = within(canvas.getByRole('main'));
    await main.findByRole('heading', { name: 'Race requests' });
    const tracks = main.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    await expect(tracks).toEqual([race.name, 'Port Regis', 'Ashford Downs', 'Race requests']);
    await expect(canvas.getByText(/^Today · .* · Turf, Good$/)).toBeVisible();
    await expect(canvas.getByText('Dirt, Fast')).toBeVisible();
  },
});

/** Owners have asked for two races, in one of which a horse of the player's waits. */
export const Requests = meta.story({
  args: { player: ada, game: { ...game, raceRequests: [ownRequest, harbourRequest] } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Race requests' }));
    const [first, second] = list.getAllByRole('article');
    await expect(first).toHaveTextContent(/2 more by today .*Purse \$540Fee \$200/);
    await expect(second).toHaveTextContent(/Yours.*3 more by tomorrow/);
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
    await expect(canvas.getByText(/Check back later for new races\.$/)).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
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

/** Of the one track that is asked for no race is planned. */
export const EmptyTrack = meta.story({
  args: { path: '/races/future-races?track=saltmarsh-park' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No races found')).toBeVisible();
    await expect(
      canvas.getByText('Try selecting a different track or check back later for new races.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all tracks' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
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
    const [next] = canvas.getAllByRole('article');
    await expect(within(next ?? document.body).getByText('Entered')).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
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
    await expect(canvas.queryByRole('button', { name: /^Show more/ })).toBeNull();
  },
});

export const TestSecondAttempt = meta.story({
  name: 'Test: a stumble of the backend is not seen',
  args: { handlers: () => [http.post(anyList, failure, { once: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(sentCalls().filter(isList)).toHaveLength(2);
  },
});

export const TestRefusal = meta.story({
  name: 'Test: a refusal is not asked again',
  args: { handlers: () => [http.post(anyList, () => refusal('bad_request'))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The races could not be loaded')).toBeVisible();
    await expect(sentCalls().filter(isList)).toHaveLength(1);
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
    await expect(sentCalls().filter(isList)).toHaveLength(3);
  },
});

function failure() {
  return new HttpResponse(null, { status: 503 });
}
