import { expect, test } from 'vitest';
import * as raceView from './exports/raceView';
import * as library from './index';

/** Every file of the library as it is written, but for its styles. */
const sources = import.meta.glob<string>(
  ['./{primitives,components,fixtures}/**/*.{ts,tsx}', '!./**/*.css.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const files = Object.entries(sources);
const drawn = Object.keys(import.meta.glob(['./primitives/*/*.tsx', './components/*/*/*.tsx']));

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);

const folders = [...new Set(drawn.map(folderOf))];
// What draws in three dimensions is an entry of its own: it is fetched only to watch a race.
const exported = new Set([...Object.keys(library), ...Object.keys(raceView)]);

test('every folder holds a component of its own name', () => {
  expect(folders.filter((folder) => !drawn.includes(`${folder}/${nameOf(folder)}.tsx`))).toEqual(
    [],
  );
});

test('every component has its stories beside it', () => {
  const without = folders.filter(
    (folder) => !drawn.includes(`${folder}/${nameOf(folder)}.stories.tsx`),
  );
  expect(without).toEqual([]);
});

test('every component goes out by an entry point', () => {
  expect(folders.map(nameOf).filter((name) => !exported.has(name))).toEqual([]);
});

test('every exported component is shown by a story, alone or inside another', () => {
  const unseen = [...exported].filter((name) => {
    const made = new RegExp(`export function ${name}\\b`);
    const shown = new RegExp(`<${name}\\b|component: ${name}\\b`);
    return /^[A-Z]/.test(name) && !files.some(([, text]) => shown.test(text) && !made.test(text));
  });
  expect(unseen).toEqual([]);
});

test('nothing uses the clock, the network or randomness: it would look different tomorrow', () => {
  const restless =
    /Date\.now|new Date\(\)|performance\.now|Math\.random|crypto\.|\bfetch\(|XMLHttpRequest|WebSocket/;
  expect(files.filter(([, text]) => restless.test(text)).map(([path]) => path)).toEqual([]);
});

test('components take the props they took before', () => {
  const props = folders
    .map(nameOf)
    .sort((a, b) => a.localeCompare(b))
    .flatMap(propsOf);
  expect(props.join('\n\n')).toMatchSnapshot();
});

/** Every type that a component's file declares above the component, without comments. */
function propsOf(name: string): string[] {
  const source = files.find(([path]) => path.endsWith(`/${name}/${name}.tsx`))?.[1] ?? '';
  const above = source.slice(0, source.indexOf(`export function ${name}`));
  const uncommented = above.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
  return uncommented.match(/^(export )?(interface|type) (?!\{)[\s\S]*?(?=\n\n)/gm) ?? [];
}
