import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Coming Soon',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/community/referees' },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This stand is not open yet')).toBeVisible();
  },
});
