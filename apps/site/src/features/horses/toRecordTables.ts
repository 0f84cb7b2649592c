import type { HorseRecord, Runs } from '@furlong/backend';
import { formatGoing, tracks } from '@furlong/game/rules';
import { formatMetres } from '@furlong/ui/metres';

/** How a horse has run under one condition. */
export interface RecordRow extends Runs {
  label: string;
}

export interface RecordTable {
  caption: string;
  /** What its rows are. */
  head: string;
  rows: readonly RecordRow[];
}

/** A horse's record by each of what decides how it runs. */
export function toRecordTables(record: HorseRecord): [RecordTable, ...RecordTable[]] {
  return [
    {
      caption: 'By distance',
      head: 'Distance',
      rows: record.byDistance.map(({ distance, ...runs }) => ({
        label: formatMetres(distance),
        ...runs,
      })),
    },
    {
      caption: 'By going',
      head: 'Going',
      rows: added(
        record.byGoing.map(({ going, surface, ...runs }) => ({
          label: `${formatGoing(going, surface)} (${surface.toLowerCase()})`,
          ...runs,
        })),
      ),
    },
    {
      caption: 'By track',
      head: 'Track',
      rows: record.byTrack.map(({ trackId, ...runs }) => ({
        label: tracks[trackId].name,
        ...runs,
      })),
    },
    {
      caption: 'By surface',
      head: 'Surface',
      rows: record.bySurface.map(({ surface, ...runs }) => ({ label: surface, ...runs })),
    },
  ];
}

/** Rows of one label as one: several figures of the going go by one word. */
function added(rows: readonly RecordRow[]): RecordRow[] {
  const sums = new Map<string, RecordRow>();
  for (const row of rows) {
    const sum = sums.get(row.label) ?? { label: row.label, runs: 0, wins: 0, places: 0 };
    sums.set(row.label, {
      label: row.label,
      runs: sum.runs + row.runs,
      wins: sum.wins + row.wins,
      places: sum.places + row.places,
    });
  }
  return [...sums.values()];
}
