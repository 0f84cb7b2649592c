import { boardScopes } from '@furlong/game/rules';
import { FilterBar, type SelectProps } from '@furlong/ui';
import { seasonsSince } from '../../../shared/time/seasons.ts';
import { useNow } from '../../../shared/time/useNow.ts';
import type { BoardView } from '../boardAddress.ts';
import type { Ranked } from '../lensWords.ts';

const all = 'all';

const scopeWords = {
  '2yo': 'Two-year-olds',
  '3yo': 'Three-year-olds',
  '4yo+': 'Four years and older',
} as const;

export interface BoardFiltersProps {
  ranked: Ranked;
  view: BoardView;
  onShow: (changes: Partial<BoardView>) => void;
}

/** Of which season a board is, and of horses of which races and sex. */
export function BoardFilters({ ranked, view, onShow }: BoardFiltersProps) {
  const now = useNow(60_000);
  const season: SelectProps = {
    label: 'Season',
    options: [
      { value: all, label: 'All time' },
      ...seasonsSince(0, now)
        .slice(0, 8)
        .map((each) => ({ value: `${each.season}`, label: each.label })),
    ],
    value: view.season === null ? all : `${view.season}`,
    onChange: ({ value }) => onShow({ season: value === all ? null : Number(value) }),
  };
  const ofHorses: readonly SelectProps[] = [
    {
      label: 'Races',
      options: [
        { value: all, label: 'All races' },
        ...boardScopes.map((value) => ({
          value,
          label: value in scopeWords ? scopeWords[value as keyof typeof scopeWords] : value,
        })),
      ],
      value: view.scope ?? all,
      onChange: ({ value }) =>
        onShow({ scope: boardScopes.find((each) => each === value) ?? null }),
    },
    {
      label: 'Sex',
      options: [
        { value: all, label: 'Both' },
        { value: 'male', label: 'Colts and horses' },
        { value: 'female', label: 'Fillies and mares' },
      ],
      value: view.sex ?? all,
      onChange: ({ value }) =>
        onShow({ sex: value === 'male' || value === 'female' ? value : null }),
    },
  ];
  const active = [view.season, view.scope, view.sex].filter((each) => each !== null).length;
  return (
    <FilterBar
      label={`Filter the ${ranked}`}
      selects={[season, ...(ranked === 'horses' ? ofHorses : [])]}
      active={active}
      {...(active > 0 && { onClear: () => onShow({ season: null, scope: null, sex: null }) })}
    />
  );
}
