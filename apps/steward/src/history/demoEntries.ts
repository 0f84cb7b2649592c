import { declareHorse, type ServiceBackend } from '@furlong/backend/service';
import type { RaceResult } from '@furlong/game/engine';
import {
  conditionsMet,
  DAY,
  isByInvitation,
  type PlannedRace,
  type RatingChange,
  suitable,
} from '@furlong/game/rules';
import type { DemoHorse } from '../bootstrap/registerDemoHorses.ts';

interface DemoRecord extends DemoHorse {
  rating: number;
  wins: number;
  runs: number;
  /** In ms since 1970. */
  restedAt: number;
}

/** A demo horse rests a day and a half between races, which makes four or five starts in a week. */
const rest = 1.5 * DAY;

/** So long a stable is a novice (`novice_stables_only` in the database). */
const novice = 28 * DAY;

/** Declares the demo horses for the races of a history, and keeps their records up to date. */
export class DemoEntries {
  readonly #records: DemoRecord[];
  readonly #foundedAt: number;

  /** @param foundedAt when their stable was, ms since 1970 */
  constructor(horses: readonly DemoHorse[], foundedAt: number) {
    this.#foundedAt = foundedAt;
    this.#records = horses.map((horse) => ({
      ...horse,
      rating: horse.foundation.rating,
      wins: 0,
      runs: 0,
      restedAt: 0,
    }));
  }

  /** Declares the horse that has run least among those the race suits, if there is one. */
  async declare(
    backend: ServiceBackend,
    race: { raceId: string; planned: PlannedRace; at: number },
  ): Promise<void> {
    const { raceId, planned, at } = race;
    if (planned.noviceStablesOnly && this.#foundedAt < at - novice) return;
    const [horse] = this.#records
      .filter((record) => record.restedAt <= planned.offAt && mayRun(planned, record))
      .sort((a, b) => a.runs - b.runs);
    if (horse === undefined) return;
    horse.restedAt = planned.offAt + rest;
    horse.runs += 1;
    const { horseId } = horse;
    await declareHorse(backend, { raceId, horseId, nonce: crypto.randomUUID(), at });
  }

  /** The draw of a final may have entered a horse besides. */
  recordResult({
    offAt,
    result,
    ratings,
  }: {
    offAt: number;
    result: RaceResult;
    ratings: readonly RatingChange[];
  }): void {
    for (const horse of this.#records) {
      const finish = result.runners.find(({ horseId }) => horseId === horse.horseId);
      const change = ratings.find(({ horseId }) => horseId === horse.horseId);
      if (change) horse.rating = change.after;
      if (finish?.place === 1) horse.wins += 1;
      if (finish) horse.restedAt = offAt + rest;
    }
  }
}

function mayRun(planned: PlannedRace, { foundation, rating, wins }: DemoRecord): boolean {
  const { sex, birthSeason, specialty } = foundation;
  return (
    !isByInvitation(planned.championship) &&
    suitable(specialty, planned.suitableFor) &&
    conditionsMet(planned, { sex, birthSeason, rating, wins })
  );
}
