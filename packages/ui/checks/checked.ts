import type { TestContext } from 'vitest';

/** Marks a story as looked at: the reporter counts those that lack the mark, as theirs were no checks at all. */
export function checked({ story, task }: TestContext) {
  if (story) task.meta.checked = true;
}
