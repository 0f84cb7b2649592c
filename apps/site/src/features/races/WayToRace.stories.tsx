import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { race } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { declaredRace, liveRace, settledRace } from '../../storybook/races.ts';
import { raceRow } from '../../storybook/rows.ts';

const next = '/races/next-race';
const last = '/races/view-last-race';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Way to Race',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: next, game: { ...game, races: [declaredRace, settledRace] } },
});

/** The race that is off next, not the one that is on. */
export const Next = meta.story({
  args: {
    game: {
      ...game,
      races: [{ ...liveRace, race: { ...liveRace.race, id: 'on' } }, declaredRace, settledRace],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Stakes' }),
    ).toBeVisible();
    await expect(screen.getByText(`/races/${declaredRace.race.id}`)).toBeInTheDocument();
  },
});

/** The programme is at its end. */
export const NoNext = meta.story({
  args: { game: { ...game, races: [settledRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No race is planned at the moment')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the last race' })).toHaveAttribute(
      'href',
      last,
    );
  },
});

/** The backend is down. */
export const NextFailed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The next race could not be loaded')).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Next race' })).toBeVisible();
    await expect(canvas.queryByText('No race is planned at the moment')).toBeNull();
  },
});

/** The film of the last race opens by itself. */
export const Last = meta.story({
  args: { path: last },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Mile' }),
    ).toBeVisible();
    await expect(screen.getByText(`/races/${settledRace.race.id}?at=-4`)).toBeInTheDocument();
    // The film stands first, under the site's header and the race's name, and who won below it.
    await expect(canvas.queryByText(/^Won by/)).toBeNull();
    const film = await canvas.findByRole('heading', { name: 'The film' });
    const [result] = await canvas.findAllByRole('table');
    await expect(film.getBoundingClientRect().top).toBeLessThan(
      result?.getBoundingClientRect().top ?? 0,
    );
    const [header] = canvas.getAllByRole('banner');
    await expect(header?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(document.title).toBe('Ashford Mile · Furlong'));
    await expect(canvas.getByRole('link', { name: 'On to the next race' })).toHaveAttribute(
      'href',
      next,
    );
  },
});

/** No race has been run. */
export const NoLast = meta.story({
  args: { path: last, game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No race has been run yet')).toBeVisible();
  },
});

/** The backend is down. */
export const LastFailed = meta.story({
  args: { path: last, handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The last race could not be loaded')).toBeVisible();
  },
});

export const TestOpened = meta.story({
  name: 'Test: who waits for a race is led to it as soon as it is opened',
  args: {
    handlers: () => [
      http.post(
        '*/rest/v1/rpc/future_races',
        () =>
          HttpResponse.json([raceRow({ ...race, id: 'off', status: 'closed', offAt: moment - 1 })]),
        { once: true },
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No race is planned at the moment')).toBeVisible();
    // The requests of a crowd are spread over three seconds.
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Stakes' }),
    ).toBeVisible();
  },
});
