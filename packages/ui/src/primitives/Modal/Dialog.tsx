import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../Heading/Heading';
import { HeadingLevelContext } from '../Heading/headingLevel';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Dialog.css';

export interface DialogProps {
  /** Asked for by Escape, the cross or a press beside the dialog. */
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** The browser's own `dialog`, open as long as it is mounted. `className` says where and how wide. */
export function Dialog({
  onClose,
  title,
  children,
  className,
}: DialogProps & { className: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Closed before it leaves the page, else the browser does not give the focus back.
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close without asking, on a second Escape; then the host has to hear of it.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      // Not on click: marking words in a field and letting go beside the dialog would close it.
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <div className={styles.title}>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
        </div>
        <HeadingLevelContext value={3}>{children}</HeadingLevelContext>
        {/* Last in order, so that the first field has the focus; drawn in the corner. */}
        <div className={styles.close}>
          <IconButton label="Close" icon={<Icon icon={IconX} size="medium" />} onPress={onClose} />
        </div>
      </div>
    </dialog>
  );
}
