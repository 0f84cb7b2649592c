import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    isolate: false,
    // What the servers of these tests load, they compile once.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compiled` },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['@furlong/backend/test-templates'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
