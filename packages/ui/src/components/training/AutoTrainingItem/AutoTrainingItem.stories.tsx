import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { faces } from '../../../fixtures/portraits';
import { silks } from '../../../fixtures/silks';
import { Countdown } from '../../badges/Countdown/Countdown';
import { AutoTrainingItem, type AutoTrainingItemProps } from './AutoTrainingItem';
import { AutoTrainingItemSkeleton } from './AutoTrainingItemSkeleton';

const nextIn = (seconds: number) => (
  <Countdown label="Next session in" seconds={seconds} done="Session begins now" />
);

const meta = preview.meta({
  title: 'Components/Training/AutoTrainingItem',
  component: AutoTrainingItem,
  args: {
    horseId: 'h1',
    horse: 'Silver Comet',
    portrait: faces.grey,
    silks: silks.silverBirch,
    programme: 'Balanced',
    schedule: 'Every 6 hours',
    costPerSession: '$200',
    spent: '$600 of $2,000 spent this week',
    countdown: nextIn(8940),
    onStop: fn<AutoTrainingItemProps['onStop']>(),
  } satisfies AutoTrainingItemProps,
});

export const Default = meta.story();

/** The countdown has run out, and the session has not been recorded yet. */
export const Due = meta.story({ args: { countdown: nextIn(0) } });

/** The trainer passed over a session, and took nothing for it. */
export const Skipped = meta.story({
  args: { note: 'The last session was left out and not charged: energy under 35%.' },
});

/** The order to stop is on its way. */
export const Busy = meta.story({ args: { busy: true } });

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    horse: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopprogram',
    programme: 'Endurance Focused',
  },
});

/** The horses are on their way. */
export const Loading = meta.story({ render: () => <AutoTrainingItemSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <AutoTrainingItem {...args} />
      <AutoTrainingItem
        {...args}
        horse="Turf Legend"
        portrait={faces.bay}
        silks={silks.longmeadow}
        programme="Recovery"
        countdown={nextIn(42)}
        busy
        note="The last session was left out and not charged: energy under 35%."
      />
    </div>
  ),
});

export const TestStops = meta.story({
  name: 'Test: Stop names the horse that it stops',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Stop auto-training of Silver Comet' }),
    );
    await expect(args.onStop).toHaveBeenCalledWith({ horseId: 'h1' });
    await expect(canvas.getByRole('timer')).toHaveTextContent('Next session in 2 h 29 min');
  },
});
