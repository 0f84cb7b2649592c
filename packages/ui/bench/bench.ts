import { chromium } from 'playwright';
import { servePage } from '../../../.bench/servePage.ts';
import { chromiumLaunchOptions } from '../../../.vitest/chromium.ts';
import type { BenchCard } from './cards.tsx';
import { measureCards } from './measureCards.ts';
import { measureEntries } from './measureEntries.ts';
import { films, measureRace } from './measureRace.ts';
import { measureScreen } from './measureScreen.ts';
import { viteConfig } from './viteConfig.ts';

const here = import.meta.dirname;

// The most that the screen of sixty cards may take, kB and ms.
const scriptLimit = 95;
const keystrokeLimit = 100;

/** What is no card. */
const drawings: Partial<Record<BenchCard, string>> = { portrait: 'portraits', poster: 'posters' };

for (const { entry, script, style } of await measureEntries()) {
  console.log(`${entry.padEnd(12)} ${kB(script)} kB of script, ${kB(style)} kB of style, gzipped`);
}

const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  await using cards = await servePage(`${here}/cards.html`, viteConfig);
  for (const { card, count, mount, update, markup } of await measureCards(browser, cards.url)) {
    console.log(
      `${count} ${drawings[card] ?? `${card} cards`}: mounted in ${ms(mount)} ms, updated in ${ms(update)} ms, ${kB(markup).trim()} kB of markup each`,
    );
  }

  await using screen = await servePage(`${here}/screen.html`, viteConfig);
  const { script, keystrokes } = await measureScreen(browser, screen.url);
  const worst = Math.max(...keystrokes.map(({ answered }) => answered));
  const list = Math.max(...keystrokes.map(({ listed }) => listed));
  console.log(
    [
      'A screen of 60 cards, on a processor slowed four times:',
      `  ${kB(script).trim()} kB of script, gzipped (limit ${scriptLimit})`,
      `  ${ms(worst)} ms for the worst of ${keystrokes.length} keystrokes (limit ${keystrokeLimit}); the list had followed after ${ms(list)} ms at most`,
    ].join('\n'),
  );

  await using race = await servePage(`${here}/race.html`, viteConfig);
  const { races, heap, warnings } = await measureRace(browser, race.url);
  for (const { runners, first, median, slowest, calls, triangles } of races) {
    console.log(
      [
        `A race of ${runners}: first picture after ${ms(first)} ms,`,
        `script ${median.toFixed(2)} ms a picture (one in ten over ${slowest.toFixed(2)}),`,
        `${calls} draw calls, ${triangles} triangles`,
      ].join(' '),
    );
  }
  console.log(
    `${films} films opened and closed: ${kB(heap.second).trim()} kB of heap after the second, ${kB(heap.half).trim()} after half of them, ${kB(heap.all).trim()} after all; ${warnings} contexts too many`,
  );
} finally {
  await browser.close();
}

function kB(bytes: number) {
  return (bytes / 1_000).toFixed(1).padStart(6);
}

function ms(milliseconds: number) {
  return milliseconds.toFixed(0);
}
