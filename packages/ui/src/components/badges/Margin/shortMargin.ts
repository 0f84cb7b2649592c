/** The abbreviations that a result sheet uses. */
export const abbreviations: Readonly<Record<string, string>> = {
  'dead heat': 'dht',
  nose: 'nse',
  'short head': 'shd',
  head: 'hd',
  neck: 'nk',
  distance: 'dist',
};

/** A margin as a result sheet prints it: "nk" for "neck". Lengths stay as they are. */
export function shortMargin(margin: string): string {
  return abbreviations[margin] ?? margin;
}
