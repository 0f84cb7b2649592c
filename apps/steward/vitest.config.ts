import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'steward',
    // A worker keeps what it has loaded: to load Supabase Lite takes longer than many a file's tests.
    isolate: false,
    pool: 'threads',
    // Passwords of players that are nobody's: their strength is not what is tested.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    globalSetup: ['@furlong/backend/test-templates'],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
