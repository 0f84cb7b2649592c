import type { Coat } from '../coats';
import type { SilksDesign } from '../Silks/design';
import type { CoatColours } from './coatColours';
import type { PortraitTraits } from './portraitTraits';

/** What both drawings of a horse are made from. */
export interface DrawingProps {
  /** Begins the names of its gradients. */
  id: string;
  coat: Coat;
  silks: SilksDesign;
  looks: PortraitTraits;
  colours: CoatColours;
  /** Whether the ground reaches as far as a wide parent. */
  wide: boolean;
}
