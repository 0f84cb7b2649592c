import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Inside } from './door.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
};

type Encoding = 'br' | 'gzip';

const worthCompressing = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/** Paths of a Supabase that this server does not have: they are no routes of the site. */
const notRoutes = /^\/(_system|rest|auth|storage|realtime|functions|graphql)(\/|$)/;

interface Served {
  body: Buffer;
  type: string;
  etag: string;
  cache: string;
  /** Null for what is compressed already. */
  compressed: Map<Encoding, Promise<Buffer>> | null;
}

/**
 * Serves a built site from memory, compressed on first use. Only the files that are in the
 * directory at the start exist for it, so no path can lead outside.
 *
 * @throws when the directory has no index.html.
 */
export function builtSite(directory: string, publishableKey: string): Inside {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(
      `The site has not been built: ${directory} has no index.html. ` +
        'Build it with: npx pnpm@12 --filter @furlong/site build',
    );
  }
  const files = new Map<string, Served>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    // Source maps are for the developers' eyes.
    if (!path.endsWith('.map')) files.set(path, load(path, readFileSync(file), publishableKey));
  }
  const index = files.get('/index.html');

  return async (request, _response, { pathname: path }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD' } };
    }
    const isRoute = extname(path) === '' && !notRoutes.test(path);
    const file = files.get(path) ?? (isRoute ? index : undefined);
    if (file === undefined) {
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    }
    const headers = { etag: file.etag, 'cache-control': file.cache, vary: 'accept-encoding' };
    if (request.headers['if-none-match']?.includes(file.etag)) return { status: 304, headers };
    const encoding = file.compressed && encodingFor(request);
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': file.type,
        ...(encoding && { 'content-encoding': encoding }),
      },
      body: encoding ? await compressed(file, encoding) : file.body,
    };
  };
}

function load(path: string, content: Buffer, publishableKey: string): Served {
  const body = path === '/index.html' ? Buffer.from(filled(content, publishableKey)) : content;
  return {
    body,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // Vite puts a hash of the content into the names under assets/.
    cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    compressed: worthCompressing.has(extname(path)) ? new Map() : null,
  };
}

/** The site reads from its own page which game it belongs to: here, the one on this server. */
function filled(html: Buffer, publishableKey: string): string {
  return html
    .toString('utf8')
    .replace(/(<meta name="supabase-url" content=")[^"]*/, '$1')
    .replace(/(<meta name="supabase-key" content=")[^"]*/, `$1${publishableKey}`);
}

function encodingFor(request: IncomingMessage): Encoding | null {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressed(file: Served, encoding: Encoding): Promise<Buffer> {
  let making = file.compressed?.get(encoding);
  if (making === undefined) {
    // Quality 9: within 3 % of the smallest, in a tenth of its time.
    making =
      encoding === 'br'
        ? brotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : zip(file.body);
    file.compressed?.set(encoding, making);
  }
  return await making;
}
