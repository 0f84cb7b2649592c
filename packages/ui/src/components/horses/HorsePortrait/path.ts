import type { Anatomy, Point } from './anatomy';

type Letter = 'M' | 'L' | 'Q' | 'C' | 'Z';

/** A path read once, to be put into place for many horses. */
export type Outline = readonly { letter: Letter; points: readonly Point[] }[];

/** What coordinates are rounded to: outlines need a tenth, light and shade a whole. */
export type Grain = 'tenth' | 'whole';

const perStep: Readonly<Record<Letter, number>> = { M: 1, L: 1, Q: 2, C: 3, Z: 1 };

/** @param path absolute commands of points (M, L, Q, C) and Z */
export function outline(path: string): Outline {
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, numbers = '']) => ({
    letter: letter as Letter,
    points: pointsIn(numbers),
  }));
}

/** Puts an outline into place, and writes it in relative steps, which are shorter. */
export function placePath(path: Outline, place: Anatomy, grain: Grain): string {
  const per = grain === 'whole' ? 1 : 10;
  // In grains, so that the steps add up.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = '';
  let last = '';
  const write = (step: number, first: boolean) => {
    const number = short(step / per);
    written += first || number.startsWith('-') ? number : ` ${number}`;
  };
  for (const { letter, points } of path) {
    let first = false;
    if (letter !== last || letter === 'M') {
      written += letter === 'M' ? 'M' : letter.toLowerCase();
      first = true;
    }
    last = letter;
    if (letter === 'Z') [x, y] = [startX, startY];
    points.forEach((point, i) => {
      const [u, w] = place(point[0], point[1]);
      const [toX, toY] = [Math.round(u * per), Math.round(w * per)];
      write(letter === 'M' ? toX : toX - x, first);
      write(letter === 'M' ? toY : toY - y, false);
      first = false;
      if ((i + 1) % perStep[letter] === 0) [x, y] = [toX, toY];
    });
    if (letter === 'M') [startX, startY] = [x, y];
  }
  return written;
}

/** A path in the drawing's own square, shortened. */
export function shortPath(path: string, grain: Grain): string {
  return placePath(outline(path), (x, y) => [x, y], grain);
}

/** A number as a drawing needs it: to a tenth. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

function pointsIn(numbers: string): Point[] {
  const found = numbers.match(/-?[\d.]+/g) ?? [];
  return Array.from({ length: found.length / 2 }, (_, i) => [
    Number(found[i * 2]),
    Number(found[i * 2 + 1]),
  ]);
}
