import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** All that a race is computed with. */
const folders = ['engine', 'random'].map((name) => new URL(`../../src/${name}/`, import.meta.url));

/** What may differ between two browsers, or between two runs. */
const forbidden = [
  /Math\.(?!min\b|max\b|floor\b|abs\b|imul\b)\w+/,
  /\*\*/,
  /\bDate\b/,
  /\b(performance|crypto|Intl|parseFloat|toFixed|toPrecision|localeCompare)\b/,
];

it('the engine uses nothing but exact arithmetic, the same bits everywhere', async () => {
  const read: string[] = [];
  const offences: string[] = [];
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const source = await readFile(new URL(file, folder), 'utf8');
      const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      read.push(file);
      for (const pattern of forbidden) {
        const found = pattern.exec(code);
        if (found !== null) offences.push(`${file}: ${found[0]}`);
      }
    }
  }
  expect(read).toEqual(
    expect.arrayContaining(['furlong2/runRace.ts', 'furlong3/runRace.ts', 'sfc32.ts']),
  );
  expect(offences).toEqual([]);
});
