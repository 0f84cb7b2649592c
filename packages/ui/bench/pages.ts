import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, preview } from 'vite';

/** How the library is built here, the same as in the site. */
export const settings = {
  configFile: false,
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
} as const satisfies InlineConfig;

const here = import.meta.dirname;

/** The pages that are measured; each is an `.html` and a script beside this file. */
export type BenchPage = 'cards' | 'screen';

/** Builds one of the pages for production and serves it until it is disposed of. */
export async function servePage(page: BenchPage) {
  const outDir = await mkdtemp(join(tmpdir(), 'furlong-bench-'));
  await build({
    ...settings,
    root: here,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(here, `${page}.html`), experimental: { lazyBarrel: true } },
    },
  });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error(`The page ${page} is served at no local address.`);
  return {
    url: `${address}${page}.html`,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
