import { Dialog, type DialogProps } from '../Modal/Dialog';
import { sheet } from './Sheet.css';

export type SheetEdge = 'end' | 'bottom';

export interface SheetProps extends DialogProps {
  open: boolean;
  /**
   * Where it comes in from: `end` is the side a line ends at, for menus; `bottom` is near the
   * thumb, for filters and choices.
   * @default 'end'
   */
  edge?: SheetEdge;
}

/** A dialog along one edge of the window, for what a phone has no room to show all the time. */
export function Sheet({ open, edge = 'end', ...inside }: SheetProps) {
  return open ? <Dialog className={sheet[edge]} {...inside} /> : null;
}
