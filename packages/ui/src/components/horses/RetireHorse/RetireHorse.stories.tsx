import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { unbroken } from '../../../fixtures/names';
import { RetireHorse, type RetireHorseProps } from './RetireHorse';

const meta = preview.meta({
  title: 'Components/Horses/RetireHorse',
  component: RetireHorse,
  args: {
    horse: 'Silver Comet',
    record: '7 wins from 15 and $128,400 in prizes',
    pieces: 3,
    progress: { state: 'idle' },
    givesUp: null,
    onRetire: fn<RetireHorseProps['onRetire']>(),
    onAsk: fn<RetireHorseProps['onAsk']>(),
  } satisfies RetireHorseProps,
});

export const Default = meta.story();

/** Told plainly what it means; what changes nothing has the focus. */
export const Asked = meta.story({
  tags: ['vrt'],
  parameters: { layout: 'fullscreen' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retire Silver Comet' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Retire Silver Comet for good?' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep in training' })).toHaveFocus();
    await expect(screen.getByText(/This cannot be taken back/)).toBeVisible();
    await expect(args.onRetire).not.toHaveBeenCalled();
  },
});

/** It wears nothing, and its name does not fit. */
export const LongName = meta.story({
  args: { horse: unbroken, pieces: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Retire ${unbroken}` }));
    await expect(screen.queryByText(/back to your store/)).toBeNull();
  },
});

/** The house would still take it back. */
export const GivesUp = meta.story({
  args: { givesUp: 'The house takes it back until tomorrow, but not once it is retired.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retire Silver Comet' }));
    await expect(screen.getByText(/but not once it is retired/)).toBeVisible();
  },
});

/** The server has the last word. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'This horse is at work.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retire Silver Comet' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('This horse is at work.');
  },
});

export const TestAskedTwice = meta.story({
  name: 'Test: the second press retires, and another way out does not',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Retire Silver Comet' });
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Keep in training' }));
    await expect(first).toHaveFocus();
    await expect(args.onRetire).not.toHaveBeenCalled();
    await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: 'Retire for good' }));
    await expect(args.onRetire).toHaveBeenCalledOnce();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while it is being done it cannot be asked for again',
  tags: ['!autodocs'],
  args: { progress: { state: 'busy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retire Silver Comet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retire for good' }));
    await expect(args.onRetire).not.toHaveBeenCalled();
  },
});
