import { useState } from 'react';

/** True for who has logged in on this page, rather than come with a session: what matters is told at once. */
export function useHasLoggedIn(status: string): boolean {
  const [wasOut, setWasOut] = useState(false);
  if (status === 'signed-out' && !wasOut) setWasOut(true);
  return wasOut && status === 'signed-in';
}
