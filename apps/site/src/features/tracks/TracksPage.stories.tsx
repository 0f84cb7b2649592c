import type { CourseRuns } from '@furlong/backend';
import { trackIds } from '@furlong/game/rules';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { careerOf } from '../../storybook/career.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import trackHandlers from '../../storybook/requestHandlers/trackHandlers.ts';

/** What many races have shown: the inside and those that lead win more than their share. */
const counted: CourseRuns[] = trackIds.flatMap((trackId, track) =>
  ([0, 1, 2] as const).flatMap((third) =>
    ([0, 1, 2, 3] as const).map((style) => ({
      trackId,
      surface: trackId === 'port-regis' ? ('Dirt' as const) : ('Turf' as const),
      distance: 1600,
      third,
      style,
      runs: 430,
      wins: 58 - 10 * third - 3 * style - track,
      byChance: 40,
    })),
  ),
);

const run = { ...game, races: [...game.races, ...careerOf(8)] };
const shown = { game: run, handlers: () => trackHandlers(run, counted) };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Track',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/track' },
});

/** The six tracks, those that race this season first. */
export const Success = meta.story({
  args: shown,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kingsmere' })).toHaveAttribute(
      'href',
      '/races/track/kingsmere',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getAllByText('“Inside” wins more often than its share.')).not.toEqual([]);
  },
});

/** No race has been run: nothing is claimed. */
export const Empty = meta.story({
  args: { game: { ...game, races: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Races run')).toHaveLength(6);
    await expect(canvas.queryByText(/its share/)).toBeNull();
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Racing this season')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kingsmere' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The tracks could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** One track in full. */
export const InFull = meta.story({
  args: { ...shown, path: '/races/track/ashford-downs' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Downs' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Records' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Races ahead' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /by draw$/ })).toHaveTextContent('1.34');
  },
});

/** A track that no race has been run at. */
export const InFullEmpty = meta.story({
  args: { path: '/races/track/red-mesa' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No race has been run here yet')).toBeVisible();
    await expect(canvas.getByText('No race is planned here')).toBeVisible();
  },
});

/** What the races have shown could not be loaded; how the track lies is known. */
export const InFullFailed = meta.story({
  args: { path: '/races/track/red-mesa', handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The track’s races could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Red Mesa' })).toBeVisible();
  },
});

/** No track has this name. */
export const Missing = meta.story({
  args: { path: '/races/track/toString' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});
