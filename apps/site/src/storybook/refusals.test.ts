import { refusalsOf } from '@furlong/backend/refusals';
import { isGameErrorCode } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { accountRefusals } from './accountRefusals.ts';

/** The stories of the site, as they are written. */
const stories = Object.values(
  import.meta.glob<string>('../**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

/** A mark that a page makes by itself has a story of what comes of it instead: nobody asked for it. */
test('every function that may refuse a player has a story that reads why', () => {
  const read = [...stories.matchAll(/\b(?:(?:refused|markedLater)\(\s*'|refusalsOf\.)(\w+)/g)].map(
    ([, name]) => name,
  );
  expect([...new Set(read)].toSorted()).toEqual(Object.keys(refusalsOf));
});

test('all that becomes of an error of the account service is read in a story', () => {
  const sources = import.meta.glob<string>(
    '../../../../packages/backend/src/shared/{authErrors,gameError}.ts',
    { query: '?raw', import: 'default', eager: true },
  );
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/GameError\('(\w+)'/g)].map(([, code = '']) => code),
  );
  expect(named.every(isGameErrorCode)).toBe(true);
  // For want of a session one is led to the login.
  const read = [...accountRefusals, 'session_not_found'];
  expect(read.toSorted()).toEqual([...new Set(named)].toSorted());
});
