import type {
  Champion,
  ChampionshipDivision,
  ChampionshipHorse,
  ChampionshipStanding,
  FieldPlace,
  MyChampionshipHorse,
  RoadRace,
} from '@furlong/backend';
import {
  championshipProgramme,
  type Division,
  divisions,
  finalOf,
  seasonAt,
  seasonSpan,
} from '@furlong/game/rules';
import { horse, stable } from './fixtures.ts';
import { moment } from './moment.ts';
import { hillside } from './players.ts';

/** What a story's game knows of its championships. */
export interface Championships {
  divisions: ChampionshipDivision[];
  /** Of each division alike. */
  table: ChampionshipStanding[];
  fields: FieldPlace[];
  /** Races of the season that were run. */
  road: Pick<RoadRace, 'offAt' | 'kind' | 'winners'>[];
  champions: Champion[];
  /** Of the player that asks. */
  mine: MyChampionshipHorse[];
}

export const season = seasonAt(moment);

const names = [
  ...['Silver Comet', 'Bay Laurel', 'Turf Legend', 'Paper Moon', 'Salt Marsh', 'Quiet Harbour'],
  ...['Second Wind', 'Night Ferry', 'Tall Story', 'High Water', 'Far Country', 'Plain Sailing'],
  ...['Iron Duchess', 'Golden Mile'],
];
const points = [135, 110, 84, 72, 60.5, 51, 44, 40, 38, 38, 36, 31, 26, 5];
const coats = ['Grey', 'Bay', 'Chestnut', 'Black', 'Roan'] as const;

export const contenders: ChampionshipHorse[] = names.map((name, at) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  coat: coats[at % coats.length] ?? 'Bay',
  sex: at % 2 === 0 ? 'male' : 'female',
  birthSeason: horse.birthSeason,
  rating: 100 - at,
  stable: [0, 12].includes(at) ? stable : { ...hillside, isHouse: at > 8 },
}));

/** The table of the mile in week 10: one below the cut has won its way in. */
const table: ChampionshipStanding[] = contenders.map((each, at) => ({
  ...{ season, division: 'mile', rank: at + 1, horseId: each.id, horse: each },
  points: points[at] ?? 0,
  earnings: 90_000 - at * 6_000,
  runs: 6,
  wins: at < 3 ? 3 - at : 0,
  bestPlace: at < 3 ? 1 : 2,
  automatic: at === 11,
  supplementary: false,
}));

const fields: FieldPlace[] = table.slice(0, 13).map((row, at) => ({
  field: at < 11 ? 'final' : 'consolation',
  place: at < 11 ? at + 1 : at - 10,
  claim: row.automatic ? 'win' : 'points',
  points: row.points,
  horse: row.horse,
}));

/** Those of a season's races that are over by now, each won by one of the first. */
const road = championshipProgramme(seasonSpan(season))
  .filter(({ offAt }) => offAt < moment)
  .map(({ offAt, championship }, at) => ({
    offAt,
    kind: championship.kind,
    winners: table.slice(at % 3, (at % 3) + 1).map((row) => ({
      horse: row.horse,
      points: championship.points[0] ?? 0,
    })),
  }));

const divisionAt = (division: Division, at: number): ChampionshipDivision => ({
  ...{ season, division, qualifiersRun: 38, contenders: table.length },
  leader: at === 5 ? null : { ...(table[at] ?? standing), division },
  cutPoints: 38,
  nextRace: {
    id: `next-${division}`,
    name: 'Ashford Autumn Stakes',
    offAt: moment + (at + 1) * 7_200_000,
  },
  ...{ finalRaceId: null, consolationRaceId: null, drawnAt: null },
  finalOffAt: finalOf(season, division).finalOffAt,
  purse: 150_000,
  supplementaryHorseId: null,
  champion: null,
});

const [standing = missing()] = table;

function missing(): never {
  throw new RangeError('The table is empty.');
}

/** How Ada's two horses stand: one is in, the other lacks thirteen points. */
const mine: MyChampionshipHorse[] = table
  .filter(({ horse: { stable: owner } }) => owner.id === stable.id)
  .map((row, at) => ({
    ...row,
    cutPoints: 38,
    lacks: at === 0 ? 0 : 13,
  }));

/** A champion of the season before. */
export const champion: Champion = {
  ...{ season: season - 1, division: 'mile', raceId: 'ashford-mile' },
  wonAt: finalOf(season - 1, 'mile').finalOffAt,
  timeMs: 94_790,
  horse: standing.horse,
  ...{ points: 135, runs: 6, wins: 3 },
};

/** The season's last week of qualifiers. */
export const championships: Championships = {
  divisions: divisions.map(divisionAt),
  table,
  fields,
  road,
  champions: [],
  mine,
};

/** The finals are drawn, and their supplementary places free. */
export const drawn: Championships = {
  ...championships,
  divisions: championships.divisions.map((each) => ({
    ...each,
    finalRaceId: `${each.division}-final`,
    consolationRaceId: `${each.division}-consolation`,
    drawnAt: moment - 3_600_000,
  })),
};
