import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'site',
    environment: 'node',
    // A worker keeps what it has loaded of libraries, which takes longer than all tests. Our own
    // modules, which know a clock or a session, are loaded anew for each file.
    isolate: false,
    pool: 'threads',
    setupFiles: ['./vite/freshModules.ts'],
    include: ['src/**/*.test.ts', 'vite/**/*.test.ts'],
  },
});
