import { nameLengths, normalName } from '../names/normalName.ts';
import {
  type BodyPattern,
  bodyPatterns,
  capPatterns,
  type Silks,
  type SilksColour,
  type SleevePattern,
  sleevePatterns,
} from './silks.ts';

/** Colours that go well together and are told apart from a distance: the ground, then the pattern. */
export const silksPairs: readonly (readonly [SilksColour, SilksColour])[] = [
  ['dark green', 'white'],
  ['dark green', 'yellow'],
  ['dark green', 'pink'],
  ['dark green', 'light blue'],
  ['emerald green', 'white'],
  ['emerald green', 'yellow'],
  ['emerald green', 'dark blue'],
  ['light green', 'dark green'],
  ['light green', 'purple'],
  ['royal blue', 'white'],
  ['royal blue', 'yellow'],
  ['royal blue', 'orange'],
  ['royal blue', 'pink'],
  ['dark blue', 'white'],
  ['dark blue', 'yellow'],
  ['dark blue', 'light blue'],
  ['dark blue', 'pink'],
  ['dark blue', 'orange'],
  ['light blue', 'maroon'],
  ['light blue', 'dark blue'],
  ['light blue', 'white'],
  ['red', 'white'],
  ['red', 'dark blue'],
  ['red', 'yellow'],
  ['red', 'light blue'],
  ['maroon', 'white'],
  ['maroon', 'light blue'],
  ['maroon', 'yellow'],
  ['maroon', 'beige'],
  ['purple', 'white'],
  ['purple', 'yellow'],
  ['purple', 'light green'],
  ['mauve', 'dark blue'],
  ['mauve', 'white'],
  ['pink', 'dark green'],
  ['pink', 'dark blue'],
  ['pink', 'black'],
  ['yellow', 'black'],
  ['yellow', 'royal blue'],
  ['yellow', 'red'],
  ['orange', 'dark blue'],
  ['orange', 'black'],
  ['orange', 'white'],
  ['white', 'red'],
  ['white', 'royal blue'],
  ['white', 'emerald green'],
  ['white', 'black'],
  ['grey', 'red'],
  ['grey', 'dark green'],
  ['beige', 'brown'],
  ['beige', 'dark blue'],
  ['brown', 'light blue'],
  ['brown', 'yellow'],
  ['black', 'white'],
  ['black', 'orange'],
  ['black', 'emerald green'],
  ['black', 'pink'],
];

/** Bodies with so much on them that the sleeves stay quiet. */
export const busyBodies: readonly BodyPattern[] = [
  'stripes',
  'hoops',
  'chevrons',
  'cross sashes',
  'cross of lorraine',
  'maltese cross',
  'diamonds',
  'triple diamond',
  'spots',
  'large spots',
  'stars',
  'check',
  'quartered',
  'diabolo',
  'inverted triangle',
  'hollow box',
];

export const quietSleeves: readonly SleevePattern[] = ['plain', 'plain', 'armlets', 'seams'];

/**
 * 32 bits of a text.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ (FNV-1a)
 */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * The silks that a stable of this name is given, where they are free; the next `variant` where they
 * are not. The database gives the same by `private.named_silks`.
 * @param name of a stable, as it is typed
 * @param variant from 0
 */
export function namedSilks(name: string, variant: number): Silks {
  const normal = normalName(name, nameLengths.stable) ?? '';
  // What differs comes first, so that the rest of the text spreads it.
  return drawnSilks((what) => fnv1a(`${what} ${variant} ${normal}`) >>> 8);
}

/**
 * Silks whose colours go together, and whose sleeves stay quiet beside a busy body.
 * @param random a whole number from 0 for each thing that is drawn
 */
export function drawnSilks(random: (what: string) => number): Silks {
  const pick = <Item>(what: string, items: readonly Item[]): Item => {
    const item = items[random(what) % items.length];
    if (item === undefined) throw new RangeError(`Nothing to pick ${what} from`);
    return item;
  };
  const [ground, figure] = pick('pair', silksPairs);
  const pair = [ground, figure] as const;
  const reverse = [figure, ground] as const;
  const body = pick('body', bodyPatterns);
  return {
    body,
    bodyColours: pair,
    sleeves: pick('sleeves', busyBodies.includes(body) ? quietSleeves : sleevePatterns),
    sleeveColours: random('sleeve colours') % 2 === 0 ? pair : reverse,
    cap: pick('cap', capPatterns),
    capColours: random('cap colours') % 2 === 0 ? pair : reverse,
  };
}
