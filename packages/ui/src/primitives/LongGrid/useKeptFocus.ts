import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const controls = 'a, button';

interface Held {
  key: string;
  /** Which of the card's links and buttons. */
  control: number;
}

/**
 * Keeps the focus on a card that other items move to another row, where the browser sees it as a new one.
 * `keys` are the items' own, in order.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  keys: () => readonly string[],
  columns: number,
): void {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? cardOf(target, root.current) : null;
      const key = card && keys()[card.row * columns + card.column];
      held.current = card && key ? { key, control: card.control } : null;
    };
    // Whoever presses beside all controls wants none.
    const leave = () => {
      held.current = null;
    };
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
  }, [root, keys, columns]);

  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const { key, control } = held.current;
    const index = keys().indexOf(key);
    const row = root.current?.querySelector(`[data-index="${Math.floor(index / columns)}"]`);
    const card = row?.children[index % columns];
    card?.querySelectorAll<HTMLElement>(controls)[control]?.focus({ preventScroll: true });
  });
}

function cardOf(target: Element, root: HTMLElement | null) {
  const row = target.closest('[data-index]');
  const card = [...(row?.children ?? [])].find((each) => each.contains(target));
  if (!row || !card || !root?.contains(row)) return null;
  return {
    row: Number(row.getAttribute('data-index')),
    column: [...row.children].indexOf(card),
    control: [...card.querySelectorAll(controls)].indexOf(target),
  };
}
