import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Quick Start Guide',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/help/quick-start-guide' },
});

export const Success = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const create = await canvas.findByRole('link', { name: 'Create Account' });
    await expect(create).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: 'Watch Demo Video' })).toBeVisible();
    const main = canvasElement.querySelector('main');
    if (main === null) throw new Error('The page has no main.');
    const steps = within(main).getAllByRole('heading', { level: 2 });
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Sign up free',
      'Pick your stable’s name',
      'Verify your e-mail',
      'Meet your two-year-old',
      'Enter a novice race',
      'Watch it run',
      'Pro tips',
      'More help',
    ]);
    for (const told of [
      'There is no fee, and no card is asked for',
      'no other stable may have one that looks like it',
      'Follow the link in the mail that we send you',
      'A starter horse is waiting in its box, with basic equipment on its peg',
      'Every second race is for beginners: free to enter',
      'In 3D, while it is on',
    ]) {
      await expect(main).toHaveTextContent(told);
    }
    await expect(canvas.getByText(/^Championship series run/)).toBeVisible();
    const tips = canvas.getByRole('heading', { name: 'Pro tips' }).closest('section');
    await expect(tips?.querySelectorAll('li')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Championship series' })).toHaveAttribute(
      'href',
      '/races/championships-series',
    );
    await expect(canvas.getByRole('link', { name: 'All of the help' })).toHaveAttribute(
      'href',
      '/help',
    );
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(main.querySelector('a[href="/community/forums"]')).toHaveTextContent('Forums');
  },
});

/** An owner has an account already. */
export const SignedIn = meta.story({
  args: { player: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to My Stable' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create Account' })).toBeNull();
  },
});
