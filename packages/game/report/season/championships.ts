import type { ChampionshipRace } from '../../src/championships/calendar.ts';
import { type Division, divisions } from '../../src/championships/divisions.ts';
import { type Contender, championshipOrder, finalFields } from '../../src/championships/order.ts';
import { pointsForPlaces } from '../../src/championships/points.ts';
import { hashText } from '../../src/random/hashText.ts';
import type { Finished } from './raceday.ts';
import { isEligible } from './raceday.ts';
import type { SeasonHorse, SeasonStable } from './stable.ts';

/** A final or a consolation that was run. */
export interface FinalFacts {
  readonly season: number;
  readonly division: Division;
  readonly kind: 'final' | 'consolation';
  readonly players: number;
  readonly house: number;
  /** True where the champion is a player's. */
  readonly wonByPlayer: boolean;
}

type Entered = Omit<Contender, 'lot' | 'rating' | 'horseId'>;

/** The championships of the seasons: points, who is drawn into finals, and whose horses got that far. */
export class Championships {
  readonly finals: FinalFacts[] = [];
  /** By season: the stables that ran, and those of them with a horse in a final or a consolation. */
  readonly ran = new Map<number, Set<SeasonStable>>();
  readonly inFinals = new Map<number, Set<SeasonStable>>();
  #records = new Map<Division, Map<SeasonHorse, Entered>>();
  #fields = new Map<Division, { final: SeasonHorse[]; consolation: SeasonHorse[] }>();

  /** Points, earnings and places of a season are forgotten. */
  beginSeason(): void {
    this.#records = new Map(divisions.map((division) => [division, new Map()]));
    this.#fields = new Map();
  }

  /** Who runs in a final or a consolation; both are drawn once, without supplementary entries. */
  field(
    race: ChampionshipRace,
    horses: readonly SeasonHorse[],
    house: readonly SeasonHorse[],
  ): SeasonHorse[] {
    const { division, season, kind } = race.championship;
    const drawn = this.#fields.get(division) ?? this.#draw(race, season, horses, house);
    this.#fields.set(division, drawn);
    return kind === 'final' ? drawn.final : drawn.consolation;
  }

  #draw(
    race: ChampionshipRace,
    season: number,
    horses: readonly SeasonHorse[],
    house: readonly SeasonHorse[],
  ) {
    const records = this.#records.get(race.championship.division) ?? new Map<never, never>();
    const of = (horse: SeasonHorse) => ({
      horseId: horse.id,
      rating: horse.rating,
      lot: String(hashText(`${season} ${horse.id}`)),
    });
    const contenders = [...records].map(([horse, record]) => ({ ...record, ...of(horse) }));
    const others = house.filter((horse) => isEligible(horse, race) && !records.has(horse));
    const order = championshipOrder(contenders, others.map(of));
    const absent = [...records.keys()].filter(({ retired }) => retired).map(({ id }) => id);
    const drawn = finalFields(order, { absent, supplementary: null });
    const known = new Map([...horses, ...house].map((horse) => [horse.id, horse]));
    const named = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
    return { final: named(drawn.final), consolation: named(drawn.consolation) };
  }

  /** Notes who ran in a race of any kind, and what one of the championships brought. */
  settle(race: ChampionshipRace | null, season: number, finished: readonly Finished[]): void {
    note(this.ran, season, finished);
    if (race === null) return;
    const { division, kind, points, automatic } = race.championship;
    if (kind !== 'qualifier') {
      note(this.inFinals, season, finished);
      const players = finished.filter(({ horse }) => horse.stable !== null).length;
      const wonByPlayer = finished.some(({ horse, place }) => place === 1 && horse.stable !== null);
      const house = finished.length - players;
      this.finals.push({ ...{ season, division, kind, players, house, wonByPlayer } });
      return;
    }
    const earned = pointsForPlaces(
      points,
      finished.map(({ place }) => place),
    );
    for (const [index, { horse, place, prize }] of finished.entries()) {
      const records = this.#records.get(division);
      const before = records?.get(horse);
      const better = before === undefined || place < before.bestPlace;
      records?.set(horse, {
        points: (before?.points ?? 0) + (earned[index] ?? 0),
        earnings: (before?.earnings ?? 0) + prize,
        bestPlace: better ? place : before.bestPlace,
        bestAt: better ? race.offAt : before.bestAt,
        automatic: before?.automatic === true || (automatic && place === 1),
      });
    }
  }

  /** Of a hundred players' stables that ran in a season, those with a horse in a final or a consolation. */
  share(season: number): number {
    const ran = this.ran.get(season)?.size ?? 0;
    return ran === 0 ? 0 : (100 * (this.inFinals.get(season)?.size ?? 0)) / ran;
  }
}

function note(
  of: Map<number, Set<SeasonStable>>,
  season: number,
  finished: readonly Finished[],
): void {
  const stables = of.get(season) ?? new Set();
  of.set(season, stables);
  for (const { horse } of finished) if (horse.stable) stables.add(horse.stable);
}
