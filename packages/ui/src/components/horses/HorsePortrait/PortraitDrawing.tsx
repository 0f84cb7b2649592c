import type { SilksDesign } from '../Silks/design';
import { coatColoursOf } from './coatColours';
import { FullPortrait } from './FullPortrait';
import { looksOf, type PortraitHorse } from './portraitTraits';
import { SmallPortrait } from './SmallPortrait';

/** How much of a horse is drawn: below 64 px less, and `wide` for a parent of any shape. */
export type PortraitDetail = 'small' | 'full' | 'wide';

export interface PortraitDrawingProps {
  /** Begins the names of its gradients. */
  id: string;
  horse: PortraitHorse;
  silks: SilksDesign;
  detail: PortraitDetail;
  /** Side of the square, in CSS pixels; left out for what has the size of its parent. */
  size?: number;
}

/** A horse's face as an SVG of its own. */
export function PortraitDrawing({ id, horse, silks, detail, size }: PortraitDrawingProps) {
  const { coat } = horse;
  const looks = looksOf(horse);
  const wide = detail === 'wide';
  const drawn = { id, coat, silks, looks, colours: coatColoursOf(coat, looks), wide };
  return (
    <svg
      aria-hidden
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox={detail === 'small' ? '28 12 160 160' : '0 0 200 200'}
      // A wide parent shows more ground, a high one too: the neck stays cut by its lower edge.
      preserveAspectRatio={wide ? 'xMidYMax' : undefined}
      strokeLinecap="round"
    >
      {detail === 'small' ? <SmallPortrait {...drawn} /> : <FullPortrait {...drawn} />}
    </svg>
  );
}
