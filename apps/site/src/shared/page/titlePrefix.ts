import { useSyncExternalStore } from 'react';

let prefix = '';
const listeners = new Set<() => void>();

/** Puts something before the title of whatever page is shown; nothing, with an empty text. */
export function setTitlePrefix(text: string) {
  prefix = text;
  for (const onChange of listeners) onChange();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** What stands before the title of the page. */
export function useTitlePrefix(): string {
  return useSyncExternalStore(subscribe, () => prefix);
}
