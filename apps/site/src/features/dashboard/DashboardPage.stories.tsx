import type { OwnHorse } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, noOverview, type Player } from '../../storybook/players.ts';
import { harbourRequest } from '../../storybook/raceRequests.ts';
import { declaredRace, settledRace } from '../../storybook/races.ts';
import { orderOf } from '../../storybook/requestHandlers/autoTrainingHandlers.ts';
import { entryRow, raceRow } from '../../storybook/rows.ts';
import { longName, withLongNames, withOneHorse } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Dashboard',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable', player: ada },
});

/** Twelve horses of each kind that needs its owner, and twelve that nothing takes. */
function sixtyOf(player: Player): Player {
  const [horse] = player.horses;
  if (horse === undefined) throw new Error('The player has no horse.');
  const twelve = (kind: string, changes: Partial<OwnHorse>) =>
    Array.from({ length: 12 }, (_, index) => ({
      ...horse,
      ...{ id: `${kind} ${index + 1}`, name: `${kind} ${index + 1}`, energy: 100 },
      ...{ equipment: [], conditionAt: moment },
      ...changes,
    }));
  const tired = twelve('Tired', { energy: 10 });
  const horses = [
    ...twelve('Fresh', {}),
    ...tired,
    ...twelve('Worked', { overreached: true }),
    ...twelve('Idle', { specialty: 'Long Distance', conditionAt: moment - 4 * DAY }),
    ...twelve('Raceless', { specialty: 'Long Distance' }),
  ];
  return {
    ...player,
    horses,
    autoOrders: tired.map((each) => orderOf(each, 'speed', { lastSkipped: 'budget spent' })),
    overview: {
      ...player.overview,
      trained: tired.map(({ id }) => ({ horseId: id, programme: 'speed' })),
      bare: tired.map(({ id }) => ({
        ...{ horseId: id, slot: 'boots', item: 'Gel Boots', spare: true },
      })),
    },
  };
}

export const Success = meta.story({
  args: { game: { ...game, races: [declaredRace, settledRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$23,800')).toBeVisible();
    await expect(await canvas.findByText('Grade 1, Silver Comet')).toBeVisible();
    await expect(await canvas.findByText(/won the Ashford Stakes/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Silver Birch');
    await expect(canvas.getByText(/^Meanwhile: .* free 6 times a day/)).toBeVisible();
    await expect(canvas.getByText(/Ada Bell/)).toBeVisible();
    const figures = within(canvas.getByRole('list', { name: 'Your stable in figures' }));
    for (const [label, figure] of [
      ['Horses', '2'],
      ['Total wins', '14'],
      ['Total earnings', '$256,800'],
      ['Upcoming races', '2'],
      ['Active races', '2'],
      ['Weekly earnings', '$25,000'],
    ] as const) {
      await expect(figures.getByRole('listitem', { name: label })).toHaveTextContent(
        `${label}${figure}`,
      );
    }
    await expect(canvas.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the front page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});

/** Horses of every kind, twelve of each: their needs are told in sentences, six in sight. */
export const SixtyHorses = meta.story({
  args: { game: { ...game, players: [sixtyOf(ada), ben] } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^12 horses are ready and not entered\. First to close is the /),
    ).toBeVisible();
    await expect(canvas.getByText(/^Worked 1, Worked 2 and 10 more are overreached/)).toBeVisible();
    await expect(canvas.getByText('All 60 horses')).toBeVisible();
    await expect(await canvas.findByText('Grade 1, Silver Comet')).toBeVisible();
    await expect(canvas.getByText(/are back from training\.$/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('and 2 more'));
    await expect(canvas.getByText(/are back from training\.$/)).toBeVisible();
  },
});

/** The answers are on their way; nothing stands below the yard that could move when they come. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your yard is loading.')).toBeInTheDocument();
    await expect(canvas.queryByText('Quick Actions')).toBeNull();
  },
});

/** A stable without horses and without news. */
export const Empty = meta.story({
  args: {
    game: {
      ...game,
      players: [{ ...ada, horses: [], activities: [], overview: noOverview }, ben],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('from 0 races')).toBeVisible();
    await expect(await canvas.findByText('The boxes are empty')).toBeVisible();
    await expect(await canvas.findByText(/Nothing at the moment/)).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The figures of your stable could not be loaded'),
    ).toBeVisible();
    await expect(
      await canvas.findByText('The news of your stable could not be loaded'),
    ).toBeVisible();
    await expect(await canvas.findByText('Your yard could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await canvas.findByText('The figures of your stable could not be loaded');
    await canvas.findByText('The news of your stable could not be loaded');
    await canvas.findByText('Your yard could not be loaded');
    await canvas.findByText('Your trophies could not be loaded');
    await expect(canvas.getAllByText(/Check your connection/)).toHaveLength(4);
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your yard is loading.')).toBeInTheDocument();
    await expect(await canvas.findByText('$23,800')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** What the first answer of a table was, before the race. */
const before = (table: string, rows: object[]) =>
  http.get(`*/rest/v1/${table}`, () => HttpResponse.json(rows), { once: true });

const outstanding = settledRace.runners.slice(0, 1).map(({ horse, ...entry }) => ({
  ...entryRow(entry),
  horse,
  race: raceRow({ ...settledRace.race, status: 'closed', offAt: moment + 50 }),
}));

export const TestRaceRun = meta.story({
  name: 'Test: what a race changed is shown once it is run',
  args: {
    handlers: () => [
      before('entries', outstanding),
      before('horses', []),
      before('wallets', [
        { kind: 'credits', balance: 25_000 },
        { kind: 'wallet', balance: 0 },
      ]),
      before('activities', []),
    ],
  },
  play: async ({ canvas }) => {
    // The requests of a crowd are spread over three seconds.
    await expect(await canvas.findByText('from 30 races')).toBeVisible();
    await expect(await canvas.findByText('$4,200')).toBeVisible();
    await expect(await canvas.findByText(/won the Ashford Stakes/)).toBeVisible();
  },
});

/** Another owner asks for a race that suits a horse of this one. */
export const FittingRequest = meta.story({
  args: { game: { ...withOneHorse, raceRequests: [harbourRequest] } },
  play: async ({ canvas }) => {
    const need = await canvas.findByText(/^Hollow Oak asks for a race that suits Silver Comet: /);
    await expect(need).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the Request' })).toHaveAttribute(
      'href',
      '/races/requests/q-harbour',
    );
  },
});

/** The yard of an owner who has one horse. */
export const OneHorse = meta.story({
  args: { game: withOneHorse },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Silver Comet is ready and not entered\./)).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: longName })).toBeVisible();
  },
});

/** A visitor is asked to sign in. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
