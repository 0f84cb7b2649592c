import { firstCredits } from '../../../shared/format/money.ts';

export interface Reason {
  title: string;
  text: string;
}

/** Why Choose Furlong: five reasons, each of which the game keeps today. */
export const reasons: readonly Reason[] = [
  {
    title: 'Every race can be checked',
    text: 'Not told, shown: your browser takes what was published of the last race, runs it again, and compares order, times and every stride. The same button stands under every result, and names what rests on trust.',
  },
  {
    title: 'Chance is sealed before the off',
    text: 'When entries open, one fingerprint of the race’s seed, its terms and its house runners is published, and every entry is answered with it. What follows with the result has to match.',
  },
  {
    title: 'A horse of your own, free',
    text: `A new stable begins with a two-year-old, its first tack, racing silks and ${firstCredits} in credits.`,
  },
  {
    title: 'Never far from a race',
    text: 'A race goes off every few minutes, day and night. House stables make up the field, so that none is called off for want of runners.',
  },
  {
    title: 'Beginners meet beginners',
    text: 'Novice races are free to enter and kept for stables in their first four weeks.',
  },
];
