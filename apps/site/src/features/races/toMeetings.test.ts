import { DAY, HOUR } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { race } from '../../storybook/fixtures.ts';
import { harbourSprint } from '../../storybook/races.ts';
import { toMeetings } from './toMeetings.ts';

const now = race.offAt - 600_000;
const later = (over: Partial<typeof race>, hours: number) => ({
  ...race,
  ...over,
  offAt: race.offAt + hours * HOUR,
});

describe('the programme by meetings', () => {
  test('the races of a track and day stand together by time, the next meeting first', () => {
    const second = later({ id: 'second' }, 1);
    const tomorrow = later({ id: 'tomorrow' }, DAY / HOUR);
    const meetings = toMeetings([race, harbourSprint, second, tomorrow], now);
    expect(meetings.map(({ races }) => races.map(({ id }) => id))).toEqual([
      ['ashford-stakes', 'second'],
      ['harbour-sprint'],
      ['tomorrow'],
    ]);
    expect(meetings.map(({ summary }) => summary.split('\u00a0· ')[0])).toEqual([
      'Today',
      'Today',
      'Tomorrow',
    ]);
  });

  test('a ground that all races share is said once, of the meeting', () => {
    const [shared] = toMeetings([race, later({ id: 'second' }, 1)], now);
    expect(shared).toMatchObject({ oneGround: true });
    expect(shared?.summary).toMatch(/\u00a0· Turf, Good$/);
    const [mixed] = toMeetings([race, later({ surface: 'Dirt' }, 1)], now);
    expect(mixed).toMatchObject({ oneGround: false });
    expect(mixed?.summary).not.toContain('Turf');
  });
});
