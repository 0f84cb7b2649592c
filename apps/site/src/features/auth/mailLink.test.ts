import { expect, test } from 'vitest';
import { readMailLink } from './mailLink.ts';

test('a link that confirmed the address brings a session', () => {
  expect(readMailLink('#access_token=abc&type=signup&expires_in=3600')).toEqual({
    confirmed: true,
    problem: null,
  });
});

test('a link that has expired says so', () => {
  expect(
    readMailLink('#error=access_denied&error_description=Email+link+is+invalid+or+has+expired'),
  ).toEqual({ confirmed: false, problem: 'Email link is invalid or has expired' });
});

test('any other fragment is none of ours', () => {
  expect(readMailLink('#winners')).toEqual({ confirmed: false, problem: null });
  expect(readMailLink('')).toEqual({ confirmed: false, problem: null });
});
