import type { ReactNode } from 'react';
import type { EquipmentSlot } from '../slots';
import * as styles from './EquipmentIcon.css';

export type EquipmentIconSize = 'small' | 'standard';

export interface EquipmentIconProps {
  slot: EquipmentSlot;
  /** @default 'standard' */
  size?: EquipmentIconSize;
  /**
   * Paler, for a slot that holds nothing.
   * @default false
   */
  empty?: boolean;
}

/** The drawing of a kind of equipment. Decoration: its name stands beside it. */
export function EquipmentIcon({ slot, size = 'standard', empty = false }: EquipmentIconProps) {
  return (
    <span aria-hidden className={styles.root[size]} data-empty={empty || undefined}>
      <svg aria-hidden viewBox="0 0 32 32" className={styles.drawing}>
        {drawings[slot]}
      </svg>
    </span>
  );
}

const drawings: Record<EquipmentSlot, ReactNode> = {
  saddle: (
    <>
      <path
        className={styles.filled}
        d="M3 9c3-1.5 5 .5 6.5 2 3 3 9 3 13 .5 2-1.3 4.5-2 6.5-.5-1 4-3.5 6-6.5 7v5c-3 2.5-8 2-10-1.5l-1.5-5C7 15.5 4.5 13 3 9z"
      />
      <path d="M12.5 16.5c2.5 1.5 6 2 10 1.5M17 24v3m-2.5 0h5v2h-5z" />
    </>
  ),
  horseshoes: (
    <>
      <path
        className={styles.filled}
        d="M10 28H6l1-4C4 20 4 4 16 4s12 16 9 20l1 4h-4l-1-4c2-4 3-15-5-15S9 20 11 24z"
      />
      <path d="M7.5 17v.01M9 11.5v.01M13 7v.01M19 7v.01M23 11.5v.01M24.5 17v.01" />
    </>
  ),
  bridle: (
    <>
      <path d="M8 4c-1 3-1 6 0 9l4 13c1 3 7 3 8 0l4-13c1-3 1-6 0-9" />
      <path d="M7.5 10c5.5 2.5 11.5 2.5 17 0M10 19.500c4 1.8 8 1.8 12 0" />
      <circle className={styles.filled} cx="8.8" cy="20.8" r="2.6" />
      <circle className={styles.filled} cx="23.2" cy="20.8" r="2.6" />
    </>
  ),
  blanket: (
    <>
      <path
        className={styles.filled}
        d="M5 9c3-2 5 0 8 0s5-3 8-3c4 0 6 2 6 5v12c0 1-1 2-2 2H7c-1 0-2-1-2-2z"
      />
      <path d="M5 20h22M22 6v19" />
    </>
  ),
  whip: (
    <>
      <path d="M27 5L10 22" />
      <path className={styles.filled} d="M10 20l2 2-6 6.5c-1 1-3.5-1.5-2.5-2.5z" />
      <path d="M27 5c2-2 3 0 1.5 1.5S24 10 22.5 9.5" />
    </>
  ),
  boots: (
    <>
      <path className={styles.filled} d="M9 4h9l-1 12c0 3 2 5 4 8H9c-1-6 1-12 0-20z" />
      <path d="M8.8 24h13l1 4H8.2zM9.5 9h8M9.6 14h7.6" />
    </>
  ),
};
