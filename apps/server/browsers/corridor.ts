import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './drivers.ts';

/** What a browser shows at each step. */
export type Shown = Record<string, string>;

/** How long a step may take, ms: a browser without a graphics card draws slowly. */
const patience = 60_000;

const text = (selector: string) =>
  `(document.querySelector(${JSON.stringify(selector)})?.innerText ?? '')`;
/** A link or button by what it says. */
const control = (label: string) =>
  `[...document.querySelectorAll('a, button')].find((one) => one.innerText.trim() === ${JSON.stringify(label)})`;
/** A row of tabs fades at its edges only where its own scrolling drives that, or the first never shows. */
const firstTabInSight =
  "getComputedStyle(document.querySelector('[role=tablist]')).maskImage === 'none' || " +
  "CSS.supports('animation-timeline: scroll()')";

/** Waits until an expression is true of the page. */
async function until(driver: Driver, expression: string) {
  const end = performance.now() + patience;
  while (!(await driver.read(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`Never came true: ${expression}`);
    await pause(100);
  }
}

async function press(driver: Driver, label: string) {
  await until(driver, control(label));
  await driver.read(`void ${control(label)}.click()`);
}

const read = async (driver: Driver, expression: string) =>
  String(await driver.read(expression))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The last result of the game at this address: one that all browsers go to. */
export async function lastResult(driver: Driver, game: string): Promise<string> {
  await driver.goto(`${game}/races/race-results`);
  const link = `document.querySelector('main h3 a[href^="/races/"], main td a[href^="/races/"], main a[href^="/races/"]')`;
  await until(driver, link);
  return read(driver, `${link}.getAttribute('href')`);
}

/** From the landing page to the verification of a race that is run. */
export async function walk(driver: Driver, game: string, race: string): Promise<Shown> {
  const shown: Shown = {};
  const note = async (step: string, expression: string) => {
    shown[step] = await read(driver, expression);
  };
  await driver.goto(`${game}/`);
  await until(driver, text('h1'));
  await note('Landing', text('h1'));
  await until(driver, "document.querySelector('[role=tablist]')");
  await note('First tab in sight', firstTabInSight);
  await press(driver, 'Races');
  await until(driver, `location.pathname === '/races/future-races' && ${text('main h1')}`);
  await until(driver, `${text('main')}.match(/Today|Tomorrow/)`);
  await note('Races', text('main h1'));
  await note('Next off', `${text('main')}.match(/Today|Tomorrow/)[0]`);
  await driver.goto(`${game}/races/race-results`);
  await until(driver, `document.querySelector('main a[href="${race}"]')`);
  await note('Results', `document.querySelector('main a[href="${race}"]').innerText`);
  await driver.read(`void document.querySelector('main a[href="${race}"]').click()`);
  await until(driver, text('main table'));
  await note('Race', text('main h1'));
  await note('Result', text('main table'));
  await press(driver, 'Verify this race');
  const verdict = `[...document.querySelectorAll('main *')].find((one) => /^(Not v|V)erified\\./.test(one.innerText ?? ''))`;
  await until(driver, verdict);
  await note('Verification', `${verdict}.innerText`);
  return shown;
}
