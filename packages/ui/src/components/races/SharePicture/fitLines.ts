/** Sizes of a text, the largest first, each with the most lines that it may take. */
export type TextSizes = readonly [TextSize, ...TextSize[]];
type TextSize = readonly [size: number, lines: number];

interface FittedText {
  lines: readonly string[];
  size: number;
}

/** About how wide letters are, in their font's size: no font need be there to measure. */
const widths = [
  [/[MWmw@%&…]/, 0.96],
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
 * A text in lines, at the largest size at which they fit, in the picture's units. Where it fits at
 * none, words are broken at the smallest, and what is left over is an ellipsis: nothing is set
 * smaller than can be read.
 */
export function fitLines(text: string, width: number, sizes: TextSizes): FittedText {
  const fitted = sizes.map(([size, most]) => ({ size, most, lines: wrap(text, width / size) }));
  const fits = fitted.find(
    ({ size, most, lines }) =>
      lines.length <= most && lines.every((line) => widthOf(line) * size <= width),
  );
  if (fits) return fits;
  const [size, most] = sizes.reduce((least, each) => (each[0] < least[0] ? each : least));
  const room = width / size;
  const broken = text.split(' ').flatMap((word) => pieces(word, room));
  const lines = wrap(broken.join(' '), room);
  if (lines.length <= most) return { lines, size };
  const last = lines.slice(most - 1).join(' ');
  const [start = ''] = pieces(last, room - widthOf('…'));
  return { lines: [...lines.slice(0, most - 1), `${start.trimEnd()}…`], size };
}

/** A word in pieces of at most this width, in the font's size, each of one letter at least. */
function pieces(word: string, width: number): string[] {
  const found: string[] = [];
  for (const letter of word) {
    const longer = (found.at(-1) ?? '') + letter;
    if (found.length > 0 && widthOf(longer) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

/** Words in lines of at most this width, in the font's size; a wider word has a line of its own. */
function wrap(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
