import type { Page, Request } from 'playwright';
import { withoutLive } from './withoutLive.ts';

/** What a page fetches of the site's own files: how many, and how many kB of each kind are sent. */
export interface Weight {
  requests: number;
  script: number;
  style: number;
  font: number;
  /** With the page itself and its pictures. */
  total: number;
}

const kinds = new Map<string, 'script' | 'style' | 'font'>([
  ['script', 'script'],
  ['stylesheet', 'style'],
  ['font', 'font'],
]);
/** What is asked of the game, whose length is the game's. */
const asked = /^\/(rest|auth|live|outbox\.json)/;

/** Opens a page for the first time, and weighs what came until nothing more did. */
export async function weighPage(page: Page, address: string): Promise<Weight> {
  const files: Request[] = [];
  page.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol === 'http:' && !asked.test(pathname)) files.push(request);
  });
  await withoutLive(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = { script: 0, style: 0, font: 0, total: 0 };
  for (const file of files) {
    const { responseBodySize } = await file.sizes();
    bytes.total += responseBodySize;
    const kind = kinds.get(file.resourceType());
    if (kind) bytes[kind] += responseBodySize;
  }
  const kB = Object.entries(bytes).map(([kind, sum]) => [kind, Math.ceil(sum / 1_000)]);
  return { requests: files.length, ...Object.fromEntries(kB) };
}
