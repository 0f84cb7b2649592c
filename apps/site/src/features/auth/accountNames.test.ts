import { expect, test } from 'vitest';
import { accountNames } from './accountNames.ts';

const ada = { stableName: 'Hillcrest', fullName: 'Ada Byron', email: 'ada@example.com' };

test('an account is called by its stable, and its owner by the full name', () => {
  expect(accountNames(ada)).toEqual({
    short: 'Hillcrest',
    stable: 'Hillcrest',
    owner: 'Ada Byron',
  });
});

test('without them the address stands in', () => {
  expect(accountNames({ ...ada, stableName: '  ', fullName: '' })).toEqual({
    short: 'ada',
    stable: 'Your Stable',
    owner: 'ada@example.com',
  });
});

test('without an address it is My Stable', () => {
  for (const email of ['', '@example.com']) {
    expect(accountNames({ ...ada, stableName: '', email }).short).toBe('My Stable');
  }
});
