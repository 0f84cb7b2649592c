import type { PublishedOpening, PublishedRace, VoidRace } from '@furlong/game/engine';
import { toPublishedRace, toVoidRace } from '../../entries/published.ts';
import { type Entry, type EntryRow, toEntry } from '../../entries/rows.ts';
import {
  type BallotLot,
  type BallotLotRow,
  type ChampionshipDrawRow,
  type HouseReserveRow,
  type OpeningRow,
  type RaceClaimRow,
  toBallotLot,
  toChampionshipDraw,
  toHouseReserve,
  toRaceClaim,
} from '../../races/openingRows.ts';
import { type Race, type RaceRow, toRace } from '../../races/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp, parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** A race that is over, with all that verifies it. */
export interface RaceOver {
  readonly race: Race;
  /** By place, those of a race that was called off by draw and entry. */
  readonly runners: readonly (Entry & {
    readonly horseName: string;
    readonly stableName: string;
  })[];
  /** By turn; nobody where all that were entered can run. */
  readonly ballot: readonly BallotLot[];
  /** What stables gave its runners, in the order of the draw, the first published first. */
  readonly previews: readonly OpenPreview[];
  /** What `verifyRace` or `verifyVoidRace` takes; null of a race that lacks what they need. */
  readonly published: PublishedRace | VoidRace | null;
}

export interface OpenPreview {
  readonly stableId: string;
  readonly stableName: string;
  /** Whole percents. */
  readonly chances: readonly number[];
  /** By which the house made it; null for a player's. */
  readonly rule: string | null;
  readonly publishedAt: number;
  /** Null of a race that was called off. */
  readonly score: number | null;
}

interface Row {
  race: RaceRow;
  runners: (EntryRow & {
    horse: { name: string };
    stable: { name: string; is_house: boolean };
  })[];
  opening: OpeningRow | null;
  house_horses: HouseReserveRow[];
  ballot: BallotLotRow[];
  championship: ChampionshipDrawRow | null;
  claims: RaceClaimRow[];
  previews: {
    stable_id: string;
    stable: string;
    chances: number[];
    rule: string | null;
    published_at: string;
    score: number | null;
  }[];
}

/** How many races the database tells at once. */
const pageSize = 50;

/**
 * The races off in [`from`, `to`), ms since 1970, that are over, the first off first: page by page, so that
 * no more than fifty are held at once.
 */
export async function* racesOver(
  backend: ServiceBackend,
  { from, to }: { from: number; to: number },
): AsyncGenerator<RaceOver> {
  let after: Race | undefined;
  for (;;) {
    const rows: Row[] = await unwrap(
      backend
        .rpc('races_over', {
          ...{ p_from: formatTimestamp(from), p_to: formatTimestamp(to) },
          ...(after && { p_after_off: formatTimestamp(after.offAt), p_after_id: after.id }),
        })
        .overrideTypes<Row[], { merge: false }>(),
    );
    for (const row of rows) {
      const over = toRaceOver(row);
      after = over.race;
      yield over;
    }
    if (rows.length < pageSize) return;
  }
}

function toRaceOver(row: Row): RaceOver {
  const race = toRace(row.race);
  const runners = row.runners.map(({ horse, stable, ...entry }) => ({
    ...toEntry(entry),
    horseName: horse.name,
    stableName: stable.name,
    stable: { isHouse: stable.is_house },
  }));
  const ballot = row.ballot.map(toBallotLot);
  const published = toPublishedRace({ race, runners }) ?? toVoidRace({ race, runners });
  return {
    race,
    runners: runners.map(({ stable: _, ...runner }) => runner),
    ballot,
    previews: row.previews.map((preview) => ({
      ...{ stableId: preview.stable_id, stableName: preview.stable },
      ...{ chances: preview.chances, rule: preview.rule, score: preview.score },
      publishedAt: parseTimestamp(preview.published_at),
    })),
    published: published && { ...published, opening: toOpening(row, ballot) },
  };
}

function toOpening(
  { opening, house_horses, championship, claims }: Row,
  ballot: readonly BallotLot[],
): PublishedOpening | null {
  return (
    opening && {
      openedAt: parseTimestamp(opening.opened_at),
      terms: opening.terms,
      reserves: opening.reserves,
      houseHorses: house_horses.map(toHouseReserve),
      ballot,
      claims: claims.map(toRaceClaim),
      championship: championship && toChampionshipDraw(championship),
    }
  );
}
