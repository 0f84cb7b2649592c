import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const site = fileURLToPath(new URL('../../site', import.meta.url));
const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js');

/** Where the journeys' own build of the site lies, so that a running game's is left alone. */
export const siteDir = fileURLToPath(
  new URL('../node_modules/.cache/furlong-site', import.meta.url),
);

/** Builds the site as `pnpm build` does, in a process that does not take itself for a test. */
export async function setup() {
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', siteDir, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: site, env });
  return () => rm(siteDir, { recursive: true });
}
