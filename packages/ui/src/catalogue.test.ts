import { describe, expect, test } from 'vitest';
import * as door from './index';

const rooms = Object.keys(import.meta.glob('./{primitives,components}/*/*.tsx'));
const stories = new Set(rooms.filter((path) => path.endsWith('.stories.tsx')));

/** Folders that hold a component of their own name: `./primitives/Button/Button.tsx`. */
const components = rooms.flatMap((path) => {
  const [, , folder, file] = path.split('/');
  return folder && file === `${folder}.tsx` ? [{ name: folder, path }] : [];
});

const folders = new Set(rooms.map((path) => path.split('/').slice(0, 3).join('/')));

test('every folder holds a component of its own name', () => {
  const named = new Set(components.map(({ path }) => path.split('/').slice(0, 3).join('/')));
  expect([...folders].filter((folder) => !named.has(folder))).toEqual([]);
});

describe.each(components)('$name', ({ name, path }) => {
  test('has its stories beside it', () => {
    expect(stories).toContain(path.replace('.tsx', '.stories.tsx'));
  });

  test('goes out by the only door', () => {
    expect(Object.keys(door)).toContain(name);
  });
});
