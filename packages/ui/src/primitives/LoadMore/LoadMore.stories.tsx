import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoadMore, type LoadMoreProps } from './LoadMore';

const meta = preview.meta({
  title: 'Primitives/LoadMore',
  component: LoadMore,
  args: { of: 'races', summary: '24 races shown', onLoadMore: fn() } satisfies LoadMoreProps,
});

export const Default = meta.story();

export const Busy = meta.story({ args: { busy: true } });

/** The list is complete. */
export const End = meta.story({
  render: () => <LoadMore of="races" summary="All 31 races shown" />,
});

export const TestMore = meta.story({
  name: 'Test: asks for more',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more races' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});
