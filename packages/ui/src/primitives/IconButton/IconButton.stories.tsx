import { IconX } from '@tabler/icons-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon';
import { IconButton, type IconButtonProps } from './IconButton';

const meta = preview.meta({
  title: 'Primitives/IconButton',
  component: IconButton,
  args: {
    label: 'Close',
    icon: <Icon icon={IconX} size="medium" />,
    onPress: fn(),
  } satisfies IconButtonProps,
});

export const Default = meta.story();

/** Switched on. */
export const Pressed = meta.story({ args: { pressed: true, label: 'Keep to the favourites' } });

export const TestNamed = meta.story({
  name: 'Test: has a name and can be pressed',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
