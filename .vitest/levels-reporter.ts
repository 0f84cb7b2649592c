import type { Reporter, SerializedError, TestModule } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Says at the end of a run how many tests ran at each level, and how many in all. */
export default class LevelsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const levels = new Map<string, Tally>();
    const unchecked: string[] = [];
    for (const module of modules) {
      const level = module.project.name || 'unnamed';
      const tally = levels.get(level) ?? { passed: 0, failed: 0, skipped: 0 };
      levels.set(level, tally);
      // A file that could not even be loaded holds no tests, and is a failure all the same.
      if (module.errors().length > 0) tally.failed += 1;
      // What falls before or after a story's steps is no test of it either.
      for (const story of module.children.allSuites()) {
        if (story.errors().length > 0) tally.failed += 1;
      }
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        // A story that passed unseen by the checks has not passed.
        const unseen = state === 'passed' && isStory(module) && !('checked' in test.meta());
        if (unseen) unchecked.push(`${module.relativeModuleId} > ${test.fullName}`);
        tally[unseen ? 'failed' : state === 'passed' || state === 'failed' ? state : 'skipped'] +=
          1;
      }
    }

    // What went wrong outside of any test fails the run too.
    const all: Tally = { passed: 0, failed: errors.length, skipped: 0 };
    console.log('\nTests by level');
    for (const [level, tally] of [...levels].sort(([a], [b]) => a.localeCompare(b))) {
      console.log(`  ${level.padEnd(20)} ${summary(tally)}`);
      all.passed += tally.passed;
      all.failed += tally.failed;
      all.skipped += tally.skipped;
    }
    console.log(`\n${summary(all)}`);
    if (unchecked.length === 0) return;
    console.log(`\nNot looked at by the checks of stories:\n  ${unchecked.join('\n  ')}`);
    process.exitCode = 1;
  }
}

const isStory = ({ moduleId }: TestModule) => moduleId.includes('.stories.');

function summary({ passed, failed, skipped }: Tally) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
