import { DAY, HOUR } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, type UserEventObject as UserEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { declaredRace, settled } from '../../storybook/races.ts';
import { completed, sessionOf } from '../../storybook/requestHandlers/trainingHandlers.ts';
import { longName, withLongNames, withSixtyHorses } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race Calendar',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/race-calendar', player: ada },
});

const sessions = [
  completed(sessionOf(horse, 'speed', moment - 2 * HOUR), 0.3),
  // The auto-trainer's.
  {
    ...completed(sessionOf(horse, 'speed', moment - 3 * DAY), 0.3),
    programme: 'auto_balanced' as const,
  },
];

/** A month in which Ada's horses ran, worked, rested and are entered. */
const busy = {
  game: {
    ...game,
    players: [{ ...ada, sessions, stable: { ...ada.stable, createdAt: moment - 12 * DAY } }, ben],
    races: [
      declaredRace,
      ...game.races.slice(1),
      settled('week-ago', 'Kingsmere Mile', moment - 7 * DAY),
    ],
  },
};

/** What is chosen first is today: runners, training, and the programme that is left. */
export const Success = meta.story({
  args: busy,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    const today = await canvas.findByRole('button', { name: /^Saturday 21 November, today/ });
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    const runners = await canvas.findByRole('list', { name: 'Your runners' });
    await expect(
      await within(runners).findByRole('link', { name: 'Silver Comet in the Ashford Stakes' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Silver Comet: Speed training')).toBeVisible();
    const programme = await canvas.findByRole('list', { name: 'On the programme' });
    await expect(within(programme).getByRole('link', { name: 'Harbour Sprint' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /19 November Rest$/ })).toBeVisible();
  },
});

/** A day of the past tells what came of it, and has no programme any more. */
export const PastDay = meta.story({
  args: { ...busy, path: '/stable/race-calendar?day=2026-11-14' },
  play: async ({ canvas }) => {
    const runners = await canvas.findByRole('list', { name: 'Your runners' });
    await expect(await within(runners).findByText('1st')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'On the programme' })).toBeNull();
  },
});

/** Days are walked by the arrow keys, months by their buttons, and the address keeps both. */
export const Walking = meta.story({
  args: busy,
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('button', { name: /21 November, today/ });
    await userEvent.click(today);
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('heading', { name: 'Sunday 22 November' })).toBeVisible();
    await expect(canvas.getByText('Nothing is entered yet.')).toBeVisible();
    // Beyond the last open race the programme is planned, and leads nowhere yet.
    const planned = await canvas.findByRole('list', { name: 'On the programme' });
    await expect(within(planned).queryAllByRole('link')).toEqual([]);
    await expect(within(planned).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(await canvas.findByRole('heading', { name: 'December 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  },
});

/** The programme by track, class, and what suits the horses. */
export const Filtered = meta.story({
  args: { ...busy, path: '/stable/race-calendar?day=2026-11-23&class=Class+4&suits=on' },
  play: async ({ canvas, userEvent }) => {
    const programme = await canvas.findByRole('list', { name: 'On the programme' });
    for (const row of within(programme).getAllByRole('listitem')) {
      await expect(row).toHaveTextContent(/Class 4 .* suits /);
    }
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(await canvas.findByText(/^720 races$/)).toBeVisible();
  },
});

/** The month as a list. */
export const List = meta.story({
  args: { ...busy, path: '/stable/race-calendar?view=list' },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('list', { name: 'Saturday 14 November' });
    await expect(
      within(day).getByRole('link', { name: 'Silver Comet in the Kingsmere Mile' }),
    ).toBeVisible();
    await expect(await canvas.findByText('Silver Comet: Balanced training')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Of one horse alone. */
export const OneHorse = meta.story({
  args: { ...busy, path: '/stable/race-calendar?view=list&horse=iron-duchess' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Iron Duchess in the/)).length).toBeGreaterThan(2);
    await expect(canvas.queryByText(/^Silver Comet in the/)).toBeNull();
  },
});

/** It is known that there is none yet. */
async function makeAddress(canvas: ReturnType<typeof within>, userEvent: UserEvent) {
  const make = await canvas.findByRole('button', { name: 'Make an address' });
  await waitFor(() => expect(make).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(make);
}

/** The address is made when it is wanted, and can be renewed. */
export const Address = meta.story({
  args: busy,
  play: async ({ canvas, userEvent }) => {
    await makeAddress(canvas, userEvent);
    const file = await canvas.findByRole('link', { name: 'Download the file' });
    const first = file.getAttribute('href');
    await expect(first).toMatch(/\/calendar\/[0-9a-f]{64}\.ics$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Renew the address' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Download the file' }).getAttribute('href')).not.toBe(
        first,
      ),
    );
  },
});

export const AddressRefused = meta.story({
  args: {
    ...busy,
    handlers: () => [http.post('*/rest/v1/rpc/renew_calendar_secret', () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    await makeAddress(canvas, userEvent);
    await expect(await canvas.findByText(/No answer came/)).toBeVisible();
  },
});

/** A stable that has done nothing yet, on a programme that is still being drawn up. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is entered yet.')).toBeVisible();
    await expect(canvas.getByText('No races found')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** The answers take a while: all is asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your calendar is loading.')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your calendar could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your calendar could not be loaded')).toBeVisible();
  },
});

/** Any of sixty horses can be looked at alone. */
export const SixtyHorses = meta.story({
  args: { game: withSixtyHorses },
  play: async ({ canvas, userEvent }) => {
    const horses = await canvas.findByRole('combobox', { name: 'Horse' });
    await userEvent.selectOptions(horses, 'Number 42');
    await expect(canvas.getByRole('option', { name: 'Number 42' })).toBeInTheDocument();
  },
});

export const LongNames = meta.story({
  args: { game: withLongNames },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: longName })).toBeInTheDocument();
    await expect((await canvas.findAllByText(/suits Wether.* and 1 more$/))[0]).toBeVisible();
  },
});

/** Of a game that is kept elsewhere: what its own server would answer at this address is not offered. */
export const Hosted = meta.story({
  args: busy,
  beforeEach: () => {
    const kept = document.createElement('meta');
    kept.name = 'supabase-url';
    // Not the page's own origin, letter by letter, and yet answered as it is.
    kept.content = `${location.origin}/`;
    document.head.prepend(kept);
    return () => kept.remove();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your runners' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In your own calendar' })).toBeNull();
  },
});
