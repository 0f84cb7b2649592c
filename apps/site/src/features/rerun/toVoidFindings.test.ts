import type { Runner } from '@furlong/backend';
import { toVoidRace } from '@furlong/backend/published';
import { expect, test } from 'vitest';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { toVoidFindings } from './toVoidFindings.ts';

const { checksum: _, ...frozen } = finished;
const calledOff = {
  ...frozen,
  checksum: null,
  status: 'void',
  voidReason: 'could_not_be_run',
} as const;

function notRun(entry: Runner): Runner {
  return { ...entry, place: null, timeMs: null, prize: null };
}
const runners = [notRun(runner(1, 83_410, 'Silver Comet')), notRun(runner(2, 83_440))];

test('only a race that was called off is one', () => {
  expect(toVoidRace({ race: finished, runners })).toBeNull();
  expect(toVoidRace({ race, runners })).toBeNull();
});

test('a race called off after its field was frozen hands over the field', () => {
  expect(toVoidRace({ race: calledOff, runners })).toMatchObject({
    frozen: true,
    reason: 'could_not_be_run',
    calledOffAt: finished.settledAt,
    seed: finished.seed,
    card: finished.card,
    runners: [{ horseId: 'silver-comet', draw: 1, nonce: 'nonce-silver-comet' }, { draw: 2 }],
  });
});

test('a race called off while entries were open hands over those', () => {
  const open = { ...calledOff, card: null, cardHash: null, salt: null };
  const entered = runners.map((entry) => ({ ...entry, draw: null }));
  const handed = toVoidRace({ race: open, runners: entered });
  expect(handed).toMatchObject({ frozen: false, seed: finished.seed });
  expect(handed?.runners.map(({ horseId }) => horseId)).toEqual(['silver-comet', 'number-2']);
});

const found = { checks: [], passed: true, trusted: [] };
const names = new Map([
  ['silver-comet', 'Silver Comet'],
  ['number-2', 'Number 2'],
]);

test('what would have been is told with the horses’ names', () => {
  const wouldBe = [
    { horseId: 'silver-comet', finish: { place: 1, timeMs: 83_410 } },
    { horseId: 'number-2', finish: { place: 2, timeMs: 83_440 } },
  ];
  expect(toVoidFindings({ ...found, wouldBe }, names).finishes).toEqual({
    type: 'would_be',
    runners: [
      {
        horseId: 'silver-comet',
        horse: 'Silver Comet',
        horseHref: '/horses/silver-comet',
        finish: '1st in 1:23.41',
      },
      {
        horseId: 'number-2',
        horse: 'Number 2',
        horseHref: '/horses/number-2',
        finish: '2nd in 1:23.44',
      },
    ],
  });
});

test('what cannot be run again has no finishes', () => {
  expect(toVoidFindings({ ...found, wouldBe: null }, names).finishes).toEqual({ type: 'unknown' });
});
