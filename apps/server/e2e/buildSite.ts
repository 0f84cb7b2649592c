import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../site', import.meta.url));

/** Where the journeys' own build of the site lies, so that a running game's is left alone. */
export const siteDir = fileURLToPath(
  new URL('../node_modules/.cache/furlong-site', import.meta.url),
);

/** Builds the site as `pnpm build` does. */
export async function setup() {
  await build({ root, logLevel: 'warn', build: { outDir: siteDir, emptyOutDir: true } });
  return () => rm(siteDir, { recursive: true });
}
