import { defineConfig } from 'vitest/config';

// What is judged by the time that answers take: after all other levels, with nothing beside it.
export default defineConfig({
  test: {
    name: 'load',
    include: ['**/*.test.ts'],
    globalSetup: ['@furlong/backend/test-templates'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 1 },
    fileParallelism: false,
  },
});
