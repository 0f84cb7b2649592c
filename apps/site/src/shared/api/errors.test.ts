import { GameError } from '@furlong/backend';
import { gameErrors } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { errorCodeOf, errorMessage } from './errors.ts';

test('a player reads the sentence of a refusal, or the one that the account service gave', () => {
  expect(errorMessage(new GameError('race_full'))).toBe(gameErrors.race_full);
  expect(errorMessage(new GameError('bad_request', 'E-mail taken'))).toBe('E-mail taken');
});

test('of an error that nobody foresaw a player reads no details', () => {
  expect(errorMessage(new TypeError('x is undefined'))).toBe('An unexpected error occurred');
  expect(errorMessage('offline')).toBe('An unexpected error occurred');
});

test('only a code of the game is one', () => {
  expect(errorCodeOf(new GameError('offline'))).toBe('offline');
  expect(errorCodeOf(Object.assign(new Error(), { code: 'PGRST116' }))).toBeNull();
  expect(errorCodeOf({ code: 'offline' })).toBeNull();
});
