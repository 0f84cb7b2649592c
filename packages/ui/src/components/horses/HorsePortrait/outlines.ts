import { type Outline, outline } from './path';
import type { PortraitTraits } from './portraitTraits';

/** The head, in its anatomy: from the poll along the face, round the lips and back along the jaw. */
export const head = outline(
  'M-1 6C4 -1 11 -3 20 -3C29 -3 35 -1.5 43 1C55 4.4 66 5.6 78 6C87 6.2 94 8.4 98 12.4C101 15.6 102.4 19.4 101.6 23.4C102 27 100.4 29 97.4 29.8C97.6 34 94.6 37.2 89.4 37.6C84.4 38 81.4 34.8 77 33.4C69 31.4 60 32.6 52 36.4C45 40.4 39 47 28 47.6C16 48 7 42 4 32C2 24 -4 15 -1 6Z',
);

/** The lower side of the jaw, which lies in the shade. */
export const underside = outline(
  'M-4 6C6 22 4 34 12 40C20 46 30 45 39 41C48 36 54 31 66 29C74 28 80 29 90 33L94 42L28 54L0 48L-10 20Z',
);

/** What the jaw throws on the neck. */
export const shadow = outline('M0 24C0 40 10 54 30 55C44 55 52 48 60 42L40 30L10 30Z');

/** Between the cheekbone and the jaw, between it and the nose, and about the eye. */
export const hollows = {
  cheekAndSocket: outline(
    'M35 19C46 18 58 20 70 22.4C60 24 50 25.4 43 33C42 26 40 22 35 19ZM20 11C22 4.6 31 2.6 38 7C43 10 43 14 38 17.6C32 20.4 21 18 20 11Z',
  ),
  nose: outline('M42 9C53 9.6 66 11.4 82 13.4C74 17 58 18.6 48 17C45 15 43 12 42 9Z'),
  temple: outline('M13 5C16 2.4 21 3 23 6C20 9 15 9 13 5Z'),
};

/** Bones under a fine skin, in the light. */
export const ridges = {
  cheek: outline('M38 18C47 17 58 18.8 70 21.2'),
  nose: outline('M8 .4C22 -1.8 32 1 44 4.4C58 8 70 8.6 84 9.2'),
};

export const nostril = outline(
  'M88 22.4C86.4 17.4 89.6 12 94.4 12.8C97.6 14 97 17.2 94 18.2C91.6 19 91 22.6 88 22.4Z',
);
export const nostrilRim = outline('M87.4 15.4C89.4 10.6 95 9.8 98 13.4');
export const mouth = outline('M98.4 29.4C94 30.8 88.6 30.4 83 27.4');

/** Hair that falls from between the ears over the forehead. */
export function forelockOf({ forelock, youth }: PortraitTraits): Outline {
  const l = 2 + 20 * forelock * (1 - 0.6 * youth);
  const tips = [
    `M-5 6C-1 -3 5 -5.6 ${10 + l * 0.4} -4.6C${12 + l * 0.7} -4 ${14 + l} -1 ${14 + l * 1.2} 3.4`,
    `C${12 + l * 0.8} 1 ${11 + l * 0.6} 1 ${10 + l * 0.5} 2.6C${11 + l * 0.5} 5 ${11 + l * 0.6} 7 ${11 + l * 0.6} 9.6`,
    `C${8 + l * 0.4} 6 ${6 + l * 0.3} 4.6 ${5 + l * 0.2} 5.6C3 5 -1 7 -5 6Z`,
  ];
  return outline(tips.join(''));
}
