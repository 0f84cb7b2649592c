import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// Every two pictures that are compared lie outside of the heap and would have all of it searched for
// what to throw away, the servers of every level included: longer than comparing them.
setFlagsFromString('--external-memory-accounted-in-global-limit');

// Each package keeps its own configuration, so that each level also runs alone:
// `pnpm test --project game`, or `pnpm --filter @furlong/game test`.
export default defineConfig({
  test: {
    projects: [
      '{packages,apps}/*/vitest.config.ts',
      '{packages,apps}/*/*/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
    // What is refused is printed by the embedded API, and most of the backend's tests are about refusals.
    silent: 'passed-only',
    reporters: [
      'default',
      `${import.meta.dirname}/levels-reporter.ts`,
      `${import.meta.dirname}/failures-reporter.ts`,
    ],
  },
});
