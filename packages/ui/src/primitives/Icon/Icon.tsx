import type { TablerIcon } from '@tabler/icons-react';
import { root } from './Icon.css';

export type IconSize = 'xsmall' | 'small' | 'standard' | 'medium' | 'large' | 'xlarge' | 'xxlarge';
export type IconWeight = 'light' | 'regular' | 'bold';

export interface IconProps {
  /** One of Tabler's, imported alone: `import { IconFlag } from '@tabler/icons-react'`. */
  icon: TablerIcon;
  /** @default 'standard' */
  size?: IconSize;
  /**
   * `light` for a thing of the game, `regular` for a control, `bold` for a tick or cross that is
   * small and has to be seen.
   * @default 'regular'
   */
  weight?: IconWeight;
  /** Its name where no word beside it says the same. Left out, it is decoration. */
  label?: string;
  /** For its place and its turning; size and stroke are the scale's. */
  className?: string | undefined;
}

/** Sides in px. */
const sizes: Record<IconSize, number> = {
  xsmall: 14,
  small: 16,
  standard: 18,
  medium: 20,
  large: 22,
  xlarge: 24,
  xxlarge: 28,
};

/** Strokes on Tabler's grid of 24. */
const strokes: Record<IconWeight, number> = { light: 1.6, regular: 2, bold: 2.25 };

/** A drawing of a thing or an act, in the colour of the text beside it. */
export function Icon({
  icon: Drawing,
  size = 'standard',
  weight = 'regular',
  label,
  className,
}: IconProps) {
  const heard = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <Drawing
      {...heard}
      size={sizes[size]}
      stroke={strokes[weight]}
      className={className === undefined ? root : `${root} ${className}`}
    />
  );
}
