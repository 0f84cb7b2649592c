import { inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from './drawn';
import { pictureTimeout } from './photograph';

/** A desktop's and a phone's window, in px. */
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Pages tagged `vrt-page` are compared with four pictures: two windows, each in two themes. The
 * footer is the same on every page, and would be the greater part of many a picture.
 */
export async function photographPage({ story, expect }: TestContext) {
  if (!story?.tags.includes('vrt-page') || !inject('photograph')) return;

  await drawn();
  const { innerWidth: width, innerHeight: height } = window;
  const { theme } = document.documentElement.dataset;
  for (const size of windows) {
    await page.viewport(size.width, size.height);
    const showFooter = hideFooter();
    await growToWholePage(size.width);
    // What came into sight by itself has moved the page.
    scrollTo(0, 0);
    for (const shown of ['light', 'dark']) {
      document.documentElement.dataset.theme = shown;
      const name = `${story.id.replace('pages-', '')}-${size.width}-${shown}`;
      await expect(page.elementLocator(document.body)).toMatchScreenshot(name, {
        timeout: pictureTimeout,
      });
    }
    showFooter();
  }
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, height);
}

/**
 * Grows the window until all of the page is in it. A taller window may let a virtual list draw more
 * rows, which measure otherwise than they were guessed: then the page is of another height again.
 */
async function growToWholePage(width: number) {
  for (let looks = 0; looks < 8; looks++) {
    const { scrollHeight } = document.documentElement;
    if (looks > 0 && scrollHeight === innerHeight) return;
    await page.viewport(width, scrollHeight);
    await nextFrame();
    await nextFrame();
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function hideFooter() {
  // Cards have footers too.
  const footer = document.querySelector<HTMLElement>('footer:not(main footer)');
  if (footer) footer.style.display = 'none';
  return () => footer?.style.removeProperty('display');
}
