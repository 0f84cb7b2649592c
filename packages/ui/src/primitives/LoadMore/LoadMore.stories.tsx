import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadMore, type LoadMoreProps } from './LoadMore';

const meta = preview.meta({
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { summary: '24 races shown', onLoadMore: fn() } satisfies LoadMoreProps,
});

export const Default = meta.story();

export const Busy = meta.story({ args: { busy: true } });

/** The list is complete. */
export const End = meta.story({ render: () => <LoadMore summary="All 31 races shown" /> });

export const TestMore = meta.story({
  name: 'Test: asks for more',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});
