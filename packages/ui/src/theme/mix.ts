/** A colour between two others, all `#rrggbb`: `share` of the second. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)];
  return `#${from.map((value, i) => hex(value + ((to[i] ?? value) - value) * share)).join('')}`;
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parse(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** How far two colours are apart in the channel in which they differ most, 0 to 1. */
export function distance(a: string, b: string): number {
  const to = parse(b);
  return Math.max(...parse(a).map((value, i) => Math.abs(value - (to[i] ?? 0)))) / 255;
}

function parse(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
