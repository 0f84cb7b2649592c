import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { servePage } from '../../../.bench/servePage.ts';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import type { LuckTimes } from './luck.tsx';

/** The longest that a player should wait for a luck report, ms. */
const limit = 3_000;
/** In the first the browser still puts away the blank page before this one; it is left out. */
const rounds = 4;

const here = import.meta.dirname;

/** Prints how long a player waits for a luck report, and how long the page stands still meanwhile. */
export async function measureLuck() {
  await using luck = await servePage(`${here}/luck.html`, {
    configFile: `${here}/../vite.config.ts`,
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(luck.url);
    const times: LuckTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.getByRole('button', { name: 'Measure the luck' }).waitFor();
      times.push(await page.evaluate(() => window.timeLuck()));
      await page.getByRole('button', { name: 'Hide the report' }).click();
    }
    const load = loadavg()[0]?.toFixed(2);
    console.log(
      `Luck report of 1,000 re-runs of 12 over 1,200 m, in a worker of Chromium, load ${load}`,
    );
    for (const { report, longestGap } of times.slice(1)) {
      console.log(`${ms(report)} ms (limit ${limit}), no frame for ${ms(longestGap)} ms at most`);
    }
  } finally {
    await browser.close();
  }
}

function ms(milliseconds: number) {
  return milliseconds.toFixed(0);
}
