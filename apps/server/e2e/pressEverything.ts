import { setTimeout as delay } from 'node:timers/promises';
import type { ElementHandle, Page, Request } from 'playwright';

/** The longest that what was pressed may be at work, in ms. */
const longestWork = 20_000;

/**
 * Somebody who presses each kind of button, tab and disclosure of a page once, by keyboard. Dialogs and
 * menus are closed again, so nothing is confirmed in them; links are not followed. What stands
 * around every page is pressed where it is first seen.
 */
export function presser(page: Page) {
  const traffic = watchTraffic(page);
  const around = new Set<string>();

  /** Waits until nothing is asked for, nothing is at work, and what came is drawn. */
  async function settle() {
    const until = Date.now() + longestWork;
    while (Date.now() < until) {
      await traffic.idle(until);
      // A page that is being left cannot be asked.
      const isAtRest = await page.evaluate(isAtRestOnceDrawn).catch(() => false);
      if (isAtRest && traffic.isIdle()) return;
    }
    throw new Error(
      `${page.url()} is still at work: ${[...traffic.awaited(), ...(await page.evaluate(busyParts))].join(', ')}.`,
    );
  }

  async function open(address: string) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settle();
  }

  /** Closes what has opened over the page, then tells whether it still shows something. */
  async function isWhole() {
    for (let opened = 0; await page.evaluate(isCovered); opened += 1) {
      if (opened === 3) return false;
      await page.keyboard.press('Escape');
      await settle();
    }
    return page.evaluate(showsSomething);
  }

  /** Presses the next of what is not known yet, and tells its kind; null when there is no more. */
  async function pressNext(known: string[]): Promise<string | null> {
    const found = await page.evaluateHandle(firstNotIn, known);
    const kind = await found.evaluate((action) => action?.kind ?? null);
    if (kind === null) return null;
    const element = (await found.getProperty('element')) as ElementHandle<HTMLElement>;
    try {
      await element.press('Enter');
    } catch (error) {
      // A list that came anew has taken it away: what stands in its place is found then.
      if (await element.evaluate(({ isConnected }) => isConnected)) throw error;
      return pressNext(known);
    }
    await settle();
    return kind;
  }

  /** Opens a page, presses all there is, and tells after which presses it was blank or did not close. */
  return async (address: string) => {
    const pressed = new Set<string>();
    const broken: string[] = [];
    await open(address);
    const { pathname } = new URL(page.url());
    for (;;) {
      const kind = await pressNext([...pressed, ...around]);
      if (kind === null) return broken;
      (kind.startsWith('around') ? around : pressed).add(kind);
      const hasLeft = new URL(page.url()).pathname !== pathname;
      const isBroken = !hasLeft && !(await isWhole());
      if (isBroken) broken.push(kind);
      if (isBroken || hasLeft) await open(address);
    }
  };
}

/** The requests of a page that have no answer yet, without the live channel: that one stays open. */
function watchTraffic(page: Page) {
  const awaited = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') awaited.add(request);
  });
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  const isIdle = () => awaited.size === 0;
  return {
    isIdle,
    awaited: () => [...awaited].map((request) => `${request.method()} ${request.url()}`),
    idle: async (until: number) => {
      while (!isIdle() && Date.now() < until) await delay(5);
    },
  };
}

/** Whether a page has nothing at work, two frames later: what came is drawn then, and has asked for more. */
async function isAtRestOnceDrawn() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const busy = [...document.querySelectorAll('[aria-busy="true"]')];
  return !busy.some((each) => each.checkVisibility());
}

/** The words of the parts of a page that say they are at work. */
function busyParts() {
  const busy = [...document.querySelectorAll('[aria-busy="true"]')];
  return busy
    .filter((each) => each.checkVisibility())
    .map((each) => `"${each.textContent}" is busy`);
}

/** Whether a dialog or a menu is open. */
function isCovered() {
  const covers = document.querySelectorAll('dialog[open], [role=menu], :popover-open');
  return [...covers].some((each) => each.checkVisibility());
}

function showsSomething() {
  const heading = document.querySelector('h1');
  return heading !== null && heading.textContent.trim() !== '';
}

/** The first action of a kind that is not known. Those of the rows of a list are of the same kinds. */
function firstNotIn(known: string[]) {
  const actions = 'button, summary, [role=button], [role=tab], [role=switch]';
  for (const element of document.querySelectorAll<HTMLElement>(actions)) {
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!isShown || element.matches(':disabled, [aria-disabled=true], [inert] *')) continue;
    const place = element.closest('main') === null ? 'around' : 'in';
    const row = element.role === 'tab' ? null : element.closest('li, tr, article');
    const words = (element.ariaLabel ?? element.textContent).replace(/\d[\d,.]*/g, '#').trim();
    const kind =
      row === null
        ? `${place} the page: ${words}`
        : `${place} ${row.className}: ${[...row.querySelectorAll(actions)].indexOf(element)}`;
    if (!known.includes(kind)) return { kind, element };
  }
  return null;
}
