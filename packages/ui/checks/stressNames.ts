import type { TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { overflowing } from './overflow';

/** Sixty letters without a place to break: the longest name a stable or horse could be given. */
const unbroken = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochxx';

/** Props that hold what somebody, or something, is called. */
const called =
  /^(name|stable|stableName|horse|owner|title|race|raceName|track|seller|operator|sire|dam|jockey)$/;

/** What is called something in the args of a story, however deep. */
function names(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return called.test(key) && /\p{L}{2}/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => names(entry, key));
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.entries(value).flatMap(([inner, entry]) => names(entry, inner));
}

/** Draws every name in the story unbroken, and returns the way back. */
function lengthen(root: Element, spoken: Set<string>): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const changed: [Text, string][] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && spoken.has(text.data.trim())) changed.push([text, text.data]);
  }
  for (const [text] of changed) text.data = unbroken;
  return () => {
    for (const [text, before] of changed) text.data = before;
  };
}

/** What any component has to stand, tried on the first story of each. */
export async function stressNames({ story, expect }: TestContext) {
  if (!story?.id.endsWith('--default')) return;
  const root = document.documentElement;
  const frame = document.querySelector<HTMLElement>('[data-story-frame]');
  // The story's parent; what fills the window, such as a header, has no parent but that.
  const parent = frame?.firstElementChild instanceof HTMLElement ? frame.firstElementChild : root;
  const found: Record<string, string[]> = {};
  const check = (when: string) => {
    const out = overflowing(parent);
    if (out.length > 0) found[when] = out;
  };

  root.dir = 'rtl';
  check('right to left');
  root.dir = '';

  root.style.fontSize = '200%';
  check('text at 200 %');
  root.style.fontSize = '';

  const width = innerWidth;
  if (parent === root) await page.viewport(320, innerHeight);
  else Object.assign(parent.style, { boxSizing: 'content-box', inlineSize: '320px' });
  check('in 320 px');
  const shorten = lengthen(document.body, new Set(names(story.args)));
  check('a name of 60 letters in 320 px');
  shorten();
  if (parent === root) await page.viewport(width, innerHeight);
  else Object.assign(parent.style, { boxSizing: '', inlineSize: '' });

  expect(found, 'what overflows').toEqual({});
}
