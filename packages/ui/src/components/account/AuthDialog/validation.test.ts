import { describe, expect, test } from 'vitest';
import type { AuthFields } from './fields';
import { refusal } from './validation';

const ada: AuthFields = {
  fullName: 'Ada Byron',
  stableName: 'Hillcrest',
  email: 'ada@example.com',
  password: 'gallop',
  code: '',
};
const nothing = { fields: {} };
const missing = 'Please fill in this field';
const tooShort = 'Password must be at least 6 characters long';

describe('registering', () => {
  test('a complete form is sent', () => {
    expect(refusal('register', ada, true)).toEqual(nothing);
  });

  test.each(['fullName', 'stableName', 'email', 'password'] as const)('%s is needed', (field) => {
    expect(refusal('register', { ...ada, [field]: '' }, true)).toEqual({
      summary: 'Please fill in all fields',
      fields: { [field]: missing },
    });
  });

  test.each(['fullName', 'stableName'] as const)('%s of nothing but spaces is empty', (field) => {
    expect(refusal('register', { ...ada, [field]: '   ' }, true).fields).toEqual({
      [field]: missing,
    });
  });

  test('six characters make a password, five do not', () => {
    expect(refusal('register', { ...ada, password: '123456' }, true)).toEqual(nothing);
    expect(refusal('register', { ...ada, password: '12345' }, true)).toEqual({
      fields: { password: tooShort },
    });
  });

  test('an address that the browser finds wrong is none', () => {
    expect(refusal('register', { ...ada, email: 'ada@' }, false)).toEqual({
      fields: { email: 'Please enter a valid e-mail address' },
    });
  });

  test('all that has to be mended is said at once', () => {
    const form = { ...ada, stableName: '', email: 'ada@', password: '12345' };
    expect(Object.keys(refusal('register', form, false).fields)).toHaveLength(3);
  });
});

describe('logging in', () => {
  test('needs no names, and takes a password of any length', () => {
    const form = { ...ada, fullName: '', stableName: '', password: 'x' };
    expect(refusal('login', form, true)).toEqual(nothing);
  });

  test('needs e-mail and password', () => {
    expect(refusal('login', { ...ada, email: ' ' }, false).fields).toEqual({ email: missing });
    expect(refusal('login', { ...ada, password: '' }, true).fields).toEqual({ password: missing });
  });
});

test.each(['recovery', 'resend'] as const)('a mail (%s) needs the address alone', (mode) => {
  const form = { ...ada, fullName: '', stableName: '', password: '' };
  expect(refusal(mode, form, true)).toEqual(nothing);
  expect(refusal(mode, { ...form, email: '' }, true)).toEqual({ fields: { email: missing } });
});

test('a new password is as long as the first', () => {
  const form = { ...ada, email: '', password: '12345' };
  expect(refusal('newPassword', form, false)).toEqual({ fields: { password: tooShort } });
});
