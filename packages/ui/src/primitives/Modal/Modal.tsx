import { Dialog, type DialogProps } from './Dialog';
import { dialog } from './Modal.css';

export type ModalSize = 'standard' | 'wide';

export interface ModalProps extends DialogProps {
  open: boolean;
  /** @default 'standard' */
  size?: ModalSize;
}

/**
 * A dialog above the page, on the browser's own `dialog`: it keeps the focus inside and gives it
 * back. What it holds is mounted afresh each time it opens.
 */
export function Modal({ open, size = 'standard', ...inside }: ModalProps) {
  return open ? <Dialog className={dialog[size]} {...inside} /> : null;
}
