import { expect, test } from 'vitest';
import { readMailLink, withoutMailError } from './mailLink.ts';

const readHash = (hash: string) => readMailLink({ hash, search: '' });
const tokens = '#access_token=abc&refresh_token=def&expires_in=3600';

test('a link that confirmed the address brings a session', () => {
  expect(readHash(`${tokens}&type=signup`)).toEqual({
    kind: 'session',
    accessToken: 'abc',
    refreshToken: 'def',
    recovery: false,
  });
});

test('a link to a new password says so', () => {
  expect(readHash(`${tokens}&type=recovery`)).toMatchObject({ recovery: true });
});

test('a link that has expired says so', () => {
  expect(readHash('#error=access_denied&error_code=otp_expired')).toEqual({
    kind: 'failed',
    problem: 'This link has expired or was used already. Ask for a new one.',
  });
});

test('a link that confirmed one end of a change of address says which', () => {
  const said = (message: string) =>
    readHash(`#${new URLSearchParams({ message, type: 'email_change' })}`);
  expect(said('Please proceed to confirm link sent to the other email')).toEqual({
    kind: 'addressConfirmed',
    end: 'first',
  });
  expect(said('Email address changed')).toMatchObject({ end: 'last' });
  expect(readHash('#message=hello')).toBeNull();
});

test('what somebody wrote into the address is not repeated', () => {
  expect(readHash('#error=x&error_description=Call+0900+123456')).toEqual({
    kind: 'failed',
    problem: 'This link did not work. Ask for a new one.',
  });
});

test('any other fragment is none of the account service’s', () => {
  for (const fragment of ['#winners', '', '#access_token=abc']) {
    expect(readHash(fragment)).toBeNull();
  }
});

test('an error that stands in the query is one as well, and is taken out of it', () => {
  const search = '?error=access_denied&horse=comet&error_code=otp_expired&error_description=x';
  expect(readMailLink({ hash: '', search })).toEqual(
    readHash('#error=access_denied&error_code=otp_expired'),
  );
  expect(withoutMailError(search)).toBe('?horse=comet');
  expect(withoutMailError('?error=x')).toBe('');
});

test('tokens that stand in the query are not taken', () => {
  expect(readMailLink({ hash: '', search: tokens.replace('#', '?') })).toBeNull();
});
