import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { raced } from '../../storybook/racedStable.ts';
import { desktop } from '../../storybook/refusals.ts';

const path = '/races/my-race-results';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Race Results',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada, ...raced(9) },
});

/** The last first: place, margin, time, rating and prize. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 runs shown')).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/^1 of 6\s*Silver Comet/);
    await expect(first).toHaveTextContent(/Ashford Handicap 9.*from Turf Legend/);
    await expect(
      canvas.getByRole('link', { name: 'Film of the Ashford Handicap 9' }),
    ).toHaveAttribute('href', '/races/career-8?at=-4');
  },
});

/** The address narrows them. */
export const Narrowed = meta.story({
  args: { path: `${path}?result=won&surface=Dirt` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 run shown')).toBeVisible();
  },
});

export const TestFilters = meta.story({
  name: 'Test: each filter is sent, kept in the address, and taken off again',
  ...desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('9 runs shown');
    for (const [label, choice] of [
      ['Horse', 'Silver Comet'],
      ['Track', 'Saltmarsh Park'],
      ['Distance', '1600'],
      ['Surface', 'Dirt'],
      ['Result', 'First three'],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: label }), choice);
    }
    await waitFor(() => {
      const sent: object[] = bodiesOf('POST rpc/my_runs').map(Object);
      return expect(sent.at(-1)).toMatchObject({
        ...{ p_horse_id: 'silver-comet', p_track_id: 'saltmarsh-park', p_distance: 1600 },
        ...{ p_surface: 'Dirt', p_worst_place: 3 },
      });
    });
    await userEvent.click(canvas.getByRole('button', { name: /Clear/ }));
    await expect(await canvas.findByText('9 runs shown')).toBeVisible();
  },
});

/** More than a page. */
export const Long = meta.story({
  args: raced(24),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 runs shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show more/ }));
    await expect(await canvas.findByText('24 runs shown')).toBeVisible();
  },
});

const without = { ...game, races: [] };

/** What it will show, and the one thing to do. */
export const Empty = meta.story({
  args: { game: without },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results yet')).toBeVisible();
  },
});

/** No run is like what the address asks for. */
export const NoneFound = meta.story({
  args: { path: `${path}?track=red-mesa` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No runs found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all runs' })).toHaveAttribute('href', path);
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

/** What it shows is asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 runs shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your results could not be loaded')).toBeVisible();
  },
});

/** A visitor has none, and is led on. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
  },
});
