import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Coming Soon',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/marketplace/claim-a-horse' },
});

export const Success = meta.story({
  tags: ['vrt-page'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This stand is not open yet')).toBeVisible();
  },
});

/** A screen of the stable keeps the panel beside it. */
export const InTheStable = meta.story({
  args: { path: '/stable/performance-stats' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Performance Stats' }),
    ).toBeVisible();
    const panel = within(canvas.getByRole('navigation', { name: 'Stable' }));
    await expect(panel.getByRole('link', { name: 'My Horses' })).toBeVisible();
  },
});
