import type { Coat, Sex, Silks, Specialty, TrackId } from '@furlong/game/rules';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A list of horses that others can follow. */
export interface HorseList {
  readonly id: string;
  readonly name: string;
  /** As `playerText` of @furlong/game has it; null where nothing is said. */
  readonly description: string | null;
  readonly horses: number;
  readonly followers: number;
  /** Whose it is; null for the house's. */
  readonly stable: { readonly id: string; readonly name: string } | null;
}

/** A list of the player's own, or one that is followed. */
export interface MyHorseList extends HorseList {
  readonly own: boolean;
}

/** A horse of a list, and where it runs next. */
export interface ListedHorse {
  readonly id: string;
  readonly name: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly coat: Coat;
  readonly specialty: Specialty;
  readonly rating: number;
  /** Its places in its last ten runs, the last at the end; 0 for tenth and further back. */
  readonly figures: string;
  readonly retired: boolean;
  readonly stableName: string;
  readonly silks: Silks;
  readonly next: {
    readonly raceId: string;
    readonly raceName: string;
    readonly trackId: TrackId;
    /** Ms since 1970. */
    readonly offAt: number;
  } | null;
}

/** A horse of the lists that the player has made or follows, with their names. */
export interface MyListedHorse extends ListedHorse {
  readonly lists: readonly string[];
}

export interface HorseListRow {
  id: string;
  name: string;
  description: string | null;
  horses: number;
  followers: number;
  stable_id: string | null;
  stable_name: string | null;
}

export const toHorseList = (row: HorseListRow): HorseList => ({
  id: row.id,
  name: row.name,
  description: row.description,
  horses: row.horses,
  followers: row.followers,
  stable:
    row.stable_id === null || row.stable_name === null
      ? null
      : { id: row.stable_id, name: row.stable_name },
});

export interface ListedHorseRow {
  horse_id: string;
  name: string;
  sex: Sex;
  birth_season: number;
  coat: Coat;
  specialty: Specialty;
  rating: number;
  figures: string;
  retired: boolean;
  stable_name: string;
  silks: Silks;
  race_id: string | null;
  race_name: string | null;
  track_id: TrackId | null;
  off_at: string | null;
}

export const toListedHorse = (row: ListedHorseRow): ListedHorse => ({
  ...{ id: row.horse_id, name: row.name, sex: row.sex, birthSeason: row.birth_season },
  ...{ coat: row.coat, specialty: row.specialty, rating: row.rating, figures: row.figures },
  ...{ retired: row.retired, stableName: row.stable_name, silks: row.silks },
  next:
    row.race_id === null || row.race_name === null || row.track_id === null || row.off_at === null
      ? null
      : {
          ...{ raceId: row.race_id, raceName: row.race_name, trackId: row.track_id },
          offAt: parseTimestamp(row.off_at),
        },
});
