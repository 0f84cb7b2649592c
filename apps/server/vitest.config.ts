import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['@furlong/backend/test-templates'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
