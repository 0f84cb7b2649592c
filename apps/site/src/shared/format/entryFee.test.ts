import { expect, test } from 'vitest';
import { formatEntryFee } from './entryFee.ts';

test('a race without a fee is free', () => {
  expect([0, 1, 1250].map(formatEntryFee)).toEqual(['Free', '$1', '$1,250']);
});
