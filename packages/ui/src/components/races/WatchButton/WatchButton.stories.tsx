import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { WatchButton, type WatchButtonProps } from './WatchButton';

const meta = preview.meta({
  title: 'Components/Races/WatchButton',
  component: WatchButton,
  args: { focused: false, onWatch: fn<WatchButtonProps['onWatch']>() } satisfies WatchButtonProps,
});

export const Default = meta.story();

export const TestReturned = meta.story({
  name: 'Test: the focus returns to it from the film that it had opened, which it opens again',
  tags: ['!autodocs'],
  args: { focused: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Watch the race' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWatch).toHaveBeenCalledOnce();
  },
});
