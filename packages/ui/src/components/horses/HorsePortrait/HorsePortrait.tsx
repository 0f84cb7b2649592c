import { faceMarkingOf } from '../markings';
import type { SilksDesign } from '../Silks/design';
import { describePortrait } from './describePortrait';
import * as styles from './HorsePortrait.css';
import { portraitAddress } from './portraitAddress';
import type { PortraitHorse } from './portraitTraits';

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
 * A horse's face, drawn from its own data: short paths and five gradients, below 6 kB, and no filter.
 * It stands in the page as one image with its drawing in its address. Ninety elements each cost a
 * list of horses more time than all the rest of it; `pnpm bench` says what sixty cost.
 */
export function HorsePortrait({ horse, silks, size = 96, name }: HorsePortraitProps) {
  const wide = size === 'fill';
  const detail = wide ? 'wide' : size < 64 ? 'small' : 'full';
  return (
    <img
      className={wide ? styles.fill : styles.square}
      width={wide ? undefined : size}
      height={wide ? undefined : size}
      src={portraitAddress(horse, silks, detail)}
      alt={
        name === undefined ? '' : describePortrait(name, horse.coat, faceMarkingOf(horse.horseId))
      }
    />
  );
}
