import type { RaceOver } from '@furlong/backend/service';
import { formatGoing, tracks } from '@furlong/game/rules';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | null;

/** What stands in each column of a line, by the column's name. */
type Columns<Line> = Readonly<Record<string, (line: Line) => Cell>>;

interface OfRace {
  readonly race: RaceOver['race'];
}

const iso = (ms: number) => new Date(ms).toISOString();

const ofRace: Columns<OfRace> = {
  race_id: ({ race }) => race.id,
  race: ({ race }) => race.name,
  off_at: ({ race }) => iso(race.offAt),
  track: ({ race }) => tracks[race.trackId].name,
  distance_m: ({ race }) => race.distance,
  surface: ({ race }) => race.surface,
  going: ({ race }) => formatGoing(race.going, race.surface),
  grade: ({ race }) => race.grade,
  status: ({ race }) => race.status,
};

const raceColumns: Columns<OfRace> = {
  ...ofRace,
  purse_credits: ({ race }) => race.purse,
  claim_price_credits: ({ race }) => race.claimPrice,
  entries: ({ race }) => race.entriesCount,
  engine: ({ race }) => race.engine,
  rules: ({ race }) => race.rules,
  seed_hash: ({ race }) => race.seedHash,
  seed: ({ race }) => race.seed,
  card_hash: ({ race }) => race.cardHash,
  salt: ({ race }) => race.salt,
  checksum: ({ race }) => race.checksum,
  beacon_signature: ({ race }) => race.beaconSignature,
  void_reason: ({ race }) => race.voidReason,
  card: ({ race }) => race.card,
};

const runnerColumns: Columns<OfRace & { runner: RaceOver['runners'][number] }> = {
  ...ofRace,
  place: ({ runner }) => runner.place,
  time_s: ({ runner: { timeMs } }) => timeMs && timeMs / 1000,
  horse_id: ({ runner }) => runner.horseId,
  horse: ({ runner }) => runner.horseName,
  stable_id: ({ runner }) => runner.stableId,
  stable: ({ runner }) => runner.stableName,
  draw: ({ runner }) => runner.draw,
  weight_lb: ({ runner }) => runner.weight,
  jockey_licence: ({ runner }) => runner.jockey,
  prize_credits: ({ runner }) => runner.prize,
  rating_before_lb: ({ runner }) => runner.ratingBefore,
  rating_after_lb: ({ runner }) => runner.ratingAfter,
  morning_line_percent: ({ runner: { winChance } }) => winChance && winChance / 100,
  entered_at: ({ runner }) => iso(runner.enteredAt),
  nonce: ({ runner }) => runner.nonce,
};

const lotColumns: Columns<OfRace & { lot: RaceOver['ballot'][number] }> = {
  ...ofRace,
  turn: ({ lot }) => lot.turn,
  runs: ({ lot }) => lot.runs,
  horse_id: ({ lot }) => lot.horseId,
  horse: ({ lot }) => lot.horseName,
  stable_id: ({ lot }) => lot.stableId,
  stable: ({ lot }) => lot.stableName,
  missed_race_id: ({ lot }) => lot.missedRaceId,
  entered_at: ({ lot }) => iso(lot.enteredAt),
  nonce: ({ lot }) => lot.nonce,
};

const previewColumns: Columns<
  OfRace & Pick<RaceOver, 'runners'> & { preview: RaceOver['previews'][number]; draw: number }
> = {
  ...ofRace,
  stable_id: ({ preview }) => preview.stableId,
  stable: ({ preview }) => preview.stableName,
  house_rule: ({ preview }) => preview.rule,
  published_at: ({ preview }) => iso(preview.publishedAt),
  draw: ({ draw }) => draw,
  horse_id: ({ runners, draw }) => runners.find((runner) => runner.draw === draw)?.horseId ?? null,
  chance_percent: ({ preview, draw }) => preview.chances[draw - 1] ?? null,
  score: ({ preview }) => preview.score,
};

/** A line a race, with all that binds the house to it. */
export const racesCsv = (races: readonly RaceOver[]): string => csv(raceColumns, races);

/** A line a runner, with its result. */
export const runnersCsv = (races: readonly RaceOver[]): string =>
  csv(
    runnerColumns,
    races.flatMap(({ race, runners }) => runners.map((runner) => ({ race, runner }))),
  );

/** A line an entry of those races for which more were entered than could run. */
export const ballotsCsv = (races: readonly RaceOver[]): string =>
  csv(
    lotColumns,
    races.flatMap(({ race, ballot }) => ballot.map((lot) => ({ race, lot }))),
  );

/** A line a runner of each preview, with what that gave it. */
export const previewsCsv = (races: readonly RaceOver[]): string =>
  csv(
    previewColumns,
    races.flatMap(({ race, runners, previews }) =>
      previews.flatMap((preview) =>
        preview.chances.map((_, index) => ({ race, runners, preview, draw: index + 1 })),
      ),
    ),
  );

/** Cells that a spreadsheet would take for a formula are made harmless by an apostrophe before them. */
function csv<Line>(columns: Columns<Line>, lines: readonly Line[]): string {
  const cells = lines.map((line) => Object.values(columns).map((cell) => cell(line)));
  return stringify([Object.keys(columns), ...cells], {
    escape_formulas: true,
    quoted_match: '\r',
    record_delimiter: 'windows',
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  });
}
