import { refusalsOf } from '@furlong/backend/refusals';
import { expect, test } from 'vitest';

/** The stories of the site, as they are written. */
const stories = Object.values(
  import.meta.glob<string>('../**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

test('every function that may refuse a player has a story that reads why', () => {
  const read = [...stories.matchAll(/\b(?:refused\(\s*'|refusalsOf\.)(\w+)/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(read)].toSorted()).toEqual(Object.keys(refusalsOf));
});
