import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit, from the top of the repository. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const isStory = (file: string) => file.endsWith('.stories.tsx');

/** What of our own a file imports at once: what is only fetched when it is wanted is not counted. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\bfrom '(\.[^']+)'/g)].map(([, path = '']) =>
    relative(root, resolve(root, dirname(file), path)).replace(/\.tsx?$/, ''),
  );
}

/** The files, and all that import one of them, by way of others too. */
function withImporters(files: readonly string[], all: readonly string[]): Set<string> {
  const importers = new Map<string, string[]>();
  for (const file of all) {
    for (const path of importsOf(file)) {
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const importer of importers.get(file.replace(/\.tsx?$/, '')) ?? []) add(importer);
  };
  files.forEach(add);
  return found;
}

/**
 * The stories that a change can touch: in `packages/ui` those that draw what has changed, in the site those beside
 * a page or a part of one that does. Vitest would find every page's, by the one entry of the library.
 */
export function touchedStories(changed: readonly string[]): string[] {
  const code = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    /^(packages\/ui|apps\/site)\/src\/.*\.tsx?$/.test(file),
  );
  const [ofLibrary, ofSite] = ['packages/ui/', 'apps/site/'].map((place) =>
    code.filter((file) => file.startsWith(place)),
  ) as [string[], string[]];
  const drawn = [
    ...withImporters(
      changed.filter((file) => ofLibrary.includes(file)),
      // What only hands on the names of others.
      ofLibrary.filter((file) => !/src\/(exports\/|index)/.test(file)),
    ),
  ];
  const names = drawn.filter((file) => file.endsWith('.tsx') && !isStory(file));
  const components = new RegExp(`\\b(${names.map((file) => basename(file, '.tsx')).join('|')})\\b`);
  const users = ofSite.filter(
    (file) =>
      changed.includes(file) ||
      (names.length > 0 && components.test(readFileSync(join(root, file), 'utf8'))),
  );
  const reached = [...withImporters(users, ofSite)];
  const places = new Set(reached.map((file) => file.replace(/\/components\/[^/]+$|\/[^/]+$/, '')));
  const beside = ofSite.filter((file) => isStory(file) && places.has(dirname(file)));
  return [...new Set([...drawn, ...reached].filter(isStory).concat(beside))].toSorted();
}

/** The tests of the database that a change of SQL can touch: those of its domain, and of the whole. */
export function touchedDatabaseTests(changed: readonly string[]): string[] {
  const schemas = changed.flatMap(
    (file) => /^packages\/backend\/supabase\/schemas\/\d+_(\w+)\//.exec(file)?.[1] ?? [],
  );
  const isSql = changed.some((file) => file.startsWith('packages/backend/supabase/'));
  return isSql
    ? [...new Set(['database', ...schemas])].map((domain) => `packages/backend/test/${domain}/`)
    : [];
}
