import { expect, test } from 'vitest';
import { plainWords } from './plainWords.ts';

test.each([
  ['It rides **faster** than it says.', 'It rides faster than it says.'],
  ['> Who won?\n\n- [Comet](/horses/comet)\n- nobody', 'Who won? Comet nobody'],
  ['1. first 2) second', 'first second'],
  ['a [link that is cut off](/marketplace/cla', 'a link that is cut off'],
  ['5 - 3 is 2', '5 3 is 2'],
])('%j is told as %j', (text, words) => {
  expect(plainWords(text, 160)).toBe(words);
});

test('what is too long ends at a word', () => {
  expect(plainWords('one two three four', 10)).toBe('one two …');
});
