import type { CDPSession, Page } from 'playwright';

const slowedTimes = 4;
const rounds = 5;
const quiet = 1_000;

/** What a screen costs a slowed processor from the press that asks for it until nothing moves, ms. */
interface Cost {
  script: number;
  /** Of layout and styles. */
  layout: number;
  /** The longest time without an answer to another press. */
  longest: number;
}

/** Opens each screen without loading the page again, and prints the median of what that costs. */
export async function measureScript(page: Page, paths: readonly string[], home: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.addInitScript(keepLongestTask);
  await page.goto(home);
  // Once unmeasured: the code is fetched.
  for (const path of paths) await open(page, path);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
  for (const path of paths) {
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round++) {
      await open(page, home);
      costs.push(await costOf(page, session, path));
    }
    const median = (of: keyof Cost) =>
      costs
        .map((cost) => cost[of])
        .toSorted((a, b) => a - b)
        [rounds >> 1]?.toFixed(0);
    console.log(
      `  ${path}: ${median('script')} ms of script, ${median('layout')} ms of layout, longest task ${median('longest')} ms`,
    );
  }
}

async function costOf(page: Page, session: CDPSession, path: string): Promise<Cost> {
  // What other screens have left is not cleared away at this one's cost.
  await session.send('HeapProfiler.collectGarbage');
  const before = await metrics(session);
  await page.evaluate(() => Reflect.set(window, 'furlongLongestTask', 0));
  await open(page, path);
  const after = await metrics(session);
  const spent = (name: string) => 1_000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0));
  return {
    script: spent('ScriptDuration'),
    layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    longest: await page.evaluate(() => Reflect.get(window, 'furlongLongestTask')),
  };
}

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
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

/** Keeps the longest task of 50 ms and more. */
function keepLongestTask() {
  Reflect.set(window, 'furlongLongestTask', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      const longest: number = Reflect.get(window, 'furlongLongestTask');
      Reflect.set(window, 'furlongLongestTask', Math.max(longest, duration));
    }
  }).observe({ type: 'longtask', buffered: true });
}
