import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TimeAgo, type TimeAgoProps } from './TimeAgo';

const meta = preview.meta({
  title: 'Components/Badges/TimeAgo',
  component: TimeAgo,
  args: {
    ago: '12 minutes ago',
    at: '2026-06-13T14:30:00Z',
    exact: 'Sat 13 Jun 2026, 14:30',
  } satisfies TimeAgoProps,
});

export const Default = meta.story();

/** It has only just happened. */
export const JustNow = meta.story({ args: { ago: 'just now' } });

/** Old enough that the day says more than the distance. */
export const LongAgo = meta.story({ args: { ago: '13 June' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: ({ at, exact }) => (
    <div style={{ display: 'grid', gap: 4 }}>
      {['just now', '12 minutes ago', 'yesterday', '13 June'].map((ago) => (
        <TimeAgo key={ago} ago={ago} at={at} exact={exact} />
      ))}
    </div>
  ),
});

export const TestInstant = meta.story({
  name: 'Test: the instant itself is in the page',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const time = canvas.getByText('12 minutes ago');
    await expect(time).toHaveAttribute('datetime', '2026-06-13T14:30:00Z');
    await expect(time).toHaveAttribute('title', 'Sat 13 Jun 2026, 14:30');
  },
});
