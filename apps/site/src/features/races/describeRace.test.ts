import { expect, test } from 'vitest';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { describeRace } from './describeRace.ts';

const offAt = Date.UTC(2026, 2, 14, 14, 30);
const winner = runner(1, 83_410, 'Silver Comet');

test('a race to come is what it is, where, for how much, and when', () => {
  expect(describeRace({ ...race, offAt }, [])).toBe(
    'Grade 1, 1600\u00a0m on turf at Ashford Downs, for $50,000. Off Saturday 14 March 2026, 14:30 UTC.',
  );
});

test('a race that is over is told by its winner and time, and a dead heat by both', () => {
  expect(describeRace({ ...finished, offAt }, [winner, runner(2, 83_440)])).toBe(
    'Silver Comet won the Ashford Stakes (Grade 1), 1600\u00a0m on turf at Ashford Downs, in 1:23.41. Run Saturday 14 March 2026, 14:30 UTC.',
  );
  const level = { ...runner(1, 83_410, 'Iron Duchess') };
  expect(describeRace({ ...finished, offAt }, [winner, level])).toMatch(
    /^Silver Comet and Iron Duchess won /,
  );
});

test('a race that was called off is said to be', () => {
  expect(describeRace({ ...finished, status: 'void', offAt }, [winner])).toMatch(/was called off/);
});
