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

/** What a page marks as seen by itself: nobody asked for it, and it is marked on the next visit. */
const unasked = ['see_left_out_sessions', 'see_training'];

test('every function that may refuse a player has a story that reads why', () => {
  const read = [...stories.matchAll(/\b(?:refused\(\s*'|refusalsOf\.)(\w+)/g)].map(
    ([, name]) => name,
  );
  expect([...new Set([...read, ...unasked])].toSorted()).toEqual(Object.keys(refusalsOf));
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
  expect(accountRefusals.toSorted()).toEqual([...new Set(named)].toSorted());
});
