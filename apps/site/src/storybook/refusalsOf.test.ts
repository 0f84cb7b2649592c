import { readdirSync, readFileSync } from 'node:fs';
import { isGameErrorCode } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { refusalsOf } from './refusalsOf.ts';

const schemas = new URL('../../../../packages/backend/supabase/schemas/', import.meta.url);

/** The body of every function of the database by its name. */
const bodies = new Map(
  readdirSync(schemas).flatMap((file) =>
    [
      ...readFileSync(new URL(file, schemas), 'utf8').matchAll(
        /create function (\w+\.\w+)\([\s\S]*?\$\$([\s\S]*?)\$\$/g,
      ),
    ].map(([, name = '', body = '']) => [name, body] as const),
  ),
);

/** The codes that a function names, or one that it calls; how a code is sent names codes of its own. */
function codesOf(name: string, seen = new Set(['private.refuse'])): Set<string> {
  const body = bodies.get(name);
  if (body === undefined || seen.has(name)) return new Set();
  seen.add(name);
  const named = [...body.matchAll(/'([a-z_]+)'/g)].map(([, code = '']) => code);
  const called = [...body.matchAll(/(?:private|public)\.\w+(?=\()/g)].map(([call]) => call);
  return new Set([
    ...named.filter(isGameErrorCode),
    ...called.flatMap((each) => [...codesOf(each, seen)]),
  ]);
}

test.each(Object.entries(refusalsOf))('the stories of %s know every refusal', (action, codes) => {
  expect([...codes].toSorted()).toEqual([...codesOf(`public.${action}`)].toSorted());
});
