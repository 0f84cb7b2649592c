import type { Runner } from '@furlong/backend';
import type { RaceConditions } from '@furlong/game/engine';
import {
  formatGoing,
  formatRaceTime,
  type RunningStyle,
  type Surface,
  sayMargin,
} from '@furlong/game/rules';
import type { SelectOption, WhatIfAnswer, WhatIfRow } from '@furlong/ui';
import { marginsOf } from '../../shared/format/margins.ts';
import { runningStyles } from '../../shared/format/runningStyle.ts';
import { formatWeight } from '../../shared/format/weight.ts';
import { paths } from '../../shared/paths.ts';
import { finishWords, type Names } from './toVerifyPanelProps.ts';
import { heaviest, lightest } from './whatIfLink.ts';

/** One that passed the post in a race run again. */
export interface RanAgain {
  readonly horseId: string;
  readonly place: number;
  readonly timeMs: number;
}

/** What can be picked of each kind, the value of the race itself among it. */
export function toWhatIfOptions(asRun: RaceConditions, surface: Surface) {
  return {
    going: goingOptions(asRun.going, surface),
    stall: asRun.runners.map((_, index) => option(index + 1, `${index + 1}`)),
    weight: Array.from({ length: heaviest - lightest + 1 }, (_, index) =>
      option(lightest + index, formatWeight(lightest + index)),
    ),
    riding: ([0, 1, 2, 3] as const).map((style) => option(style, runningStyles[style])),
  } satisfies Record<string, SelectOption[]>;
}

/** Each going by its word: that of the race as it was, the others from the middle of what they span. */
function goingOptions(going: number, surface: Surface): SelectOption[] {
  const spans = new Map<string, number[]>();
  for (let each = -100; each <= 100; each++) {
    const word = formatGoing(each, surface);
    spans.set(word, [...(spans.get(word) ?? []), each]);
  }
  return [...spans].map(([word, span]) => {
    const middle = span[Math.floor(span.length / 2)] ?? going;
    return option(word === formatGoing(going, surface) ? going : middle, word);
  });
}

const option = (value: number, label: string): SelectOption => ({ value: `${value}`, label });

/** What differs from the race, a line each. */
export function toWhatIfChanges(
  asRun: RaceConditions,
  now: RaceConditions,
  { names, surface }: { names: Names; surface: Surface },
): string[] {
  const ground =
    now.going === asRun.going
      ? []
      : [
          `Going: ${formatGoing(now.going, surface)} instead of ${formatGoing(asRun.going, surface)}`,
        ];
  const changes = now.runners.flatMap((runner, index) => {
    const was = asRun.runners[index];
    const horse = names.get(runner.horseId) ?? runner.horseId;
    return was === undefined ? [] : runnerChanges(was, runner).map((each) => `${horse}: ${each}`);
  });
  return [...ground, ...changes];
}

type RunnerConditions = RaceConditions['runners'][number];

function runnerChanges(was: RunnerConditions, now: RunnerConditions): string[] {
  const style = (each: RunningStyle) => runningStyles[each].toLowerCase();
  return [
    ...(now.draw === was.draw ? [] : [`stall ${now.draw} instead of ${was.draw}`]),
    ...(now.weight === was.weight
      ? []
      : [`carries ${formatWeight(now.weight)} instead of ${formatWeight(was.weight)}`]),
    ...(now.style === was.style ? [] : [`${style(now.style)} instead of ${style(was.style)}`]),
  ];
}

/** The race with what was changed beside the race as it was run, told with the horses' names. */
export function toWhatIfAnswer(
  { race, changed }: { race: readonly RanAgain[]; changed: readonly RanAgain[] },
  runners: readonly Runner[],
  changedIds: ReadonlySet<string>,
): WhatIfAnswer {
  const margins = marginsOf(changed);
  const rows = changed.flatMap(({ horseId, place, timeMs }, index): WhatIfRow[] => {
    const runner = runners.find((each) => each.horseId === horseId);
    const was = race.find((each) => each.horseId === horseId);
    if (runner === undefined || was === undefined) return [];
    return [
      {
        horseId,
        place,
        horse: runner.horse.name,
        horseHref: paths.horse(horseId),
        silks: runner.stable.silks,
        changed: changedIds.has(horseId),
        margin: margins[index] ?? '',
        time: formatRaceTime(timeMs),
        inTheRace: finishWords(was),
        slower: signedSeconds(timeMs - was.timeMs),
      },
    ];
  });
  return { verdict: verdictOn(rows, race), rows };
}

function verdictOn(rows: readonly WhatIfRow[], race: readonly RanAgain[]): string {
  const [winner, second] = rows;
  if (winner === undefined) return '';
  if (second?.place === 1) return `${winner.horse} and ${second.horse} finish level.`;
  const by = second === undefined ? '' : ` by ${sayMargin(second.margin)}`;
  const was = race.find(({ horseId }) => horseId === winner.horseId);
  if (was?.place === 1) return `${winner.horse} wins${by}, as it won the race.`;
  return `${winner.horse} wins${by}; in the race it was ${winner.inTheRace.split(' ')[0]}.`;
}

function signedSeconds(ms: number): string {
  const seconds = (Math.abs(ms) / 1_000).toFixed(2);
  if (seconds === '0.00') return seconds;
  return ms > 0 ? `+${seconds}` : `−${seconds}`;
}
