import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../src/engine/', import.meta.url);
const files = await readdir(folder);

/** What may differ between two browsers, or between two runs. */
const forbidden = [
  /Math\.(?!min\b|max\b|floor\b|abs\b|imul\b)\w+/,
  /\*\*/,
  /\bDate\b/,
  /\brandom\b/i,
  /\b(performance|crypto|Intl|parseFloat|toFixed|toPrecision|localeCompare)\b/,
];

describe('the engine computes the same bits everywhere', () => {
  it.each(files)('%s uses nothing but exact arithmetic', async (file) => {
    const source = await readFile(new URL(file, folder), 'utf8');
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    for (const pattern of forbidden) expect(code).not.toMatch(pattern);
  });
});
