import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const packages = ['packages/ui', 'packages/game', 'packages/backend', 'apps/site'];

/** A working copy without its pictures, whose packages are its own. */
let copy: string;

beforeAll(() => {
  mkdirSync(join(root, '.vitest-attachments'), { recursive: true });
  copy = mkdtempSync(join(root, '.vitest-attachments/generator-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.trim().split('\n')) {
    if (!path.includes('__screenshots__') && existsSync(join(root, path))) {
      cpSync(join(root, path), join(copy, path));
    }
  }
  // The browser is given no files from outside of the copy: its packages are links of their own to the same bytes.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')]);
  // Links to other packages are relative, so that they lead to those of the copy.
  for (const name of packages) {
    cpSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program of the repository in the copy, and tells how it ended with what it printed. */
function run(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', program), args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  return { status, said: stdout + stderr };
}

/** Makes something new, and tells which files that wrote. */
function make(...what: string[]): string[] {
  const { status, said } = run('.', 'node', 'scripts/new/new.ts', ...what);
  expect([status, said]).toEqual([0, expect.stringContaining('Fill them')]);
  return said.split('\n\n')[0]?.split('\n') ?? [];
}

/** The tests of what was made. */
const ownTests = [
  'packages/backend/test/account/myRibbons.test.ts',
  'packages/backend/test/account/claimRibbon.test.ts',
  'packages/ui/src/components/badges/Rosette/Rosette.stories.tsx',
  'apps/site/src/features/account/RibbonsPage.stories.tsx',
];

const test = (...options: string[]) =>
  run(
    '.',
    'vitest',
    ...['run', '--config', '.vitest/config.ts', '--project', 'backend-pglite', '--project', 'ui'],
    ...options,
    ...ownTests.map((path) => join(copy, path)),
  );

it('makes a screen with a component, a read and an action that pass the checks, and whose tests fail until they are filled', () => {
  // Every path of an account has its page.
  const awards = "  awards: '/account/awards',\n";
  fill('apps/site/src/shared/paths.ts', awards, `${awards}  ribbons: '/account/ribbons',\n`);
  const written = [
    ...make('screen', '/account/ribbons', 'account'),
    ...make('component', 'badges', 'Rosette'),
    ...make('read', 'account', 'my_ribbons'),
    ...make('action', 'account', 'claim_ribbon'),
  ];
  const places = [...new Set(written)];
  const migrations = join(copy, 'packages/backend/supabase/migrations');
  for (const schema of places.filter((path) => path.endsWith('.sql'))) {
    const [baseline = ''] = readdirSync(migrations);
    appendFileSync(join(migrations, baseline), readFileSync(join(copy, schema)));
  }
  expect(run('packages/backend', 'node', 'scripts/generated.ts')).toMatchObject({ status: 0 });

  expect(run('.', 'biome', 'ci', ...places)).toMatchObject({ status: 0 });
  for (const name of ['packages/ui', 'packages/backend', 'apps/site']) {
    expect([name, run(name, 'tsc', '-p', '.')]).toEqual([name, { status: 0, said: '' }]);
  }

  const unfilled = test();
  for (const path of ownTests)
    expect(unfilled.said).toMatch(new RegExp(`FAIL .*${basename(path)}`));
  fill(
    'packages/backend/test/account/myRibbons.test.ts',
    "['say here what is read']",
    '[player.stableId]',
  );
  fill('packages/backend/test/account/claimRibbon.test.ts', 'say here what it answers', 'done');
  const readFirst = 'Say here what is read first';
  fill('packages/ui/src/components/badges/Rosette/Rosette.stories.tsx', readFirst, 'A sentence');
  fill('apps/site/src/features/account/RibbonsPage.stories.tsx', readFirst, 'What is here');
  // A new component has no picture yet.
  const filled = test('--update');
  expect([filled.said, filled.status]).toEqual([filled.said, 0]);
});

function fill(path: string, placeholder: string, text: string) {
  const file = join(copy, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(placeholder, text));
}

it('writes over nothing, and says what is missing', () => {
  expect(run('.', 'node', 'scripts/new/new.ts', 'component', 'badges', 'OwnBadge').said).toContain(
    'OwnBadge.tsx is there already.',
  );
  expect(run('.', 'node', 'scripts/new/new.ts', 'screen', '/nowhere', 'account').said).toContain(
    'paths.ts has no path /nowhere',
  );
  expect(run('.', 'node', 'scripts/new/new.ts', 'read', 'nowhere', 'x').said).toContain(
    'The schemas have no domain nowhere.',
  );
  expect(run('.', 'node', 'scripts/new/new.ts').said).toContain('pnpm new screen <path> <domain>');
});
