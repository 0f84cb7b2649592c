import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Fold {
  /** Holds the choices, or the line to which the one that was chosen folds. */
  step: RefObject<HTMLDivElement | null>;
  /** True if the choices are open again after one was chosen. */
  open: boolean;
  fold: (folded: boolean) => void;
}

/** Folds choices to the one chosen and back; what was pressed is gone, and the focus goes to what stands in its place. */
export function useFold(): Fold {
  const step = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = open ? '[aria-pressed="true"]' : 'button';
    step.current?.querySelector<HTMLElement>(next)?.focus();
  });
  const fold = (folded: boolean) => {
    pressed.current = true;
    setOpen(!folded);
  };
  return { open, fold, step };
}
