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

/** Adds up in the page what moves by itself: no key or pointer was pressed just before. */
export function addUpShifts() {
  Reflect.set(window, 'furlongShifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry.toJSON();
      if (!hadRecentInput) {
        Reflect.set(window, 'furlongShifts', Reflect.get(window, 'furlongShifts') + value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
