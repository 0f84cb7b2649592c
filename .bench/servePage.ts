import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build, type InlineConfig, mergeConfig, preview } from 'vite';

/** Builds a page that is to be measured, as `config` says, and serves it until it is disposed of. */
export async function servePage(page: `${string}.html`, config: InlineConfig) {
  const outDir = await mkdtemp(join(tmpdir(), 'furlong-bench-'));
  const common: InlineConfig = { root: dirname(page), publicDir: false, logLevel: 'error' };
  await build(
    mergeConfig(config, {
      ...common,
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: page } },
    }),
  );
  const server = await preview({
    ...common,
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error(`${page} is served at no local address.`);
  return {
    url: `${address}${basename(page)}`,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
