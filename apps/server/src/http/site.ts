import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { type App, createApp, fromNode } from './app.ts';
import { type ShellSettings, shell } from './shell.ts';

/** What is a file or nothing (a dot that only ends a sentence makes none), and the paths of a Supabase that this server does not have. */
const notRoutes = [
  /\.[a-z\d]+$/i,
  /^\/(assets|_system|rest|auth|storage|realtime|functions|graphql)(\/|$)/,
];

const compressible = /\.(html|js|css|json|webmanifest|svg|txt)$/;

/**
 * Serves a built site, from a copy of it that is compressed, and whose page is filled: a build while the
 * game runs must not take files from under it. Only the files that are there at the start exist for
 * it, so no path can lead outside. What its pages are called is known once the database is open.
 *
 * @throws when the directory has no index.html.
 */
export function builtSite(settings: {
  directory: string;
  /** Where the copy is kept; replaced at every start. */
  copyTo: string;
  publishableKey: string;
}): (settings: ShellSettings) => App {
  const { directory, copyTo, publishableKey } = settings;
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(
      `The site has not been built: ${directory} has no index.html. ` +
        'Build it with: npx --yes pnpm@12 --filter @furlong/site build',
    );
  }
  rmSync(copyTo, { recursive: true, force: true });
  // Source maps are for the developers' eyes; what draws pictures is for the server's own use.
  const filter = (path: string) => !path.endsWith('.map') && path !== join(directory, 'previews');
  cpSync(directory, copyTo, { recursive: true, preserveTimestamps: true, filter });
  const page = filledPage(join(copyTo, 'index.html'), publishableKey);
  rmSync(join(copyTo, 'index.html'));
  compressFiles(copyTo);

  const files = sirv(copyTo, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      // Vite puts a hash of the content into the names under assets/.
      const isHashed = path.startsWith('/assets/');
      const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', cache);
    },
  });
  return (settings) => {
    const answer = shell(page, settings);
    return createApp()
      .get('*', fromNode(files), (c, next) =>
        notRoutes.some((each) => each.test(c.req.path)) ? c.notFound() : answer(c, next),
      )
      .all('*', (c) => c.body(null, 405, { allow: 'GET, HEAD' }));
  };
}

/** The site reads from its own page which game it belongs to: here, the one on this server. */
function filledPage(path: string, publishableKey: string): string {
  return readFileSync(path, 'utf8')
    .replace(/(<meta name="supabase-url" content=")[^"]*/, '$1')
    .replace(/(<meta name="supabase-key" content=")[^"]*/, `$1${publishableKey}`);
}

function compressFiles(directory: string) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    // Scripts and styles of a build come with what is sent of them.
    if (existsSync(`${path}.br`)) continue;
    const content = readFileSync(path);
    // At each start: the best quality would take a hundred times as long for 8 % less.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
}
