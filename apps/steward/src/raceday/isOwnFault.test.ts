import { GameError } from '@furlong/backend';
import { describe, expect, it } from 'vitest';
import { isOwnFault } from './isOwnFault.ts';

const answered = (code: ConstructorParameters<typeof GameError>[0], cause?: object) =>
  new GameError(code, undefined, cause);

describe('what counts against a race', () => {
  it.each([
    ['a card that cannot be run', new RangeError('No engine of that name.')],
    ['what the database refuses', answered('bad_request', { code: 'PT400' })],
    ['a value that no column takes', answered('bad_request', { code: '22P02' })],
    ['a constraint that it would break', answered('bad_request', { code: '23514' })],
  ])('%s', (_, error) => {
    expect(isOwnFault(error)).toBe(true);
  });

  it.each([
    ['no network', answered('offline')],
    ['a database that is away', answered('server_failed', { code: 'database_unavailable' })],
    ['a statement that took too long', answered('server_failed', { code: '57014' })],
    ['a deadlock', answered('server_failed', { code: '40P01' })],
    ['too many requests', answered('too_many_requests')],
    ['other keys', answered('not_signed_in')],
    ['a right that is wanting', answered('bad_request', { code: '42501' })],
    ['a function of another version', answered('bad_request', { code: 'PGRST202' })],
    ['a race that another steward has moved on', answered('race_closed', { code: 'PT409' })],
  ])('not %s', (_, error) => {
    expect(isOwnFault(error)).toBe(false);
  });
});
