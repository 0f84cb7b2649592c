import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { viteConfig } from './viteConfig.ts';

const root = join(import.meta.dirname, '..');

/** Bytes of each entry of the library once it is built and gzipped; React is the host's. */
export async function measureEntries() {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const found = [];
  for (const [entry, file] of Object.entries(exports)) {
    const built = await build({
      ...viteConfig,
      root,
      build: {
        write: false,
        minify: true,
        lib: { entry: join(root, file), formats: ['es'], fileName: 'entry' },
        rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
      },
    });
    found.push({ entry, ...sizes([built].flat().flatMap(outputOf)) });
  }
  return found;
}

function outputOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  return 'output' in built ? built.output : [];
}

function sizes(files: readonly Rolldown.OutputBundle[string][]) {
  let script = 0;
  let style = 0;
  for (const file of files) {
    if (file.type === 'chunk') script += gzipSync(file.code).length;
    else if (file.fileName.endsWith('.css')) style += gzipSync(withoutFonts(file.source)).length;
  }
  return { script, style };
}

/** A library's fonts are written into its styles, whereas a page fetches those it shows. */
function withoutFonts(css: string | Uint8Array) {
  return String(css).replaceAll(/url\(data:[^)]*\)/g, 'url()');
}
