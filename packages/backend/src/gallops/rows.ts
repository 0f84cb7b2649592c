import type { GallopAverage, GallopQuestion, Surface } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A race whose ghost a horse was sent against. */
export interface Ghost {
  readonly raceId: string;
  readonly raceName: string;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/** A gallop, as its owner reads it. */
export interface Gallop extends GallopQuestion {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Lengths ahead of the benchmark, or of its ghost; behind, if negative. In tenths, chance included. */
  readonly lengths: number;
  /** Null for a gallop against the benchmark. */
  readonly ghost: Ghost | null;
}

/** What the gallops of a question came to, against the benchmark or against a ghost. */
export interface NotebookEntry extends GallopAverage {
  readonly ghost: Ghost | null;
}

type Functions = Database['public']['Functions'];

type WithGhost<Row> = Omit<Row, 'race_id' | 'race_name' | 'race_off_at' | 'surface'> & {
  surface: Surface;
} & (
    | { race_id: string; race_name: string; race_off_at: string }
    | { race_id: null; race_name: null; race_off_at: null }
  );

export type GallopRow = WithGhost<Functions['my_gallops']['Returns'][number]>;
export type NotebookRow = WithGhost<Functions['my_gallop_notebook']['Returns'][number]>;

export const toGallop = (row: GallopRow): Gallop => ({
  id: row.id,
  at: parseTimestamp(row.at),
  ...questionOf(row),
  lengths: row.tenths / 10,
  ghost: ghostOf(row),
});

export const toNotebookEntry = (row: NotebookRow): NotebookEntry => ({
  ...questionOf(row),
  gallops: row.gallops,
  mean: row.tenths / 10 / row.gallops,
  ghost: ghostOf(row),
});

function questionOf({ distance, surface, going, kit }: GallopQuestion): GallopQuestion {
  return { distance, surface, going, kit };
}

function ghostOf(row: GallopRow | NotebookRow): Ghost | null {
  if (row.race_id === null) return null;
  return {
    raceId: row.race_id,
    raceName: row.race_name,
    offAt: parseTimestamp(row.race_off_at),
  };
}
