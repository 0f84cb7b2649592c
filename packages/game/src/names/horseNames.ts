import { shuffled } from './shuffled.ts';
import { firstWords, secondWords } from './words.ts';

/**
 * The name of the horse of that number (from 0), the same for the same seed. No two of the first
 * 16,000 numbers share a name.
 */
export function horseNames(seed: number): (number: number) => string {
  const firsts = shuffled(firstWords, seed);
  const seconds = shuffled(secondWords, seed + 1);
  return (number) => {
    const first = number % firsts.length;
    const round = Math.floor(number / firsts.length);
    return `${firsts[first]} ${seconds[(first + round) % seconds.length]}`;
  };
}
