import axe from 'axe-core';
import { afterEach } from 'vitest';

// Storybook's own check has looked at the story in the light theme. What can differ in the dark
// is contrast alone, so that is all this looks at.
afterEach(async ({ story, expect }) => {
  if (story?.parameters.a11y?.test !== 'error') return;

  const root = document.documentElement;
  const shown = root.dataset.theme;
  root.dataset.theme = 'dark';
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  root.dataset.theme = shown;

  const unreadable = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html}\n  ${any.map(({ message }) => message).join('\n  ')}`),
  );
  expect(unreadable, 'unreadable in the dark theme').toEqual([]);
});
