import { defineConfig } from 'vitest/config';

// The game as its players meet it: a real server, a fresh database, a real browser.
export default defineConfig({
  test: {
    name: 'journeys',
    // Passwords of players that are nobody's: their strength is not what is tested.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    include: ['**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/buildSite.ts`, '@furlong/backend/test-templates'],
    // Pages that are looked at side by side: two tests look at four.
    maxConcurrency: 2,
    // As long as what a page shows is waited for, with other files beside it.
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
