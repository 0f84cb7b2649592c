import { expect, it } from 'vitest';
import { kindOf, logLine } from './requestLog.ts';

const answered = {
  id: '0e9d6f6e-53a3-4d62-9a3c-0d5b2f2b7a11',
  kind: 'calendar',
  method: 'GET',
  path: `/calendar/${'a'.repeat(64)}.ics`,
  status: 404,
  code: 'calendar_not_found',
  ms: 12,
} as const;

it('writes a line of JSON about what was refused or has failed, without secrets', () => {
  const line = logLine(answered, Date.UTC(2026, 10, 26)) ?? '';
  expect(JSON.parse(line)).toEqual({
    at: '2026-11-26T00:00:00.000Z',
    ...answered,
    path: '/calendar/[withheld].ics',
  });
});

it('writes none about what was answered', () => {
  expect(logLine({ ...answered, status: 302 }, 0)).toBeNull();
});

it.each([
  ['/rest/v1/races', 'api'],
  ['/auth/v1/token', 'auth'],
  ['/pictures/club.png', 'picture'],
  ['/calendar/0.ics', 'calendar'],
  ['/health/ready', 'operator'],
  ['/metrics', 'operator'],
  ['/assets/main-1.js', 'file'],
  ['/races/future-races', 'page'],
  ['/', 'page'],
])('%s asks for: %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
