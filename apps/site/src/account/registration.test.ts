import { expect, test } from 'vitest';
import { registrationProblem } from './registration.ts';

const complete = {
  fullName: 'Ada Bell',
  stableName: 'Bell Racing',
  email: 'ada@example.com',
  password: 'six123',
};

test('a complete registration may be sent', () => {
  expect(registrationProblem(complete)).toBeNull();
});

test('names of nothing but spaces count as missing', () => {
  expect(registrationProblem({ ...complete, fullName: ' \t' })).toBe('Please fill in all fields');
  expect(registrationProblem({ ...complete, stableName: '\u00a0\u2003' })).toBe(
    'Please fill in all fields',
  );
});

test('a password of five characters is too short, and of six is not', () => {
  expect(registrationProblem({ ...complete, password: '12345' })).toBe(
    'Password must be at least 6 characters long',
  );
  expect(registrationProblem({ ...complete, password: '123456' })).toBeNull();
});

test('missing names are told before a short password', () => {
  expect(registrationProblem({ ...complete, fullName: '', password: '' })).toBe(
    'Please fill in all fields',
  );
});
