import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { runner } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { harbourSprint, settledRace } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Jockey',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/jockeys/1' },
});

/** Told to everybody: who it is, how well that one rides, and what came of it. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Tom Ashdown' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^1st of 40 this season/)).toBeVisible();
    await expect(canvas.getByText(/^Worth about 0\.3 of a length/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rides' })).toBeVisible();
  },
});

/** The strike rate is told by track, distance and season. */
export const ByDistance = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Distance' }));
    await expect(await canvas.findByRole('table', { name: /by distance/ })).toBeVisible();
  },
});

const asking = { ...runner(1, 0, 'Bright Anchor'), place: null, draw: null, asked: 1 };

/** An owner has asked: it is public while entries are open. */
export const AskedFor = meta.story({
  args: { game: { ...game, races: [{ race: harbourSprint, runners: [asking] }, settledRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Rides ahead' })).toBeVisible();
    await expect(canvas.getByText('Asked for')).toBeVisible();
  },
});

/** One who has never ridden has a face, a skill and the way to ask. */
export const Unridden = meta.story({
  args: { path: '/races/jockeys/40' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cole Hathaway has not ridden yet')).toBeVisible();
    await expect(canvas.getByText('Has not ridden this season.')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The jockey could not be loaded')).toBeVisible();
  },
});
