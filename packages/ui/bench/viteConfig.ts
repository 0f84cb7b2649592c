import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { slimThree } from '../../../.vite/slimThree.ts';

/** How the library is built here, the same as in the site. */
export const viteConfig = {
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin(), slimThree()],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
} as const satisfies InlineConfig;
