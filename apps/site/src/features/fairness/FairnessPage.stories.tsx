import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Fairness',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/fairness' },
});

/** Says both what can be proven and what cannot. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What Verify proves' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What it does not prove' })).toBeVisible();
    await expect(canvas.getByText(/are opened when the horse is retired/)).toBeVisible();
    const results = canvas.getByRole('link', { name: 'Results' });
    await expect(results).toHaveAttribute('download');
    await expect(results.getAttribute('href')).toMatch(/^\/data\/\d{4}-\d\d-\d\d\/runners\.csv$/);
  },
});
