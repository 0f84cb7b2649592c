import { refusalsOf } from '@furlong/backend/refusals';
import { gameErrors, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { keptHere } from '../../shared/keptHere.ts';
import { failing, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { turn } from '../../storybook/seasons.ts';
import { longName } from '../../storybook/stables.ts';
import { readSeasonKey } from './components/SeasonTurnNews.tsx';

const aSeasonAgo = moment - SEASON_WEEKS * WEEK;
const horses = ada.horses.map((horse) => ({ ...horse, createdAt: aSeasonAgo }));
const old = { ...ada, stable: { ...ada.stable, createdAt: aSeasonAgo }, horses };
/** As the season before ended. */
const turned = { ...game, players: [old, ben], turn };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Season Turn',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/season-turn', player: old, game: turned },
});

/** The stable was third, its miler had an award, and both its horses are a year older. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('list', { name: 'Your season in figures' }));
    await expect(figures.getByText('3rd')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'What Changed for Your Horses' }));
    await expect(list.getAllByRole('article')).toHaveLength(2);
    await expect(list.getByText('rating 86 → 92 (+6)').closest('article')).toHaveTextContent(
      /2 wins from 6 · \$12,300 · rating 86 → 92 \(\+6\)/,
    );
    const awards = within(await canvas.findByRole('list', { name: "The season's awards" }));
    await expect(awards.getAllByRole('listitem')).toHaveLength(2);
    await expect(awards.getByText('Champion Miler')).toBeVisible();
    await expect(awards.getByText('Yours')).toBeVisible();
  },
});

/** No season is over since the stable was founded: what the next will change. */
export const Empty = meta.story({
  args: { player: ada, game },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No season is over yet/)).toBeVisible();
    await expect(
      canvas.getByRole('list', { name: 'What Will Change for Your Horses' }),
    ).toBeVisible();
    await expect(sentCalls()).not.toContain('POST rpc/see_season_turn');
  },
});

/** Nobody's horses ran in it, and there was nothing to award. */
export const Idle = meta.story({
  args: {
    game: {
      ...turned,
      turn: {
        row: {
          ...{ ...turn.row, runs: 0, wins: 0, places: 0, earnings: 0, rank: null },
          ...{ stables: 0, horse_ids: [], horse_names: [], horse_runs: [], horse_wins: [] },
        },
        awards: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('no horse of yours ran')).toBeVisible();
    await expect(await canvas.findByText('Nobody won an award')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    game: {
      ...turned,
      players: [{ ...old, horses: horses.map((horse) => ({ ...horse, name: longName })) }, ben],
      turn: {
        ...turn,
        awards: turn.awards.map((award) => ({
          ...award,
          stable_name: longName,
          horse_name: longName,
        })),
      },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await canvas.findByText('Champion Miler', {}, { timeout: 8_000 });
    // The awards are asked for once it is known of which season.
    await expect(requestWaves()).toBeLessThanOrEqual(3);
  },
});

export const TestToldOnce = meta.story({
  name: 'Test: the dashboard tells that a season is over until it was read what it came to',
  args: { path: '/stable' },
  // As a browser that has not shown it yet.
  beforeEach: () => keptHere.removeItem(readSeasonKey(old.stable.id)),
  play: async ({ canvas, userEvent }) => {
    const told = /is over, and your horses are a year older/;
    await expect(await canvas.findByText(told)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See what changed' }));
    await canvas.findByRole('heading', { level: 1, name: 'The Turn of the Season' });
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_season_turn'));
    const [stable] = canvas.getAllByRole('link', { name: 'My Stable' });
    if (stable) await userEvent.click(stable);
    await canvas.findByRole('heading', { name: 'What Needs You' });
    await waitFor(() => expect(canvas.queryByText(told)).toBeNull());
  },
});

const codes = refusalsOf.see_season_turn.filter((code) => code !== 'not_signed_in');

/** Nobody pressed anything that could be pressed again, and what was read is read. */
export const TestUnmarked = meta.story({
  name: 'Test: … and says nothing where the mark was refused',
  args: {
    handlers: () => {
      const next = [...codes];
      return [
        http.post('*/rest/v1/rpc/see_season_turn', () => {
          const code = next.shift();
          return code && refusal(code);
        }),
      ];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Champion Miler')).toBeVisible();
    await waitFor(() => expect(sentCalls()).toContain('POST rpc/see_season_turn'));
    for (const code of codes) await expect(document.body).not.toHaveTextContent(gameErrors[code]);
  },
});
