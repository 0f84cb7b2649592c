import { mix } from '../../../theme/mix';
import type { Coat } from '../coats';

/** What a coat is drawn with, `#rrggbb`. */
export interface CoatColours {
  /** Of the neck, and where it is lit and in the shade. */
  body: string;
  light: string;
  dark: string;
  face: string;
  mane: string;
  muzzle: string;
  /** Rims of the ears. */
  points: string;
}

/** Each row: body, light, dark, mane, muzzle, points. */
type Row = readonly [string, string, string, string, string, string];

const rows: Record<Exclude<Coat, 'Grey'>, Row> = {
  Bay: ['#85471f', '#c07a42', '#43200d', '#1b120e', '#2c1a12', '#1d120d'],
  'Dark bay': ['#542f1d', '#8a5534', '#27130a', '#140e0c', '#1d110c', '#140d0a'],
  Brown: ['#42291d', '#6f4a35', '#1d100b', '#17100d', '#5a3a29', '#150e0b'],
  Chestnut: ['#ac5524', '#e0924f', '#64290e', '#8f4015', '#8a5238', '#7d3815'],
  'Liver chestnut': ['#6a3220', '#a35a3b', '#35150c', '#56281a', '#44231a', '#3d1a10'],
  Roan: ['#9a6c5f', '#dcc0b4', '#4c2b25', '#2e1d1b', '#37221e', '#2f1f1a'],
  Black: ['#2b2827', '#66605c', '#0f0d0d', '#121011', '#171414', '#0f0d0d'],
};

const steel: Row = ['#5d6166', '#a0a5a8', '#2b2e32', '#303237', '#29292c', '#27282c'];
const white: Row = ['#d3d4d0', '#f9f8f3', '#8d9092', '#eeece5', '#6f6b6c', '#9a9a99'];

const flaxen = '#dfb272';
const greyHairs = '#b5aea4';

export interface Hair {
  /** Years. */
  age: number;
  /** 0 for the darkest of its coat, 1 for the lightest. */
  shade: number;
  /** A chestnut's mane lighter than its body. */
  flaxen: boolean;
  /** 0 in its prime, 1 from eighteen years. */
  old: number;
}

/** The colours of a coat: a grey is born dark and white by ten, the others keep what they are. */
export function coatColoursOf(coat: Coat, hair: Hair): CoatColours {
  const { age, shade, old } = hair;
  const [body, light, dark, mane, muzzle, points] =
    coat === 'Grey' ? greyAt(age, shade) : shadeOf(rows[coat], shade);
  return {
    body,
    light,
    dark,
    face: coat === 'Roan' ? mix(body, dark, 0.4) : body,
    mane: hair.flaxen ? flaxen : mane,
    muzzle: mix(muzzle, greyHairs, old * 0.5),
    points,
  };
}

function greyAt(age: number, shade: number): Row {
  const grown = Math.min(1, Math.max(0, (age - 1.5 + shade) / 7.5)) ** 0.75;
  return mapRow(steel, (colour, i) => mix(colour, white[i] ?? colour, grown));
}

function shadeOf(row: Row, shade: number): Row {
  const towards = shade < 0.5 ? row[2] : row[1];
  const share = Math.abs(shade - 0.5) * 0.66;
  const [body, light, dark, ...rest] = row;
  return [mix(body, towards, share), mix(light, towards, share / 2), dark, ...rest];
}

function mapRow([a, b, c, d, e, f]: Row, change: (colour: string, i: number) => string): Row {
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3), change(e, 4), change(f, 5)];
}
