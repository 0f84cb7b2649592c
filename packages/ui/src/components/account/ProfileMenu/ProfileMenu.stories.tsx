import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu';

const meta = preview.meta({
  title: 'Components/Account/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Hillcrest',
    stableHref: '#stable',
    profileHref: '#profile',
    settingsHref: '#settings',
    onSignOut: fn(),
  } satisfies ProfileMenuProps,
});

export const Default = meta.story();

/** A name too long for the header is cut, and stands whole in the menu. */
export const LongName = meta.story({
  args: { name: 'The Thirty-Seventh Marquis of Wetherby Moor Racing' },
});

export const Open = meta.story({
  args: { name: 'The Thirty-Seventh Marquis of Wetherby Moor Racing' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /account menu$/ }));
    await expect(await screen.findByRole('group', { name: args.name })).toBeVisible();
  },
});

export const TestKeyboard = meta.story({
  name: 'Test: opened by a key, walked with the arrows, and Escape gives the focus back',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Hillcrest, account menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'My Stable' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const TestSignOut = meta.story({
  name: 'Test: four lines, the last signs out',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hillcrest, account menu' }));
    await screen.findByRole('menu');
    const lines = screen.getAllByRole('menuitem').map((line) => line.textContent);
    await expect(lines).toEqual(['My Stable', 'Profile', 'Settings', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
