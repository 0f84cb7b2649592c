import type { Race } from '@furlong/backend';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { createQueryClient } from '../../shared/api/queryClient.ts';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { careerOf } from '../../storybook/career.ts';
import { finished, race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { PageStory } from '../../storybook/PageStory.tsx';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { declaredRace, liveRace, settledRace } from '../../storybook/races.ts';
import { raceQuery } from './queries.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: `/races/${settledRace.race.id}`,
    game: { ...game, races: [declaredRace, settledRace] },
  },
});

/** The race is run: order, margins, and what verifies it. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Official')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Verify this race' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Silver Comet' })).toBeVisible();
    await expect(canvas.getByText(/^Won by half a length from Iron Duchess, in/)).toBeVisible();
  },
});

/** What else is known stays behind tabs, and an answer stays where another is looked at. */
export const TestTabs = meta.story({
  name: 'Test: one question is shown at a time, the terms have a tab, and a link opens the what-if gallop',
  args: { path: `/races/${settledRace.race.id}?what-if=1w130` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: 'What if', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Told' }));
    await expect(canvas.getByRole('button', { name: 'Tell the race' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Course' }));
    await expect(canvas.getByText('Category')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tell the race' })).toBeNull();
  },
});

/** Entries are still open. */
export const BeforeTheOff = meta.story({
  args: { path: `/races/${declaredRace.race.id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Declared so far')).toBeVisible();
  },
});

/** Its runners can be claimed: at which price, and where. */
export const Claiming = meta.story({
  args: {
    path: `/races/${declaredRace.race.id}`,
    game: {
      ...game,
      races: [
        {
          ...declaredRace,
          race: {
            ...declaredRace.race,
            ...({ grade: 'Claiming', claimPrice: 8_000 } as const),
            claimsShutAt: declaredRace.race.offAt,
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Claimed for')).toBeVisible();
    await expect(canvas.getByText('$8,000')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Claims open when entries close' }),
    ).toHaveAttribute('href', '/marketplace/claim-a-horse');
  },
});

export const TestWayInAbove = meta.story({
  name: 'Test: on a phone the way into a race stands once, above its field',
  globals: { viewport: { value: 'phone' } },
  args: { path: `/races/${declaredRace.race.id}` },
  play: async ({ canvas }) => {
    const field = await canvas.findByText('Declared so far');
    const enter = canvas.getByRole('link', { name: 'Enter Race' });
    await expect(enter.getBoundingClientRect().bottom).toBeLessThan(
      field.getBoundingClientRect().top,
    );
  },
});

const cache = createQueryClient();

export const TestAnnounced = meta.story({
  name: 'Test: the change from open to running to finished is announced',
  args: { path: `/races/${declaredRace.race.id}` },
  render: (args) => <PageStory {...args} queryClient={cache} />,
  play: async ({ canvas }) => {
    const status = await canvas.findByText('Open');
    await expect(status).toHaveRole('status');
    const { queryKey } = raceQuery(declaredRace.race.id);
    const is = (race: Partial<Race>) =>
      cache.setQueryData(queryKey, { ...settledRace, race: { ...declaredRace.race, ...race } });
    is({ ...liveRace.race });
    await waitFor(() => expect(status).toHaveTextContent('In Progress'));
    is({ ...settledRace.race, id: declaredRace.race.id });
    await waitFor(() => expect(status).toHaveTextContent('Finished'));
    // Whoever watched it has its film open.
    await expect(await canvas.findByRole('button', { name: 'Verify this race' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Watch the race' })).toBeNull();
  },
});

const [career] = careerOf(9).slice(-1);
if (career === undefined) throw new Error('It has run nine times.');

/** What a race did to a rating is asked for by who wants it, with the sum that did it. */
export const TestOpenRating = meta.story({
  name: 'Test: the sum behind a change of rating is shown when it is asked for, and not before',
  args: { path: `/races/${career.race.id}`, game: { ...game, races: careerOf(9) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Ratings' }));
    const panel = within(await canvas.findByRole('region', { name: 'What it did to the ratings' }));
    await expect(sentCalls()).not.toContain('POST rpc/horse_runs');
    await userEvent.click(panel.getByRole('button', { name: 'Show the sum' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Runner' }), 'silver-comet');
    const { ratingBefore, ratingAfter } =
      career.runners.find(({ horseId }) => horseId === 'silver-comet') ?? {};
    await expect(
      await panel.findByText(new RegExp(`^${ratingBefore} before, ${ratingAfter} after`)),
    ).toBeVisible();
    await expect(panel.getByText(/^½ × \(130 lb carried .* rated\)/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'All ratings of Silver Comet' })).toHaveAttribute(
      'href',
      '/horses/silver-comet',
    );
  },
});

/** Two of the runners are the player's own. */
export const OwnRunners = meta.story({
  args: { path: `/races/${declaredRace.race.id}`, player: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Yours')).toHaveLength(2);
    await expect(await canvas.findByText(/^Entered: Silver Comet, Iron Duchess/)).toBeVisible();
    await expect(canvas.getByText('Entered')).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Enter Race' })) {
      await expect(link).not.toHaveAttribute('href', expect.stringContaining(race.id));
    }
  },
});

/** Ada with horses that ran yesterday. */
const rested = {
  ...ada,
  horses: ada.horses.map((each) => ({
    ...each,
    energy: 35,
    lastRunAt: settledRace.race.offAt,
    conditionAt: settledRace.race.offAt,
  })),
};

const ownResults = {
  player: rested,
  game: {
    ...game,
    players: [rested],
    races: [{ race, runners: [] }, settledRace],
  },
};
const seen = `furlong:winner:${rested.account.userId}:${settledRace.race.id}`;

/** Its owner sees the winner in its colours, once, then what the race brought, and what comes next. */
export const OwnResults = meta.story({
  beforeEach: () => localStorage.removeItem(seen),
  args: ownResults,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Silver Comet won, first of 3 runners.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Iron Duchess came 2nd/ })).toBeVisible();
    await expect(await canvas.findAllByText(/Next to suit:/)).toHaveLength(2);
    const moment = within(canvas.getByRole('region', { name: 'Your winner' }));
    await expect(moment.getByRole('status')).toHaveTextContent(/^Silver Comet has won the/);
    await expect(canvas.getByText('Official')).toBeVisible();
  },
});

export const TestWinnerOnce = meta.story({
  name: 'Test: a winner is shown to its owner once, and closing it leaves the result',
  args: ownResults,
  beforeEach: () => localStorage.removeItem(seen),
  render: (args) => <Twice {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'Your winner' })).toBeNull();
    await expect(canvas.getByText('Official')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await canvas.findByRole('heading', { name: 'Silver Comet won, first of 3 runners.' });
    await expect(canvas.queryByRole('region', { name: 'Your winner' })).toBeNull();
  },
});

/** A page that can be opened afresh. */
function Twice(args: ComponentProps<typeof PageStory>) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <PageStory key={visit} {...args} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Open it again
      </button>
    </>
  );
}

/** The race could not be run; fees went back, and what was published until then can be checked. */
export const CalledOff = meta.story({
  args: {
    path: `/races/${finished.id}`,
    game: {
      ...game,
      races: [
        {
          race: { ...finished, status: 'void', voidReason: 'could_not_be_run' },
          runners: [],
        },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('This race was called off')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Verify this race' })).toBeVisible();
    await expect(canvas.getByText(finished.seed ?? '')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What was published of it'));
    await expect(canvas.getByText(finished.seed ?? '')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /luck/i })).toBeNull();
  },
});

/** There is no such race; nobody asks twice for what is not there. */
export const NotFound = meta.story({
  args: { path: '/races/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page has bolted')).toBeVisible();
    await expect(sentCalls().filter((call) => call === 'GET races')).toHaveLength(1);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('contentinfo');
    await expect(canvasElement.querySelector('main h1')).toBeNull();
    await expect(canvas.queryByText('This page has bolted')).toBeNull();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The race could not be loaded')).toBeVisible();
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
    await expect(await canvas.findByText('Official')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});
