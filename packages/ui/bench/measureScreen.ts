import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Keystroke } from './screen.tsx';

/** Typed and taken back letter by letter: the list shrinks, and grows to all of its cards again. */
const typed = 'silver comet 1';
const slowed = 4;

/** Bytes of script that the screen loads, gzipped, and its keystrokes on a slowed processor. */
export async function measureScreen(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const script = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const keystrokes: Keystroke[] = [];
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.focus();
  for (const key of [...typed, ...Array<string>(typed.length).fill('Backspace')]) {
    await page.evaluate(() => window.watchKeystroke());
    await search.press(key);
    keystrokes.push(await page.evaluate(() => window.keystroke));
  }
  await page.close();
  return { script, keystrokes };
}
