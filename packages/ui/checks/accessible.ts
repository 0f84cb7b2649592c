import axe from 'axe-core';
import type { TestContext } from 'vitest';

/** Whether axe finds fault with a story, as Storybook's panel tells it; of contrast, see there. */
export async function accessible({ story, expect }: TestContext) {
  const a11y = story?.parameters.a11y;
  if (a11y?.test !== 'error') return;
  const { violations } = await axe.run(
    { include: document.body, exclude: a11y.context?.exclude ?? [] },
    {
      ...a11y.options,
      // A component alone has no landmarks, and contrast is looked at in both themes.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      selectors: false,
    },
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect(found, 'what axe finds fault with').toEqual([]);
}
