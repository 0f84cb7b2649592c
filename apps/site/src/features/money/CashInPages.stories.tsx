import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Cash In',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/account/cash-in', player: ada },
});

/** What is not offered, and what prize money is good for. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing is paid out here/)).toBeVisible();
    for (const [name, href] of [
      ['Enter Race', '/stable/enter-race'],
      ['See the Sales Ring', '/marketplace/buy-in-sales-ring'],
    ] as const) {
      const links = canvas.getAllByRole('link', { name });
      await expect(links.at(-1)).toHaveAttribute('href', href);
    }
  },
});

export const History = meta.story({
  args: { path: '/account/cash-in-history' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing was paid out')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});
