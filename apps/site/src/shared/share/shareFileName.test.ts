import { expect, test } from 'vitest';
import { shareFileName } from './shareFileName.ts';

test('a file is called after its subject and day, in letters that every system takes', () => {
  const at = Date.UTC(2026, 2, 14, 23, 59);
  expect(shareFileName('Corrigan Bay Breeders’ Cup', at)).toBe(
    'corrigan-bay-breeders-cup-2026-03-14.png',
  );
  expect(shareFileName('Prix d’Été', at)).toBe('prix-dete-2026-03-14.png');
});
