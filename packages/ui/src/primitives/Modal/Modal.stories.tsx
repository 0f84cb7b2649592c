import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Modal, type ModalProps } from './Modal';

const meta = preview.meta({
  title: 'Primitives/Modal',
  component: Modal,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    title: 'Withdraw Silver Comet?',
    children: (
      <Stack>
        <Text>The fee is not returned once entries are closed.</Text>
        <Button variant="danger">Withdraw</Button>
      </Stack>
    ),
  } satisfies ModalProps,
});

export const Default = meta.story({ tags: ['vrt'] });

export const Dark = meta.story({ tags: ['vrt'], globals: { theme: 'dark' } });

/** For pictures and tables. */
export const Wide = meta.story({ args: { size: 'wide' } });

export const TestClosing = meta.story({
  name: 'Test: Escape, the cross and the backdrop ask to close',
  play: async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Withdraw Silver Comet?' });
    await expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
});

export const TestFocusReturns = meta.story({
  name: 'Test: the focus returns to what opened it',
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Withdraw a horse</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const opener = screen.getByRole('button', { name: 'Withdraw a horse' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});
