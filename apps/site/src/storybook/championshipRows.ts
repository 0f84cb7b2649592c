import type { ChampionshipHorse, ChampionshipStanding } from '@furlong/backend';
import { SIXTIETHS } from '@furlong/game/rules';

/** A horse of the championships as the database tells of it. */
export const championshipHorseRow = ({
  birthSeason,
  stable: { id, name, silks, ownerName, isHouse },
  ...horse
}: ChampionshipHorse) => ({
  ...horse,
  birth_season: birthSeason,
  stable: { id, name, silks: { ...silks }, owner_name: ownerName, is_house: isHouse },
});

/** A row of a division's table, whose points are kept in sixtieths. */
export const standingRow = ({ points, bestPlace, horse, ...row }: ChampionshipStanding) => ({
  rank: row.rank,
  points: points * SIXTIETHS,
  earnings: row.earnings,
  runs: row.runs,
  wins: row.wins,
  best_place: bestPlace,
  automatic: row.automatic,
  supplementary: row.supplementary,
  horse: championshipHorseRow(horse),
});
