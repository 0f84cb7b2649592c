import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The same suite on a PostgreSQL server, and what only a server can show: true concurrency. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    name: 'backend-postgres',
    // A worker keeps what it has loaded: to load Supabase Lite takes longer than many a file's tests.
    isolate: false,
    pool: 'threads',
    // Passwords of players that are nobody's: their strength is not what is tested.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // The embedded API prints every refusal, and most tests are about refusals.
    silent: 'passed-only',
    include: ['test/**/*.test.ts', 'postgres/**/*.test.ts'],
    setupFiles: ['../../.vitest/propertySeed.ts'],
    globalSetup: ['postgres/postgresGlobalSetup.ts'],
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
});
