import type { Grade, HouseRule, RaceStatus, Silks, Surface, TrackId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type {
  ListedPreview,
  MyPreview,
  Preview,
  PreviewedRace,
  PreviewStanding,
  RaceReview,
  RaceToPreview,
} from './rows.ts';

interface StableColumns {
  stable_id: string;
  stable_name: string;
  silks: Silks;
}

const stableOf = ({ stable_id, stable_name, silks }: StableColumns) => ({
  ...{ id: stable_id, name: stable_name, silks },
});

interface PreviewRow {
  chances: number[];
  published_at: string;
  score: number | null;
}

const toPreview = ({ chances, published_at, score }: PreviewRow): MyPreview => ({
  ...{ chances, publishedAt: parseTimestamp(published_at), score },
});

/** The races of which previews are taken now, the next off first. */
export async function racesToPreview(backend: Backend): Promise<RaceToPreview[]> {
  const rows = await unwrap(backend.rpc('races_to_preview'));
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, trackId: row.track_id as TrackId },
    ...{ grade: row.grade as Grade, distance: row.distance, surface: row.surface as Surface },
    ...{ runners: row.runners, offAt: parseTimestamp(row.off_at) },
  }));
}

/** The previews of a race from its off on, the best first; none before, whoever asks. */
export async function racePreviews(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<Preview[]> {
  const rows = await unwrap(
    backend
      .rpc('race_previews', { p_race_id: raceId })
      .overrideTypes<
        (StableColumns & PreviewRow & { rule: HouseRule | null })[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({ ...toPreview(row), stable: stableOf(row), rule: row.rule }));
}

/** The player's own preview of a race, sealed or not; null where there is none. */
export async function myPreview(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<MyPreview | null> {
  const [row] = await unwrap(
    backend
      .rpc('my_preview', { p_race_id: raceId })
      .overrideTypes<PreviewRow[], { merge: false }>(),
  );
  return row === undefined ? null : toPreview(row);
}

/** The races whose previews were scored, the last off first, before one of them. */
export async function previewedRaces(
  backend: Backend,
  { after, limit }: { after: Pick<PreviewedRace, 'id' | 'offAt'> | null; limit: number },
): Promise<PreviewedRace[]> {
  const rows = await unwrap(
    backend.rpc('previewed_races', {
      ...(after !== null && {
        p_before_off: formatTimestamp(after.offAt),
        p_before_id: after.id,
      }),
      p_limit: limit,
    }),
  );
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, trackId: row.track_id as TrackId, winner: row.winner },
    ...{ offAt: parseTimestamp(row.off_at), previews: row.previews },
    best: { score: row.best, stableName: row.best_stable },
  }));
}

/**
 * The table of a month: the fifty stables with the greatest sums.
 * @param month by UTC, such as 2026-11
 */
export async function previewTable(
  backend: Backend,
  { month }: { month: string },
): Promise<PreviewStanding[]> {
  const rows = await unwrap(
    backend
      .rpc('preview_table', { p_month: month })
      .overrideTypes<
        (StableColumns & { is_house: boolean; previews: number; score: number })[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({
    ...{ stable: stableOf(row), house: row.is_house, previews: row.previews, score: row.score },
  }));
}

/** The player's previews, the last published first, before one of them. */
export async function myPreviews(
  backend: Backend,
  { after, limit }: { after: Pick<ListedPreview, 'raceId' | 'publishedAt'> | null; limit: number },
): Promise<ListedPreview[]> {
  const rows = await unwrap(
    backend
      .rpc('my_previews', {
        ...(after !== null && {
          p_before_at: formatTimestamp(after.publishedAt),
          p_before_id: after.raceId,
        }),
        p_limit: limit,
      })
      .overrideTypes<
        {
          race_id: string;
          race_name: string;
          track_id: TrackId;
          off_at: string;
          published_at: string;
          status: RaceStatus;
          score: number | null;
        }[],
        { merge: false }
      >(),
  );
  return rows.map((row) => ({
    ...{ raceId: row.race_id, raceName: row.race_name, trackId: row.track_id },
    ...{ offAt: parseTimestamp(row.off_at), publishedAt: parseTimestamp(row.published_at) },
    ...{ status: row.status, score: row.score },
  }));
}

/** The reviews of a race, the last first, before one of them; of whom the player blocks none. */
export async function raceReviews(
  backend: Backend,
  {
    raceId,
    after,
    limit,
  }: { raceId: string; after: Pick<RaceReview, 'stable' | 'writtenAt'> | null; limit: number },
): Promise<RaceReview[]> {
  const rows = await unwrap(
    backend.rpc('race_reviews', {
      p_race_id: raceId,
      ...(after !== null && {
        p_before_at: formatTimestamp(after.writtenAt),
        p_before_id: after.stable.id,
      }),
      p_limit: limit,
    }),
  );
  return rows.map(({ stable_id, stable_name, body, written_at }) => ({
    ...{ stable: { id: stable_id, name: stable_name }, text: body },
    writtenAt: parseTimestamp(written_at),
  }));
}
