import axe from 'axe-core';
import type { TestContext } from 'vitest';

/**
 * Storybook's own check has looked at the story in the theme it is told in. What can differ in the
 * other is contrast alone, so that is all this looks at; where both are shown, nothing is left.
 */
export async function otherTheme({ story, expect }: TestContext) {
  if (story?.parameters.a11y?.test !== 'error' || story.globals.theme === 'both') return;

  const root = document.documentElement;
  const shown = root.dataset.theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  root.dataset.theme = other;
  const { violations } = await axe.run(story.parameters.a11y.context ?? document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  root.dataset.theme = shown;

  const unreadable = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html}\n  ${any.map(({ message }) => message).join('\n  ')}`),
  );
  expect(unreadable, `unreadable in the ${other} theme`).toEqual([]);
}
