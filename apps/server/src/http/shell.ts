import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Handler } from 'hono';
import type { Previews } from '../previews/previews.ts';
import { renderHead } from '../previews/renderHead.ts';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { requestOrigin } from './ownAddresses.ts';

export interface ShellSettings {
  previews: Previews;
  /** The origins by which the site is reached. */
  own: readonly string[];
}

/** How many pages are kept as they are sent; one takes about 8 kB. */
const mostKept = 500;

/** Compressed while somebody waits: the best quality would take a hundred times as long for 8 % less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders = {
  br: (page: Buffer) => brotliCompressSync(page, brotliOptions),
  gzip: (page: Buffer) => gzipSync(page),
} as const;

/** What the page says of itself wherever it is served as a file. */
const ownPreview = /<!-- preview\b.*<!-- \/preview -->\s*/s;

/**
 * Answers every route of the site with its one page, with a head that says what is at the address: who
 * only previews a link, or lists pages, runs no script.
 *
 * @throws when the page has no head
 */
export function shell(page: string, { previews, own }: ShellSettings): Handler<Env> {
  const [before, after, ...more] = page.replace(ownPreview, '').split('</head>');
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error('The page of the site has no head of its own.');
  }
  const kept = new Map<string, SentPage>();

  function pageWith(head: string): SentPage {
    const sent = kept.get(head) ?? new SentPage(Buffer.from(`${before}${head}</head>${after}`));
    kept.delete(head);
    kept.set(head, sent);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? head);
    return sent;
  }

  return async (c) => {
    const preview = await previews.of(new URL(c.req.url), addressKey(c.var.address));
    const sent = pageWith(renderHead(preview, requestOrigin(c, own)));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: sent.etag,
    };
    if (c.req.header('if-none-match') === sent.etag) return c.body(null, 304, headers);
    const { body, encoding } = sent.as(c.req.header('accept-encoding') ?? '');
    return c.body(body, preview.path === null ? 404 : 200, {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    });
  };
}

/** A page, compressed once for each way in which it is asked for. */
class SentPage {
  readonly etag: string;
  readonly #page: Buffer<ArrayBuffer>;
  readonly #compressed = new Map<keyof typeof encoders, Buffer<ArrayBuffer>>();

  constructor(page: Buffer<ArrayBuffer>) {
    this.#page = page;
    this.etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  }

  as(accepted: string) {
    const encoding = (['br', 'gzip'] as const).find((each) => accepted.includes(each));
    if (encoding === undefined) return { body: this.#page, encoding };
    const body = this.#compressed.get(encoding) ?? encoders[encoding](this.#page);
    this.#compressed.set(encoding, body);
    return { body, encoding };
  }
}
