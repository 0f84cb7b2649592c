import { defineConfig } from 'vitest/config';

// A server in a crowd, judged by how long other players wait: after all other levels, with nothing beside it.
export default defineConfig({
  test: {
    name: 'load',
    include: ['**/*.test.ts'],
    globalSetup: ['@furlong/backend/test-templates'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: 1 },
  },
});
