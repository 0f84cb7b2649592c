/** A horse's bloodline, sire first: 'Old Oak × Fair Acorn'. */
export function bloodline(horse: { readonly sire: string; readonly dam: string }): string {
  return `${horse.sire} × ${horse.dam}`;
}
