import { afterEach } from 'vitest';

// The reporter counts the stories that lack the mark: theirs were no checks at all.
afterEach(({ story, task }) => {
  if (story) task.meta.checked = true;
});

// What axe has reported is for Storybook's panel: in a run of its own it would be handed over and read
// by nobody. A violation has failed the story by then.
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete task.meta.reports;
});
