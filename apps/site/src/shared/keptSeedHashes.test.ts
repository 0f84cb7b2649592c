import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeedHash, keptSeedHash } from './keptSeedHashes.ts';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the hash of a race is kept, the first that an entry was answered with', () => {
  expect(keptSeedHash('race')).toBeNull();
  keepSeedHash({ raceId: 'race', seedHash: 'promised' });
  keepSeedHash({ raceId: 'race', seedHash: 'later' });
  expect(keptSeedHash('race')).toBe('promised');
  expect(keptSeedHash('other')).toBeNull();
});

test('of two hundred races and more the newest are kept', () => {
  for (let race = 0; race <= 200; race++) {
    keepSeedHash({ raceId: `race ${race}`, seedHash: `hash ${race}` });
  }
  expect(keptSeedHash('race 0')).toBeNull();
  expect(keptSeedHash('race 1')).toBe('hash 1');
  expect(keptSeedHash('race 200')).toBe('hash 200');
});

test.each(['', '{', '7', '[1, ["race"], ["race", 2]]'])('what is no list is none: %s', (text) => {
  items.set('furlong-seed-hashes', text);
  expect(keptSeedHash('race')).toBeNull();
  keepSeedHash({ raceId: 'race', seedHash: 'promised' });
  expect(keptSeedHash('race')).toBe('promised');
});

test('where storage is forbidden it is kept as long as the page', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  keepSeedHash({ raceId: 'race', seedHash: 'promised' });
  expect(keptSeedHash('race')).toBe('promised');
});
