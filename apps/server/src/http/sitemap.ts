import { type Backend, futureRaces, raceResults } from '@furlong/backend';
import { HOUR } from '@furlong/game/rules';
import { listedPaths } from '@furlong/site/previews';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { App, Env } from './app.ts';
import { keyless, type ServiceSettings } from './keyless.ts';
import { requestOrigin } from './ownAddresses.ts';

/** How long a list is told again, ms. */
const keptFor = HOUR;

/** How many races are listed of those that are over, and of those to come: as many as a page of them holds. */
const mostRaces = 100;

/** What no page is, or what belongs to who has its link. */
const disallowed = ['/rest/', '/auth/', '/live', '/outbox', '/mails/', '/calendar/', '/exports/'];

/**
 * Tells search engines which pages there are: those of every game, and the races that are near. Other races,
 * horses and stables are found by the links of these.
 */
export function sitemap(settings: {
  /** A visitor's. */
  backend: Backend;
  own: readonly string[];
  measures: ServiceSettings['measures'];
}): App {
  const { backend, own } = settings;
  let kept: { paths: readonly string[]; until: number } = { paths: [], until: 0 };

  async function pathsNow(): Promise<readonly string[]> {
    if (Date.now() < kept.until) return kept.paths;
    const [over, ahead] = await Promise.all([
      raceResults(backend, { limit: mostRaces }),
      futureRaces(backend, { limit: mostRaces }),
    ]);
    const races = [...ahead, ...over];
    kept = {
      paths: [...listedPaths, ...races.map(({ id }) => `/races/${id}`)],
      until: Date.now() + keptFor,
    };
    return kept.paths;
  }

  return new Hono<Env>()
    .get('/robots.txt', (c) => {
      const rules = disallowed.map((path) => `Disallow: ${path}`).join('\n');
      const origin = requestOrigin(c, own);
      return c.text(`User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`, 200, caching);
    })
    .get('/sitemap.xml', keyless(settings), async (c) => {
      const origin = requestOrigin(c, own);
      const urls = (await pathsNow()).map((path) => html`<url><loc>${origin + path}</loc></url>\n`);
      const body = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
      return c.body(String(body), 200, { ...caching, 'content-type': 'application/xml' });
    });
}

const caching = { 'cache-control': `public, max-age=${keptFor / 1000}` };
