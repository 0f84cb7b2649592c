import { expect, test } from 'vitest';
import { toCommentary } from './toCommentary.ts';

test('each line has its time in minutes and whole seconds', () => {
  const lines = [0, 7_999, 83_410].map((ms) => ({ ms, text: 'They are off.' }));
  expect(toCommentary(lines).map(({ time }) => time)).toEqual(['0:00', '0:07', '1:23']);
});
