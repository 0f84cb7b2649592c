import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Inline } from '../Inline/Inline';
import { type ToastMessage, Toasts, type ToastsProps, useToast } from './Toasts';

function Sayer(toast: ToastMessage) {
  const say = useToast();
  return <Button onPress={() => say(toast)}>Say: {toast.tone ?? 'success'}</Button>;
}

const undo = fn();

const meta = preview.meta({
  title: 'Primitives/Toasts',
  component: Toasts,
  args: {
    children: (
      <Inline>
        <Sayer message="Silver Comet is entered in the Ashford Stakes." />
        <Sayer
          tone="info"
          message="The blue saddle is out of the cart."
          action={{ label: 'Undo', onPress: undo }}
        />
        <Sayer tone="error" message="The connection failed. Nothing was sent." />
      </Inline>
    ),
  } satisfies ToastsProps,
});

export const Default = meta.story();

/** The newest stands on top. */
export const Shown = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(await screen.findAllByRole('dialog')).toHaveLength(3);
  },
});

export const TestUndo = meta.story({
  name: 'Test: a toast is said, offers a way back, and closes',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say: info' }));
    const toast = await screen.findByRole('dialog', {
      name: 'The blue saddle is out of the cart.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});
