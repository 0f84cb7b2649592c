import type { HouseRule } from '@furlong/game/rules';
import { formatSigned } from '../../shared/format/signed.ts';

/** What a preview scores, in a sentence that anybody can check. */
export const howItIsScored =
  'A preview scores 100 × log₂ of its chance for the winner over the line’s (1 % at least): 100 where it gave twice as much, 0 for the same, −100 for half; a month’s score is the sum.';

/** When previews are taken, in a sentence. */
export const whenTaken =
  'Previews are taken from the close of entries to the off: for a minute before most races, for twenty before a claiming race. Nobody reads another’s before the off, nor how many there are.';

/** By what the house made its previews. */
export const ruleWords: Record<HouseRule, string> = {
  ratings: 'by ratings less weights, squared',
  form: 'by the last five places',
  'half the line': 'half the line, half even',
};

/** A score as it is read: '+100', '−41', '0'. */
export const sayScore = (score: number | null): string =>
  score === null ? 'Not scored' : formatSigned(score);
