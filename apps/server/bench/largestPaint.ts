import type { Page } from 'playwright';
import { addressesIn, everyPage } from '../e2e/everyPage.ts';
import { login } from '../e2e/player.ts';
import { phoneWindow, slowAsPhone } from './phone.ts';
import { withGame } from './withGame.ts';

/** Prints when the largest part of each kind of page is painted, on a first visit by an owner with a phone. */
await withGame(async ({ server, browser }) => {
  const addressOf = await addressesIn({ server });
  const home = await browser.newPage({ baseURL: server.url });
  await login(home, server);
  const storageState = await home.context().storageState();
  await home.context().close();
  console.log(
    'Largest contentful paint of a first visit, on a phone with a processor slowed four times and 1.6 Mbit/s:',
  );
  for (const pattern of everyPage) {
    const page = await browser.newPage({
      ...{ baseURL: server.url, viewport: phoneWindow, storageState },
    });
    await slowAsPhone(page);
    await page.goto(addressOf(pattern));
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const { at, element } = await largestPaint(page);
    console.log(`  ${pattern}: ${(at / 1_000).toFixed(2)} s, of ${element}`);
    await page.context().close();
  }
});

/** Milliseconds from the start of the visit, and of what. */
function largestPaint(page: Page): Promise<{ at: number; element: string }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
          const element = last?.element?.tagName.toLowerCase() ?? 'what has gone since';
          resolve({ at: last?.startTime ?? Number.NaN, element });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
