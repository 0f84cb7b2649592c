import { keptHere } from '../../shared/keptHere.ts';

const key = 'furlong:hide-results';

/** Whether this visitor wants to see a race before its result. */
export function resultsHidden(): boolean {
  return keptHere.getItem(key) === 'yes';
}

export function hideResults(hidden: boolean): void {
  if (hidden) keptHere.setItem(key, 'yes');
  else keptHere.removeItem(key);
}
