import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** A test file that did not pass, and what its tests said. */
export interface FailedFile {
  project: string;
  /** From the top of the repository. */
  file: string;
  tests: { name: string; error: string }[];
}

/** What went wrong in one run. */
export interface Failures {
  files: FailedFile[];
  /** Errors outside of any test, such as a browser that was lost: no file to run again explains them. */
  unhandled: number;
}

/** Writes what failed to the file that FAILURES_FILE names, for `test.ts` to try again. */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const path = process.env.FAILURES_FILE;
    if (path === undefined) return;
    const failures: Failures = {
      files: modules.filter((module) => !module.ok()).map(failedFile),
      unhandled: errors.length,
    };
    writeFileSync(path, JSON.stringify(failures));
  }
}

function failedFile(module: TestModule): FailedFile {
  const loading = module.errors().map((error) => ({ name: 'the file itself', error: told(error) }));
  // Before or after the tests of a suite.
  const around = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ name: suite.fullName, error: told(error) })),
  );
  const failed = [...module.children.allTests('failed')].map((test) => ({
    name: test.fullName,
    error: (test.result().errors ?? []).map(told).join('\n'),
  }));
  return {
    project: module.project.name,
    file: relative(`${import.meta.dirname}/..`, module.moduleId),
    tests: [...loading, ...around, ...failed],
  };
}

/** What went wrong and where in our own files. */
const told = ({ message, stack }: { message: string; stack?: string }) =>
  (stack ?? message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .join('\n');
