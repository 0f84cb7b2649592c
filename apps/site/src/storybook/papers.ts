import type { MyPaperRow, PaperDayRow, RaceToWatchRow } from '@furlong/backend';
import { DAY, HOUR } from '@furlong/game/rules';
import { horse, race } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';
import { timestamp } from './timestamps.ts';

/** The morning paper as the game has it. */
export interface Papers {
  /** By their days, the earlier first. */
  days: readonly PaperDayRow[];
  watch: readonly RaceToWatchRow[];
  /** What it tells of the player's stable, on whatever day. */
  mine: MyPaperRow | null;
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

export const paperRace: PaperDayRow['big'] = {
  ...{ id: 'kingsmere-cup', name: 'Kingsmere Cup', track_id: 'kingsmere', grade: 'Grade 2' },
  ...{ distance: 2000, surface: 'Turf', runners: 11, purse: 110_000 },
  off_at: timestamp(moment - DAY),
  ...{ horse_id: 'harbour-light', horse_name: 'Harbour Light', coat: 'Bay', sex: 'female' },
  ...{ birth_season: -1, stable_id: hillside.id, stable_name: hillside.name },
  ...{ silks: hillside.silks, time_ms: 122_340, win_chance: 2_100, second: 'Paper Moon' },
};

/** Won at a chance of three in a hundred. */
const surprise: PaperDayRow['big'] = {
  ...paperRace,
  ...{ id: 'red-mesa-dash', name: 'Red Mesa Dash', grade: 'Class 4', distance: 1200 },
  ...{ purse: 11_000, horse_id: 'turf-legend', horse_name: 'Turf Legend', time_ms: 70_120 },
  ...{ coat: 'Chestnut', win_chance: 312, second: 'Iron Duchess' },
};

/** Yesterday, with a surprise, and a close race behind it. */
export const paperDay: PaperDayRow = {
  ...{ day: day(moment - DAY), races: 41, runners: 388, big: paperRace, surprise },
  ...{ close: paperRace, close_ms: 11, records: [] },
};

const run: MyPaperRow['runs'][number] = {
  ...{ id: 'won', at: timestamp(moment - 2 * HOUR), track_id: 'ashford-downs', distance: 1600 },
  ...{
    horse_id: horse.id,
    horse_name: horse.name,
    race_id: 'moor-handicap',
    race_name: 'Moor Handicap',
  },
  ...{ surface: 'Turf', grade: 'Class 2', runners: 9, place: 1, prize: 25_000 },
  ...{ rating_before: 88, rating_after: 92 },
};

export const quietPaper: MyPaperRow = {
  from_at: timestamp(moment - 14 * HOUR),
  to_at: timestamp(moment),
  more: false,
  ...{ runs: [], sessions: [], news: [], money: [], birthdays: [] },
};

/** A night in which one horse won, another was sixth, and money moved. */
export const myPaper: MyPaperRow = {
  ...quietPaper,
  runs: [
    run,
    {
      ...{ ...run, id: 'sixth', place: 6, prize: 0, rating_before: 77, rating_after: 76 },
      ...{ horse_id: 'iron-duchess', horse_name: 'Iron Duchess', grade: 'Class 4' },
      ...{ race_id: 'red-mesa-dash', race_name: 'Red Mesa Dash', at: timestamp(moment - DAY) },
    },
  ],
  sessions: [
    { horse_id: horse.id, horse_name: horse.name, programme: 'speed', sessions: 2 },
    { horse_id: horse.id, horse_name: horse.name, programme: 'agility', sessions: 1 },
  ],
  news: [
    {
      ...{ id: 'sold', stable_id: ada.stable.id, stable_name: ada.stable.name },
      ...{ horse_id: 'old-friend', horse_name: 'Old Friend', race_name: null },
      ...{ type: 'horse_sold', at: timestamp(moment - 6 * HOUR) },
    },
  ],
  money: [
    { kind: 'prizes', amount: 25_000 },
    { kind: 'entry_fee', amount: -1_050 },
    { kind: 'training', amount: -1_350 },
    { kind: 'horse_sale', amount: 4_000 },
  ],
};

const watched: RaceToWatchRow = {
  ...{ id: race.id, name: race.name, track_id: race.trackId, grade: race.grade },
  ...{ distance: race.distance, surface: race.surface, runners: 8, purse: race.purse },
  off_at: timestamp(race.offAt),
};

export const papers: Papers = {
  days: [paperDay],
  watch: [
    watched,
    { ...watched, id: 'night-mile', name: 'Night Mile', off_at: timestamp(moment + 9 * HOUR) },
    { ...watched, id: 'dawn-cup', name: 'Dawn Cup', off_at: timestamp(moment + 18 * HOUR) },
  ],
  mine: myPaper,
};
