/** The page's heading, where it has come already. */
export function pageHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility());
}

/** Moves the focus to the beginning of the page: its heading or, until it has one, the whole. */
export function focusPage() {
  const beginning = pageHeading() ?? document.querySelector('main');
  if (beginning) focusAnyway(beginning);
}

/** Focuses what is no stop of the Tab key either: the next one follows it. */
export function focusAnyway(element: HTMLElement) {
  // Written out, or the browser lets it hold no focus at all.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
