import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { helpPages } from './helpPages.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Help',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/help' },
});

/** Every page by its subject, and every word of racing. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Help' });
    for (const { path } of Object.values(helpPages)) {
      await expect(canvasElement.querySelector(`main a[href="${path}"]`)).toBeVisible();
    }
    await expect(canvas.getByText('An eighth of a mile: 201 metres.')).toBeVisible();
  },
});

/** As one types: the answers lead to the very section, and how many there are is heard. */
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the help' });
    await userEvent.type(field, 'hammer');
    const answer = await canvas.findByRole('link', { name: 'Auctions' }, { timeout: 60_000 });
    await expect(answer).toHaveAttribute('href', '/help/market-for-new-horses#auctions');
    await expect(canvas.getByText(/^\d+ answers?$/)).toHaveAttribute('role', 'status');
  },
});

/** A slip of the finger is forgiven; what is nowhere says so, and the cross brings all back. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the help' });
    await userEvent.type(field, 'galop');
    await canvas.findAllByText(/^Gallops?/, {}, { timeout: 60_000 });
    await userEvent.clear(field);
    await userEvent.type(field, 'xylophone');
    await expect(await canvas.findByText('No help found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No help found')).toBeNull());
  },
});
