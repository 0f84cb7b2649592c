import { http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { careerOf } from '../../storybook/career.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { raced } from '../../storybook/racedStable.ts';

const path = '/stable/performance-stats';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Performance Stats',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** The first thing said is how the stable does against expectation, in one sentence with its figures. */
export const Success = meta.story({
  args: raced(60),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Your stable won 19 of 57 runs with a morning line, which expected 10\.1\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/3 runs without a line are left out\.$/)).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Strike rate by distance' });
    await expect(within(table).getByRole('row', { name: /^Mile/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Earnings of \d+ weeks: \$/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Ratings of your horses' })).toBeVisible();
  },
});

/** Strike rate by distance, going, track, draw, jockey and style: a table each, kept in the address. */
export const EachWay = meta.story({
  args: raced(60),
  play: async ({ canvas, userEvent }) => {
    for (const [tab, row] of [
      ['Going', /^Good \(turf\)/],
      ['Track', /^Kingsmere/],
      ['Draw', /third/],
      ['Jockey', /^Tom Ashdown/],
      ['Style', /./],
      ['Distance', /^Middle Distance/],
    ] as const) {
      await userEvent.click(await canvas.findByRole('tab', { name: tab }));
      const table = await canvas.findByRole('table', {
        name: `Strike rate by ${tab.toLowerCase()}`,
      });
      await expect(within(table).getAllByRole('rowheader', { name: row })[0]).toBeVisible();
    }
  },
});

/** Of one horse: earnings, its rating and its condition over time. */
export const OneHorse = meta.story({
  args: { ...raced(40), path: `${path}?horse=${horse.id}&by=track` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Silver Comet won \d+ of 37 runs/)).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Rating of Silver Comet after each of 40 runs: from 80/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Condition of Silver Comet: noted 44 times/ }),
    ).toBeVisible();
  },
});

/** Each plot has its table. */
export const Tables = meta.story({
  args: { ...raced(40), path: `${path}?horse=${horse.id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Run by run'));
    await expect(
      within(canvas.getByRole('table', { name: /^Ratings run by run/ })).getAllByRole('row'),
    ).toHaveLength(41);
    await userEvent.click(canvas.getByText('Mark by mark'));
    await expect(
      within(canvas.getByRole('table', { name: /^Conditions noted/ })).getAllByRole('row'),
    ).toHaveLength(45);
    await userEvent.click(canvas.getByText('Week by week'));
    await expect(canvas.getByRole('table', { name: /^Earnings week by week/ })).toBeVisible();
  },
});

/** The horse and the season are chosen, and kept in the address. */
export const Filtered = meta.story({
  args: raced(60),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Your stable won/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Season' }), 'This season');
    await expect(await canvas.findByText(/^Your stable won \d of \d runs/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Silver Comet' }));
    await expect(await canvas.findByText(/^Silver Comet won/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Horse' })).toHaveDisplayValue(
      'Silver Comet',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(await canvas.findByText(/of 57 runs with a morning line/)).toBeVisible();
  },
});

/** Sixty horses that all ran. */
export const SixtyHorses = meta.story({
  args: {
    game: {
      ...raced(1).game,
      races: careerOf(12).flatMap(({ race, runners }, index) =>
        Array.from({ length: 5 }, (_, heat) => ({
          race: { ...race, id: `${race.id}-${heat}` },
          runners: runners.slice(0, 1).map((entry) => ({
            ...entry,
            id: `${entry.id}-${heat}`,
            horseId: `string-${index * 5 + heat}`,
            horse: { ...entry.horse, name: `Stablemate Number ${index * 5 + heat + 1}` },
            stableId: ada.stable.id,
          })),
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Ratings of your horses' });
    await expect(within(table).getAllByRole('row')).toHaveLength(61);
  },
});

/** Nothing was run yet: a sentence and one button. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('No runs yet');
    // The links of the stable's side bar and of the footer say the same.
    const links = canvas.getAllByRole('link', { name: 'Enter Race' });
    await expect(links.find((link) => said.parentElement?.contains(link))).toHaveAttribute(
      'href',
      '/stable/enter-race',
    );
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** Nothing of what the address asks for. */
export const NoneFound = meta.story({
  args: { ...raced(3), path: `${path}?horse=iron-duchess` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all runs' }));
    await expect(await canvas.findByText('Your stable won 1 of 3 runs.')).toBeVisible();
    await expect(
      canvas.getByText('None of them had a morning line to be compared with.'),
    ).toBeVisible();
  },
});

/** An address that names no horse, or a season before the first, is refused: there are no runs of it. */
export const Malformed = meta.story({
  args: {
    ...raced(3),
    path: `${path}?horse=nobody`,
    handlers: () => [http.post('*/rest/v1/rpc/my_run_counts', () => refusal('bad_request'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No runs found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show all runs' })).toBeEnabled();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});

/** The answers take a while: all is asked for at once. */
export const Slow = meta.story({
  args: { ...raced(12), path: `${path}?horse=${horse.id}`, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Silver Comet won/)).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your statistics are loading.')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your statistics could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your statistics could not be loaded')).toBeVisible();
  },
});
