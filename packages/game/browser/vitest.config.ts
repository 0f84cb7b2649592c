import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';

// The engine as a player's browser runs it when a race is verified.
export default defineConfig({
  test: {
    name: 'game-browser',
    include: ['*.test.ts'],
    // Hundreds of races are run here: a busy machine takes its time.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await chromiumLaunchOptions() }),
      instances: [{ browser: 'chromium', name: 'game-browser' }],
    },
  },
});
