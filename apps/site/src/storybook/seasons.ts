import type { SeasonAward, SeasonAwardRow, SeasonTurnRow } from '@furlong/backend';
import { seasonAt } from '@furlong/game/rules';
import { horse } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada, hillside } from './players.ts';

/** The last season that is over, as the backend tells of it. */
export interface TurnOfGame {
  row: SeasonTurnRow;
  awards: SeasonAwardRow[];
}

/** The season before that of the stories. */
const over = seasonAt(moment) - 1;

const award = (id: SeasonAward['award'], figures: { wins: number; earnings: number }) => ({
  ...{ award: id, runs: 9, stable_id: hillside.id, stable_name: hillside.name },
  ...{ silks: hillside.silks, ...figures },
});

/** Ada's horse ran six times in it, and was the best miler. */
export const turn: TurnOfGame = {
  row: {
    ...{
      season: over,
      seasons: [over],
      seen: false,
      runs: 6,
      wins: 2,
      places: 4,
      earnings: 12_300,
    },
    ...{ rank: 3, stables: 13, horse_ids: [horse.id], horse_names: [horse.name], horse_runs: [6] },
    ...{ horse_wins: [2], horse_places: [4], horse_earnings: [12_300] },
    ...{ ratings_before: [86], ratings_after: [92] },
  },
  awards: [
    {
      ...award('leading_stable', { wins: 14, earnings: 128_400 }),
      horse_id: null,
      horse_name: null,
    },
    {
      ...award('miler', { wins: 2, earnings: 12_300 }),
      ...{ stable_id: ada.stable.id, stable_name: ada.stable.name, runs: 6 },
      ...{ horse_id: horse.id, horse_name: horse.name },
    },
  ],
};
