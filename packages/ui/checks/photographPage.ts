import { afterEach, inject } from 'vitest';
import { page } from 'vitest/browser';

/** A desktop's and a phone's window, in px. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** How long two equal pictures of a page may take on a busy machine, ms. */
const timeout = 30_000;

// Pages tagged `vrt-page` are compared with four pictures: two windows, each in two themes. The
// footer is the same on every page, and would be the greater part of many a picture.
afterEach(async ({ story, expect }) => {
  if (!story?.tags.includes('vrt-page') || !inject('photograph')) return;

  await document.fonts.ready;
  const { innerWidth: width, innerHeight: height } = window;
  const { theme } = document.documentElement.dataset;
  for (const size of windows) {
    await page.viewport(size.width, size.height);
    const showFooter = hideFooter();
    await page.viewport(size.width, document.documentElement.scrollHeight);
    for (const shown of ['light', 'dark']) {
      document.documentElement.dataset.theme = shown;
      const name = `${story.id.replace('pages-', '')}-${size.width}-${shown}`;
      await expect(page.elementLocator(document.body)).toMatchScreenshot(name, { timeout });
    }
    showFooter();
  }
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, height);
}, 8 * timeout);

function hideFooter() {
  // Cards have footers too.
  const footer = document.querySelector<HTMLElement>('footer:not(main footer)');
  if (footer) footer.style.display = 'none';
  return () => footer?.style.removeProperty('display');
}
