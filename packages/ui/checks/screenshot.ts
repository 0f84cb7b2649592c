import { inject, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { drawn } from './drawn';
import { whilePainted } from './painting';

/** How long two equal pictures of a story may take on a busy machine, ms. */
export const pictureTimeout = 30_000;

/** Stories tagged `vrt` are compared with the picture beside them; `pnpm pictures` accepts new ones. */
export async function screenshot({ story, expect }: TestContext) {
  if (!story?.tags.includes('vrt') || !inject('screenshot')) return;

  await drawn();
  // A story that fills the window, such as a dialog, has no frame of its own.
  const subject = document.querySelector('[data-story-frame]') ?? document.body;
  const name = story.id.slice(story.id.indexOf('--') + 2);
  // What came into sight by itself has moved the page, and the story would be measured too short.
  scrollTo(0, 0);
  // Taller than the window, the story would come out cut: the window grows to hold it.
  const height = innerHeight;
  const needed = Math.ceil(subject.getBoundingClientRect().bottom);
  if (needed > height) await page.viewport(innerWidth, needed);
  await whilePainted(() =>
    expect(page.elementLocator(subject)).toMatchScreenshot(name, { timeout: pictureTimeout }),
  );
  if (needed > height) await page.viewport(innerWidth, height);
}
