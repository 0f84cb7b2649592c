import { useMemo } from 'react';
import type { SilksDesign } from '../Silks/design';
import { coatColoursOf } from './coatColours';
import { describePortrait } from './describePortrait';
import { FullPortrait } from './FullPortrait';
import * as styles from './HorsePortrait.css';
import { looksOf, type PortraitHorse } from './looks';
import { SmallPortrait } from './SmallPortrait';

export interface HorsePortraitProps {
  horse: PortraitHorse;
  /** The stable's colours: on the browband, and behind the horse. */
  silks: SilksDesign;
  /**
   * Side of the square, in CSS pixels, or `fill` for the whole of its parent, whose ground it fills at
   * any shape. Below 64 there is less detail.
   * @default 96
   */
  size?: number | 'fill';
  /** What the horse is called, where the portrait stands alone. Without it the portrait is silent. */
  name?: string;
}

/**
 * A horse's face, drawn from its own data. Each is short paths and five gradients, below 6 kB, and
 * no filter, picture or shared sheet: the outlines differ from horse to horse, so that there is
 * nothing to share. It is drawn once and not again while the card around it changes; `pnpm bench`
 * says what sixty cost.
 */
export function HorsePortrait({ horse, silks, size = 96, name }: HorsePortraitProps) {
  const { horseId, coat, age, sex } = horse;
  const small = size !== 'fill' && size < 64;
  const wide = size === 'fill';
  const looks = useMemo(() => looksOf({ horseId, coat, age, sex }), [horseId, coat, age, sex]);
  const drawing = useMemo(() => {
    const drawn = { coat, silks, looks, colours: coatColoursOf(coat, looks), wide };
    return small ? <SmallPortrait {...drawn} /> : <FullPortrait {...drawn} />;
  }, [coat, silks, looks, small, wide]);
  return (
    <svg
      className={wide ? styles.fill : styles.square}
      width={wide ? undefined : size}
      height={wide ? undefined : size}
      viewBox={small ? '28 12 160 160' : '0 0 200 200'}
      // A wide parent shows more ground, a high one too: the neck stays cut by its lower edge.
      preserveAspectRatio={wide ? 'xMidYMax' : undefined}
      strokeLinecap="round"
      role={name === undefined ? undefined : 'img'}
      aria-hidden={name === undefined || undefined}
      aria-label={name === undefined ? undefined : describePortrait(name, coat, looks.marking)}
    >
      {drawing}
    </svg>
  );
}
