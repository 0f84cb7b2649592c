/** The first words of a text by a player on one line, without the marks that are read as something else. */
export function plainWords(text: string, most: number): string {
  const plain = text
    .replace(/!?\[([^\]]*)\]\([^)]*\)?/g, (_, words: string) => words)
    .replace(/(^|\s)(?:[-+>]|#+|\d+[.)])(?=\s)/g, (_, before: string) => before)
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s\S*$/, '')} …`;
}
