import type { MyPaper, PaperDay, RaceToWatch } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { PaperLine } from '@furlong/ui';
import { formatSignedMoney } from '../../shared/format/money.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';
import { bestRun, sayRun, toMoneyRows } from './toOwnWords.ts';
import { toStory } from './toStory.ts';

/** So many lines are told where the paper is read in short. */
const most = 3;

/** The lines of the paper that matter most: birthdays, the own runs, the story, what comes, and the money. */
export function toMorningLines({
  mine,
  days,
  watch,
}: {
  mine: MyPaper | null;
  days: readonly PaperDay[];
  watch: readonly RaceToWatch[];
}): PaperLine[] {
  const lines = [
    ...(mine === null ? [] : [birthdayLine(mine), runLine(mine)]),
    storyLine(days[0]),
    watchLine(watch[0], mine),
    ...(mine === null ? [] : [moneyLine(mine)]),
  ];
  return lines.filter((line) => line !== null).slice(0, most);
}

function birthdayLine({ birthdays }: MyPaper): PaperLine | null {
  const [first] = birthdays;
  if (first === undefined) return null;
  const others = birthdays.length - 1;
  const who = others === 0 ? first.name : `${first.name} and ${pluralize(others, 'more horse')}`;
  const text = `${who} ${others === 0 ? 'is' : 'are'} a year older: see what that changes.`;
  return { id: 'birthdays', label: 'Birthdays', text, href: paths.morningPaper };
}

function runLine({ runs, more }: MyPaper): PaperLine | null {
  const best = bestRun(runs);
  if (best === undefined) return null;
  const of = runs.length === 1 ? '' : `, the best of ${more ? 'the last ' : ''}${runs.length} runs`;
  return {
    ...{ id: 'runs', label: 'Your runs', href: paths.filmOfRace(best.race.id) },
    text: `${sayRun(best)}${of}.`,
  };
}

function storyLine(day: PaperDay | undefined): PaperLine | null {
  if (day === undefined) return null;
  const { label, headline, race } = toStory(day);
  return { id: 'story', label, text: `${headline}.`, href: paths.filmOfRace(race.id) };
}

function watchLine(race: RaceToWatch | undefined, mine: MyPaper | null): PaperLine | null {
  if (race === undefined) return null;
  const when = sayWhen(race.offAt, mine?.to ?? race.offAt);
  return {
    ...{ id: 'watch', label: 'To look at', href: paths.race(race.id) },
    text: `${race.name}, ${when}, for ${formatMoney(race.purse)}.`,
  };
}

function moneyLine({ money }: MyPaper): PaperLine | null {
  const rows = toMoneyRows(money);
  if (rows.length === 0) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return {
    ...{ id: 'money', label: 'Your money', href: paths.accountSummary },
    text: `${formatSignedMoney(sum)} in all.`,
  };
}
