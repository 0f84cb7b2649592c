import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  /** Of the page as it is drawn. */
  drawn: URLSearchParams;
  /** As it will be: what the fields that change it show. */
  coming: URLSearchParams;
  goTo: (next: URLSearchParams) => void;
}

/**
 * What a page keeps in its address, and how its fields change it. The router draws a new address when
 * there is time: until then a field that waited for it would show its old value, and a second change
 * would be written into the address without the first.
 */
export function useAddress(): Address {
  const [drawn, setAddress] = useSearchParams();
  const [coming, anticipate] = useOptimistic(drawn);
  const goTo = (next: URLSearchParams) =>
    startTransition(async () => {
      anticipate(next);
      await setAddress(next, { replace: true, preventScrollReset: true });
    });
  return { drawn, coming, goTo };
}
