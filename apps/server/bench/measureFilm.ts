import type { Browser } from 'playwright';
import { phoneWindow, slowAsPhone } from './phone.ts';

export interface FilmTimes {
  /** Milliseconds until all is fetched and built, and the graphics card is told of it. */
  built: number;
  /** Milliseconds until its first picture stands; here the card is emulated, which takes longest. */
  drawn: number;
}

/** What passes from the click that opens a race's film to its first picture, for who has seen none before. */
export async function measureFilm(browser: Browser, url: string): Promise<FilmTimes> {
  const context = await browser.newContext({ viewport: phoneWindow });
  const page = await context.newPage();
  await page.addInitScript(markPicture);
  await page.goto(url);
  const watch = page.getByRole('button', { name: 'Watch the race' });
  await watch.waitFor();
  await page.waitForLoadState('networkidle');
  await slowAsPhone(page);
  await watch.click();
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0, undefined, {
    polling: 50,
    timeout: 60_000,
  });
  const [pressed = 0, built = 0, drawn = 0] = await page.evaluate(() =>
    ['pressed', 'built', 'drawn'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  await context.close();
  return { built: built - pressed, drawn: drawn - pressed };
}

/** Marks when something is first pressed, when shaders are first linked, and when a picture stands. */
function markPicture() {
  addEventListener('click', () => performance.mark('pressed'), { capture: true, once: true });
  const { linkProgram, drawArrays, drawElements } = WebGL2RenderingContext.prototype;
  const { drawArraysInstanced, drawElementsInstanced } = WebGL2RenderingContext.prototype;
  const once = <Arguments extends unknown[]>(
    call: (this: WebGL2RenderingContext, ...given: Arguments) => void,
    mark: () => void,
  ) => {
    let first = true;
    return function (this: WebGL2RenderingContext, ...given: Arguments) {
      if (first) mark();
      first = false;
      return call.apply(this, given);
    };
  };
  let drawing = false;
  const draw = () => {
    if (drawing) return;
    drawing = true;
    requestAnimationFrame(() => performance.mark('drawn'));
  };
  Object.assign(WebGL2RenderingContext.prototype, {
    linkProgram: once(linkProgram, () => performance.mark('built')),
    drawArrays: once(drawArrays, draw),
    drawElements: once(drawElements, draw),
    drawArraysInstanced: once(drawArraysInstanced, draw),
    drawElementsInstanced: once(drawElementsInstanced, draw),
  });
}
