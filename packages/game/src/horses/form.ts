const REMEMBERED = 10;

/** Recent results as letters, newest last, at most ten: W for a win, L for anything else. */
export function formLetters(places: readonly number[]): string {
  return places
    .slice(-REMEMBERED)
    .map((place) => (place === 1 ? 'W' : 'L'))
    .join('');
}

/** Recent results as figures, newest last, at most ten: 1 to 9, and 0 for tenth or worse. */
export function formFigures(places: readonly number[]): string {
  return places
    .slice(-REMEMBERED)
    .map((place) => (place <= 9 ? `${place}` : '0'))
    .join('');
}

/** The colour of a form letter: W green, anything else red. */
export function formColour(letter: string): 'green' | 'red' {
  return letter === 'W' ? 'green' : 'red';
}
