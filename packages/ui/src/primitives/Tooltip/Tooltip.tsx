import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** The word of the sport that somebody may not know, or an icon with a name. */
  children: ReactNode;
  /** What it means, in a sentence. Nothing in it can be pressed. */
  text: string;
}

/**
 * Explains a word. Shown when it is pointed at, reached by key or touched; heard as the
 * description of the word.
 */
export function Tooltip({ children, text }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger
        className={styles.trigger}
        delay={200}
        closeOnClick={false}
        aria-describedby={textId}
        // A finger has no hover: its press opens.
        onClick={() => setOpen(true)}
      >
        {children}
      </Base.Trigger>
      <span id={textId} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionPadding={8} className={styles.positioner}>
          <Base.Popup aria-hidden className={styles.popup}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
