import { useId } from 'react';
import { describeSilks } from './describe';
import type { SilksDesign } from './design';
import * as styles from './Silks.css';
import { SilksDrawing, silksBox } from './SilksDrawing';

export interface SilksProps {
  /** The stable's registered colours. */
  design: SilksDesign;
  /**
   * Side of the square, in CSS pixels: legible from 24.
   * @default 40
   */
  size?: number;
  /**
   * Hides the picture from screen readers, where the stable or horse is named beside it.
   * @default false
   */
  decorative?: boolean;
}

/** A stable's colours: jacket, sleeves and cap. Its accessible name is the official description. */
export function Silks({ design, size = 40, decorative = false }: SilksProps) {
  const id = useId();
  return (
    <svg
      className={styles.root}
      width={size}
      height={size}
      viewBox={silksBox}
      role="img"
      aria-hidden={decorative}
      aria-label={describeSilks(design)}
    >
      <SilksDrawing id={id} design={design} size={size} />
    </svg>
  );
}
