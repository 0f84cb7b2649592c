import {
  type AgeClass,
  agesInWords,
  type Division,
  divisionNames,
  formatOrdinal,
  type Sex,
  type Specialty,
  turnOfHorse,
} from '@furlong/game/rules';

const list = new Intl.ListFormat('en-GB');

/** Less than this is told of no horse, in lengths over a mile. */
const WORTH_TELLING = 0.5;

const classes = (ages: readonly AgeClass[]) => list.format(ages.map((age) => agesInWords[age]));

/** What the first day of `season` changes for a horse, a sentence each, the greatest first. */
export function toTurnWords(
  horse: { readonly sex: Sex; readonly birthSeason: number; readonly specialty: Specialty },
  season: number,
): string[] {
  const turn = turnOfHorse(horse, season);
  const { opens, closes, newDivisions, lostDivisions } = turn;
  const words = [
    turn.wasCalled &&
      `Called a ${turn.gender.toLowerCase()} from now on, no longer a ${turn.wasCalled.toLowerCase()}.`,
    opens.length > 0 && `May run in races for ${classes(opens)}.`,
    closes.length > 0 && `Has outgrown those for ${classes(closes)}.`,
    divisionWords(newDivisions, lostDivisions),
    weightWords(turn),
    turn.lengthsLost >= WORTH_TELLING &&
      `Age takes about ${turn.lengthsLost.toFixed(1)} lengths over a mile from it this season.`,
    turn.retiringAge &&
      'The house sends out none of this age: retire it when you think it is time.',
  ];
  const told = words.filter((sentence) => typeof sentence === 'string');
  return told.length > 0 ? told : [`In its ${formatOrdinal(turn.age)} year nothing else changes.`];
}

function divisionWords(joined: readonly Division[], left: readonly Division[]): string | false {
  const named = (divisions: readonly Division[]) =>
    list.format(divisions.map((each) => divisionNames[each]));
  const leaves = left.length > 0 && `leaves ${named(left)}`;
  if (joined.length === 0) return leaves && `Among the divisions it ${leaves}.`;
  const joins = `Joins the division${joined.length > 1 ? 's' : ''} ${named(joined)}`;
  return leaves ? `${joins}, and ${leaves}.` : `${joins}.`;
}

/** Horses get weight from their elders, less of it each season. */
function weightWords({
  allowance,
  allowanceBefore,
}: ReturnType<typeof turnOfHorse>): string | false {
  if (allowanceBefore <= allowance) return false;
  return allowance === 0
    ? `Gets no weight from its elders any more: ${allowanceBefore} lb at a mile a season ago.`
    : `Gets ${allowance} lb from its elders at a mile, ${allowanceBefore - allowance} lb less than a season ago.`;
}
