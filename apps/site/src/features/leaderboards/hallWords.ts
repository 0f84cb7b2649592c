import type { Feat, HallReason } from '@furlong/backend';

const words: Record<Feat, readonly [one: string, many: string]> = {
  graded_win: ['graded win', 'graded wins'],
  grade_1_win: ['Grade 1 win', 'Grade 1 wins'],
  grade_1_winner: ['Grade 1 winner', 'different Grade 1 winners'],
  championship: ['championship', 'championships'],
  season_title: ['season’s title', 'seasons’ titles'],
  standing_record: ['course record that stood a season', 'course records that stood a season'],
};

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** So many of a feat: "Five graded wins". */
export function sayFeat(feat: Feat, amount: number): string {
  const [one, many] = words[feat];
  return `${numbers[amount] ?? amount} ${amount === 1 ? one : many}`;
}

/** What a reason asks for, where its name does not say all. */
export function explainFeat({ feat }: Pick<HallReason, 'feat'>): string {
  if (feat === 'standing_record') {
    return 'The fastest time over a course for twelve weeks, once twenty races were run over it.';
  }
  if (feat === 'grade_1_winner') return 'Each a horse that won a Grade 1 in the stable’s colours.';
  if (feat === 'grade_1_win') return 'The greatest races there are, whoever’s colours win them.';
  if (feat === 'championship') return 'The final of one of the season’s six divisions.';
  if (feat === 'season_title') {
    return 'The most prize money of all stables when the season ended.';
  }
  return 'Races of Grade 1, 2 or 3.';
}
