import { describe, expect, test } from 'vitest';
import { type Registration, refusal } from './validation';

const ada: Registration = {
  fullName: 'Ada Byron',
  stableName: 'Hillcrest',
  email: 'ada@example.com',
  password: 'gallop',
};

describe('registering', () => {
  test('a complete form is sent', () => {
    expect(refusal('register', ada, true)).toBeUndefined();
  });

  test.each(['fullName', 'stableName', 'email', 'password'] as const)('%s is needed', (field) => {
    expect(refusal('register', { ...ada, [field]: '' }, true)).toBe('Please fill in all fields');
  });

  test.each(['fullName', 'stableName'] as const)('%s of nothing but spaces is empty', (field) => {
    expect(refusal('register', { ...ada, [field]: '   ' }, true)).toBe('Please fill in all fields');
  });

  test('six characters make a password, five do not', () => {
    expect(refusal('register', { ...ada, password: '123456' }, true)).toBeUndefined();
    expect(refusal('register', { ...ada, password: '12345' }, true)).toBe(
      'Password must be at least 6 characters long',
    );
  });

  test('an address that the browser finds wrong is none', () => {
    expect(refusal('register', { ...ada, email: 'ada@' }, false)).toBe(
      'Please enter a valid e-mail address',
    );
  });
});

describe('logging in', () => {
  test('needs no names, and takes a password of any length', () => {
    const form = { ...ada, fullName: '', stableName: '', password: 'x' };
    expect(refusal('login', form, true)).toBeUndefined();
  });

  test('needs e-mail and password', () => {
    expect(refusal('login', { ...ada, email: ' ' }, true)).toBe('Please fill in all fields');
    expect(refusal('login', { ...ada, password: '' }, true)).toBe('Please fill in all fields');
  });
});
