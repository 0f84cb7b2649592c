import type { RaceWithEntries } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { keptHere } from '../../shared/keptHere.ts';
import { forgetServerDates } from '../../shared/time/clock.ts';
import { race } from '../../storybook/fixtures.ts';
import { forbidStorage } from '../../storybook/forbidStorage.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { liveRace, settledRace } from '../../storybook/races.ts';
import { raceRow, runnerRow } from '../../storybook/rows.ts';

const live = { path: `/races/${race.id}`, game: { ...game, races: [liveRace] } };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race On Its Day',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, ...live },
});

const drawn = {
  race: { ...race, status: 'closed', offAt: moment + 45_000, morningLineSimulations: 400 },
  runners: liveRace.runners.map((runner, i) => ({ ...runner, winChance: 5_000 - 2_000 * i })),
} as const;

/** Entries are closed: the field is drawn and has its morning line; the off is less than a minute away. */
export const Closed = meta.story({
  args: { game: { ...game, races: [drawn] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting Soon')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Off in 0:45');
    await expect(canvas.getByRole('heading', { name: 'Pace on the first bend' })).toBeVisible();
    await expect(canvas.getByText('Fair 2.0')).toBeVisible();
    await expect(canvas.queryByText('In Progress')).toBeNull();
  },
});

/** Nobody can enter any more, and nobody has a stall yet. */
export const TestNotDrawnYet = meta.story({
  name: 'Test: between the close and the draw it is told what is awaited',
  args: {
    game: {
      ...game,
      races: [
        {
          race: { ...race, closesAt: moment - 1_000, offAt: moment + 59_000 },
          runners: liveRace.runners.map((runner) => ({ ...runner, draw: null })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(
      'Entries closed, the draw is next. Off in 0:59',
    );
  },
});

/** The film is looked at where it is drawn. */
const onCourse = () => {
  keptHere.setItem('furlong:race-picture', 'plan');
  return () => keptHere.removeItem('furlong:race-picture');
};

/** Where nothing may be kept the race is shown all the same, and the chosen picture lasts as long as the page. */
export const RunningWithoutStorage = meta.story({
  beforeEach: () => {
    const allow = forbidStorage();
    const giveBack = onCourse();
    return () => {
      giveBack();
      allow();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^Plan of .*; .+ leads$/ })).toBeVisible();
  },
});

/** The race is on: who comes now sees it at this moment, and nothing of its result. */
export const Running = meta.story({
  beforeEach: onCourse,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Race time 0:42');
    await expect(await canvas.findByRole('img', { name: /^Plan of .*; .+ leads$/ })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Live', pressed: true })).toBeVisible();
    for (const word of ['Starting Soon', 'Official', 'Finished']) {
      await expect(canvas.queryByText(word)).toBeNull();
    }
    await expect(canvas.queryByRole('button', { name: 'Verify this race' })).toBeNull();
  },
});

/** All have passed the post, and the server has not settled the race yet. */
export const AllHome = meta.story({
  args: {
    game: {
      ...game,
      races: [{ ...liveRace, race: { ...liveRace.race, finishesAt: moment - 1_000 } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^All home/)).toBeVisible();
    await expect(canvas.queryByText('Official')).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
});

/** The answers of a server that tells the time. */
const timed = (races: RaceWithEntries[]) =>
  http.get('*/rest/v1/races', () =>
    HttpResponse.json(
      races.map(({ race: row, runners }) => ({ ...raceRow(row), runners: runners.map(runnerRow) })),
      { headers: { date: new Date(moment).toUTCString() } },
    ),
  );

export const TestWrongClock = meta.story({
  name: 'Test: a visitor’s clock that is a day wrong changes nothing',
  args: { handlers: () => [timed([liveRace])] },
  beforeEach: () => {
    Date.now = () => moment + DAY;
    const forget = onCourse();
    return () => {
      forget();
      forgetServerDates();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Race time 0:42');
    await expect(await canvas.findByRole('img', { name: /; .+ leads$/ })).toBeVisible();
  },
});

const ending = {
  ...liveRace,
  race: { ...liveRace.race, finishesAt: moment },
};
const result = { ...settledRace, race: { ...settledRace.race, id: race.id } };
let asked = 0;

export const TestEnds = meta.story({
  name: 'Test: when the race ends its page has the result by itself, with one request',
  args: {
    handlers: () => [
      http.get('*/rest/v1/races', () => {
        const { race: row, runners } = asked++ === 0 ? ending : result;
        return HttpResponse.json([{ ...raceRow(row), runners: runners.map(runnerRow) }]);
      }),
    ],
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    // The requests of a crowd are spread over six seconds.
    await expect(await canvas.findByText('Official')).toBeVisible();
    await expect(asked).toBe(2);
  },
});
