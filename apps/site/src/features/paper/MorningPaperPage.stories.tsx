import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Morning Paper',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/morning-paper', player: ada },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Say here what is read first')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });
