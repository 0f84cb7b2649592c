/** The address at which the document was opened. */
const opened = location.href;

/**
 * Takes out what the server has said of the page for those who run no script: its name once the page
 * names itself, and what goes with its address once another is opened.
 */
export function dropPreview() {
  const kept = location.href === opened ? '[data-preview="page"]' : '[data-preview]';
  for (const element of document.head.querySelectorAll(kept)) element.remove();
}
