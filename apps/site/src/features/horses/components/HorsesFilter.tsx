import type { HorseGroup } from '@furlong/backend';
import { specialties } from '@furlong/game/rules';
import { FilterBar, type SelectProps } from '@furlong/ui';
import { pluralize } from '../../../shared/format/pluralize.ts';
import {
  filtersOf,
  type HorsesView,
  layouts,
  noFilters,
  type Sort,
  type State,
  sorts,
  states,
} from '../myHorsesView.ts';

const sortWords: Record<Sort, string> = {
  stable: 'Arrival',
  name: 'Name',
  rating: 'Rating, best first',
  condition: 'Condition, best first',
  energy: 'Energy, most first',
  race: 'Next race, soonest first',
  earnings: 'Earnings, most first',
};

const stateWords: Record<State, string> = {
  fresh: 'Fresh and free',
  entered: 'Entered',
  work: 'At work',
  rests: 'Resting',
};

const layoutWords: Record<HorsesView['layout'], string> = { cards: 'Cards', table: 'Table' };

/** What stands for a filter that is off; no value of one is empty. */
const ANY = '';

interface HorsesFilterProps {
  view: HorsesView;
  groups: readonly HorseGroup[];
  /** How many horses are left. */
  count: number;
  onChange: (changes: Partial<HorsesView>) => void;
}

/** How My Horses is sorted, narrowed and drawn. */
export function HorsesFilter({ view, groups, count, onChange }: HorsesFilterProps) {
  const narrowing = (
    name: 'specialty' | 'sex' | 'state' | 'group',
    label: string,
    any: string,
    options: SelectProps['options'],
  ): SelectProps => ({
    label,
    options: [{ value: ANY, label: any }, ...options],
    value: view[name] ?? ANY,
    onChange: ({ value }) => onChange({ [name]: value === ANY ? null : value }),
  });
  const selects: SelectProps[] = [
    {
      label: 'Sort by',
      options: sorts.map((value) => ({ value, label: sortWords[value] })),
      value: view.sort,
      onChange: ({ value }) => onChange({ sort: value as Sort }),
    },
    narrowing(
      'specialty',
      'Specialty',
      'Every specialty',
      specialties.map((value) => ({ value, label: value })),
    ),
    narrowing('sex', 'Sex', 'Every sex', [
      { value: 'male', label: 'Colts' },
      { value: 'female', label: 'Fillies and mares' },
    ]),
    narrowing(
      'state',
      'State',
      'Any state',
      states.map((value) => ({ value, label: stateWords[value] })),
    ),
    ...(groups.length === 0
      ? []
      : [
          narrowing('group', 'Group', 'Every group', [
            ...groups.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'none', label: 'In no group' },
          ]),
        ]),
    {
      label: 'Show as',
      options: layouts.map((value) => ({ value, label: layoutWords[value] })),
      value: view.layout,
      onChange: ({ value }) => onChange({ layout: value as HorsesView['layout'] }),
    },
  ];
  return (
    <FilterBar
      label="Sort and filter your horses"
      selects={selects}
      active={filtersOf(view)}
      count={pluralize(count, 'horse')}
      onClear={filtersOf(view) > 0 ? () => onChange(noFilters) : undefined}
    />
  );
}
