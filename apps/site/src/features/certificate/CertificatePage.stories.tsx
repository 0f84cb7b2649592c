import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Certificate',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/gaming-labs-certification' },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PASS')).toBeVisible();
    for (const date of ['26 Oct 2011', '12/6/2016', '12/6/2020']) {
      await expect(canvas.getByText(date)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Back to Main Site' })).toHaveAttribute(
      'href',
      '/',
    );
  },
});
