import { expect, test } from 'vitest';
import { shownOwnerName } from '../../src/stables/ownerName.ts';

test.each([
  ['Margaret Hale', 'Margaret H.'],
  ['Margaret Anne Hale', 'Margaret H.'],
  ['Margaret', 'Margaret'],
  ['Jo \u{1F1EC}\u{1F1E7}', 'Jo'],
  ['Elodie \u00d6z', 'Elodie \u00d6.'],
])('of %s others read %s until the owner chooses', (fullName, read) => {
  expect(shownOwnerName(fullName, 'initial')).toBe(read);
  expect(shownOwnerName(fullName, 'full')).toBe(fullName);
  expect(shownOwnerName(fullName, 'none')).toBeNull();
});
