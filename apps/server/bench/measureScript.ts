import type { Page } from 'playwright';
import { costOf, type ScreenCost } from './screenCost.ts';

const rounds = 7;
const quiet = 1_000;

/**
 * Opens each screen without loading the page again, and prints the median of what that costs a processor
 * slowed four times, from the press that asks for the screen until nothing moves.
 */
export async function measureScript(page: Page, paths: readonly string[], home: string) {
  const session = await page.context().newCDPSession(page);
  await page.goto(home);
  // Once unmeasured: the code is fetched.
  for (const path of paths) await open(page, path);
  for (const path of paths) {
    const costs: ScreenCost[] = [];
    for (let round = 0; round < rounds; round++) {
      await open(page, home);
      // What other screens have left is not cleared away at this one's cost.
      await session.send('HeapProfiler.collectGarbage');
      costs.push(await costOf(page, () => open(page, path)));
    }
    const median = (of: keyof ScreenCost) =>
      costs
        .map((cost) => cost[of])
        .toSorted((a, b) => a - b)
        [rounds >> 1]?.toFixed(0);
    console.log(
      `  ${path}: ${median('script')} ms of script, ${median('layout')} ms of layout, longest task ${median('longest')} ms`,
    );
  }
}

/** Goes to a path as the router's links do, and waits until all is fetched and drawn. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.evaluate(settled, quiet);
}

/** Until nothing has been fetched, and no task has been long, for so many milliseconds. */
function settled(quiet: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quiet);
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quiet);
    }).observe({ entryTypes: ['resource', 'longtask'] });
  });
}
