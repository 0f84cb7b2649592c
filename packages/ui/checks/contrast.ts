import axe from 'axe-core';
import type { TestContext } from 'vitest';
import { textLooks } from './textLooks';

/** The looks of text that axe has found readable, of all stories that this page of the browser has shown. */
const readable = new Set<string>();

/**
 * Whether text can be read, in the theme that a story is told in and in the other. Storybook's own check
 * leaves this to it: axe looks at each way that a text looks once, not again wherever a story shows it.
 */
export async function contrast({ story, expect }: TestContext) {
  if (story?.parameters.a11y?.test !== 'error') return;

  const root = document.documentElement;
  const shown = root.dataset.theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  for (const theme of story.globals.theme === 'both' ? [shown] : [shown, other]) {
    root.dataset.theme = theme;
    const unreadable = await unreadableText();
    root.dataset.theme = shown;
    expect(unreadable, `unreadable in the ${theme} theme`).toEqual([]);
  }
}

async function unreadableText(): Promise<string[]> {
  const fresh = [...textLooks(document.body)].filter(([, look]) => !readable.has(look));
  if (fresh.length === 0) return [];
  const looks = new Map(fresh);
  const { passes, violations } = await axe.run([...looks.keys()], {
    runOnly: ['color-contrast'],
    resultTypes: ['passes', 'violations'],
    elementRef: true,
    selectors: false,
  });
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) {
    const look = element && looks.get(element);
    if (look) readable.add(look);
  }
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html}\n  ${any.map(({ message }) => message).join('\n  ')}`),
  );
}
