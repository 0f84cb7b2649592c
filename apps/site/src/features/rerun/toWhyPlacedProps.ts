import type { Runner } from '@furlong/backend';
import type { Cause, Why } from '@furlong/game/engine';
import { formatOrdinal } from '@furlong/game/rules';
import type { CauseOfPlace, PlaceExplained, SelectOption } from '@furlong/ui';
import { toTenths } from '../../shared/format/tenths.ts';

type Names = ReadonlyMap<string, string>;

/** The causes in the order they are told; condition is not published, and so part of ability. */
const told: readonly (readonly [Cause, name: string, detail: (rival: string) => string])[] = [
  [
    'ability',
    'Ability and condition',
    (rival) => `How good and how fit it was, and its jockey, beside ${rival}.`,
  ],
  ['weight', 'Weight', (rival) => `What it carried, beside ${rival}.`],
  ['pace', 'Pace', (rival) => `Where in the field it was ridden, beside ${rival}.`],
  ['trip', 'Trip', () => 'The ground it lost on the bends.'],
  ['luck', 'Luck', () => 'The gate, the traffic, and the form of the day.'],
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
export function toPlaceExplained(why: Why, names: Names): PlaceExplained {
  return { verdict: verdictOn(why, names), causes: toCauses(why, names) };
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
function toCauses(why: Why, names: Names): CauseOfPlace[] {
  const tenths = toTenths(told.map(([cause]) => why.causes[cause]));
  return told.map(([, name, detail], index) => {
    const lengths = tenths[index] ?? 0;
    return {
      name,
      summary: lengths === 0 ? `${name} made no difference` : `${name} ${didTo(lengths)}`,
      detail: detail(nameOf(why.rivalId, names)),
      lengths,
    };
  });
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
