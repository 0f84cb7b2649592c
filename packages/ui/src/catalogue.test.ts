import { describe, expect, test } from 'vitest';
import * as door from './index';

/** Every file of the library as it is written, but for its looks. */
const sources = import.meta.glob<string>(
  ['./{primitives,components,fixtures}/**/*.{ts,tsx}', '!./**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const rooms = Object.keys(import.meta.glob(['./primitives/*/*.tsx', './components/*/*/*.tsx']));
const stories = new Set(rooms.filter((path) => path.endsWith('.stories.tsx')));

/** Folders that hold a component of their own name: `./primitives/Button/Button.tsx`. */
const components = rooms.flatMap((path) => {
  const [file, folder] = path.split('/').reverse();
  return folder && file === `${folder}.tsx` ? [{ name: folder, path }] : [];
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const folders = new Set(rooms.map(folderOf));

test('every folder holds a component of its own name', () => {
  const named = new Set(components.map(({ path }) => folderOf(path)));
  expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
});

test.each(Object.keys(door))('%s is shown by a story, alone or inside another', (name) => {
  const used = new RegExp(`\\b${name}\\b`);
  const made = new RegExp(`export (function|const) ${name}\\b`);
  expect(Object.values(sources).some((source) => used.test(source) && !made.test(source))).toBe(
    true,
  );
});

// A story that reads the clock, the network or the dice looks different tomorrow.
const restless =
  /Date\.now|new Date\(\)|performance\.now|Math\.random|crypto\.|\bfetch\(|XMLHttpRequest|WebSocket/;

test.each(Object.entries(sources))('%s uses no clock, network or randomness', (_path, source) => {
  expect(source).not.toMatch(restless);
});

/** What a component asks of its host, as written, without the words about it. */
function propsOf(source: string): string {
  const contracts = source.match(/^export (interface|type) \w*Props\b[\s\S]*?\n(?=\n)/gm) ?? [];
  return contracts.join('\n').replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');
}

describe.each(components)('$name', ({ name, path }) => {
  test('has its stories beside it', () => {
    expect(stories).toContain(path.replace('.tsx', '.stories.tsx'));
  });

  test('asks of its host what it asked before', () => {
    expect(propsOf(sources[path] ?? '')).toMatchSnapshot();
  });

  test('goes out by the only door', () => {
    expect(Object.keys(door)).toContain(name);
  });
});
