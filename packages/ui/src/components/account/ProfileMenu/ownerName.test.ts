import { expect, test } from 'vitest';
import { ownerName } from './ownerName';

test('an owner is called by the stable', () => {
  expect(ownerName({ stableName: 'Hillcrest', email: 'ada@example.com' })).toBe('Hillcrest');
});

test('without a stable name the local part of the e-mail stands in', () => {
  expect(ownerName({ stableName: '  ', email: 'ada@example.com' })).toBe('ada');
});

test('without either it is My Stable', () => {
  expect(ownerName({})).toBe('My Stable');
  expect(ownerName({ email: '@example.com' })).toBe('My Stable');
});
