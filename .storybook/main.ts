import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { plainReferences } from '../.vite/plainReferences.ts';
import { slimThree } from '../.vite/slimThree.ts';
import { helpIndex } from '../apps/site/vite/helpIndex.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What the manager's own words are set in.
  staticDirs: ['fraunces', 'instrument-sans'].map((font) => ({
    from: `../packages/ui/node_modules/@fontsource-variable/${font}/files`,
    to: `/fonts/${font}`,
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [react(), vanillaExtractPlugin(), slimThree(), plainReferences(), helpIndex()],
      // `#.storybook/preview` is named in the tsconfig of each package that has stories.
      resolve: { tsconfigPaths: true },
      build: { chunkSizeWarningLimit: 2000 },
      // Imported in a worker alone, where Vite's scan for dependencies does not look: bundled when
      // found, they would reload the page in the middle of a test.
      optimizeDeps: { exclude: ['@noble/curves', '@noble/hashes'] },
    }),
});
