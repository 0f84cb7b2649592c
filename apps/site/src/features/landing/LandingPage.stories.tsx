import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { harbourSprint, liveRace, settledRace } from '../../storybook/races.ts';
import { raceRow } from '../../storybook/rows.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Landing',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/' },
});

const winners = '/?tab=winners';
const noRaces = { ...game, races: [] };

/** A visitor: the last race, the next one, and the way in. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Watch a race' })).toHaveAttribute(
      'href',
      '/races/ashford-mile',
    );
    await expect(await canvas.findByText('10:00')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'JOIN NOW' })).toHaveLength(2);
    const tabs = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['WINNERS', 'ABOUT', 'FEATURES', 'COMMUNITY', 'NEWS']);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('ABOUT');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^OWN\. TRAIN\. RACE\. WIN!$/i,
    );
    await expect(canvas.getByRole('heading', { name: 'Why Choose Furlong?' })).toBeVisible();
    const reasons = canvas.getByText('Every race can be checked').closest('ol');
    await expect(reasons?.children).toHaveLength(5);
    await expect(
      canvas.getByRole('heading', { name: 'Six international race tracks' }),
    ).toBeVisible();
    const tracks = canvas.getAllByRole('link', {
      name: /^(Ashford Downs|Kingsmere|Port Regis|Saltmarsh Park|Monte Sereno|Red Mesa)$/,
    });
    await expect(tracks).toHaveLength(6);
    const track = canvas.getByRole('link', { name: 'Port Regis' });
    await expect(track).toHaveAttribute('href', '/races/track/port-regis');
  },
});

/** A race is on: that is the one to watch. */
export const Live = meta.story({
  args: {
    game: {
      ...game,
      races: [liveRace, { race: harbourSprint, runners: [] }, settledRace],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ashford Stakes is running')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch a race' })).toHaveAttribute(
      'href',
      `/races/${liveRace.race.id}`,
    );
    await expect(canvas.getByText('to the next off')).toBeVisible();
    await expect(canvas.queryByText('now')).toBeNull();
    await expect(
      await canvas.findByRole('link', { name: 'Watch Live Ashford Stakes' }),
    ).toHaveAttribute('href', `/races/${liveRace.race.id}`);
    // Who is where is found out by running the race.
    await expect(await canvas.findByRole('img', { name: /^Plan of .*; .+ leads$/ })).toBeVisible();
    await expect(canvas.queryByText('Official')).toBeNull();
  },
});

/** A player who is signed in is led to the stable. */
export const SignedIn = meta.story({
  args: { player: ada },
  play: async ({ canvas }) => {
    const ways = await canvas.findAllByRole('link', { name: 'GO TO STABLE' });
    await expect(ways).toHaveLength(2);
    for (const way of ways) await expect(way).toHaveAttribute('href', '/stable');
  },
});

export const TestFairnessIsExplained = meta.story({
  name: 'Test: the claim of fairness leads to what can be checked and what cannot',
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'How a race can be checked' });
    await expect(link).toHaveAttribute('href', '/fairness');
  },
});

/** The last race is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findAllByText('is loading')).toHaveLength(2);
    await expect(canvas.queryByText('The last race')).toBeNull();
    await expect(canvas.queryByText('The first course of the club')).toBeNull();
  },
});

/** No race has been run yet. */
export const Empty = meta.story({
  args: { game: noRaces },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first course of the club')).toBeInTheDocument();
  },
});

/** The backend is down: the club shows its first course, and no figures of races. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The first course of the club')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Watch a race' })).toBeNull();
    await expect(canvas.queryByText('won the last race')).toBeNull();
    await waitFor(() => expect(canvas.queryByText('to the next off')).toBeNull());
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { path: winners, handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The last race takes a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last race')).toBeInTheDocument();
    await expect(requestWaves()).toBe(1);
  },
});

export const TestWatchedRaceKnown = meta.story({
  name: 'Test: the race to watch is not named before it is known what is on',
  args: { handlers: () => [http.post('*/rest/v1/rpc/future_races', () => new Promise(() => {}))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last race')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Watch a race' })).toBeNull();
  },
});

export const TestRaceRun = meta.story({
  name: 'Test: the last race and the winners are shown once the next race is run',
  args: {
    path: winners,
    handlers: () => [
      http.post(
        '*/rest/v1/rpc/future_races',
        () =>
          HttpResponse.json([
            raceRow({ ...race, id: 'running', status: 'closed', offAt: moment + 50 }),
          ]),
        { once: true },
      ),
      http.post('*/rest/v1/rpc/race_results', () => HttpResponse.json([]), { once: true }),
      http.get('*/rest/v1/races', () => HttpResponse.json([]), { once: true }),
    ],
  },
  play: async ({ canvas }) => {
    // The requests of a crowd are spread over three seconds.
    const winner = await canvas.findByText(/won for.* over 1600 m/);
    await expect(winner).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Watch a race' })).toBeVisible();
  },
});

export const TestVerifies = meta.story({
  name: 'Test: the first reason runs the last race again on being asked, and says what it found',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The last race');
    await userEvent.click(canvas.getByRole('button', { name: 'Run the last race again' }));
    // The race of the fixtures has no true seed: that is what has to be found.
    const verdict = await canvas.findByText(/^Not verified: \d+ of \d+ checks differ/);
    await expect(verdict).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Run it again' })).toBeVisible();
  },
});

export const TestPreview = meta.story({
  name: 'Test: the preview film is the last race, in a dialog, fetched on being asked for',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The last race');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview video' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A race at Furlong' }));
    await expect(dialog.getByRole('link', { name: /^Open in a new tab/ })).toHaveAttribute(
      'href',
      '/races/view-last-race',
    );
    await expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
