import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Modal.css';

/** `sheet` comes in from the side, for the menu of a phone. */
export type ModalSize = 'standard' | 'wide' | 'sheet';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, the cross or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** @default 'standard' */
  size?: ModalSize;
}

/**
 * A dialog above the page, on the browser's own `dialog`: it keeps the focus inside and gives it
 * back. What it holds is mounted afresh each time it opens.
 */
export function Modal({ open, ...sheet }: ModalProps) {
  return open ? <Sheet {...sheet} /> : null;
}

function Sheet({ onClose, title, children, size = 'standard' }: Omit<ModalProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it leaves the page, else the browser does not give the focus back.
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, by way of onCancel.
    <dialog
      ref={ref}
      className={styles.dialog[size]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close without asking, on a second Escape; then the host has to hear of it.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.title}>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
        </div>
        {children}
        {/* Last in order, so that the first field has the focus; drawn in the corner. */}
        <div className={styles.close}>
          <IconButton label="Close" icon={<IconX size={20} />} onPress={onClose} />
        </div>
      </div>
    </dialog>
  );
}
