import type { Activity, RaceWithEntries } from '@furlong/backend';
import { MINUTE } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse, race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { harbourSprint, liveRace, settledRace } from '../../storybook/races.ts';
import { raceRow } from '../../storybook/rows.ts';

const path = '/community/game-activity';
const top = `${path}?tab=top`;
const live = `${path}?tab=live`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Game Activity',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path },
});

/** So many pieces of news of a stable, the newest first, by turns of each kind. */
const newsOf = ({ stable }: typeof ada, count: number, name = horse.name): Activity[] =>
  Array.from({ length: count }, (_, index) => {
    const told = {
      id: `${stable.id}-${100 - index}`,
      stableId: stable.id,
      stableName: stable.name,
      horseId: horse.id,
      horseName: name,
      at: moment - index * 23 * MINUTE - 4 * MINUTE,
      raceId: race.id,
      raceName: race.name,
    };
    const kinds: readonly Activity[] = [
      { ...told, type: 'race_entry' },
      { ...told, type: 'race_result', place: 1, prize: 25_000 },
      { ...told, type: 'race_result', place: 7, prize: 0 },
      { ...told, type: 'new_horse' },
      { ...told, type: 'race_void' },
    ];
    return kinds[index % kinds.length] ?? { ...told, type: 'new_horse' };
  });

const busy = {
  ...game,
  players: [
    { ...ada, activities: newsOf(ada, 5) },
    { ...ben, activities: newsOf(ben, 3, 'Bay Laurel') },
  ],
};
const quiet = {
  ...game,
  races: [],
  players: [ada, ben].map((player) => ({ ...player, horses: [], activities: [] })),
};

/** The news of all stables. */
export const Success = meta.story({
  args: { game: busy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 items shown')).toBeVisible();
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Recent Activity', 'Top Performers', 'Live Races']);
    await expect(canvas.getAllByText(/^Hillside · /)).not.toHaveLength(0);
  },
});

/** Nobody has founded a stable yet. */
export const Empty = meta.story({
  args: { game: quiet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
  },
});

/** More news than are told at first, with names as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      players: [{ ...ada, activities: newsOf(ada, 50, 'Thirty-Seventh Marquis of Wether') }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 items shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('40 items shown')).toBeVisible();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Recent Activity' })).toBeVisible();
    await expect(canvas.queryByText('Nothing has happened yet')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 item shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The activity could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { path: live, handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The races could not be loaded')).toBeVisible();
    await expect(canvas.getByText(/Check your connection/)).toBeVisible();
  },
});

/** The stables that have won most; the player's own is marked. */
export const TopPerformers = meta.story({
  args: { path: top, player: ada, game: busy },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('row', { name: /^1 Silver Birch.*Yours/ });
    await expect(own).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 Hillside/ })).toBeVisible();
  },
});

/** No player's horse has run. */
export const NoPerformers = meta.story({
  args: { path: top, game: quiet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stable has run yet')).toBeVisible();
  },
});

/** The standings could not be loaded. */
export const TopFailed = meta.story({
  args: { path: top, handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The stables could not be loaded')).toBeVisible();
  },
});

/** The next race, in its last minute. */
const starting: RaceWithEntries = {
  race: {
    ...harbourSprint,
    status: 'closed',
    offAt: moment + 41_000,
    closesAt: moment - 19_000,
  },
  runners: [],
};
const raceHour = { ...busy, races: [liveRace, starting, settledRace] };

/** One race is on, one about to be, one over; each in its colour. */
export const LiveRaces = meta.story({
  args: { path: live, game: raceHour },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Watch Live Ashford Stakes' }),
    ).toHaveAttribute('href', `/races/${liveRace.race.id}`);
    await expect(canvas.getByRole('link', { name: 'Watch Live Harbour Sprint' })).toBeVisible();
    await expect(canvas.getByText('0:41')).toBeVisible();
    await expect(canvas.getByText('0:54')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Results Ashford Mile' })).toBeVisible();
    for (const place of ['Leader', 'Second', 'Third']) {
      await waitFor(() =>
        expect(canvas.getByText(place).parentElement).toHaveTextContent(
          /Silver Comet|Iron Duchess|Turf Legend/,
        ),
      );
    }
    await expect(canvas.getByText('Winner').parentElement).toHaveTextContent(horse.name);
  },
});

/** Between two races. */
export const NoneLive = meta.story({
  args: { path: live },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No race is on\. Next off/)).toBeVisible();
    await expect(canvas.getByText('Finished')).toBeVisible();
  },
});

/** Before the first programme. */
export const NoRaces = meta.story({
  args: { path: live, game: quiet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No races found')).toBeVisible();
  },
});

export const TestTabs = meta.story({
  name: 'Test: the address remembers the tab, and the keyboard changes it',
  args: { game: busy },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: 'Recent Activity' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByRole('table', { name: /Stables by/ })).toBeVisible();
    await expect(screen.getByText(top)).toBeInTheDocument();
  },
});

export const TestResultIsTold = meta.story({
  name: 'Test: a result is told once the race is settled, and not asked for before',
  args: {
    game: busy,
    handlers: () => [
      http.post(
        '*/rest/v1/rpc/future_races',
        () =>
          HttpResponse.json([
            raceRow({ ...race, id: 'due', status: 'closed', offAt: moment + 50 }),
          ]),
        { once: true },
      ),
      http.post('*/rest/v1/rpc/recent_activity', () => HttpResponse.json([]), { once: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has happened yet')).toBeVisible();
    await expect(sentCalls().filter((call) => call.endsWith('recent_activity'))).toHaveLength(1);
    // The requests of a crowd are spread over three seconds.
    await expect(await canvas.findByText('8 items shown')).toBeVisible();
  },
});
