import type { OwnStanding } from '@furlong/backend';
import { formatMoney, type Lens, leastRuns } from '@furlong/game/rules';
import type { TabChoice } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatSigned } from '../../shared/format/signed.ts';

export type Ranked = keyof typeof leastRuns;

/** The lenses in the order of a page's tabs. */
export const lensTabs = {
  stables: [
    { value: 'earnings', label: 'Earnings' },
    { value: 'wins', label: 'Wins' },
    { value: 'strike', label: 'Strike rate' },
    { value: 'rating', label: 'Rating' },
    { value: 'line', label: 'Against the line' },
  ],
  horses: [
    { value: 'wins', label: 'Wins' },
    { value: 'earnings', label: 'Earnings' },
    { value: 'strike', label: 'Strike rate' },
    { value: 'rating', label: 'Rating' },
    { value: 'line', label: 'Against the line' },
  ],
} as const satisfies Record<Ranked, readonly TabChoice<Lens>[]>;

/** By what the rows of a table are ranked, as the table takes it. */
export const rankedBy = {
  earnings: 'earnings',
  wins: 'wins',
  strike: { head: 'Strike rate' },
  rating: { head: 'Rating' },
  line: { head: 'Against the line' },
} as const satisfies Record<Lens, 'earnings' | 'wins' | { head: string }>;

/** What a table is called by its lens: "Stables by strike rate". */
export const sayOrder: Record<Lens, string> = {
  earnings: 'by prize money',
  wins: 'by wins',
  strike: 'by strike rate',
  rating: 'by rating',
  line: 'against the line',
};

/** What a lens shows, in a sentence. */
export function sayLens(lens: Lens, ranked: Ranked): string {
  if (lens === 'earnings') return 'By prize money won; where two are level, wins decide.';
  if (lens === 'wins') return 'By races won; where two are level, prize money decides.';
  if (lens === 'strike') {
    return `By races won of those run, from ${leastRuns[ranked]} runs on: fewer say little.`;
  }
  if (lens === 'line') {
    return 'By wins beyond what the morning lines expected of the same runs: an easy race counts for little.';
  }
  return ranked === 'stables'
    ? 'By the order in which fields came home, each stable by its first horse: to beat good stables counts for more, and few runs for little (Weng and Lin’s rating).'
    : 'By the official rating after the last run: pounds above the worst horse there is.';
}

/** A score in the words of its lens. */
export function formatScore(lens: Lens, score: number): string {
  if (lens === 'earnings') return formatMoney(score);
  if (lens === 'wins') return pluralize(score, 'win');
  if (lens === 'strike') return `${(score / 100).toFixed(1)}%`;
  if (lens === 'line') return formatSigned(score / 10_000, 1);
  return formatSigned(score).replace('+', '');
}

const levelLens: Record<Lens, Lens> = {
  ...{ earnings: 'wins', wins: 'earnings', strike: 'wins', rating: 'earnings', line: 'wins' },
};

/** What the player lacks to the next place. */
export function sayMissing(lens: Lens, { score, level, ahead }: OwnStanding): string {
  if (ahead === null) return 'Nobody stands before you.';
  if (ahead.score === score) {
    const lacks = formatScore(levelLens[lens], ahead.level - level);
    return `Level with ${ahead.name}, who has ${lacks} more`;
  }
  const lacks = ahead.score - score;
  const said = lens === 'line' ? `${(lacks / 10_000).toFixed(1)} wins` : formatScore(lens, lacks);
  return `${said} behind ${ahead.name}`;
}
