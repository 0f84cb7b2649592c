import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'generator',
    root: import.meta.dirname,
    // It checks and tests a working copy of its own.
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
