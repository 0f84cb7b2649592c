import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Not Found',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/no-such-page' },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page has bolted')).toBeVisible();
  },
});
