import axe, { type NodeResult } from 'axe-core';
import type { TestContext } from 'vitest';
import { textLooks } from './textLooks';

/** The looks of text that axe need not judge again, of all stories that this page of the browser has shown. */
const judged = new Set<string>();

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
  const fresh = [...textLooks(document.body)].filter(([, look]) => !judged.has(look));
  if (fresh.length === 0) return [];
  const looks = new Map(fresh);
  const { passes, incomplete, violations } = await axe.run([...looks.keys()], {
    runOnly: ['color-contrast'],
    resultTypes: ['passes', 'incomplete', 'violations'],
    elementRef: true,
    selectors: false,
  });
  const nodesOf = (results: typeof passes) => results.flatMap(({ nodes }) => nodes);
  for (const node of nodesOf(passes)) judged.add(lookOf(node));
  for (const node of nodesOf(incomplete)) {
    // Of text on a picture that is part of its look axe can never tell.
    if (isOnPicture(node) && /gradient\(|url\(/.test(lookOf(node))) judged.add(lookOf(node));
  }
  return nodesOf(violations).map(
    ({ html, any }) => `${html}\n  ${any.map(({ message }) => message).join('\n  ')}`,
  );

  function lookOf({ element }: NodeResult): string {
    return (element && looks.get(element)) ?? '';
  }
}

const isOnPicture = ({ any }: NodeResult) =>
  any.some(({ data }) => ['bgGradient', 'bgImage'].includes(data?.messageKey));
