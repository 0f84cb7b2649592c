import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const site = fileURLToPath(new URL('../../site', import.meta.url));

/** Of the site's build only what draws pictures, in a process that does not take itself for a test. */
const build = `
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'error', build: { outDir: process.argv[1] } });
  await builder.build(builder.environments.ssr);
`;

export async function builtPictures(): Promise<{ script: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'furlong-pictures-'));
  const args = ['--input-type=module', '--eval', build, directory];
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: site, env });
  return {
    script: join(directory, 'previews', 'drawPicture.mjs'),
    remove: () => rm(directory, { recursive: true }),
  };
}
