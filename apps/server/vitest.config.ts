import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    isolate: false,
    env: {
      // What the servers of these tests load, they compile once.
      NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compiled`,
      // Passwords of players that are nobody's: their strength is not what is tested.
      LITE_AUTH_BCRYPT_COST: '4',
    },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['@furlong/backend/test-templates'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
