import { sfc32 } from '../random/sfc32.ts';
import type { TalentSource } from './breed.ts';

/**
 * A source of its own for every horse, so that the talents of one tell nothing of another's.
 *
 * @param words 128 bits for a horse's name, which nobody can work out without a secret.
 */
export function talentSource(
  words: (name: string) => readonly [number, number, number, number],
): TalentSource {
  return (name) => sfc32(...words(name));
}
