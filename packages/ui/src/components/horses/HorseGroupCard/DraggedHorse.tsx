import type { ReactNode } from 'react';
import { horseDragged } from './drag';
import * as styles from './HorseGroupCard.css';

export interface DraggedHorseProps {
  /** Handed to the group that it is dropped on; never shown. */
  horseId: string;
  /** A `HorseLine`. */
  children: ReactNode;
}

/** An item of `HorseLines` that can be dragged to another group. */
export function DraggedHorse({ horseId, children }: DraggedHorseProps) {
  return (
    <li
      draggable
      className={styles.dragged}
      onDragStart={(event) => {
        event.dataTransfer.setData(horseDragged, horseId);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      {children}
    </li>
  );
}
