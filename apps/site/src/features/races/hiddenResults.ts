const key = 'furlong:hide-results';

/** Whether this visitor wants to see a race before its result. */
export function resultsHidden(): boolean {
  return localStorage.getItem(key) === 'yes';
}

export function hideResults(hidden: boolean): void {
  if (hidden) localStorage.setItem(key, 'yes');
  else localStorage.removeItem(key);
}
