import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { TrainingSummary, type TrainingSummaryProps } from './TrainingSummary';

const meta = preview.meta({
  title: 'Components/Training/TrainingSummary',
  component: TrainingSummary,
  tags: ['vrt'],
  args: {
    kind: 'session',
    horse: 'Silver Comet',
    programme: 'Speed',
    time: '2 hours',
    cost: '$500',
    left: '$23,300',
    benefits: '+0.28 Speed, +0.09 Acceleration',
    progress: { state: 'ready' },
    onStart: fn<TrainingSummaryProps['onStart']>(),
    onCancel: fn<TrainingSummaryProps['onCancel']>(),
  } satisfies TrainingSummaryProps,
});

export const Default = meta.story();

/** It is turf in both themes. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In the auto-trainer, sessions follow each other until they are stopped. */
export const Auto = meta.story({
  args: {
    kind: 'auto',
    programme: 'Balanced',
    time: 'Every 6 hours',
    cost: '$200',
    mostAWeek: '$5,600',
  },
});

/** The horse has worked hard this week: the owner is told before paying. */
export const Warning = meta.story({
  args: {
    warning: 'Silver Comet is overreached. Until 48 hours of rest this work brings nothing.',
  },
});

/** The purse does not hold the price. */
export const TooFewCredits = meta.story({ args: { progress: { state: 'tooFewCredits' } } });

/** A rule forbids it, such as a race within the day. */
export const Barred = meta.story({
  args: { progress: { state: 'barred', refusal: 'Silver Comet runs in less than 24 hours.' } },
});

/** The order is on its way. */
export const Busy = meta.story({ args: { progress: { state: 'busy' } } });

/** The server checked again, and something has changed since the page was read. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'Silver Comet is already in training.' } },
});

export const Done = meta.story({ args: { progress: { state: 'done' } } });

export const LongName = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    kind: 'auto',
    horse: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    programme: 'Endurance Focused',
    time: 'Every 8 hours',
    cost: '$250',
  },
});

export const TestStarts = meta.story({
  name: 'Test: training starts once, or is given up',
  tags: ['!autodocs', '!vrt'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Training' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const TestBusy = meta.story({
  name: 'Test: while the order is on its way nothing more can be pressed',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'busy' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Training' }));
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const TestTooFewCredits = meta.story({
  name: 'Test: too few credits are told, and the button is out of use',
  tags: ['!autodocs', '!vrt'],
  args: { progress: { state: 'tooFewCredits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start Training' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('You have too few credits');
  },
});
