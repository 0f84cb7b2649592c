import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ErrorState, type ErrorStateProps } from './ErrorState';

const meta = preview.meta({
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'The races could not be loaded',
    message: 'You seem to be offline. Check your connection.',
    onRetry: fn(),
  } satisfies ErrorStateProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const Retrying = meta.story({ args: { retrying: true } });

export const TestRetry = meta.story({
  name: 'Test: announced at once, and can be tried again',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The races could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
