import { commonPasswords } from './commonPasswords.ts';

/** What is said of a password as it is typed: advice, which stops nobody. Null while there is nothing to say. */
export function passwordAdvice(password: string): string | null {
  if (password === '') return null;
  if (commonPasswords.has(password.toLowerCase())) {
    return 'This is one of the passwords that are tried first. Choose another.';
  }
  if (new Set(password).size < 4) return 'A few letters over and over are soon guessed.';
  const { length } = [...password];
  return length < 12
    ? 'Longer is better: four words in a row are easy to keep and hard to guess.'
    : null;
}
