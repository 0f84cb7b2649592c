import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** Every file that an entry imports, directly or by others; types alone are not loaded. */
function loadedBy(entry: URL, seen = new Set<string>()): Set<string> {
  const path = entry.href.slice(source.href.length);
  if (seen.has(path)) return seen;
  seen.add(path);
  const code = readFileSync(entry, 'utf8');
  for (const [, target = ''] of code.matchAll(/^(?:im|ex)port (?!type)[^;]*from '(\.[^']+)'/gm)) {
    loadedBy(new URL(target, entry), seen);
  }
  return seen;
}

it('the rules load nothing of the engine, which pages fetch only to run a race', () => {
  const loaded = [...loadedBy(new URL('exports/rules.ts', source))];
  expect(loaded).toContain('races/entry.ts');
  expect(loaded.filter((path) => /^(engine|fairness|explanations)\//.test(path))).toEqual([]);
});
