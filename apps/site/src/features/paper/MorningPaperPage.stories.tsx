import { refusalsOf } from '@furlong/backend/refusals';
import { DAY, gameErrors, seasonSpan } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { myPaper, type Papers, paperDay, paperRace, quietPaper } from '../../storybook/papers.ts';
import { ada } from '../../storybook/players.ts';
import { desktop, mobile } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';
import { timestamp } from '../../storybook/timestamps.ts';

const having = (papers: Partial<Papers>) => ({
  game: { ...game, papers: { ...game.papers, ...papers } },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Morning Paper',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/morning-paper', player: ada },
});

/** Who comes back reads what the stable did, then what racing had to tell. */
export const Success = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Since .*2 runs: 1 win and \$25,000 in prizes\.$/),
    ).toBeVisible();
    const runs = within(canvas.getByRole('table', { name: /^Runs of your horses/ }));
    await expect(runs.getByRole('link', { name: 'Watch the Moor Handicap' })).toHaveAttribute(
      'href',
      '/races/moor-handicap?at=-4',
    );
    await expect(canvas.getByText(/2 of Speed and 1 of Agility/)).toBeVisible();
    await expect(canvas.getByText('In and out, whole days: +$26,600 in all')).toBeVisible();
    await expect(canvas.getByText(/was sold by Silver Birch/)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Turf Legend wins at a chance of 3%' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Harbour Light takes the Kingsmere Cup' }),
    ).toBeVisible();
    const watch = canvas.getByRole('list', { name: 'The greatest races of the next 24 hours' });
    await expect(within(watch).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'The day before' })).toHaveAttribute(
      'href',
      '/stable/morning-paper?day=2026-11-20',
    );
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_paper'));
  },
});

export const Phone = meta.story({ ...mobile });
export const Dark = meta.story({ ...desktop, globals: { theme: 'dark', ...desktop.globals } });

/** A paper of a day that is over stays readable, and is not the visit's. */
export const DayBefore = meta.story({
  args: { path: '/stable/morning-paper?day=2026-11-20', ...having({ days: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The paper of 20 Nov 2026/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your Stable' })).toBeVisible();
    await expect(canvas.getByText(/^No race was run on the day before/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The day after' })).toHaveAttribute(
      'href',
      '/stable/morning-paper?day=2026-11-21',
    );
    await expect(sentCalls()).not.toContain('POST rpc/see_paper');
  },
});

/** Nothing happened to the stable, nothing was run, and nothing is on the programme. */
export const Empty = meta.story({
  args: having({ days: [], watch: [], mine: quietPaper }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A quiet time: none of your horses ran/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter a Race' })).toBeVisible();
    await expect(canvas.getByText(/^No race was run yesterday/)).toBeVisible();
    await expect(canvas.getByText(/^No race of the next 24 hours/)).toBeVisible();
  },
});

/** The first day of a game has no yesterday: what today has brought so far is told. */
export const FirstDay = meta.story({
  args: having({ days: [{ ...paperDay, day: '2026-11-21', races: 1, runners: 9 }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 race today, with 9 runners.')).toBeVisible();
  },
});

/** A season began: every horse is a year older, and a record fell. */
export const Birthdays = meta.story({
  args: having({
    days: [{ ...paperDay, records: [paperRace] }],
    mine: {
      ...quietPaper,
      from_at: timestamp(seasonSpan(4).from - DAY),
      to_at: timestamp(seasonSpan(4).from + DAY),
      birthdays: [
        {
          ...{ id: 'silver-comet', name: 'Silver Comet', sex: 'male', birth_season: 1 },
          specialty: 'Mile',
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/is 3 now\. May run in races for three-year-olds/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: /Harbour Light is the fastest ever over/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Course records that fell' })).toBeVisible();
  },
});

/** Two weeks away, with names as long as they may be. */
export const Long = meta.story({
  ...mobile,
  args: having({
    days: [
      {
        ...paperDay,
        surprise: null,
        close: { ...paperRace, horse_name: longName, second: longName },
        close_ms: 0,
      },
    ],
    mine: {
      ...myPaper,
      from_at: timestamp(moment - 14 * DAY),
      more: true,
      runs: myPaper.runs.slice(0, 1).flatMap((run) =>
        Array.from({ length: 30 }, (_, index) => ({
          ...{ ...run, id: `run ${index}`, horse_name: longName, race_id: `race-${index}` },
          at: timestamp(moment - (index * DAY) / 3),
        })),
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The last 30 runs: 30 wins/)).toBeVisible();
    await expect(canvas.getByText(/^There was more/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /could not be parted$/ })).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('While You Were Away')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The paper could not be loaded')).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The paper could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

const codes = refusalsOf.see_paper.filter((code) => code !== 'not_signed_in');

/** Nobody pressed anything that could be pressed again, and what was read is read. */
export const TestUnmarked = meta.story({
  name: 'Test: nothing is said where the visit could not be marked',
  args: {
    handlers: () => {
      const next = [...codes];
      return [
        http.post('*/rest/v1/rpc/see_paper', () => {
          const code = next.shift();
          return code && refusal(code);
        }),
      ];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('While You Were Away')).toBeVisible();
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_paper'));
    for (const code of codes) await expect(document.body).not.toHaveTextContent(gameErrors[code]);
  },
});
