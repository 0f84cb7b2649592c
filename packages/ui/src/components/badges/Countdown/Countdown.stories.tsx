import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Countdown, type CountdownProps } from './Countdown';

const meta = preview.meta({
  title: 'Components/Badges/Countdown',
  component: Countdown,
  args: {
    label: 'Entries close in',
    seconds: 249,
    done: 'Entries closed',
  } satisfies CountdownProps,
});

export const Default = meta.story();

/** The last minute is red. */
export const LastMinute = meta.story({ args: { seconds: 42 } });

export const Hours = meta.story({ args: { seconds: 11_100 } });

export const Days = meta.story({ args: { seconds: 187_200 } });

/** A panel is about this one moment. */
export const Large = meta.story({ args: { size: 'large', label: 'Off in' } });

/** Zero has passed, and the page has not yet been told what follows. */
export const Done = meta.story({ args: { seconds: -3 } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: ({ label, done }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[187_200, 11_100, 249, 42, 0].map((seconds) => (
        <Countdown key={seconds} label={label} seconds={seconds} done={done} />
      ))}
    </div>
  ),
});

export const TestFormats = meta.story({
  name: 'Test: seconds keep their leading zero',
  tags: ['!autodocs'],
  args: { seconds: 61 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Entries close in 1:01');
  },
});
