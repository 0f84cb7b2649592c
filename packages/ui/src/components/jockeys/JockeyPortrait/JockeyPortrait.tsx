import { svgAddress, svgSource } from '../../horses/svgSource';
import { JockeyDrawing } from './JockeyDrawing';
import * as styles from './JockeyPortrait.css';
import { jockeyLooksOf } from './jockeyLooks';

export interface JockeyPortraitProps {
  /** Whose face it is, from 1. */
  licence: number;
  /**
   * Side of the square, in CSS pixels, or `fill` for the whole of its parent, at any shape.
   * @default 56
   */
  size?: number | 'fill';
  /** What the jockey is called, where the portrait stands alone. Without it the portrait is silent. */
  name?: string;
}

/** A jockey's face in silks that are nobody's, drawn from the licence: one image, below 6 kB. */
export function JockeyPortrait({ licence, size = 56, name }: JockeyPortraitProps) {
  const wide = size === 'fill';
  const source = svgSource(<JockeyDrawing looks={jockeyLooksOf(licence)} wide={wide} />);
  return (
    <img
      className={wide ? styles.fill : styles.square}
      width={wide ? undefined : size}
      height={wide ? undefined : size}
      src={svgAddress(source)}
      alt={name === undefined ? '' : `${name} in riding helmet and goggles`}
    />
  );
}
