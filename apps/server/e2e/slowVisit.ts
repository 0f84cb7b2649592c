import type { Page } from 'playwright';

/** A first visit over a phone's connection: nothing is at hand, and answers come one by one. */
export async function comeSlowly(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 600_000,
    uploadThroughput: 600_000,
  });
}

/** How long a page may take to come before another browser asks for it, in ms. */
export const stalled = 15_000;

/** Opens a page; if it does not come, says what of it was still awaited. */
export async function comeTo(page: Page, path: string, within: { timeout: number }) {
  const awaited = new Set<string>();
  page.on('request', (request) => awaited.add(request.url()));
  page.on('requestfinished', (request) => awaited.delete(request.url()));
  page.on('requestfailed', (request) => awaited.delete(request.url()));
  await page.goto(path, within).catch((cause) => {
    throw new Error(`${path} did not come, for want of ${[...awaited].join(', ')}`, { cause });
  });
}

/** How much of a page has moved, by the layout shift score, and what from where to where. */
export interface Shifts {
  score: number;
  moved: string[];
}

/** Adds up in the page what moves by itself, and keeps what moved: no key or pointer was pressed just before. */
export function addUpShifts() {
  const shifts: Shifts = { score: 0, moved: [] };
  Reflect.set(window, 'furlongShifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      shifts.score += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const name = node instanceof Element ? node.outerHTML : node?.textContent;
        const [from, to] = [previousRect, currentRect].map(
          (at) => `${at.x},${at.y} ${at.width}x${at.height}`,
        );
        shifts.moved.push(`${entry.value.toFixed(3)} ${from} -> ${to} ${name?.slice(0, 120)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What a browser tells of what moved, as the Layout Instability API has it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
