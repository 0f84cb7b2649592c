import type { Runner } from '@furlong/backend';
import type { Cause, LuckOfDay, LuckReport, Why } from '@furlong/game/engine';
import { formatOrdinal } from '@furlong/game/rules';
import type { CauseOfPlace, PlaceExplained, SelectOption } from '@furlong/ui';
import { toTenths } from '../../shared/format/tenths.ts';
import { paths } from '../../shared/paths.ts';
import { dayInWords } from './dayInWords.ts';
import { filmSearch } from './filmLink.ts';
import { toLuckTenths } from './toLuckRows.ts';

type Names = ReadonlyMap<string, string>;

/** Condition is not published, and so part of ability. */
type ToldCause = Exclude<Cause, 'condition'>;
type Told = readonly [
  ToldCause,
  name: (rival: string) => string,
  detail: (rival: string) => string,
];

/** The causes in the order they are told. */
const told: readonly Told[] = [
  [
    'ability',
    () => 'Ability and condition',
    (rival) => `How good and how fit it was, and its jockey, beside ${rival}.`,
  ],
  ['weight', () => 'Weight', (rival) => `What it carried, beside ${rival}.`],
  ['pace', () => 'Pace', (rival) => `Where in the field it was ridden, beside ${rival}.`],
  ['draw', () => 'Draw', (rival) => `The stall it started from, beside that of ${rival}.`],
  ['luck', () => 'Luck', () => 'As the luck report gives it.'],
  ['rivalsLuck', (rival) => `The luck of ${rival}`, () => 'As the luck report gives it.'],
];

/** Every runner with a place, to pick from. */
export function toRunnerOptions(runners: readonly Runner[]): SelectOption[] {
  return runners.flatMap(({ horseId, horse, place }) =>
    place === null ? [] : { value: horseId, label: `${formatOrdinal(place)} · ${horse.name}` },
  );
}

/** The runner that a visitor most likely asks about: an own horse, else the second. */
export function mostAskedAbout(runners: readonly Runner[], myHorseIds: readonly string[]): string {
  const own = runners.find(({ horseId }) => myHorseIds.includes(horseId));
  return (own ?? runners[1] ?? runners[0])?.horseId ?? '';
}

/** What a runner's place is made up of, told with the horses' names. */
export function toPlaceExplained(
  why: Why,
  luck: LuckReport,
  day: LuckOfDay,
  names: Names,
): PlaceExplained {
  return {
    verdict: verdictOn(why, names),
    causes: toCauses(why, luck, names).map((cause) =>
      cause.name === 'Luck' && Math.abs(cause.lengths) >= worthTelling
        ? tellDay(cause, why, day)
        : cause,
    ),
    horses: [why.horseId, why.rivalId].map((horseId) => ({
      horse: nameOf(horseId, names),
      horseHref: paths.horse(horseId),
    })),
  };
}

/** Lengths of luck from which on the day is told. */
const worthTelling = 1;
/** How long before the moment its film begins, ms. */
const leadIn = 2_000;

/** Luck with the moment that made most of it, and the way to it in the film. */
function tellDay(cause: CauseOfPlace, { horseId }: Why, day: LuckOfDay): CauseOfPlace {
  const ms = Math.max(0, day.moment.from - leadIn);
  return {
    ...cause,
    detail: `${dayInWords(day)} ${cause.detail}`,
    way: { href: filmSearch({ ms, camera: 'follow', horseId }), label: 'See it in the film' },
  };
}

/** The distance that the causes add up to, in a sentence. */
function verdictOn(why: Why, names: Names): string {
  const [horse, rival] = [nameOf(why.horseId, names), nameOf(why.rivalId, names)];
  const { lengths } = why;
  if (lengths === 0) return `${horse} and ${rival} could not be parted. That is made up of:`;
  const apart = Math.abs(lengths) < 0.05 ? 'less than a tenth of a length' : inWords(lengths);
  const where = lengths > 0 ? 'behind' : 'ahead of';
  return `${horse} finished ${apart} ${where} ${rival}. That is made up of:`;
}

/** What each cause cost or gained a runner, in tenths of a length that add up to the distance. */
function toCauses(why: Why, luck: LuckReport, names: Names): CauseOfPlace[] {
  const rival = nameOf(why.rivalId, names);
  const shown = toShown(why, luck);
  return told.map(([cause, nameFor, detail]) => {
    const [name, lengths] = [nameFor(rival), shown[cause]];
    return {
      name,
      summary: lengths === 0 ? `${name} made no difference` : `${name} ${didTo(lengths)}`,
      detail: detail(rival),
      lengths,
    };
  });
}

/** Luck to the tenth that the luck report shows; what that rounds is the draw's. */
function toShown({ horseId, rivalId, causes }: Why, luck: LuckReport): Record<ToldCause, number> {
  const tenths = toLuckTenths(luck);
  const own = -(tenths.get(horseId) ?? 0);
  const rivals = tenths.get(rivalId) ?? 0;
  const rounded = causes.luck - own + causes.rivalsLuck - rivals;
  const { ability, condition, weight, pace, draw } = causes;
  const rest = toTenths([ability + condition, weight, pace, draw + rounded]);
  const [able = 0, weighted = 0, paced = 0, drawn = 0] = rest;
  return {
    ability: able,
    weight: weighted,
    pace: paced,
    draw: drawn,
    luck: own,
    rivalsLuck: rivals,
  };
}

function didTo(lengths: number) {
  return `${lengths > 0 ? 'cost' : 'gained'} it ${inWords(lengths)}`;
}

function inWords(lengths: number) {
  return `${Math.abs(lengths).toFixed(1)} lengths`;
}

function nameOf(horseId: string, names: Names) {
  return names.get(horseId) ?? horseId;
}
