import { IconHorseshoe, IconLogout, IconSettings } from '@tabler/icons-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Icon } from '../Icon/Icon';
import { Menu, type MenuProps } from './Menu';

const signOut = fn();

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'Hillcrest',
    trigger: 'Hillcrest',
    groups: [
      [
        { label: 'My Stable', href: '#stable', icon: <Icon icon={IconHorseshoe} /> },
        { label: 'Settings', href: '#settings', icon: <Icon icon={IconSettings} /> },
      ],
      [{ label: 'Sign Out', onPress: signOut, icon: <Icon icon={IconLogout} /> }],
    ],
  } satisfies MenuProps,
});

export const Default = meta.story();

/** Opened by a press or an arrow key. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hillcrest' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
});

export const TestKeyboard = meta.story({
  name: 'Test: opened, walked and closed by keys, focus returns',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Hillcrest' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'My Stable' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
