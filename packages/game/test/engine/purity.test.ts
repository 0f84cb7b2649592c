import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('../../src/engine/', import.meta.url);

/** What may differ between two browsers, or between two runs. */
const forbidden = [
  /Math\.(?!min\b|max\b|floor\b|abs\b|imul\b)\w+/,
  /\*\*/,
  /\bDate\b/,
  /\brandom\b/i,
  /\b(performance|crypto|Intl|parseFloat|toFixed|toPrecision|localeCompare)\b/,
];

it('the engine uses nothing but exact arithmetic, the same bits everywhere', async () => {
  const offences: string[] = [];
  const files = await readdir(folder);
  for (const file of files) {
    const source = await readFile(new URL(file, folder), 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const pattern of forbidden) {
      const found = pattern.exec(code);
      if (found !== null) offences.push(`${file}: ${found[0]}`);
    }
  }
  expect(files).toContain('runRace.ts');
  expect(offences).toEqual([]);
});
