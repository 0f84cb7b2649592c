import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { settled } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race Results',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/race-results' },
});

const main = (canvasElement: HTMLElement) => canvasElement.querySelector('main');

/** Newest first. */
const results = Array.from({ length: 20 }, (_, index) =>
  settled(`result-${30 - index}`, `Result ${30 - index}`, moment - Math.max(index, 2) * 3_600_000),
);

export const Success = meta.story({
  args: { game: { ...game, races: results.slice(0, 6) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 results shown')).toBeVisible();
    await expect(canvas.getAllByText('Silver Comet')).toHaveLength(6);
    await expect(canvas.getAllByText('Iron Duchess')).toHaveLength(6);
    await expect(canvas.getAllByText('1:34.79')).toHaveLength(6);
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Race Results' });
    await expect(main(canvasElement)?.querySelector('a')).toBeNull();
    await expect(canvas.queryByText('No results yet')).toBeNull();
  },
});

/** No race has been run. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results yet')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The results could not be loaded')).toBeVisible();
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
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ashford Mile')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const TestPaging = meta.story({
  name: 'Test: show more loads what was run before the last race',
  args: { game: { ...game, races: results.toReversed() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show more/ }));
    await canvas.findByText('20 results shown');

    const shown = canvas.getAllByText(/^Result \d+$/).map(({ textContent }) => textContent);
    await expect(shown).toEqual(results.map(({ race }) => race.name));
    await expect(bodiesOf('POST rpc/race_results')[1]).toEqual({
      p_limit: 18,
      p_before_id: 'result-13',
      p_before_off: new Date(results[17]?.race.offAt ?? 0).toISOString(),
    });
  },
});

export const TestHidden = meta.story({
  name: 'Test: who has not watched yet hides how races ended, and the browser remembers it',
  args: { game: { ...game, races: results.slice(0, 6) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Hide results' }));
    for (const told of ['Silver Comet', 'Iron Duchess', '1:34.79']) {
      await expect(canvas.queryByText(told)).not.toBeInTheDocument();
    }
    await expect(canvas.getByRole('link', { name: 'Result 30' })).toBeVisible();
    await expect(localStorage.getItem('furlong:hide-results')).toBe('yes');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide results' }));
    await expect(canvas.getAllByText('Silver Comet')).toHaveLength(6);
    await expect(localStorage.getItem('furlong:hide-results')).toBeNull();
  },
});
