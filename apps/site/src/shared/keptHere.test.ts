import { afterEach, expect, test, vi } from 'vitest';
import { keptHere, keptInTab } from './keptHere.ts';

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '../../../../packages/{ui,backend,game}/src/**/*.{ts,tsx}',
    '!../../../../packages/**/*.{css,test,stories}.*',
    '!../**/*.{css,test,stories}.*',
    '!../storybook/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const forbid = () =>
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  vi.unstubAllGlobals();
});

test('nothing else touches what a browser may forbid to keep', () => {
  const users = Object.entries(sources)
    .filter(([, source]) =>
      /\b(localStorage|sessionStorage|indexedDB|caches\.|document\.cookie|cookieStore)\b/.test(
        source,
      ),
    )
    .map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(users).toEqual(['./keptHere.ts']);
});

test('where storage is forbidden, what is kept lasts as long as the page', () => {
  forbid();
  expect(keptHere.getItem('theme')).toBeNull();
  keptHere.setItem('theme', 'dark');
  expect(keptHere.getItem('theme')).toBe('dark');
  keptHere.removeItem('theme');
  expect(keptHere.getItem('theme')).toBeNull();
});

test('so does what a full storage does not take, until it does', () => {
  const items = new Map([['theme', 'light']]);
  let full = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
  });
  keptHere.setItem('theme', 'dark');
  expect(keptHere.getItem('theme')).toBe('dark');
  full = false;
  keptHere.setItem('theme', 'dark');
  items.set('theme', 'light');
  expect(keptHere.getItem('theme')).toBe('light');
});

test('what begins so is forgotten together, kept or not', () => {
  forbid();
  for (const key of ['draft:a', 'draft:b', 'other']) keptHere.setItem(key, 'x');
  keptHere.removeAll('draft:');
  expect(['draft:a', 'draft:b', 'other'].map(keptHere.getItem)).toEqual([null, null, 'x']);
  expect(keptInTab.getItem('other')).toBeNull();
});
