import { toPublishedRace } from '@furlong/backend/published';
import { expect, test } from 'vitest';
import { finished, race, runner } from '../../storybook/fixtures.ts';
import { namesOf, toPublishedValues, toTalents, toVerifyFindings } from './toVerifyPanelProps.ts';

const result = { race: finished, runners: [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440)] };

test('a race that is not settled cannot be verified yet', () => {
  expect(toPublishedRace({ ...result, race })).toBeNull();
});

test('a settled race hands over all that was published', () => {
  expect(toPublishedRace(result)).toMatchObject({
    raceId: 'ashford-stakes',
    seed: finished.seed,
    runners: [{ horseId: 'silver-comet', draw: 1, nonce: 'nonce-silver-comet', place: 1 }, {}],
  });
});

test('what differs is told with the horses’ names', () => {
  const verification = {
    passed: false,
    trusted: [],
    checks: [{ name: 'order' as const, passed: false, detail: 'silver-comet came second.' }],
    runners: [
      {
        horseId: 'silver-comet',
        passed: false,
        published: { place: 1, timeMs: 83_410 },
        rerun: { place: 2, timeMs: 83_440 },
      },
      {
        horseId: 'number-2',
        passed: false,
        published: { place: 2, timeMs: 83_440 },
        rerun: null,
      },
    ],
  };
  const { checks, finishes } = toVerifyFindings(verification, namesOf(result));
  expect(checks).toEqual([{ name: 'Order', passed: false, detail: 'Silver Comet came second.' }]);
  expect(finishes).toMatchObject({
    type: 'compared',
    runners: [
      {
        horse: 'Silver Comet',
        horseHref: '/horses/silver-comet',
        published: '1st in 1:23.41',
        rerun: '2nd in 1:23.44',
      },
      { horse: 'Number 2', rerun: 'not run' },
    ],
  });
});

test('of a race that was called off nothing is promised that will never be published', () => {
  const calledOff = { ...race, status: 'void', seed: 'd'.repeat(64) } as const;
  const names = toPublishedValues({ race: calledOff, runners: [] }).map(({ name }) => name);
  expect(names).toEqual(['Seed hash', 'Seed']);
});

test('the hash of each runner’s talents stands by the horse’s name', () => {
  expect(toTalents(result).map(({ name }) => name)).toEqual(['Silver Comet', 'Number 2']);
  expect(toTalents(result)[0]?.value).toMatch(/^[0-9a-f]{64}$/);
});
