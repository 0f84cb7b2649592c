import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { liveRace, settledRace } from '../../storybook/races.ts';
import { entryRow, raceRow } from '../../storybook/rows.ts';

const { race, runners } = liveRace;

/** Silver Comet is in a race that is off at this moment, or was. */
const entered = (offAt: number) => ({
  ...game,
  races: [
    {
      race: {
        ...race,
        status: offAt > moment ? ('closed' as const) : ('running' as const),
        offAt,
        finishesAt: offAt > moment ? null : offAt + 96_000,
      },
      runners: runners.slice(0, 1),
    },
    settledRace,
  ],
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Own Runners',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/fairness', player: ada, game: entered(moment - 42_000) },
});

const bar = () => screen.findByRole('complementary', { name: 'Your runner' });

/** An owner's horse is on the course, whatever page is open. */
export const Running = meta.story({
  play: async () => {
    await expect(await bar()).toHaveTextContent('Silver Comet is running in the Ashford Stakes.');
    await waitFor(() => expect(document.title).toMatch(/^Running: .+ · Furlong$/));
    // Said once in passing, in a live region.
    const said = await screen.findAllByText(/Silver Comet is running/);
    await waitFor(() => expect(said.length).toBeGreaterThan(1));
    // It lies at the foot of the window, and has moved nothing.
    const { bottom } = (await bar()).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(innerHeight);
  },
});

/** The off is near. */
export const StartingSoon = meta.story({
  args: { game: entered(moment + 75_000) },
  play: async () => {
    await expect(await bar()).toHaveTextContent('Off in 1:15');
  },
});

/** Nothing is near, and nothing is said. */
export const Quiet = meta.story({
  args: { game: entered(moment + 3_600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(screen.queryByRole('complementary', { name: 'Your runner' })).toBeNull();
    await expect(document.title).not.toMatch(/^(Running|Off soon)/);
  },
});

/** The race's own page says it already. */
export const OnItsPage = meta.story({
  args: { path: `/races/${race.id}`, game: { ...game, races: [liveRace, settledRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In Progress')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /live/i })).toBeVisible();
    await expect(screen.queryByRole('complementary', { name: 'Your runner' })).toBeNull();
  },
});

export const TestCloses = meta.story({
  name: 'Test: it is closed by the keyboard, and the title is the page’s own again',
  play: async ({ canvas }) => {
    await bar();
    const close = canvas.getByRole('complementary').querySelector('button');
    close?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Your runner' })).toBeNull(),
    );
    await expect(document.title).not.toMatch(/^Running/);
  },
});

const outstanding = settledRace.runners.slice(0, 1).map(({ horse, ...entry }) => ({
  ...entryRow(entry),
  race_id: race.id,
  horse,
  race: raceRow({ ...race, status: 'closed', offAt: moment + 50, finishesAt: null }),
}));

export const TestResult = meta.story({
  name: 'Test: the result is told once the server has settled the race',
  args: {
    game: { ...game, races: [settledRace] },
    handlers: () => [
      http.get('*/rest/v1/entries', () => HttpResponse.json(outstanding), { once: true }),
    ],
  },
  play: async () => {
    await expect(await bar()).toHaveTextContent('Silver Comet runs in the Ashford Stakes.');
    // The requests of a crowd are spread over three seconds.
    await waitFor(() =>
      expect(screen.getByRole('complementary', { name: 'Your runner' })).toHaveTextContent(
        'Silver Comet won the Ashford Stakes.',
      ),
    );
  },
});
