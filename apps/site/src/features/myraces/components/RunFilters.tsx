import type { RunFilter } from '@furlong/backend';
import { trackIds, tracks } from '@furlong/game/rules';
import { FilterBar } from '@furlong/ui';
import { formatMetres } from '@furlong/ui/metres';
import { allDistances, everyRun, surfaces, writeRunFilter } from '../runFilter.ts';

const all = 'all';

export interface RunFiltersProps {
  filter: RunFilter;
  /** The names of horses by their ids. */
  horses: ReadonlyMap<string, string>;
  onShow: (next: RunFilter) => void;
}

/** Which runs are told: of which horse, where, how far, on what, and how they ended. */
export function RunFilters({ filter, horses, onShow }: RunFiltersProps) {
  const names = [...horses].toSorted(([, a], [, b]) => a.localeCompare(b));
  const active = Object.keys(writeRunFilter(filter)).length;
  const select = <Value extends string | number>(
    label: string,
    any: string,
    choices: readonly (readonly [Value, string])[],
    value: Value | null,
    change: (value: Value | null) => Partial<RunFilter>,
  ) => ({
    label,
    options: [
      { value: all, label: any },
      ...choices.map(([each, words]) => ({ value: `${each}`, label: words })),
    ],
    value: value !== null && choices.some(([each]) => each === value) ? `${value}` : all,
    onChange: (detail: { value: string }) => {
      const [chosen = null] = choices.find(([each]) => `${each}` === detail.value) ?? [];
      onShow({ ...filter, ...change(chosen) });
    },
  });
  return (
    <FilterBar
      label="Filter the runs"
      selects={[
        select('Horse', 'All horses', names, filter.horseId, (horseId) => ({ horseId })),
        select(
          'Track',
          'All tracks',
          trackIds.map((id) => [id, tracks[id].name] as const),
          filter.trackId,
          (trackId) => ({ trackId }),
        ),
        select(
          'Distance',
          'All distances',
          allDistances.map((metres) => [metres, formatMetres(metres)] as const),
          filter.distance,
          (distance) => ({ distance }),
        ),
        select(
          'Surface',
          'Both surfaces',
          surfaces.map((surface) => [surface, surface] as const),
          filter.surface,
          (surface) => ({ surface }),
        ),
        select(
          'Result',
          'All results',
          [
            [1, 'Won'],
            [3, 'First three'],
          ] as const,
          filter.worstPlace,
          (worstPlace) => ({ worstPlace }),
        ),
      ]}
      active={active}
      {...(active > 0 && { onClear: () => onShow(everyRun) })}
    />
  );
}
