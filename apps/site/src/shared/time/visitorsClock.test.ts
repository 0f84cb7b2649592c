import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../**/*.{ts,tsx}', '!../../**/*.{css,test,stories}.*', '!../../storybook/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Where the visitor's clock is compared with the server's; the last runs in the server's own process. */
const mayRead = ['./clock.ts', '../api/fetchWithLimits.ts', '../../app/previews/preview.ts'];

test('nothing else reads the visitor’s clock', () => {
  const readers = Object.entries(sources)
    .filter(([, source]) => /\bDate\.now\b|new Date\(\)/.test(source))
    .map(([file]) => file);
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(readers.toSorted()).toEqual(mayRead.toSorted());
});
