import { type RefObject, useLayoutEffect, useState } from 'react';

const controls = 'a, button';

interface Held {
  key: string;
  /** Where among the items its card was when it got the focus. */
  index: number;
  /** Which of the card's links and buttons. */
  control: number;
}

/**
 * Keeps the focus on a card that other items move to another row, where the browser sees it as a new one.
 * Returns the row in which the card with the focus now stands, which has to be drawn; null while none has it.
 */
export function useKeptFocus<Item>(
  root: RefObject<HTMLElement | null>,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  columns: number,
): number | null {
  const [held, setHeld] = useState<Held | null>(null);

  // Before the focus is given back below: it must find the items of now.
  useLayoutEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? cardOf(target, root.current, columns) : null;
      const item = card === null ? undefined : items[card.index];
      setHeld(card === null || item === undefined ? null : { key: keyOf(item), ...card });
    };
    // Whoever presses beside all controls wants none.
    const leave = () => setHeld(null);
    // Between two stops of the Tab key the body has the focus for a moment, in which a row may be drawn.
    const moveOn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) leave();
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', moveOn, { capture: true });
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', moveOn, { capture: true });
      document.removeEventListener('pointerdown', leave);
    };
  }, [root, items, keyOf, columns]);

  const index = held === null ? -1 : indexOf(held, items, keyOf);
  const row = index < 0 ? null : Math.floor(index / columns);

  useLayoutEffect(() => {
    if (held === null || row === null || document.activeElement !== document.body) return;
    const card = root.current?.querySelector(`[data-index="${row}"]`)?.children[index % columns];
    card?.querySelectorAll<HTMLElement>(controls)[held.control]?.focus({ preventScroll: true });
  });

  return row;
}

/** Where the item is now, which is mostly where it was; -1 if it is gone. */
function indexOf<Item>(held: Held, items: readonly Item[], keyOf: (item: Item) => string): number {
  const before = items[held.index];
  if (before !== undefined && keyOf(before) === held.key) return held.index;
  return items.findIndex((item) => keyOf(item) === held.key);
}

function cardOf(target: Element, root: HTMLElement | null, columns: number) {
  const row = target.closest('[data-index]');
  const card = [...(row?.children ?? [])].find((each) => each.contains(target));
  if (!row || !card || !root?.contains(row)) return null;
  return {
    index: Number(row.getAttribute('data-index')) * columns + [...row.children].indexOf(card),
    control: [...card.querySelectorAll(controls)].indexOf(target),
  };
}
