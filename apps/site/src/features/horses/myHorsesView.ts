import type { HorseGroup, OwnHorse, UpcomingEntry } from '@furlong/backend';
import { mayRunAt, type Sex, type Specialty, specialties } from '@furlong/game/rules';
import { fitnessOf } from '../../shared/format/fitnessOf.ts';

export const sorts = [
  'stable',
  'name',
  'rating',
  'condition',
  'energy',
  'race',
  'earnings',
] as const;
export const states = ['fresh', 'entered', 'work', 'rests'] as const;
export const layouts = ['cards', 'table'] as const;

export type Sort = (typeof sorts)[number];
/** What a horse does: free to run, entered for a race, at a session, or too tired to run. */
export type State = (typeof states)[number];

/** How My Horses is looked at, as its address says; null where it leaves something open. */
export interface HorsesView {
  layout: (typeof layouts)[number];
  sort: Sort;
  specialty: Specialty | null;
  sex: Sex | null;
  state: State | null;
  /** A group's id, or 'none' for the horses that are in none. */
  group: string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null;

/** Reads the address; what it says wrongly is left open. */
export function readView(search: URLSearchParams): HorsesView {
  return {
    layout: oneOf(layouts, search.get('layout')) ?? 'cards',
    sort: oneOf(sorts, search.get('sort')) ?? 'stable',
    specialty: oneOf(specialties, search.get('specialty')),
    sex: oneOf(['male', 'female'] as const, search.get('sex')),
    state: oneOf(states, search.get('state')),
    group: search.get('group'),
  };
}

/** The address with some of it changed; what is as it is at first is not written. */
export function writeView(search: URLSearchParams, changes: Partial<HorsesView>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === 'cards' || value === 'stable') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What narrows the list, all taken off. */
export const noFilters = { specialty: null, sex: null, state: null, group: null } as const;

/** How many of them are set. */
export const filtersOf = (view: HorsesView) =>
  [view.specialty, view.sex, view.state, view.group].filter((value) => value !== null).length;

export interface Around {
  entries: readonly UpcomingEntry[];
  groups: readonly HorseGroup[];
  /** The server's time, ms. */
  now: number;
}

/** The horses that the view leaves, in its order. A horse that is level with another keeps its place. */
export function viewHorses(
  horses: readonly OwnHorse[],
  view: HorsesView,
  around: Around,
): OwnHorse[] {
  const { entries, groups, now } = around;
  const offOf = ({ id }: OwnHorse) =>
    entries.find(({ horseId }) => horseId === id)?.race.offAt ?? Number.POSITIVE_INFINITY;
  const inGroup = ({ id }: OwnHorse) =>
    view.group === null ||
    (view.group === 'none'
      ? groups.every(({ horseIds }) => !horseIds.includes(id))
      : groups.some((group) => group.id === view.group && group.horseIds.includes(id)));
  const order: Record<Sort, (a: OwnHorse, b: OwnHorse) => number> = {
    stable: () => 0,
    name: (a, b) => a.name.localeCompare(b.name, 'en'),
    rating: (a, b) => b.rating - a.rating,
    condition: (a, b) => fitnessOf(b, now).condition.value - fitnessOf(a, now).condition.value,
    energy: (a, b) => fitnessOf(b, now).energy.value - fitnessOf(a, now).energy.value,
    // Two that are entered for nothing are level: infinity less itself is no number.
    race: (a, b) => (offOf(a) === offOf(b) ? 0 : offOf(a) - offOf(b)),
    earnings: (a, b) => b.earnings - a.earnings,
  };
  return horses
    .filter(
      (horse) =>
        (view.specialty === null || horse.specialty === view.specialty) &&
        (view.sex === null || horse.sex === view.sex) &&
        (view.state === null || stateOf(horse, around) === view.state) &&
        inGroup(horse),
    )
    .toSorted(order[view.sort]);
}

/** What a horse does now. */
function stateOf(horse: OwnHorse, { entries, now }: Pick<Around, 'entries' | 'now'>): State {
  if (horse.atWork !== null) return 'work';
  if (entries.some(({ horseId }) => horseId === horse.id)) return 'entered';
  return mayRunAt(horse) > now ? 'rests' : 'fresh';
}
