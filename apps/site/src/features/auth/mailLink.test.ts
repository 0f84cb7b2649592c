import { expect, test } from 'vitest';
import { readMailLink } from './mailLink.ts';

const tokens = '#access_token=abc&refresh_token=def&expires_in=3600';

test('a link that confirmed the address brings a session', () => {
  expect(readMailLink(`${tokens}&type=signup`)).toEqual({
    kind: 'session',
    accessToken: 'abc',
    refreshToken: 'def',
    recovery: false,
  });
});

test('a link to a new password says so', () => {
  expect(readMailLink(`${tokens}&type=recovery`)).toMatchObject({ recovery: true });
});

test('a link that has expired says so', () => {
  expect(readMailLink('#error=access_denied&error_code=otp_expired')).toEqual({
    kind: 'failed',
    problem: 'This link has expired or was used already. Ask for a new one.',
  });
});

test('what somebody wrote into the address is not repeated', () => {
  expect(readMailLink('#error=x&error_description=Call+0900+123456')).toEqual({
    kind: 'failed',
    problem: 'This link did not work. Ask for a new one.',
  });
});

test('any other fragment is none of the account service’s', () => {
  for (const fragment of ['#winners', '', '#access_token=abc']) {
    expect(readMailLink(fragment)).toBeNull();
  }
});
