import { MINUTE } from '@furlong/game/rules';
import { useEffect, useState } from 'react';

/** True once the page has stood for a minute: for what nobody waits for. */
export function useAfterAMinute(): boolean {
  const [stood, setStood] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStood(true), MINUTE);
    return () => clearTimeout(timer);
  }, []);
  return stood;
}
