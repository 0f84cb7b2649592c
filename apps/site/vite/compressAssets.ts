import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;

/**
 * Lays beside each script, style and drawing of a build what is sent of it, as small as it gets: it is
 * made once, and fetched by every visitor. Pages are filled by the server, and compressed there.
 */
export function compressAssets(): Plugin {
  return {
    name: 'furlong:compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: async ({ dir = '' }, bundle) => {
      const paths = Object.keys(bundle).filter((file) => compressible.test(file));
      await Promise.all(paths.map((path) => compress(join(dir, path))));
    },
  };
}

async function compress(path: string) {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
}
