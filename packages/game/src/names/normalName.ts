/** The longest names that players can give, in characters as a reader counts them. */
export const nameLengths = { stable: 40, owner: 80 } as const;

/** The scripts in everyday use: table 5 of Unicode Standard Annex #31. */
const scripts = [
  ...['Arabic', 'Armenian', 'Bengali', 'Bopomofo', 'Cyrillic', 'Devanagari', 'Ethiopic'],
  ...['Georgian', 'Greek', 'Gujarati', 'Gurmukhi', 'Hangul', 'Han', 'Hebrew', 'Hiragana'],
  ...['Kannada', 'Katakana', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya'],
  ...['Sinhala', 'Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
]
  .map((script) => `\\p{scx=${script}}`)
  .join('');

const pictogram = '(?=[\\p{S}\\p{P}])\\p{Extended_Pictographic}';
const visible =
  '(?![\\p{Default_Ignorable_Code_Point}\\p{Regional_Indicator}\\p{Extended_Pictographic}])' +
  `(?=[\\p{L}\\p{Mc}\\p{N}\\p{P}\\p{S}])[${scripts}\\p{sc=Common}]`;
const mark = `(?=\\p{Mn})(?!\\p{Default_Ignorable_Code_Point})[${scripts}\\p{sc=Inherited}]`;

/** The classes of code points that names are made of. The database has them as ranges. */
export const nameClasses = { pictogram, visible, mark } as const;

/** One character as a reader counts it, as a pattern made of the three classes. */
export function nameCharacter(classes: Readonly<Record<keyof typeof nameClasses, string>>): string {
  const emoji = `${classes.pictogram}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?`;
  return [
    ' ',
    // A flag is two letters of its own.
    '[\\u{1F1E6}-\\u{1F1FF}][\\u{1F1E6}-\\u{1F1FF}]',
    // A family has four members at most, each with its joiner.
    `${emoji}(?:\\u200D${emoji}){0,3}`,
    `${classes.visible}(?:${classes.mark}){0,2}`,
  ].join('|');
}

const character = new RegExp(nameCharacter(nameClasses), 'gu');

/**
 * The one form of a name that players can write, or null if it has none: compatible characters are
 * one (NFKC), spaces of every kind collapse to one, and it has 1 to `most` characters as a reader
 * counts them. Nothing in it is invisible, and no letter carries more than two marks. The database
 * decides the same by `private.normal_name`; that no two look alike, it decides alone.
 */
export function normalName(text: string, most: number): string | null {
  // The longest emoji is of eleven code points: more than that is refused before it is looked at.
  if (text.length > 24 * most) return null;
  const name = text.normalize('NFKC').replace(/ +/g, ' ').replace(/^ | $/g, '');
  const characters = name.match(character) ?? [];
  const whole = characters.join('') === name;
  return whole && characters.length >= 1 && characters.length <= most ? name : null;
}
