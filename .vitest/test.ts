import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FailedFile, Failures } from './failures-reporter.ts';
import { keepFlaky, tellFlaky } from './flakyList.ts';
import { changedSince, touchedDatabaseTests, touchedStories } from './touched.ts';

/**
 * Runs the tests, as `vitest run` does with the same arguments, and by `--changed` those that a change can
 * touch. A file that failed is run again at once, alone: what passes then is told as flaky and does not fail
 * the run.
 */
const args = process.argv.slice(2);
const scratch = mkdtempSync(join(tmpdir(), 'furlong-test-'));

/** More files than this do not fail by chance. */
const mostFlaky = 5;

function run(filters: string[]): { status: number; failures: Failures | null } {
  const path = join(scratch, 'failures.json');
  rmSync(path, { force: true });
  const { status } = spawnSync('vitest', ['run', '--config', '.vitest/config.ts', ...filters], {
    stdio: 'inherit',
    env: { ...process.env, FAILURES_FILE: path },
    shell: process.platform === 'win32',
  });
  return { status: status ?? 1, failures: readFailures(path) };
}

function readFailures(path: string): Failures | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Failures;
  } catch {
    // Vitest ended before it had run anything: its own words say why.
    return null;
  }
}

/** The failed files that pass alone, or null where one of them, or anything else, fails again. */
function passAlone({ files, unhandled }: Failures): FailedFile[] | null {
  if (unhandled > 0 || files.length === 0 || files.length > mostFlaky) return null;
  for (const { project, file } of files) {
    console.log(`\nAgain, alone: ${file} (${project})`);
    if (run(['--project', project, '--maxWorkers', '1', resolve(file)]).status !== 0) return null;
  }
  return files;
}

/** Runs some of the tests, and those that failed again. Returns the status to end with. */
function runTwice(filters: string[]): number {
  const { status, failures } = run(['--maxWorkers', '100%', ...filters]);
  // Whoever accepts new pictures or snapshots wants to see what did not take them.
  const flaky = status === 0 || failures === null ? null : passAlone(failures);
  if (flaky !== null) keepFlaky(flaky);
  tellFlaky(flaky ?? []);
  return flaky === null ? status : 0;
}

/**
 * What `--changed`, or `--changed <commit>`, runs: what a change since the last commit, or that one, can touch.
 * Vitest finds it by the imports; stories and the database's tests, whose files it cannot tell, are named.
 */
function touched([option, commit = 'HEAD', ...others]: string[]): string[][] | null {
  if (option !== '--changed' || others.length > 0) return null;
  const changed = changedSince(commit);
  const stories = touchedStories(changed);
  const ofDatabase = touchedDatabaseTests(changed);
  const elsewhere = ['generator', 'ui', 'journeys', 'load', 'backend-postgres', 'game-browser'];
  return [
    [`--changed=${commit}`, ...elsewhere.map((project) => `--project=!${project}`)],
    ...(stories.length > 0 ? [['--project=ui', ...stories]] : []),
    ...(ofDatabase.length > 0 ? [['--project=backend-pglite', ...ofDatabase]] : []),
  ];
}

/** A generator is changed seldom, and tried on a copy of the whole in a minute: each night, and on being named. */
const whole = args.includes('--project') ? args : ['--project=!generator', ...args];

for (const filters of touched(args) ?? [whole]) process.exitCode ||= runTwice(filters);
rmSync(scratch, { recursive: true, force: true });
