import { GameError } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { errorCodeOf, errorMessage } from './errorMessage.ts';

test('a player reads the sentence of a refusal, or the one that the account service gave', () => {
  expect(errorMessage(new GameError('race_full'))).toBe(gameErrors.race_full);
  expect(errorMessage(new GameError('bad_request', 'E-mail taken'))).toBe('E-mail taken');
});

test('of an error that nobody foresaw a player reads no details', () => {
  expect(errorMessage(new TypeError('x is undefined'))).toBe('An unexpected error occurred');
  expect(errorMessage('offline')).toBe('An unexpected error occurred');
});

test('who has to wait reads for how long, as the server said', () => {
  const refused = new GameError('too_many_requests', undefined, undefined, 161);
  expect(errorMessage(refused)).toBe(
    'Too many attempts in a short time. Please wait 2 minutes 41 seconds and try again.',
  );
  expect(errorMessage(new GameError('too_many_requests'))).toBe(gameErrors.too_many_requests);
});

test('only a code of the game is one', () => {
  expect(errorCodeOf(new GameError('offline'))).toBe('offline');
  expect(errorCodeOf(Object.assign(new Error(), { code: 'PGRST116' }))).toBeNull();
  expect(errorCodeOf({ code: 'offline' })).toBeNull();
});
