import type { ReactNode } from 'react';

/** Draws one small figure with its centre at a point. */
export type Shape = (x: number, y: number) => ReactNode;

/** A five-pointed star, one point up, `r` from its centre to a point. */
export function star(r: number): Shape {
  return (x, y) => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.42;
      const turn = (Math.PI * i) / 5;
      return `${round(x + reach * Math.sin(turn))},${round(y - reach * Math.cos(turn))}`;
    });
    return <polygon key={`${x} ${y}`} points={points.join(' ')} />;
  };
}

/** A diamond standing on its point. */
export function diamond(width: number, height: number): Shape {
  return (x, y) => (
    <path
      key={`${x} ${y}`}
      d={`M${x} ${y - height / 2}L${x + width / 2} ${y}L${x} ${y + height / 2}L${x - width / 2} ${y}Z`}
    />
  );
}

export function spot(r: number): Shape {
  return (x, y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />;
}

export interface Lattice {
  /** Centre of the middle shape. */
  x: number;
  y: number;
  /** Distance between columns and between rows; every second row is shifted by half a column. */
  column: number;
  row: number;
  /** How many columns and rows lie on each side of the middle. */
  columns: number;
  rows: number;
}

/** Repeats a shape over the cloth as printers do: in rows, each set between the ones above. */
export function scatter(shape: Shape, { x, y, column, row, columns, rows }: Lattice): ReactNode[] {
  const shapes: ReactNode[] = [];
  for (let r = -rows; r <= rows; r++) {
    const shift = r % 2 === 0 ? 0 : column / 2;
    for (let c = -columns; c <= columns; c++)
      shapes.push(shape(x + c * column + shift, y + r * row));
  }
  return shapes;
}

/** A chessboard from (`x`, `y`), as one path. */
export function check(x: number, y: number, side: number, columns: number, rows: number) {
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = r % 2; c < columns; c += 2)
      d += `M${round(x + c * side)} ${round(y + r * side)}h${side}v${side}h${-side}Z`;
  return <path d={d} />;
}

/** Level bands across the cloth: each `height` thick, `step` from one to the next. */
export function bands(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  n: number,
) {
  return (
    <path
      d={Array.from(
        { length: n },
        (_, i) => `M${x} ${y + i * step}h${width}v${height}h${-width}Z`,
      ).join('')}
    />
  );
}

/** Downward-pointing Vs with their points at `x`, the first point at `y`. */
export function chevrons(
  x: number,
  y: number,
  half: number,
  rise: number,
  thickness: number,
  step: number,
  n: number,
) {
  return (
    <path
      d={Array.from({ length: n }, (_, i) => {
        const point = y + i * step;
        return `M${x - half} ${point - rise}L${x} ${point}L${x + half} ${point - rise}v${-thickness}L${x} ${point - thickness}L${x - half} ${point - rise - thickness}Z`;
      }).join('')}
    />
  );
}

// Two decimals are finer than a pixel at any size, and keep the markup short.
function round(value: number) {
  return Math.round(value * 100) / 100;
}
