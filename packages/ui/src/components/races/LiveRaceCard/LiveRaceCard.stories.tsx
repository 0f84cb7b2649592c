import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { liveRaces } from '../../../fixtures/live';
import { unbroken } from '../../../fixtures/names';
import { Grid } from '../../../primitives/Grid/Grid';
import { LiveRaceCard, type LiveRaceCardProps } from './LiveRaceCard';
import { LiveRaceCardSkeleton } from './LiveRaceCardSkeleton';

const meta = preview.meta({
  title: 'Components/Races/LiveRaceCard',
  component: LiveRaceCard,
  args: { ...liveRaces.running } satisfies LiveRaceCardProps,
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <LiveRaceCard {...args} />
    </div>
  ),
});

/** The field is on the course. */
export const Default = meta.story();

/** The race is being run again to see who leads. */
export const LeaderUnknown = meta.story({ args: { first: [] } });

/** The runners are going behind. */
export const StartingSoon = meta.story({
  render: () => <LiveRaceCard {...liveRaces.startingSoon} />,
});

/** The judge has called the result. */
export const Finished = meta.story({ render: () => <LiveRaceCard {...liveRaces.finished} /> });

/** Every name at its longest, in the narrowest card. */
export const LongNames = meta.story({
  tags: ['vrt'],
  args: {
    name: unbroken,
    track: unbroken,
    first: liveRaces.running.first.map((runner) => ({ ...runner, horse: unbroken })),
  },
  parameters: { maxInlineSize: 272 },
});

/** The races are on their way. */
export const Loading = meta.story({ render: () => <LiveRaceCardSkeleton /> });

/** The three states side by side, each in its colour. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={272}>
      <LiveRaceCard {...liveRaces.startingSoon} />
      <LiveRaceCard {...liveRaces.running} />
      <LiveRaceCard {...liveRaces.finished} />
    </Grid>
  ),
});

export const TestWatch = meta.story({
  name: 'Test: a running race is watched, and a finished one shows its results',
  tags: ['!autodocs'],
  render: () => (
    <div>
      <LiveRaceCard {...liveRaces.running} />
      <LiveRaceCard {...liveRaces.finished} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Watch Live Ashford Stakes' })).toHaveAttribute(
      'href',
      '/races/r1',
    );
    await expect(canvas.getByRole('link', { name: 'View Results Harbour Sprint' })).toHaveAttribute(
      'href',
      '/races/r2',
    );
    await expect(canvas.getByText('Winner')).toBeVisible();
  },
});
