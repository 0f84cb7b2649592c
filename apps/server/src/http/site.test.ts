import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Previews } from '../previews/previews.ts';
import { createApp } from './app.ts';
import { findClient, trustedProxies } from './clientAddress.ts';
import { type HttpServer, listen } from './server.ts';
import { builtSite } from './site.ts';

const page = `<!doctype html>
<head>
<meta name="supabase-url" content="https://elsewhere.example" />
<meta name="supabase-key" content="" />
</head>`;
/** A page that a player has named, and the one address where there is nothing. */
const previews: Previews = {
  of: async ({ pathname }) => ({
    title: hostile,
    description: hostile,
    type: 'website',
    path: pathname === '/nothing' ? null : pathname,
    picture: { of: 'club' },
    structured: { '@type': 'WebSite', name: hostile },
  }),
};
const hostile = `O'Hara "> </title></head><script>alert(1)</script> & $&`;
const escaped =
  'O&#39;Hara &quot;&gt; &lt;/title&gt;&lt;/head&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; $&amp;';
const script = `export const silks = '${'green and gold '.repeat(200)}';`;

const own = 'https://furlong.example';

let parent: string;
let http: HttpServer;

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'furlong-site-'));
  const dist = join(parent, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(parent, 'keys.json'), 'sb_secret_outside');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets', 'main-BnQv4V9j.js'), script);
  writeFileSync(join(dist, 'assets', 'main-BnQv4V9j.js.map'), '{}');
  writeFileSync(join(dist, 'silks.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'race-Cq9TtX2k.js'), script);
  writeFileSync(join(dist, 'assets', 'race-Cq9TtX2k.js.br'), brotliCompressSync(script));
  http = await listen({ host: '127.0.0.1', port: 0, dev: false });
  const copyTo = join(parent, 'copy');
  const site = builtSite({ directory: dist, copyTo, publishableKey: 'sb_publishable_here' });
  http.serve(
    createApp()
      .use(findClient(trustedProxies([])))
      .route('/', site({ previews, own: [own] })),
  );
});

afterAll(async () => {
  await http.close();
  rmSync(parent, { recursive: true });
});

interface Reply {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks for a path exactly as written: `fetch` would tidy it first, and unpack the answer. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(http.url);
    const asked = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks) });
    });
    asked.once('error', reject);
    asked.end();
  });
}

describe('the built site', () => {
  it('is given the key of the game on this server, and its own origin', async () => {
    const { body, headers } = await send('/');
    expect(body.toString()).toContain('<meta name="supabase-key" content="sb_publishable_here" />');
    expect(body.toString()).toContain('<meta name="supabase-url" content="" />');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers every route of the site with the page', async () => {
    for (const route of ['/dashboard', '/races/0190-abc/result', '/outbox', '/horses?tab=mine']) {
      const { status, body } = await send(route);
      expect({ route, status }).toEqual({ route, status: 200 });
      expect(body.toString()).toContain('supabase-key');
    }
  });

  it('says in its head what is at the address, with nothing in it that a name could do', async () => {
    const { body, headers } = await send('/horses/1?tab=form');
    const text = body.toString();
    expect(text).toContain(`<title data-preview="page">${escaped} · Furlong</title>`);
    for (const said of [
      `<meta data-preview="page" name="description" content="${escaped}" />`,
      `<meta data-preview="page" property="og:title" content="${escaped}" />`,
      `<meta data-preview="page" property="og:description" content="${escaped}" />`,
      '<meta data-preview="address" property="og:type" content="website" />',
      `<meta data-preview="address" property="og:url" content="${own}/horses/1" />`,
      `<link data-preview="address" rel="canonical" href="${own}/horses/1" />`,
      `<meta data-preview="address" property="og:image:alt" content="${escaped}" />`,
    ]) {
      expect(text.split(said)).toHaveLength(2);
    }
    const ends = /<script|<\/script|<\/title|<\/head/g;
    expect(text.match(ends)).toEqual(['</title', '<script', '</script', '</head']);
    const [, data = ''] = /"application\/ld\+json">(.*)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: hostile,
      description: hostile,
      url: `${own}/horses/1`,
    });
    expect(text).not.toContain('noindex');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  it('answers 404 with the page itself where there is nothing, for no list of pages', async () => {
    const { status, body } = await send('/nothing');
    expect(status).toBe(404);
    expect(body.toString()).toContain('supabase-key');
    expect(body.toString()).toContain('name="robots" content="noindex"');
    expect(body.toString()).not.toContain('canonical');
  });

  it('sends its page compressed, and not again while it is the same', async () => {
    const plain = await send('/races/1');
    const br = await send('/races/1', { 'accept-encoding': 'gzip, br' });
    expect([br.headers['content-encoding'], br.headers.etag]).toEqual(['br', plain.headers.etag]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    const zipped = await send('/races/1', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    const again = await send('/races/1', { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await send('/races/2')).headers.etag).not.toBe(plain.headers.etag);
  });

  it.each(['/nothing.', '/races/1...', '/races/1.)', '/races/1.%E2%80%9D'])(
    'answers %s, an address as it stands in a sentence, with the page',
    async (path) => {
      const { body } = await send(path);
      expect(body.toString()).toContain('supabase-key');
    },
  );

  it.each([
    '/index.html',
    '/assets/gone-12345678.js',
    '/favicon.ico',
    '/assets/main-BnQv4V9j.js.map',
  ])('answers 404 for the missing file %s', async (path) => {
    expect((await send(path)).status).toBe(404);
  });

  it.each([
    '/../keys.json',
    '/assets/../../keys.json',
    '/%2e%2e/keys.json',
    '/..%2fkeys.json',
    '/assets/..%5c..%5ckeys.json',
    '//keys.json',
    '/_system/info',
    '/storage/v1/bucket',
  ])('shows nothing of what lies outside at %s', async (path) => {
    const { status, body } = await send(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('sb_secret');
  });

  it('keeps hashed assets for ever, and everything else only while it is the same', async () => {
    const asset = await send('/assets/main-BnQv4V9j.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await send('/silks.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await send('/silks.svg', { 'if-none-match': String(icon.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is sent compressed to who can read it', async () => {
    const path = '/assets/main-BnQv4V9j.js';
    const plain = await send(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    const br = await send(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(br.body.length).toBeLessThan(script.length / 10);
    const zipped = await send(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(script);
  });

  it('sends what the build has compressed as it is', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const { body } = await send('/assets/race-Cq9TtX2k.js', accepted);
    expect(body).toEqual(brotliCompressSync(script));
    expect((await send('/assets/main-BnQv4V9j.js', accepted)).body).not.toEqual(body);
  });

  it('answers HEAD with the headers alone, and refuses other methods', async () => {
    const head = await send('/', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    expect((await send('/', {}, 'POST')).status).toBe(405);
    expect((await send('/', {}, 'DELETE')).status).toBe(405);
  });

  it('refuses an address beyond reason', async () => {
    expect((await send(`/${'a'.repeat(4096)}`)).status).toBe(414);
    expect((await send(`/${'a'.repeat(40_000)}`)).status).toBe(431);
  });

  it('says how to build it when it has not been built', () => {
    const settings = { directory: parent, copyTo: join(parent, 'none'), publishableKey: 'key' };
    expect(() => builtSite(settings)).toThrow(/has not been built.+@furlong\/site build/s);
  });
});

describe('every answer', () => {
  it.each(['/', '/assets/main-BnQv4V9j.js', '/gone.js', '/_system'])(
    'carries the protecting headers: %s',
    async (path) => {
      const { headers } = await send(path);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
          "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
          "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; " +
          "require-trusted-types-for 'script'; trusted-types furlong-worker",
      );
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );
});

describe('a port', () => {
  it('that is taken is refused with a sentence that says what to do', async () => {
    const port = Number(new URL(http.url).port);
    await expect(listen({ host: '127.0.0.1', port, dev: false })).rejects.toThrow(
      new RegExp(`Port ${port} .+ taken .+ PORT=`),
    );
  });
});
