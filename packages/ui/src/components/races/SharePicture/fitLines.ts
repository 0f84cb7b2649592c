/** Sizes of a text, the largest first, each with the most lines that it may take. */
export type TextSizes = readonly [TextSize, ...TextSize[]];
type TextSize = readonly [size: number, lines: number];

interface FittedText {
  lines: readonly string[];
  size: number;
}

/** About how wide letters are, in their font's size: no font need be there to measure. */
const widths = [
  [/[MWmw@%&]/, 0.96],
  [/[A-Z0-9]/, 0.68],
  [/[fijlrtI .,'’-]/, 0.36],
] as const;

function widthOf(text: string): number {
  const letters = [...text].map(
    (letter) => widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.57,
  );
  return letters.reduce((sum, width) => sum + width, 0);
}

/**
 * A text in lines, at the largest size at which they fit, in the picture's units. Where a word is
 * too wide for any, all is set smaller.
 */
export function fitLines(text: string, width: number, sizes: TextSizes): FittedText {
  const fitted = sizes.map(([size, most]) => ({ size, most, lines: wrap(text, width / size) }));
  const fits = fitted.find(
    ({ size, most, lines }) =>
      lines.length <= most && lines.every((line) => widthOf(line) * size <= width),
  );
  if (fits) return fits;
  const lines = wrap(text, width / Math.min(...sizes.map(([size]) => size)));
  return { lines, size: width / Math.max(...lines.map(widthOf)) };
}

/** Words in lines of at most this width, in the font's size; a wider word has a line of its own. */
function wrap(name: string, width: number): string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    return last !== undefined && widthOf(joined) <= width
      ? [...lines.slice(0, -1), joined]
      : [...lines, word];
  }, []);
}
