import { LENGTH_MS } from '../races/horseLength.ts';

const quarters = ['', '¼', '½', '¾'] as const;

/**
 * A distance beaten in the judge's words: 'dead heat', 'nose', 'short head', 'head', 'neck', then
 * quarters of a length to 5, halves to 10, whole lengths beyond, 'distance' over 90 lengths
 * (240 yards).
 */
export function formatMargin(msBehind: number): string {
  if (msBehind <= 0) return 'dead heat';
  const lengths = msBehind / LENGTH_MS;
  if (lengths <= 0.075) return 'nose';
  if (lengths <= 0.15) return 'short head';
  if (lengths <= 0.225) return 'head';
  if (lengths <= 0.375) return 'neck';
  if (lengths > 90) return 'distance';
  return inQuarters(rounded(lengths));
}

function rounded(lengths: number): number {
  if (lengths < 5) return Math.round(lengths * 4);
  if (lengths < 10) return Math.round(lengths * 2) * 2;
  return Math.round(lengths) * 4;
}

function inQuarters(count: number): string {
  const whole = Math.floor(count / 4);
  return `${whole === 0 ? '' : whole}${quarters[count % 4] ?? ''}`;
}
