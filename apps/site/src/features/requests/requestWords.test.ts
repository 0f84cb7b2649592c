import { HOUR, MINUTE } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { moment } from '../../storybook/moment.ts';
import { harbourRequest } from '../../storybook/raceRequests.ts';
import { sayFitting, sayMissing, sayOff, sayStables, sayState, sayWhom } from './requestWords.ts';

const { request } = harbourRequest;

test('a request says how many are missing, and until when', () => {
  expect(sayMissing(harbourRequest, moment)).toMatch(/^2 more by today /);
  expect(sayState(harbourRequest, moment)).toMatch(
    /^2 more horses by today .*, and it is a race\.$/,
  );
});

test.each([
  ['open', /^Its time is up/, request.latestOff - MINUTE],
  ['full', /^It is full, and off /, moment],
  ['opened', /^It is a race, off /, moment],
  ['expired', /did not become a race/, moment],
  ['withdrawn', /^All have left it/, moment],
] as const)('a request that is %s says so', (state, sentence, now) => {
  expect(sayState({ ...harbourRequest, request: { ...request, state } }, now)).toMatch(sentence);
});

test('it is off between two moments, or at the one that is known', () => {
  expect(sayOff({ ...request, earliestOff: moment + HOUR }, moment)).toMatch(/ to today /);
  expect(sayOff({ ...request, earliestOff: moment - HOUR }, moment)).toMatch(/^From now to /);
  expect(sayOff({ ...request, offAt: moment + HOUR }, moment)).not.toMatch(/ to /);
});

test('whom it is for names a sex only where it is one', () => {
  expect(sayWhom({ ...request, sex: null })).not.toMatch(/fillies/);
  expect(sayWhom({ ...request, sex: 'female' })).toMatch(/fillies and mares$/);
});

test('who else fits is counted, and not beyond a hundred', () => {
  expect(sayFitting({ horses: 0, stables: 0 })).toMatch(/^No other horse/);
  expect(sayFitting({ horses: 1, stables: 1 })).toBe('1 other horse of 1 stable would fit.');
  expect(sayFitting({ horses: 100, stables: 40 })).toMatch(/^A hundred horses or more of 40/);
});

test('the stables that it still lacks are told', () => {
  expect(sayStables(harbourRequest)).toMatch(/^2 more stables at least/);
});
