import type { RaceWithEntries } from '@furlong/backend';
import { DAY, ratingChangeOf } from '@furlong/game/rules';
import { finished, horse, runner } from './fixtures.ts';
import { moment } from './moment.ts';
import { ada, type Player } from './players.ts';

const conditions = [
  { trackId: 'ashford-downs', distance: 1600, surface: 'Turf', going: 0 },
  { trackId: 'kingsmere', distance: 1400, surface: 'Turf', going: 40 },
  { trackId: 'saltmarsh-park', distance: 1600, surface: 'Dirt', going: -10 },
  { trackId: 'monte-sereno', distance: 2000, surface: 'Turf', going: -30 },
] as const;

const rivals = ['Turf Legend', 'Iron Duchess', 'Bay Laurel', 'Harbour Light', 'Old Bronze'];

/** Where Silver Comet came, race after race. */
const places = [4, 2, 1, 3, 6, 1, 2, 5, 1];

/** So many races of Silver Comet, the oldest first, with the ratings that the rules give it for them. */
export function careerOf(count: number): RaceWithEntries[] {
  let rating = 80;
  return Array.from({ length: count }, (_, index) => {
    const place = places[index % places.length] ?? 1;
    const order = rivals.toSpliced(place - 1, 0, horse.name);
    const id = `career-${index}`;
    const race = {
      ...finished,
      ...conditions[index % conditions.length],
      id,
      name: `Ashford Handicap ${index + 1}`,
      grade: 'Class 2' as const,
      offAt: moment - (count - index) * 9 * DAY,
    };
    const field = order.map((name, behind) => ({
      ...runner(behind + 1, 94_000 + behind * 230, name),
      ratingBefore: name === horse.name ? rating : 84,
    }));
    const { after } = ratingChangeOf({
      ...race,
      horseId: horse.id,
      isHouse: false,
      runsBefore: Math.min(3, index),
      lostInFourWeeks: 0,
      field: field.map(({ horseId, ratingBefore, weight, timeMs, place: came }) => ({
        horseId,
        sex: horse.sex,
        birthSeason: horse.birthSeason,
        rating: ratingBefore,
        weight: weight ?? 0,
        timeMs: timeMs ?? 0,
        place: came ?? 0,
      })),
    });
    const runners = field.map((each) => ({
      ...each,
      id: `${id}-${each.horseId}`,
      raceId: id,
      enteredAt: race.offAt - DAY,
      ratingAfter: each.horseId === horse.id ? after : each.ratingBefore,
    }));
    rating = after;
    return { race, runners };
  });
}

/** Silver Comet's owner, whose horse is as its first nine races left it. */
export function ownerAfterNine(): Player {
  const last = careerOf(9).at(-1);
  const rating = last?.runners.find(({ horseId }) => horseId === horse.id)?.ratingAfter;
  const left = {
    ...{ runs: 9, wins: 3, places: 6, earnings: 75_000, form: 'LWLLW', figures: '61251' },
    rating: rating ?? horse.rating,
    lastRunAt: last?.race.offAt ?? null,
  };
  return {
    ...ada,
    horses: ada.horses.map((each) => (each.id === horse.id ? { ...each, ...left } : each)),
  };
}
