import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../shared/databaseUnavailable.ts';
import { normalizeDatabaseError } from './databaseErrors.ts';

afterEach(() => vi.restoreAllMocks());

it('a database on a full disk is out of reach for the moment, and its operator reads why', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = Object.assign(new Error('could not extend file "base/5/1": No space left'), {
    code: '53100',
  });
  expect(() => normalizeDatabaseError(full)).toThrow(DatabaseUnavailable);
  expect(error.mock.calls).toEqual([['The database refused a request: {"code":"53100"}']]);
});
