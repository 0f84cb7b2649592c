import { isValidElement, type ReactNode } from 'react';

/** What the drawings of silks are made of. */
interface Drawn {
  d?: string;
  fill?: string;
  fillRule?: CanvasFillRule;
  strokeWidth?: number;
  points?: string;
  cx?: number;
  cy?: number;
  r?: number;
}

/**
 * Paints a drawing of `Silks` on a canvas, in the fill and stroke that are set: the same shapes as
 * in SVG, so that a jockey wears what the race card shows.
 */
export function paint(context: CanvasRenderingContext2D, drawing: ReactNode): void {
  if (Array.isArray(drawing)) {
    for (const part of drawing) paint(context, part);
    return;
  }
  if (!isValidElement<Drawn>(drawing)) return;
  const { d, fill, fillRule, strokeWidth, points, cx, cy, r } = drawing.props;
  const path = new Path2D(d ?? (points === undefined ? '' : `M${points.replaceAll(' ', 'L')}Z`));
  if (r !== undefined) path.arc(cx ?? 0, cy ?? 0, r, 0, 2 * Math.PI);
  if (fill === 'none') {
    context.lineWidth = strokeWidth ?? 1;
    context.stroke(path);
  } else context.fill(path, fillRule);
}
