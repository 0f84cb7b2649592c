export const silksColours = [
  'white',
  'grey',
  'pink',
  'red',
  'maroon',
  'light green',
  'emerald green',
  'dark green',
  'light blue',
  'royal blue',
  'dark blue',
  'mauve',
  'purple',
  'yellow',
  'orange',
  'beige',
  'brown',
  'black',
] as const;

export const bodyPatterns = [
  'plain',
  'seams',
  'epaulets',
  'stripe',
  'stripes',
  'braces',
  'hoop',
  'hoops',
  'chevron',
  'chevrons',
  'sash',
  'cross sashes',
  'cross of lorraine',
  'maltese cross',
  'diamond',
  'diamonds',
  'triple diamond',
  'disc',
  'spots',
  'large spots',
  'star',
  'stars',
  'check',
  'halved',
  'quartered',
  'diabolo',
  'panel',
  'inverted triangle',
  'hollow box',
] as const;

export const sleevePatterns = [
  'plain',
  'armlets',
  'chevrons',
  'check',
  'diabolo',
  'diamonds',
  'halved',
  'hooped',
  'seams',
  'spots',
  'stars',
  'striped',
] as const;

export const capPatterns = [
  'plain',
  'check',
  'diamond',
  'diamonds',
  'hooped',
  'quartered',
  'spots',
  'star',
  'stars',
  'striped',
] as const;

export type SilksColour = (typeof silksColours)[number];
export type BodyPattern = (typeof bodyPatterns)[number];
export type SleevePattern = (typeof sleevePatterns)[number];
export type CapPattern = (typeof capPatterns)[number];

/** The ground first, then the pattern. */
export type ColourPair = readonly [SilksColour, SilksColour];

/** A stable's racing colours. */
export interface Silks {
  readonly body: BodyPattern;
  readonly bodyColours: ColourPair;
  readonly sleeves: SleevePattern;
  readonly sleeveColours: ColourPair;
  readonly cap: CapPattern;
  readonly capColours: ColourPair;
}
