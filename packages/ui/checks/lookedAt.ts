/** What has passed in this page of the browser: which check, and of what document, as a digest. */
const passed = new Set<string>();

/**
 * Does a check of what is shown, unless it has passed of the very same: many stories end where another did.
 *
 * @param name of the check, and all that it goes by but the document
 */
export async function unlessLookedAt(name: unknown, check: () => Promise<void>) {
  const shown = await digestOf(JSON.stringify([name, state(), markup()]));
  if (passed.has(shown)) return;
  await check();
  passed.add(shown);
}

/** React numbers the ids that it makes: what matters of them is who refers to whom. */
const madeId = /_r_[\da-z]+_/g;

function markup() {
  const ids = new Map<string, number>();
  return document.body.outerHTML.replace(madeId, (id) => {
    const number = ids.get(id) ?? ids.size;
    ids.set(id, number);
    return `_r_${number}_`;
  });
}

/** What an element can be without its markup telling so. */
const states =
  ':checked,:indeterminate,:user-invalid,:focus,:focus-visible,:hover,:popover-open,:modal';

function state() {
  const { documentElement: root, body } = document;
  // Not those of the head, where the styles of each new story come to stand.
  const elements = [...body.querySelectorAll('*')];
  const fields = body.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [
    root.getAttributeNames().map((name) => [name, root.getAttribute(name)]),
    [innerWidth, innerHeight, scrollX, scrollY],
    states
      .split(',')
      .map((name) => [...body.querySelectorAll(name)].map((each) => elements.indexOf(each))),
    [...fields].map(({ value }) => value),
  ];
}

async function digestOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).join();
}
