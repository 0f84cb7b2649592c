import type { CourseRuns } from '@furlong/backend';
import type { WinShare, WinSharesProps } from '@furlong/ui';
import { runningStyles } from '../../shared/format/runningStyle.ts';

/** Of fewer wins by chance no share is told: its standard error would be more than a fifth. */
const leastByChance = 20;

/**
 * So many standard errors a share lies from chance before it is called more or less: of seven shares
 * looked at, chance alone does that once in fifty tracks.
 */
const errors = 3;

const thirds = ['Inside', 'Middle', 'Outside'] as const;
const styles = [0, 1, 2, 3] as const;

/** Runs told apart in one way, each part with its words. */
const parts = {
  draw: thirds.map((label, third) => ({
    label,
    has: (runs: CourseRuns) => runs.third === third,
  })),
  style: styles.map((style) => ({
    label: runningStyles[style],
    has: (runs: CourseRuns) => runs.style === style,
  })),
} as const;

interface Counted {
  label: string;
  runs: number;
  wins: number;
  byChance: number;
}

/** How parts of the fields did: by the third in which they were drawn, or by their style. */
export function countsBy(by: keyof typeof parts, runs: readonly CourseRuns[]): Counted[] {
  return parts[by].map(({ label, has }) => {
    const own = runs.filter(has);
    const sum = (of: (each: CourseRuns) => number) => own.reduce((all, each) => all + of(each), 0);
    return {
      label,
      runs: sum((each) => each.runs),
      wins: sum((each) => each.wins),
      byChance: sum((each) => each.byChance),
    };
  });
}

/** Wins for each that chance alone would give; null where that would be a handful. */
export function ratioOf({ wins, byChance }: Counted): number | null {
  return byChance < leastByChance ? null : wins / byChance;
}

/** How far a part is from chance, in standard errors; 0 where too few ran to say. */
function deviation(counted: Counted): number {
  if (ratioOf(counted) === null) return 0;
  return (counted.wins - counted.byChance) / Math.sqrt(counted.byChance);
}

const titles = { draw: 'By draw', style: 'By style' } as const;

/** The shares of the parts, with what they come to. */
export function toWinShares(by: keyof typeof parts, runs: readonly CourseRuns[]): WinSharesProps {
  const counts = countsBy(by, runs);
  return {
    title: titles[by],
    verdict: verdictOf(counts),
    shares: counts.map(
      (counted): WinShare => ({
        label: counted.label,
        ratio: ratioOf(counted),
        counted: `won ${counted.wins} of ${counted.runs}`,
      }),
    ),
  };
}

/** What the shares of the parts come to, in a sentence. */
function verdictOf(counts: readonly Counted[]): string {
  if (counts.every((counted) => ratioOf(counted) === null))
    return 'Too few races have been run here to tell.';
  const [most] = counts.toSorted((a, b) => Math.abs(deviation(b)) - Math.abs(deviation(a)));
  if (most === undefined || Math.abs(deviation(most)) < errors) {
    return 'No bias to speak of: chance alone would explain the differences.';
  }
  const more = deviation(most) > 0 ? 'more' : 'less';
  return `“${most.label}” wins ${more} often than its share.`;
}
