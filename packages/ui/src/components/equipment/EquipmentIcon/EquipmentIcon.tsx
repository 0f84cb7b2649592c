import type { EquipmentSlot } from '../slots';
import { drawings, type EquipmentMake } from './drawings';
import * as styles from './EquipmentIcon.css';

export type EquipmentIconSize = 'small' | 'standard';

export interface EquipmentIconProps {
  slot: EquipmentSlot;
  /**
   * Which of the three for the slot: the dearest is drawn in gold.
   * @default 'plain'
   */
  make?: EquipmentMake;
  /** @default 'standard' */
  size?: EquipmentIconSize;
  /**
   * Paler, for a slot that holds nothing.
   * @default false
   */
  empty?: boolean;
}

/** The drawing of a piece of equipment. Decoration: its name stands beside it. */
export function EquipmentIcon({
  slot,
  make = 'plain',
  size = 'standard',
  empty = false,
}: EquipmentIconProps) {
  return (
    <span
      aria-hidden
      className={styles.root[size]}
      data-make={make}
      data-empty={empty || undefined}
    >
      <svg aria-hidden viewBox="0 0 32 32" className={styles.drawing}>
        {drawings[slot][make]}
      </svg>
    </span>
  );
}
