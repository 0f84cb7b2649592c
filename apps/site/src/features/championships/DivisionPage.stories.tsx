import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { champion, championships, drawn, season } from '../../storybook/championships.ts';
import { runner } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { entryRow } from '../../storybook/rows.ts';

const path = '/races/championships-series/mile';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Championship Division',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const withDivision = (
  over: Partial<(typeof championships.divisions)[number]>,
  rest: Partial<typeof championships> = {},
) => ({
  ...game,
  championships: {
    ...championships,
    ...rest,
    divisions: championships.divisions.map((each) => ({ ...each, ...over })),
  },
});

/** The table with its cut, one's own horses first, the field as it stands, the road. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /Standings/ });
    await expect(table).toHaveTextContent('Cut: 38 points');
    const own = within(table).getByRole('rowheader', { name: /Iron Duchess Yours/ });
    await expect(own.closest('tr')).toHaveTextContent('Can still get in');
    await expect(within(table).getByText('Won its way in')).toBeVisible();
    const mine = canvas.getByRole('list', { name: 'Your horses' });
    await expect(mine).toHaveTextContent('13th with 26 points, lacks 13 points');
    const field = canvas.getByRole('list', { name: 'The final as it stands' });
    await expect(within(field).getAllByRole('listitem')).toHaveLength(11);
    await expect(canvas.getByRole('list', { name: 'To come' })).toHaveTextContent('To come');
    await expect(canvas.getByRole('list', { name: 'Run' })).toHaveTextContent('Won by Turf Legend');
    await expect(canvas.queryByText('The supplementary place')).toBeNull();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /Standings/ })).toBeVisible();
    await expect(canvas.queryByText('Your horses')).toBeNull();
    await expect(canvas.queryByText('Yours')).toBeNull();
  },
});

/** The final is drawn; a horse without an invitation may have the supplementary place. */
export const Drawn = meta.story({
  args: {
    game: { ...game, championships: drawn },
    handlers: () => [
      http.post('*/rest/v1/rpc/enter_supplementary', () =>
        HttpResponse.json(entryRow(runner(1, 94_790))),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the Place for $7,500' }));
    await expect(sentCalls().some((call) => call.endsWith('enter_supplementary'))).toBe(false);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay $7,500 and Enter' }));
    await waitFor(() =>
      expect(sentCalls().filter((call) => call.endsWith('enter_supplementary'))).toHaveLength(1),
    );
    await expect(canvas.getByRole('link', { name: /^See the final/ })).toHaveAttribute(
      'href',
      '/races/mile-final',
    );
  },
});

export const TestInTheFinal = meta.story({
  name: 'Test: no place is sold to a horse that is in the final',
  args: {
    game: {
      ...game,
      championships: {
        ...drawn,
        fields: drawn.fields.map((place) => ({ ...place, field: 'final' as const })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your horses' })).toHaveTextContent(
      'In the final',
    );
    await expect(canvas.queryByText('The supplementary place')).toBeNull();
  },
});

/** A season that is over, with its champion. */
export const Over = meta.story({
  args: {
    path: `${path}?season=${season}`,
    game: withDivision(
      { finalRaceId: 'mile-final', drawnAt: moment - 3_600_000, champion: champion.horse },
      { champions: [{ ...champion, season }] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Season ${season} · Mile champion`)).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: /See the result of the final/ }),
    ).toBeVisible();
  },
});

/** The first days of a season. */
export const Empty = meta.story({
  args: {
    game: withDivision(
      { leader: null, cutPoints: null, qualifiersRun: 0, contenders: 0 },
      { table: [], road: [], fields: [], mine: [] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No points yet')).toBeVisible();
    await expect(canvas.getByText('No qualifier has been run yet.')).toBeVisible();
  },
});

/** Names as long as they may be. */
export const Long = meta.story({
  args: {
    game: withDivision(
      {},
      {
        table: championships.table.map((row) => ({
          ...row,
          horse: { ...row.horse, name: 'Thirty-Seventh Marquis of Wether' },
        })),
      },
    ),
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Mile Championship' }),
    ).toBeVisible();
    await expect(canvas.queryByText('No points yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow], player: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: /Standings/ }, { timeout: 8_000 }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The championship could not be loaded')).toBeVisible();
  },
});

/** There is no such division. */
export const Missing = meta.story({
  args: { path: '/races/championships-series/hurdles' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
  },
});
