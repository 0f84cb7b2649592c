import { defineConfig } from 'vitest/config';

// Each package keeps its own configuration, so that each level also runs alone:
// `pnpm test --project game`, or `pnpm --filter @furlong/game test`.
export default defineConfig({
  test: {
    projects: ['{packages,apps}/*/vitest.config.ts', '{packages,apps}/*/*/vitest.config.ts'],
    reporters: ['default', `${import.meta.dirname}/levels-reporter.ts`],
  },
});
