import { FilterBar } from '@furlong/ui';
import type { SeasonChoice } from '../../../shared/time/seasons.ts';
import type { StatisticsView } from '../statisticsAddress.ts';

const all = 'all';

export interface FiltersProps {
  view: StatisticsView;
  onShow: (changes: Partial<StatisticsView>) => void;
  /** The names of horses by their ids. */
  horses: ReadonlyMap<string, string>;
  seasons: readonly SeasonChoice[];
}

/** Of which horse and season the figures are. */
export function Filters({ view, onShow, horses, seasons }: FiltersProps) {
  const { horseId, season } = view;
  const names = [...horses].toSorted(([, a], [, b]) => a.localeCompare(b));
  const narrowed = horseId !== null || season !== null;
  return (
    <FilterBar
      label="Filter the statistics"
      selects={[
        {
          label: 'Horse',
          options: [
            { value: all, label: 'All horses' },
            ...names.map(([value, label]) => ({ value, label })),
          ],
          value: horseId !== null && horses.has(horseId) ? horseId : all,
          onChange: ({ value }) => onShow({ horseId: value === all ? null : value }),
        },
        {
          label: 'Season',
          options: [
            { value: all, label: 'All seasons' },
            ...seasons.map((each) => ({ value: `${each.season}`, label: each.label })),
          ],
          value: seasons.some((each) => each.season === season) ? `${season}` : all,
          onChange: ({ value }) => onShow({ season: value === all ? null : Number(value) }),
        },
      ]}
      active={[horseId, season].filter((each) => each !== null).length}
      {...(narrowed && { onClear: () => onShow({ horseId: null, season: null }) })}
    />
  );
}
