import { LENGTH_MS } from '../races/horseLength.ts';

const quarters = ['', '¼', '½', '¾'] as const;

/** What the judge's words for less than half a length count when distances are added up, hundredths of a length. */
const counted = { nose: 5, 'short head': 10, head: 20, neck: 30 } as const;

/** Beyond so many lengths (240 yards) the judge says 'distance'. */
const mostLengths = 90;

/**
 * A distance between two runners in the judge's words: 'dead heat', 'nose', 'short head', 'head',
 * 'neck', then quarters of a length to 5, halves to 10, whole lengths beyond, 'distance' over 90
 * lengths (240 yards).
 */
export function formatMargin(msBehind: number): string {
  return formatHundredths(judged(msBehind));
}

/**
 * How far each runner was beaten by the winner, in the judge's words: the sum of the margins between
 * them, as the result gives them. Empty for the winner, 'dead heat' for who shared the first place.
 * @param timesMs in finishing order
 */
export function beatenDistances(timesMs: readonly number[]): string[] {
  let sum = 0;
  return timesMs.map((timeMs, index) => {
    const ahead = timesMs[index - 1];
    if (ahead === undefined) return '';
    sum += judged(timeMs - ahead);
    return formatHundredths(sum);
  });
}

/** A distance in the judge's words as it is said in a sentence: 'a neck', 'half a length', '2½ lengths'. */
export function sayMargin(margin: string): string {
  switch (margin) {
    case '¼':
      return 'a quarter of a length';
    case '½':
      return 'half a length';
    case '¾':
      return 'three quarters of a length';
    case '1':
      return 'a length';
    default:
      return /^[a-z]/.test(margin) ? `a ${margin}` : `${margin} lengths`;
  }
}

/** What the judge gives for a time behind, in hundredths of a length, so that sums are exact. */
function judged(msBehind: number): number {
  const lengths = Math.max(0, msBehind) / LENGTH_MS;
  if (lengths === 0) return 0;
  if (lengths <= 0.075) return counted.nose;
  if (lengths <= 0.15) return counted['short head'];
  if (lengths <= 0.225) return counted.head;
  if (lengths <= 0.375) return counted.neck;
  if (lengths < 5) return Math.round(lengths * 4) * 25;
  if (lengths < 10) return Math.round(lengths * 2) * 50;
  return lengths > mostLengths ? lengths * 100 : Math.round(lengths) * 100;
}

function formatHundredths(hundredths: number): string {
  if (hundredths === 0) return 'dead heat';
  if (hundredths < 10) return 'nose';
  if (hundredths < 20) return 'short head';
  if (hundredths < 30) return 'head';
  if (hundredths < 40) return 'neck';
  if (hundredths > mostLengths * 100) return 'distance';
  const count = Math.round(hundredths / 25);
  const whole = Math.floor(count / 4);
  return `${whole === 0 ? '' : whole}${quarters[count % 4] ?? ''}`;
}
