import { expect, test } from 'vitest';
import { passwordAdvice } from './passwordAdvice.ts';

test('what is guessed first is told, in whatever letters', () => {
  for (const password of ['123456', 'Password', 'QWERTY', 'furlong']) {
    expect(passwordAdvice(password)).toContain('tried first');
  }
  expect(passwordAdvice('ababab')).toContain('over and over');
});

test('a short one could be longer, and a long one needs no advice', () => {
  expect(passwordAdvice('xk3-pq')).toContain('Longer');
  expect(passwordAdvice('four words in a row')).toBeNull();
  expect(passwordAdvice('')).toBeNull();
});
