import { defineConfig } from 'vitest/config';

/** The suite on the embedded default: Supabase Lite on PGlite, in memory. */
export default defineConfig({
  test: {
    name: 'backend-pglite',
    // A worker keeps what it has loaded: to load Supabase Lite takes longer than many a file's tests.
    isolate: false,
    pool: 'threads',
    // Passwords of players that are nobody's: their strength is not what is tested.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // The embedded API prints every refusal, and most tests are about refusals.
    silent: 'passed-only',
    include: ['test/**/*.test.ts'],
    setupFiles: ['../../.vitest/propertySeed.ts'],
    globalSetup: ['test/support/pgliteTemplates.ts'],
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
