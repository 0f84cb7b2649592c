import { useEffect, useState } from 'react';

/** The value once it has stood for `pause` ms; until then the one that stood before. */
export function useStanding<Value>(value: Value, pause: number): Value {
  const [standing, setStanding] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => setStanding(value), pause);
    return () => clearTimeout(waiting);
  }, [value, pause]);
  return standing;
}
