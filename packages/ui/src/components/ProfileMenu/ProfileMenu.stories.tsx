import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { ProfileMenu, type ProfileMenuProps } from './ProfileMenu';

const meta = preview.meta({
  title: 'Frame/ProfileMenu',
  component: ProfileMenu,
  args: {
    stableName: 'Hillcrest',
    email: 'ada@example.com',
    stableHref: '#stable',
    profileHref: '#profile',
    settingsHref: '#settings',
    onSignOut: fn(),
  } satisfies ProfileMenuProps,
});

export const Default = meta.story();

/** A name too long for the header is cut, and the menu still says it whole to a reader. */
export const LongName = meta.story({
  args: { stableName: 'The Thirty-Seventh Marquis of Wetherby Moor Racing' },
});

export const TestSignOut = meta.story({
  name: 'Test: four lines, the last signs out',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hillcrest, account menu' }));
    await screen.findByRole('menu');
    const lines = screen.getAllByRole('menuitem').map((line) => line.textContent);
    await expect(lines).toEqual(['My Stable', 'Profile', 'Settings', 'Sign Out']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});
