import type { Browser } from 'playwright';
import type { BenchCard, CardTimes } from './cards.tsx';

/** Many of each card, as many portraits as stand on one screen, and the posters of a season. */
const kinds = [
  ['horse', 500],
  ['race', 500],
  ['portrait', 60],
  ['poster', 12],
] as const satisfies (readonly [BenchCard, number])[];
/** The first round warms the compiler up and is left out. */
const rounds = 6;

/** Medians of the time to mount and to update the cards of each kind, ms; markup of one, bytes. */
export async function measureCards(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  const found = [];
  for (const [card, count] of kinds) {
    const times: CardTimes[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await page.evaluate(([what, many]) => window.timeCards(what, many), [card, count] as const),
      );
    }
    const measured = times.slice(1);
    found.push({
      card,
      count,
      mount: median(measured.map(({ mount }) => mount)),
      update: median(measured.map(({ update }) => update)),
      markup: median(measured.map(({ markup }) => markup)) / count,
    });
  }
  await page.close();
  return found;
}

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
