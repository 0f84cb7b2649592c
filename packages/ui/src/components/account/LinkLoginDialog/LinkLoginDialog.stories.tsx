import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LinkLoginDialog, type LinkLoginDialogProps } from './LinkLoginDialog';

const meta = preview.meta({
  title: 'Components/Account/LinkLoginDialog',
  component: LinkLoginDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    email: 'ada@example.com',
    onAccept: fn(),
    onClose: fn(),
  } satisfies LinkLoginDialogProps,
});

/** A visitor has opened a link that this browser did not ask for. */
export const Default = meta.story({ tags: ['vrt'] });

/** Somebody else is logged in. */
export const OtherPlayerLoggedIn = meta.story({
  tags: ['vrt'],
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  args: { current: 'The Thirty-Seventh Marquis of Wetherby Moor Racing' },
});

export const Busy = meta.story({ args: { busy: true } });

export const TestSafeFirst = meta.story({
  name: 'Test: what changes nothing has the focus',
  play: async ({ args, userEvent }) => {
    const stay = screen.getByRole('button', { name: 'Do not log in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});
