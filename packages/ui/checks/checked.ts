import type { TestContext } from 'vitest';

/** Marks a story as looked at: the reporter counts those that lack the mark, as theirs were no checks at all. */
export function checked({ story, task }: TestContext) {
  if (story) task.meta.checked = true;
  // What axe has reported is for Storybook's panel: in a run of its own it would be handed over and read
  // by nobody. A violation has failed the story by then.
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete task.meta.reports;
}
