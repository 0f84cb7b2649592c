import type { MyPaper, PaperRun } from '@furlong/backend';
import { formatMoney, formatOrdinal, programmes, seasonAt, seasonSpan } from '@furlong/game/rules';
import { type Subject, subjects } from '../../shared/format/moneySubjects.ts';
import { pluralize } from '../../shared/format/pluralize.ts';

const list = new Intl.ListFormat('en-GB');

/** How the runs of a time went, in a sentence: 'Three runs: two wins and $12,000 in prizes.' */
export function sayRuns(runs: readonly PaperRun[], more: boolean): string {
  if (runs.length === 0) return 'None of your horses ran.';
  const wins = runs.filter(({ place }) => place === 1).length;
  const places = runs.filter(({ place }) => place === 2 || place === 3).length;
  const prizes = runs.reduce((sum, { prize }) => sum + prize, 0);
  const told = [
    ...(wins > 0 ? [pluralize(wins, 'win')] : []),
    ...(places > 0 ? [pluralize(places, 'place')] : []),
    ...(prizes > 0 ? [`${formatMoney(prizes)} in prizes`] : []),
  ];
  const count = `${more ? 'The last ' : ''}${pluralize(runs.length, 'run')}`;
  return told.length === 0
    ? `${count}, none in the first three.`
    : `${count}: ${list.format(told)}.`;
}

/** The best of the runs: the first home, and of those that finished level the last. */
export const bestRun = (runs: readonly PaperRun[]): PaperRun | undefined =>
  runs.toSorted((a, b) => a.place - b.place || b.at - a.at)[0];

/** What a run was, in a sentence without its dot. */
export const sayRun = ({ horse, place, race, runners }: PaperRun): string =>
  place === 1
    ? `${horse.name} won the ${race.name}`
    : `${horse.name} was ${formatOrdinal(place)} of ${runners} in the ${race.name}`;

/** The sessions of each horse, a sentence each: 'Silver Comet: 2 of Speed and 1 of Agility.' */
export function saySessions(sessions: MyPaper['sessions']) {
  return [...Map.groupBy(sessions, ({ horse }) => horse.id)].map(([id, of]) => ({
    id,
    name: of[0]?.horse.name ?? '',
    text: list.format(
      of.map(({ programme, sessions: count }) => `${count} of ${programmes[programme].name}`),
    ),
  }));
}

/** What came and went, by what it was about; what was moved from one account to the other is neither. */
export function toMoneyRows(money: MyPaper['money']) {
  return (Object.keys(subjects) as Subject[]).flatMap((subject) => {
    const { kinds, label }: { kinds: readonly string[]; label: string } = subjects[subject];
    const amount = money
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, each) => sum + each.amount, 0);
    return amount === 0 || subject === 'transfers' ? [] : [{ subject, label, amount }];
  });
}

/** The season that began in the time of a paper. */
export const seasonBegun = ({ to }: Pick<MyPaper, 'to'>) => {
  const season = seasonAt(to);
  return { season, at: seasonSpan(season).from };
};
