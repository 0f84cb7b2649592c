import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'game',
    isolate: false,
    pool: 'threads',
    environment: 'node',
    include: ['test/**/*.test.ts'],
    setupFiles: ['../../.vitest/propertySeed.ts'],
    // Thousands of races are run here: a busy machine takes its time.
    testTimeout: 60_000,
  },
});
