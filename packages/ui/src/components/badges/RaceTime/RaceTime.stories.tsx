import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Fact, Facts } from '../Fact/Fact';
import { RaceTime, type RaceTimeProps } from './RaceTime';

const meta = preview.meta({
  title: 'Components/Badges/RaceTime',
  component: RaceTime,
  args: { time: '1:23.41' } satisfies RaceTimeProps,
});

export const Default = meta.story();

/** A sprint is over within the minute. */
export const UnderAMinute = meta.story({ args: { time: '57.02' } });

/** Nobody has run this course and distance faster. */
export const CourseRecord = meta.story({ args: { record: 'courseRecord' } });

/** The horse itself has never run it faster. */
export const PersonalBest = meta.story({ args: { record: 'personalBest' } });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Facts>
      <Fact label="1000 m">
        <RaceTime time="57.02" record="courseRecord" />
      </Fact>
      <Fact label="1400 m" size="large">
        <RaceTime time="1:23.41" record="personalBest" />
      </Fact>
      <Fact label="2400 m">
        <RaceTime time="2:28.06" />
      </Fact>
    </Facts>
  ),
});

export const TestSpoken = meta.story({
  name: 'Test: it is heard as a duration, not as a time of day',
  tags: ['!autodocs'],
  args: { time: '1:03.40' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 minute 3.4 seconds')).toBeInTheDocument();
  },
});
