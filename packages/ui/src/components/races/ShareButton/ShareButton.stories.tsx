import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ShareButton, type ShareButtonProps } from './ShareButton';

const meta = preview.meta({
  title: 'Components/Races/ShareButton',
  component: ShareButton,
  args: {
    label: 'Share a picture',
    onShare: fn<ShareButtonProps['onShare']>(),
  } satisfies ShareButtonProps,
});

export const Default = meta.story();

export const TestShares = meta.story({
  name: 'Test: it is called by its words, and shares',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share a picture' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});
