import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { chromiumLaunchOptions } from '../../.vitest/chromium.ts';

const here = import.meta.dirname;

/** The plugin above takes only stories; the tests of the library join them, with what only they import. */
const unitTests: Plugin = {
  name: 'furlong:unit-tests',
  enforce: 'post',
  config: () => ({
    test: { include: [`${here}/src/**/*.test.{ts,tsx}`] },
    // Found late, it would reload the page in the middle of a test.
    optimizeDeps: { include: ['react-dom/server', 'axe-core', 'three'] },
  }),
};

export default defineConfig({
  plugins: [storybookTest({ configDir: `${here}/../../.storybook` }), unitTests],
  test: {
    name: 'ui',
    // A page keeps what it has loaded: to load React and Storybook anew takes longer than many a file.
    isolate: false,
    // Stories that go through several pages take a busy machine longer than the usual 15 s.
    testTimeout: 60_000,
    attachmentsDir: `${here}/../../.vitest-attachments`,
    setupFiles: [`${here}/checks/index.ts`],
    // Only the browser that the lockfile pins draws the pictures the baselines hold.
    provide: { screenshot: process.platform === 'linux' && process.arch === 'x64' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: await chromiumLaunchOptions(),
        contextOptions: {
          reducedMotion: 'reduce',
          colorScheme: 'light',
          timezoneId: 'UTC',
          locale: 'en-GB',
        },
      }),
      instances: [{ browser: 'chromium', name: 'ui' }],
      expect: {
        toMatchScreenshot: {
          // At the usual 0.1 a line of text could turn from red to gold unseen.
          comparatorOptions: { threshold: 0.05 },
          resolveScreenshotPath: ({ root, testFileDirectory, screenshotDirectory, arg, ext }) =>
            `${root}/${testFileDirectory}/${screenshotDirectory}/${arg}${ext}`,
        },
      },
    },
  },
});
