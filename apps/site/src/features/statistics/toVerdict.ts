import type { RunCount } from '@furlong/backend';
import type { AgainstTheLine } from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { lineOf } from './countRuns.ts';

/** How runs did against the morning line, in words. */
export interface Verdict {
  sentence: string;
  detail: string;
  range: AgainstTheLine | null;
}

/**
 * @param who 'Your stable', the horse or the jockey
 * @param run what one of them is called
 */
export function toVerdict(all: Omit<RunCount, 'key'>, who: string, run = 'run'): Verdict {
  const range = lineOf(all);
  const { runs, wins, linedRuns, linedWins, expectedWins } = all;
  const without = runs - linedRuns;
  if (range === null) {
    return {
      sentence: `${who} won ${none(wins)} of ${pluralize(runs, run)}.`,
      detail:
        linedRuns === 0
          ? `${runs === 1 ? 'It' : 'None of them'} had ${runs === 1 ? 'no' : 'a'} morning line to be compared with.`
          : 'The morning line expected no win.',
      range,
    };
  }
  const expected = expectedWins.toFixed(1);
  return {
    sentence:
      without === 0
        ? `${who} won ${none(wins)} of ${pluralize(runs, run)}, where the morning line expected ${expected}.`
        : `${who} won ${none(linedWins)} of ${pluralize(linedRuns, run)} with a morning line, which expected ${expected}.`,
    detail: [
      worth(range),
      ...(without === 0
        ? []
        : [`${pluralize(without, run)} without a line ${without === 1 ? 'is' : 'are'} left out.`]),
    ].join(' '),
    range,
  };
}

const none = (wins: number) => (wins === 0 ? 'none' : `${wins}`);

function worth({ ratio, low, high, verdict }: AgainstTheLine): string {
  const figures = `${ratio.toFixed(2)} wins for each expected; without luck it lies between ${low.toFixed(2)} and ${high.toFixed(2)}`;
  switch (verdict) {
    case 'above':
      return `That is more than luck alone explains: ${figures}.`;
    case 'below':
      return `That is fewer than luck alone explains: ${figures}.`;
    case 'as_expected':
      return `That is about what was expected: ${figures}.`;
    case 'too_few':
      return `Too few to tell whether that is more or fewer: ${figures}.`;
  }
}
