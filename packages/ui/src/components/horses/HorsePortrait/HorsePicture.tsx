import type { SilksDesign } from '../Silks/design';
import * as styles from './PortraitHead.css';
import { portraitAddress } from './portraitAddress';
import type { PortraitHorse } from './portraitTraits';

export interface HorsePictureProps {
  horse: PortraitHorse;
  /** The stable's colours: on the browband, and behind the horse. */
  silks: SilksDesign;
}

/** Heads a card as the only element of it, in lists of any length. It is silent. */
export function HorsePicture({ horse, silks }: HorsePictureProps) {
  return <img className={styles.alone} src={portraitAddress(horse, silks, 'wide')} alt="" />;
}
