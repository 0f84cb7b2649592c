/** How a jockey is drawn. */
export interface JockeyLooks {
  /** `#rrggbb`. */
  skin: string;
  hair: string;
  /** Breadth of the face, 0.88 to 1.06. */
  breadth: number;
  /** Hair gathered behind the neck, instead of short at the sides. */
  gathered: boolean;
  stubble: boolean;
}

const skins = ['#f3cfb0', '#e3b48c', '#cf9768', '#a86f44', '#7a4a2c', '#54311d'];
const hairs = ['#17120f', '#3b2518', '#6b4427', '#a4522a', '#c9a05c', '#8d8b88'];

/** Each row: skin, hair, breadth in hundredths; `g` where the hair is gathered, `s` for stubble. */
type Row = readonly [skin: number, hair: number, breadth: number, also?: 'g' | 's'];

/** By licence, from 1. */
const rows: readonly Row[] = [
  [0, 2, 96, 's'],
  [2, 0, 92, 'g'],
  [0, 3, 98],
  [1, 0, 90],
  [1, 1, 94, 's'],
  [0, 4, 100],
  [2, 0, 97, 's'],
  [0, 3, 91, 'g'],
  [1, 1, 99, 's'],
  [0, 1, 95],
  [3, 0, 92, 'g'],
  [0, 4, 102],
  [0, 2, 94],
  [5, 0, 91, 'g'],
  [2, 0, 101, 's'],
  [0, 4, 90, 'g'],
  [0, 1, 103],
  [1, 0, 97],
  [0, 3, 92, 'g'],
  [1, 0, 95, 's'],
  [0, 2, 99],
  [0, 1, 90, 'g'],
  [0, 5, 101, 's'],
  [5, 0, 93, 'g'],
  [0, 4, 98],
  [0, 2, 104],
  [1, 1, 91, 'g'],
  [3, 0, 96, 's'],
  [0, 1, 100, 's'],
  [0, 4, 92, 'g'],
  [3, 0, 94],
  [0, 3, 97, 's'],
  [4, 0, 90, 'g'],
  [1, 1, 96],
  [4, 0, 99],
  [0, 5, 103],
  [2, 1, 92, 'g'],
  [0, 3, 101],
  [0, 2, 90, 'g'],
  [0, 4, 97, 's'],
];

/** The looks of a jockey, always the same. */
export function jockeyLooksOf(licence: number): JockeyLooks {
  const [skin, hair, breadth, also] = rows[(licence - 1) % rows.length] ?? [0, 0, 96];
  return {
    skin: skins[skin] ?? '#e3b48c',
    hair: hairs[hair] ?? '#3b2518',
    breadth: breadth / 100,
    gathered: also === 'g',
    stubble: also === 's',
  };
}
