type SilksColour =
  | 'white'
  | 'grey'
  | 'pink'
  | 'red'
  | 'maroon'
  | 'light green'
  | 'emerald green'
  | 'dark green'
  | 'light blue'
  | 'royal blue'
  | 'dark blue'
  | 'mauve'
  | 'purple'
  | 'yellow'
  | 'orange'
  | 'beige'
  | 'brown'
  | 'black';

type BodyPattern =
  | 'plain'
  | 'seams'
  | 'epaulets'
  | 'stripe'
  | 'stripes'
  | 'braces'
  | 'hoop'
  | 'hoops'
  | 'chevron'
  | 'chevrons'
  | 'sash'
  | 'cross sashes'
  | 'cross of lorraine'
  | 'maltese cross'
  | 'diamond'
  | 'diamonds'
  | 'triple diamond'
  | 'disc'
  | 'spots'
  | 'large spots'
  | 'star'
  | 'stars'
  | 'check'
  | 'halved'
  | 'quartered'
  | 'diabolo'
  | 'panel'
  | 'inverted triangle'
  | 'hollow box';

type SleevePattern =
  | 'plain'
  | 'armlets'
  | 'chevrons'
  | 'check'
  | 'diabolo'
  | 'diamonds'
  | 'halved'
  | 'hooped'
  | 'seams'
  | 'spots'
  | 'stars'
  | 'striped';

type CapPattern =
  | 'plain'
  | 'check'
  | 'diamond'
  | 'diamonds'
  | 'hooped'
  | 'quartered'
  | 'spots'
  | 'star'
  | 'stars'
  | 'striped';

/** The base colour first, then the pattern's. */
type ColourPair = readonly [SilksColour, SilksColour];

/** A stable's racing colours. */
export interface Silks {
  readonly body: BodyPattern;
  readonly bodyColours: ColourPair;
  readonly sleeves: SleevePattern;
  readonly sleeveColours: ColourPair;
  readonly cap: CapPattern;
  readonly capColours: ColourPair;
}
