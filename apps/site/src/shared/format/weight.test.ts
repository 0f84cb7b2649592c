import { expect, test } from 'vitest';
import { formatWeight } from './weight.ts';

test('a weight is told in stones of fourteen pounds', () => {
  expect([126, 130, 139, 140].map(formatWeight)).toEqual(['9-0', '9-4', '9-13', '10-0']);
});
