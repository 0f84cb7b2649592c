import { jockeys } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { licenceIn } from './licenceIn.ts';

test('a licence is a number that a jockey has', () => {
  expect(licenceIn('1')).toBe(1);
  expect(licenceIn(`${jockeys.length}`)).toBe(jockeys.length);
});

test.each(['0', '41', '-1', '01', '1.0', '1e1', '', 'x', '99999999999999999999'])(
  'there is none in "%s"',
  (text) => {
    expect(licenceIn(text)).toBeNull();
  },
);
