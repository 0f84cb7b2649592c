import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const here = import.meta.dirname;
const configFile = join(here, '../vite.config.ts');

/** Builds a page that lies beside this file as the site is built, and serves it until disposed of. */
export async function servePage(page: `${string}.html`) {
  const outDir = await mkdtemp(join(tmpdir(), 'furlong-bench-'));
  const common = { configFile, root: here, publicDir: false, logLevel: 'error' } as const;
  await build({
    ...common,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(here, page) } },
  });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error(`${page} is served at no local address.`);
  return {
    url: `${address}${page}`,
    async [Symbol.asyncDispose]() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
