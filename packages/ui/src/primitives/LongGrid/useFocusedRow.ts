import { type RefObject, useEffect, useState } from 'react';

/** The row of a grid that holds the focus, by its `data-index`; null while none does. */
export function useFocusedRow(root: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    const grid = root.current;
    if (grid === null) return;
    const enter = ({ target }: FocusEvent) => setFocused(rowOf(target));
    const leave = () => setFocused(null);
    grid.addEventListener('focusin', enter);
    grid.addEventListener('focusout', leave);
    return () => {
      grid.removeEventListener('focusin', enter);
      grid.removeEventListener('focusout', leave);
    };
  }, [root]);
  return focused;
}

function rowOf(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const index = target.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : null;
}
