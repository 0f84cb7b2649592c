import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { plainReferences } from '../../.vite/plainReferences.ts';
import { slimThree } from '../../.vite/slimThree.ts';
import { compressAssets } from './vite/compressAssets.ts';
import { helpIndex } from './vite/helpIndex.ts';
import { preloadFonts } from './vite/preloadFonts.ts';
import { previews } from './vite/previews.ts';
import { sharedChunks } from './vite/sharedChunks.ts';
import { slimSupabase } from './vite/slimSupabase.ts';

// Empty means: the backend is at the site's own origin, as with the embedded server, which
// fills the metas of index.html when it serves the page.
process.env.VITE_SUPABASE_URL ??= '';
process.env.VITE_SUPABASE_KEY ??= '';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    preloadFonts(),
    slimThree(),
    plainReferences(),
    slimSupabase(),
    helpIndex(),
    compressAssets(),
    previews(),
  ],
  // The strict content security policy has no room for data: fonts or scripts.
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // A browser that knows no preload of modules fetches them when they are asked for.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      output: { codeSplitting: { groups: sharedChunks } },
      // To compress as far as it goes takes longer than all else.
      checks: { pluginTimings: false },
    },
  },
  worker: { format: 'es' },
  // The game's server runs Vite in its own process (`pnpm dev`). Said here, it also reaches the
  // second Vite inside vanilla-extract's plugin, so that neither ends the process on a signal.
  server: { middlewareMode: true },
});
